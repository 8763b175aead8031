import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { git, removeTempFolders, type TestService, testService } from '../support.ts';

const started: TestService[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});
afterAll(removeTempFolders);

const ID = 'h7kq2v9m4c8x3n5p6r2t7w9y4b';
const AGENT = 'cat >> index.md';
const path = (id: string) => `/v2/agent/docs/job/${id}`;

type Given = Parameters<typeof testService>[0];

async function start(given: Given = {}): Promise<TestService> {
  const service = await testService({ agents: { docs: AGENT }, ...given });
  started.push(service);
  return service;
}

/** A service whose data folder is new, on the repository of another one. */
async function startAnew({ folder, stop }: TestService, given: Given = {}): Promise<TestService> {
  await stop();
  started.splice(0);
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  return start({ folder, ...given, config: { recover: true, ...given.config } });
}

/** A commit of somebody's on a branch that is named like a job's. */
function commitOn(repository: string, { id, message }: { id: string; message: string }): void {
  git(repository, 'branch', '--force', `docs-agent/${id}`, 'main');
  git(repository, 'checkout', '--quiet', `docs-agent/${id}`);
  git(repository, 'commit', '--quiet', '--allow-empty', '-m', message);
  git(repository, 'checkout', '--quiet', 'main');
}

describe.each([{ shallow: false }, { shallow: true }])('with $shallow for shallow', (config) => {
  test('a job goes on where nothing is left of the service that made it', async () => {
    const first = await start();
    const { id } = await first.create('one\n');
    const ended = await first.finished(id);
    git(first.repository, 'commit', '--quiet', '--allow-empty', '-m', 'Meanwhile');

    const second = await startAnew(first, { config });
    const answer = await second.api('GET', path(id));
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      ...ended,
      prLink: `${second.url}/review/docs/${id}`,
      status: 'completed',
    });
    expect(answer.headers.get('docs-agent-turn')).toBeNull();
    expect(answer.headers.get('docs-agent-turns-at-least')).toBe('1');
    const page = (await second.api('GET', `/review/docs/${id}`)).text;
    expect(page.match(/class="line added"/g)).toHaveLength(1);
    expect(page).toContain('The instruction is kept no longer.');
    const preview = { body: { branch: `docs-agent/${id}` } };
    expect((await second.api('POST', '/v1/project/preview/docs', preview)).status).toBe(202);

    const third = await startAnew(second, { config });
    const messaged = await third.api('POST', `${path(id)}/message`, { body: { prompt: 'two\n' } });
    expect(messaged.status).toBe(200);
    expect(messaged.headers.get('docs-agent-turns-at-least')).toBe('2');
    expect(await third.finished(id)).toMatchObject({ status: 'completed' });
    expect(git(third.repository, 'show', `docs-agent/${id}:index.md`)).toContain('one\ntwo');
    expect(git(third.repository, 'rev-list', '--count', `main..docs-agent/${id}`)).toBe('2');

    const fourth = await startAnew(third, { config });
    expect((await fourth.api('GET', path(id))).headers.get('docs-agent-turns-at-least')).toBe('2');
  });
});
