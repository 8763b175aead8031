import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { git, type Job, removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService;
let end = () => {};
afterEach(async () => {
  await service.stop();
  end();
});
afterAll(removeTempFolders);

type Opened = { base: string; head: string };

/** A service whose repository has a branch `release-2.1`, and the pull requests that it opens. */
async function start(project: Record<string, unknown>): Promise<Opened[]> {
  const opened: Opened[] = [];
  const host = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'GET') {
      response.end('[]');
      return;
    }
    const pull = JSON.parse(Buffer.concat(chunks).toString()) as Opened;
    opened.push(pull);
    const made = { html_url: 'https://h.example/o/docs/pull/1', head: { ref: pull.head } };
    response.writeHead(201).end(JSON.stringify(made));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  end = () => host.close();
  const apiUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  service = await testService({
    agents: { docs: 'cat >> index.md' },
    project: { tokenEnv: 'TOKEN', pullRequests: { host: 'github', apiUrl }, ...project },
    environment: { TOKEN: 'token-0123456789' },
  });
  git(service.repository, 'checkout', '--quiet', '-b', 'release-2.1');
  git(service.repository, 'commit', '--quiet', '--allow-empty', '-m', 'Release');
  git(service.repository, 'checkout', '--quiet', 'main');
  return opened;
}

const create = async (body: object) => {
  const answer = await service.api('POST', '/v2/agent/docs/job', { body });
  return { status: answer.status, job: answer.json as Job & { error?: string } };
};

describe('a job', () => {
  test('that names a branch starts from it, goes on from it, and is to be merged into it', async () => {
    const opened = await start({ refs: ['release-*'] });
    const { status, job } = await create({ prompt: 'one\n', ref: 'release-2.1' });
    expect([status, job.source]).toEqual([201, { repository: expect.any(String), ref: 'release-2.1' }]);
    expect(await service.finished(job.id)).toMatchObject({
      status: 'completed',
      source: { ref: 'release-2.1' },
    });
    expect(opened).toMatchObject([{ base: 'release-2.1', head: `docs-agent/${job.id}` }]);
    await service.message(job.id, 'two\n');
    await service.finished(job.id);
    expect(opened.map(({ base }) => base)).toEqual(['release-2.1', 'release-2.1']);
    expect(git(service.repository, 'merge-base', 'release-2.1', `docs-agent/${job.id}`)).toBe(
      git(service.repository, 'rev-parse', 'release-2.1'),
    );
    expect(git(service.repository, 'rev-list', '--count', `release-2.1..docs-agent/${job.id}`)).toBe('2');
  });

  test('that names none is as before, beside one that does', async () => {
    const opened = await start({ refs: ['release-*'] });
    const [plain, named] = await Promise.all([
      create({ prompt: 'one\n' }),
      create({ prompt: 'two\n', ref: 'release-2.1' }),
    ]);
    await service.finished(plain.job.id);
    await service.finished(named.job.id);
    const baseOf = ({ job }: typeof plain) => opened.find(({ head }) => head.endsWith(job.id))?.base;
    expect([baseOf(plain), baseOf(named)]).toEqual(['main', 'release-2.1']);
    expect(plain.job.source).toMatchObject({ ref: null });
  });

  test('that names a branch which is not there fails with its name', async () => {
    await start({ refs: ['release-*'] });
    const { job } = await create({ prompt: 'one\n', ref: 'release-9' });
    expect(await service.finished(job.id)).toMatchObject({ status: 'failed', source: { ref: 'release-9' } });
    expect(service.log.join('\n')).toContain('the repository has no branch release-9');
  });

  test('that names one which the project does not allow is not made', async () => {
    await start({ ref: 'main' });
    const { status, job } = await create({ prompt: 'one\n', ref: 'release-2.1' });
    expect([status, job.error]).toEqual([
      400,
      "`ref`: a job of this project can't start from release-2.1. Accepted: main.",
    ]);
    expect((await create({ prompt: 'one\n', ref: 'main' })).status).toBe(201);
  });
});
