import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { serveRepositories } from '../git/http-remote.ts';
import { git, makeRepository, removeTempFolders, tempFolder } from '../support.ts';
import { commitOn, createStage, ID, messageOf, nowSeconds, path, pileOn, startPulls } from './stage.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(removeTempFolders);

type Kind = 'github' | 'gitea';

/** A stage of one test. */
async function stage(kind: Kind = 'github', shallow = false) {
  const one = await openStage(kind, { shallow });
  closing.push(one.close);
  return { ...one, look: () => one.look(ID) };
}

/** A service that knows nothing, a repository over http with a branch of each job, and where their pull requests would be. */
async function openStage(
  kind: Kind,
  { shallow = false, jobs = [ID] }: { shallow?: boolean; jobs?: string[] },
) {
  const { start, stopAll } = createStage();
  const folder = tempFolder();
  const repository = makeRepository(join(folder, 'owner/docs.git'));
  git(repository, 'config', 'receive.denyCurrentBranch', 'ignore');
  commitOn(repository, ...jobs.map((id) => ({ id, message: messageOf(id) })));
  const refuse: { status?: number } = {};
  const remote = await serveRepositories(folder, () =>
    refuse.status === undefined ? undefined : { status: refuse.status },
  );
  const pulls = await startPulls(kind);
  const given = {
    config: { recover: true, shallow },
    project: {
      repository: `${remote.url}/owner/docs.git`,
      tokenEnv: 'TOKEN',
      pullRequests: { host: kind, apiUrl: pulls.apiUrl },
    },
    environment: { TOKEN: 'token-0123456789' },
  };
  const service = await start(given);
  const asks = () => remote.asked.filter(({ path: asked }) => asked.includes('info/refs')).length;
  return {
    service,
    repository,
    folder,
    remote,
    refuse,
    asks,
    pulls,
    look: (id: string) => service.api('GET', path(id)),
    close: async () => {
      await stopAll();
      remote.close();
      pulls.close();
    },
  };
}

const BRANCH = `docs-agent/${ID}`;
const linkTo = (number: number) => `https://git.example/owner/docs/pull/${number}`;

describe.each(['github', 'gitea'] as const)('on %s', (kind) => {
  /** One of each test, all in one repository, and among them the one that a base is named after. */
  const jobs = Array.from('abcdefghijkm', (letter) => `${ID.slice(0, -1)}${letter}`);
  const unused = [...jobs];
  let shared: Awaited<ReturnType<typeof openStage>>;
  beforeAll(async () => {
    shared = await openStage(kind, { jobs });
  });
  afterAll(() => shared.close());
  beforeEach(() => {
    shared.pulls.pulls.length = 0;
    shared.pulls.asked.length = 0;
    delete shared.pulls.fault.status;
  });
  /** A job that no test before has asked for. */
  const ofOwn = () => {
    const id = unused.pop();
    if (id === undefined) throw new Error('there are more tests than jobs');
    const { pulls, service, look } = shared;
    return { pulls, service, id, branch: `docs-agent/${id}`, look: () => look(id) };
  };

  test('the link is that of the open pull request, whoever else has one for such a branch', async () => {
    const { pulls, look, branch } = ofOwn();
    const at = { head: branch, base: 'main' };
    pulls.pulls.push(
      { number: 1, state: 'closed', ...at },
      { number: 2, state: 'open', ...at, from: 'stranger/docs' },
      { number: 3, state: 'open', ...at, head: `${branch}-2` },
      { number: 4, state: 'open', ...at },
    );
    expect(await look()).toMatchObject({ status: 200, json: { status: 'completed', prLink: linkTo(4) } });
  });

  test('else the newest that was merged or closed, and the branch that it was for', async () => {
    const { pulls, look, branch } = ofOwn();
    pulls.pulls.push({ number: 7, state: 'closed', head: branch, base: 'next' });
    expect(await look()).toMatchObject({ status: 200, json: { prLink: linkTo(7), source: { ref: 'next' } } });
  });

  test.each(['--upload-pack=x', '../main', 'main:refs/heads/x', 'a\u001b[31m', `docs-agent/${ID}`])(
    'a base that is none is not taken for the branch that it was for: %j',
    async (base) => {
      const { pulls, look, branch } = ofOwn();
      pulls.pulls.push({ number: 7, state: 'open', head: branch, base });
      expect(await look()).toMatchObject({
        status: 200,
        json: { prLink: linkTo(7), source: { ref: null } },
      });
    },
  );

  test('a branch that was never proposed has no link', async () => {
    const { pulls, look } = ofOwn();
    expect(await look()).toMatchObject({ status: 200, json: { status: 'completed', prLink: null } });
    expect(pulls.asked.map((line) => line.replace(/.*=/, ''))).toEqual(['open', 'closed']);
  });

  test.each([500, 403, 404, 401])(
    'where it answers %d nothing is said of the job, and nothing kept',
    async (status) => {
      const { pulls, look, service, id } = ofOwn();
      pulls.fault.status = status;
      const answer = await look();
      expect([502, 503]).toContain(answer.status);
      expect(answer.headers.get('retry-after')).toBe(answer.status === 503 ? '5' : null);
      expect(answer.json).toMatchObject({
        error: expect.stringMatching(/could not be found out where it would be/),
      });
      expect(answer.text).not.toContain('token-0123456789');
      expect((await service.api('POST', `${path(id)}/message`, { body: { prompt: 'x' } })).status).toBe(
        answer.status,
      );
    },
  );
});

