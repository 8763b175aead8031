import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { git, removeTempFolders } from '../support.ts';
import { commitOn, createStage, ID, messageOf, path, pileOn } from './stage.ts';

const { start, startAnew, startOn, stopAll } = createStage();
afterEach(stopAll);
afterAll(removeTempFolders);

const LEAST = 'docs-agent-turns-at-least';

describe.each([{ shallow: false }, { shallow: true }])('where shallow is $shallow', (config) => {
  test('a job goes on where nothing is left of the service that made it', async () => {
    const first = await start();
    const { id } = await first.create('one\n');
    const { source } = await first.finished(id);
    git(first.repository, 'commit', '--quiet', '--allow-empty', '-m', 'Meanwhile');

    const second = await startAnew(first, { config });
    const answer = await second.api('GET', path(id));
    expect(answer.status).toBe(200);
    const link = `${second.url}/review/docs/${id}`;
    expect(answer.json).toMatchObject({ id, status: 'completed', source, prLink: link });
    expect(answer.headers.get('docs-agent-turn')).toBeNull();
    expect(answer.headers.get(LEAST)).toBe('1');
    const page = (await second.api('GET', `/review/docs/${id}`)).text;
    expect(page.match(/class="line added"/g)).toHaveLength(1);
    expect(page).toContain('The instruction is kept no longer.');

    const third = await startAnew(second, { config });
    const preview = { body: { branch: `docs-agent/${id}` } };
    expect((await third.api('POST', '/v1/project/preview/docs', preview)).status).toBe(202);

    const fourth = await startAnew(third, { config });
    const messaged = await fourth.api('POST', `${path(id)}/message`, { body: { prompt: 'two\n' } });
    expect(messaged.status).toBe(200);
    expect(messaged.headers.get(LEAST)).toBe('2');
    expect(await fourth.finished(id)).toMatchObject({ status: 'completed' });
    expect(git(fourth.repository, 'show', `docs-agent/${id}:index.md`)).toContain('one\ntwo');
    expect(git(fourth.repository, 'rev-list', '--count', `main..docs-agent/${id}`)).toBe('2');

    const fifth = await startAnew(fourth, { config });
    expect((await fifth.api('GET', path(id))).headers.get(LEAST)).toBe('2');
  });

  test('a merged job is there as long as its branch is, and none afterwards', async () => {
    const first = await start();
    const { id } = await first.create('one\n');
    await first.finished(id);
    git(first.repository, 'merge', '--quiet', '--no-ff', '--no-edit', `docs-agent/${id}`);
    const second = await startAnew(first, { config });
    const answer = await second.api('GET', path(id));
    expect(answer).toMatchObject({ status: 200, json: { status: 'completed' } });
    expect(answer.headers.get(LEAST)).toBe('1');
    const page = (await second.api('GET', `/review/docs/${id}`)).text;
    expect(page.match(/class="line added"/g)).toHaveLength(1);

    git(first.repository, 'branch', '-D', `docs-agent/${id}`);
    const third = await startAnew(second, { config });
    expect((await third.api('GET', path(id))).status).toBe(404);
    expect((await third.api('POST', `${path(id)}/message`, { body: { prompt: 'x' } })).status).toBe(404);
  });
});

/** What others may have put on a job's branch above what its turns left. */
describe.each([{ shallow: false }, { shallow: true }])('where shallow is $shallow', (config) => {
  const branch = `docs-agent/${ID}`;
  const mergeMain = (repository: string) => {
    git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'Base');
    git(repository, 'checkout', '--quiet', branch);
    git(repository, 'merge', '--quiet', '--no-edit', 'main');
    git(repository, 'checkout', '--quiet', 'main');
  };
  test.each<[string, (repository: string) => void]>([
    ['1,001 commits', (repository) => pileOn(repository, { branch, count: 1001 })],
    [
      'a commit with 5 MB to say',
      (repository) =>
        pileOn(repository, { branch, count: 1, message: `Mine\n\n${'word '.repeat(1_000_000)}` }),
    ],
    [
      'a commit with 5 MB that name another job',
      (repository) =>
        pileOn(repository, { branch, count: 1, message: `Mine\n\nDocs-Agent-Job: ${'x'.repeat(5_000_000)}` }),
    ],
    [
      '60 commits, and what it is to be merged into',
      (repository) => {
        pileOn(repository, { branch, count: 60 });
        mergeMain(repository);
      },
    ],
    [
      '1,100 commits, and what it is to be merged into',
      (repository) => {
        pileOn(repository, { branch, count: 1100 });
        mergeMain(repository);
      },
    ],
  ])('a job is found below %s', async (_, pile) => {
    const service = await startOn(
      (repository) => {
        commitOn(repository, { message: messageOf() });
        pile(repository);
      },
      { config },
    );
    const answer = await service.api('GET', path(ID));
    expect(answer).toMatchObject({ status: 200, json: { status: 'completed' } });
    expect(answer.headers.get(LEAST)).toBe('1');
  });

  test('below a commit with more to say of the job than is read it is not known, and not told as none', async () => {
    const said = `Mine\n\nDocs-Agent-Job: ${ID}${'x'.repeat(9 * 1024 * 1024)}`;
    const service = await startOn(
      (repository) => {
        commitOn(repository, { message: messageOf() });
        pileOn(repository, { branch, count: 1, message: said });
      },
      { config },
    );
    const answer = await service.api('GET', path(ID));
    expect(answer).toMatchObject({ status: 503, json: { error: expect.stringContaining('more than') } });
  });
});

