import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { waitMs } from '../../../src/server/work/late-publisher.ts';
import { untilThere } from '../../support/shell.ts';
import { git, removeTempFolders, type TestService, testService, until } from '../support.ts';

let service: TestService;
afterAll(removeTempFolders);

const AGENT = `cat >> index.md; touch "$HOME/ready"; ${untilThere('$HOME/go')}; rm "$HOME/go"`;

async function start(given: { config?: Record<string, unknown>; publishEveryMs?: number } = {}) {
  const { config = {}, publishEveryMs = 50 } = given;
  service = await testService({ agents: { docs: AGENT }, config, options: { publishEveryMs } });
  const { folder, repository } = service;
  const away = join(folder, 'away');
  return {
    repository,
    lose: () => renameSync(repository, away),
    restore: () => renameSync(away, repository),
    /** Lets the agent end once it is at work. */
    go: async (id: string) => {
      const home = join(folder, 'data/jobs', id, 'home');
      await until(() => existsSync(join(home, 'ready')) || undefined);
      writeFileSync(join(home, 'go'), '');
    },
    ready: (id: string) => until(() => existsSync(join(folder, 'data/jobs', id, 'home/ready')) || undefined),
  };
}

const pageOf = (id: string) => service.api('GET', `/review/docs/${id}`).then(({ text }) => text);

describe('a change that waits to be published', () => {
  afterEach(async () => service.stop());

  test('is published when the remote is back', async () => {
    const { repository, lose, restore, go, ready } = await start();
    const { id } = await service.create('one\n');
    await ready(id);
    lose();
    await go(id);
    expect(await service.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    expect(await pageOf(id)).toContain('the change is made and kept, but could not be published yet');
    await until(() => service.log.find((line) => line.startsWith('unpublished')));
    restore();
    const job = await until(async () => {
      const now = await service.finished(id);
      return now.status === 'completed' ? now : undefined;
    });
    expect(job.prLink).toBe(`${service.url}/review/docs/${id}`);
    expect(git(repository, 'show', `docs-agent/${id}:index.md`)).toBe('# Docs\n\nteh page\none');
    expect(await pageOf(id)).not.toContain('could not be published');
  });

  test('is tried once more before a service ends that is given time for it', async () => {
    const { repository, lose, restore, go, ready } = await start({
      config: { drainSeconds: 1 },
      publishEveryMs: 600_000,
    });
    const { id } = await service.create('one\n');
    await ready(id);
    lose();
    await go(id);
    expect(await service.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    restore();
    await service.stop();
    expect(git(repository, 'show', `docs-agent/${id}:index.md`)).toBe('# Docs\n\nteh page\none');
  });

  test('is what the next turn starts from, and takes along', async () => {
    const { repository, lose, restore, go, ready } = await start();
    const { id } = await service.create('one\n');
    await ready(id);
    lose();
    await go(id);
    await service.finished(id);
    await service.stop();
    restore();
    service = await testService({ agents: { docs: AGENT }, folder: service.folder });
    await service.message(id, 'two\n');
    await go(id);
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink: expect.any(String) });
    expect(git(repository, 'show', `docs-agent/${id}:index.md`)).toBe('# Docs\n\nteh page\none\ntwo');
    const page = await pageOf(id);
    expect(page.match(/class="line added"/g)).toHaveLength(2);
  });

  test('is published too where only its pull request was missing', async () => {
    let answers = 0;
    const host = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.method === 'GET') return void response.end('[]');
      answers++;
      response.statusCode = answers === 1 ? 503 : 201;
      response.end(
        JSON.stringify(
          answers === 1
            ? { message: 'busy' }
            : { html_url: 'https://git.example/o/r/pulls/1', head: { ref: 'x' } },
        ),
      );
    });
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
    const apiUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    service = await testService({
      agents: { docs: 'cat >> index.md' },
      project: { tokenEnv: 'TOKEN', pullRequests: { host: 'github', apiUrl } },
      environment: { TOKEN: 'token-0123456789' },
      options: { publishEveryMs: 50 },
    });
    try {
      const { id } = await service.create('one\n');
      const job = await until(async () => {
        const now = await service.finished(id);
        return now.status === 'completed' ? now : undefined;
      });
      expect(job.prLink).toBe('https://git.example/o/r/pulls/1');
      expect(answers).toBe(2);
      expect(service.log.some((line) => line.startsWith('failed') && line.includes('503'))).toBe(true);
    } finally {
      host.close();
      host.closeAllConnections();
    }
  });

  test('leaves a branch alone that a person has made of it meanwhile', async () => {
    const { repository, lose, restore, go, ready } = await start();
    const { id } = await service.create('one\n');
    await ready(id);
    lose();
    await go(id);
    await service.finished(id);
    await service.stop();
    restore();
    git(repository, 'checkout', '--quiet', '-b', `docs-agent/${id}`);
    git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'Mine');
    const mine = git(repository, 'rev-parse', 'HEAD');
    service = await restart();
    const told = await until(() => service.log.find((line) => line.includes('its branch has moved')));
    expect(git(repository, 'rev-parse', `docs-agent/${id}`)).toBe(mine);
    const [, apart = ''] = /what was made is kept as the branch (\S+?)"/.exec(told) ?? [];
    expect(git(repository, 'show', `${apart}:index.md`)).toContain('one');
    // Nothing is tried again any more, so the answer does not say so.
    const failure = `its branch has moved; what was made is kept as the branch ${apart}`;
    expect(await service.finished(id)).toMatchObject({ status: 'failed', failure });
  });
});

test('it is looked for every few seconds at first, and in the end every two hours', () => {
  expect([0, 1, 119, 120, 121, 130, 1000].map((tries) => waitMs(tries, 5000))).toEqual([
    5000, 5000, 5000, 10_000, 20_000, 7_200_000, 7_200_000,
  ]);
});

/** The same service again, on the same data. */
async function restart(): Promise<TestService> {
  return testService({ agents: { docs: AGENT }, options: { publishEveryMs: 50 }, folder: service.folder });
}
