import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { GitError } from '../../../src/server/git/git.ts';
import { PullRequestError } from '../../../src/server/pull-requests/github.ts';
import { isPermanent } from '../../../src/server/work/permanent-failure.ts';
import { retry } from '../../../src/server/work/retry.ts';
import { removeTempFolders, testService } from '../support.ts';

afterAll(removeTempFolders);

test.each<[string, unknown, boolean]>([
  [
    'no repository over http',
    new GitError("git fetch: fatal: repository 'https://x.test/a/' not found"),
    true,
  ],
  ['no repository over ssh', new GitError('git fetch: ERROR: Repository not found.'), true],
  ['no access', new GitError("git fetch: fatal: Authentication failed for 'https://x.test/'"), true],
  [
    'a protected branch',
    new GitError('git push: ! [remote rejected] a -> b (protected branch hook declined)'),
    true,
  ],
  [
    'no connection',
    new GitError("git fetch: fatal: unable to access 'https://x.test/': Could not resolve host"),
    false,
  ],
  ['a lock', new GitError('git push: ! [remote rejected] a -> b (cannot lock ref)'), false],
  ['a stale lease', new GitError('git push: ! [rejected] a -> b (stale info)'), false],
  ['an API that has moved', new PullRequestError('could not list pull requests: 301', 301), true],
  ['a bad token', new PullRequestError('could not list pull requests: 401', 401), true],
  ['no repository at the API', new PullRequestError('could not open a pull request: 404', 404), true],
  ['a branch not known yet', new PullRequestError('could not open a pull request: 422', 422), false],
  ['a rate limit', new PullRequestError('could not open a pull request: 403', 403), false],
  ['trouble of the API', new PullRequestError('could not list pull requests: 502', 502), false],
  ['an API out of reach', new PullRequestError('could not reach https://x.test: ECONNREFUSED'), false],
  ['another error', new Error('repository not found'), false],
  ['no error', undefined, false],
])('%s', (_, error, permanent) => expect(isPermanent(error)).toBe(permanent));

test.each([
  [true, 1],
  [false, 3],
])('where an error is permanent (%s), it is tried %d times', async (permanent, expected) => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw new Error('no');
  };
  const how = { delaysMs: [1, 1], signal: new AbortController().signal, isPermanent: () => permanent };
  await expect(retry(work, how)).rejects.toThrow('no');
  expect(tries).toBe(expected);
});

describe('a job fails at once, without the minute between two tries', () => {
  const options = { retryDelaysMs: [60_000] };
  const reasonOf = async (service: { url: string }, id: string) =>
    /class="why">Failed: ([^<]*)/.exec(await (await fetch(`${service.url}/review/docs/${id}`)).text())?.[1];

  test.each<[string, object, RegExp]>([
    ['a branch that is missing', { ref: 'gone' }, /has no branch gone/],
    ['a repository that is missing', { repository: 'nowhere' }, /does not appear to be a git repository/],
  ])('%s', async (_, project, reason) => {
    const service = await testService({ agents: { docs: 'echo x > y' }, project: { ...project }, options });
    const { id } = await service.finished((await service.create('Fix.')).id);
    expect(await reasonOf(service, id)).toMatch(reason);
    await service.stop();
  });

  test('a push that is declined', async () => {
    const service = await testService({ agents: { docs: 'echo x > y' }, options });
    const hook = join(service.repository, '.git/hooks/pre-receive');
    rmSync(hook, { force: true });
    writeFileSync(hook, '#!/bin/sh\necho not here >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    const { id, status } = await service.finished((await service.create('Fix.')).id);
    expect([status, await reasonOf(service, id)]).toEqual(['failed', expect.stringMatching(/hook declined/)]);
    await service.stop();
  });
});