test('without the setting nothing is looked for', async () => {
  const service = await startOn((repository) => commitOn(repository, { message: messageOf() }), {
    config: { recover: false },
  });
  expect((await service.api('GET', path(ID))).status).toBe(404);
});

describe('a branch that is named like a job’s', () => {
  const mergeOf = (repository: string, id: string) => {
    commitOn(repository, { id, message: messageOf(id) });
    git(repository, 'checkout', '--quiet', '-B', 'side', 'main');
    git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'Mine');
    git(repository, 'merge', '--quiet', '--no-ff', '-m', 'Merge', `docs-agent/${id}`);
    git(repository, 'branch', '--force', `docs-agent/${ID}`, 'side');
    git(repository, 'checkout', '--quiet', 'main');
  };
  test.each<[string, (repository: string) => void]>([
    ['has no commit that says so', (repository) => commitOn(repository, { message: 'Mine' })],
    [
      'has one that names another job',
      (repository) => commitOn(repository, { message: messageOf(ID.replace('h', 'j')) }),
    ],
    [
      'has the words elsewhere in a message',
      (repository) => commitOn(repository, { message: `${messageOf()}\n\nSo it is.` }),
    ],
    ['has merged another job', (repository) => mergeOf(repository, ID.replace('h', 'j'))],
    ['has its commit by a merge alone', (repository) => mergeOf(repository, ID)],
    [
      'is what it is to be merged into',
      (repository) => {
        commitOn(repository, { message: messageOf() });
        git(repository, 'merge', '--quiet', '--no-ff', '-m', 'Merge it', `docs-agent/${ID}`);
        git(repository, 'branch', '--force', `docs-agent/${ID}`, 'main');
      },
    ],
  ])('and %s is no job', async (_, prepare) => {
    const service = await startOn(prepare);
    expect((await service.api('GET', path(ID))).status).toBe(404);
    expect((await service.api('GET', `/review/docs/${ID}`)).status).toBe(404);
  });

  test('is one whatever else others have put on it, and however odd their clocks are', async () => {
    const service = await startOn((repository) => {
      commitOn(repository, { message: messageOf() });
      git(repository, 'checkout', '--quiet', `docs-agent/${ID}`);
      git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'Mine');
      process.env.GIT_COMMITTER_DATE = '2090-01-01T00:00:00Z';
      git(repository, 'commit', '--quiet', '--allow-empty', '-m', messageOf());
      delete process.env.GIT_COMMITTER_DATE;
      git(repository, 'checkout', '--quiet', 'main');
      git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'Base');
      git(repository, 'checkout', '--quiet', `docs-agent/${ID}`);
      git(repository, 'merge', '--quiet', '--no-edit', 'main');
      git(repository, 'checkout', '--quiet', 'main');
    });
    const answer = await service.api('GET', path(ID));
    expect(answer).toMatchObject({ status: 200, json: { status: 'completed' } });
    expect(answer.headers.get(LEAST)).toBe('2');
    expect((await service.api('GET', `/review/docs/${ID}`)).text).not.toContain('2090');
  });
});

test.each(['nope', `${ID}x`, ID.toUpperCase(), 'a'.repeat(128), '..', '%00', '-'.repeat(26), 'HEAD'])(
  'what is no id of the service’s is asked for nowhere: %s',
  async (id) => {
    const service = await startOn(() => {}, { project: { repository: '/nonexistent/repository' } });
    expect((await service.api('GET', path(id))).status).toBe(404);
  },
);