test.each(['open', 'closed'] as const)(
  'among more %s pull requests than are looked through none is not told as none',
  async (state) => {
    const { pulls, look } = await stage('gitea');
    const at = { state, head: 'another', base: 'main' };
    pulls.pulls.push(...Array.from({ length: 1001 }, (_, n) => ({ number: n + 1, ...at })));
    pulls.pulls.push({ number: 1002, state, head: BRANCH, base: 'main' });
    expect(await look()).toMatchObject({
      status: 503,
      json: { error: expect.stringContaining('there are more than 20 pages') },
    });
  },
);

test('a remote that is not there, or refuses, makes no 404, and is asked again when it is back', async () => {
  const { service, refuse, look, repository, folder } = await stage();
  refuse.status = 500;
  expect(await look()).toMatchObject({ status: 503 });
  refuse.status = 401;
  const again = async (wanted: number) => {
    for (;;) {
      const { status } = await look();
      if (status === wanted) return;
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  await again(502);
  delete refuse.status;
  renameSync(repository, join(folder, 'away'));
  await again(502);
  renameSync(join(folder, 'away'), repository);
  await again(200);
  expect((await service.api('GET', path(ID.replace('h', 'j')))).status).toBe(404);
}, 60_000);

test('a message goes on from the branch over http, with the newest commits alone', async () => {
  const { service, repository, pulls } = await stage('github', true);
  pileOn(repository, { branch: 'main', count: 55, since: nowSeconds() });
  pulls.pulls.push({ number: 5, state: 'open', head: BRANCH, base: 'main' });
  expect(await service.message(ID, 'two\n')).toMatchObject({ status: 'active' });
  expect(await service.finished(ID)).toMatchObject({ status: 'completed', prLink: linkTo(5) });
  expect(git(repository, 'show', `${BRANCH}:index.md`)).toContain('two');
  expect(git(repository, 'rev-list', '--count', `main..${BRANCH}`)).toBe('2');
}, 60_000);

test('thousands of ids are one question to the remote, and those who ask for one job at once are one look-up', async () => {
  const { service, asks, pulls } = await stage();
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const made = Array.from({ length: 1500 }, (_, n) => {
    const tail = [n % 32, Math.floor(n / 32) % 32, Math.floor(n / 1024)].map((at) => letters[at]).join('');
    return `${ID.slice(0, 23)}${tail}`;
  }).filter((id) => id !== ID);
  const begun = performance.now();
  const statuses = new Set<number>();
  for (let at = 0; at < made.length; at += 100) {
    const some = made.slice(at, at + 100).map((id) => service.api('GET', path(id)));
    for (const { status } of await Promise.all(some)) statuses.add(status);
  }
  expect([...statuses]).toEqual([404]);
  // Every five seconds at most, however slow this machine is.
  const most = 1 + Math.ceil((performance.now() - begun) / 5000);
  expect(asks()).toBeLessThanOrEqual(most);
  const answers = await Promise.all(Array.from({ length: 20 }, () => service.api('GET', path(ID))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(pulls.asked.filter((line) => line.endsWith('state=open'))).toHaveLength(1);
}, 120_000);
