import { expect, test } from '@jest/globals';
import { isOwnMerge } from '../../src/flows/is-own-merge.ts';
import { readEvent } from '../../src/instruction/event.ts';
import type { ThreadComment } from '../../src/ports/code-host.ts';
import { createFakeCodeHost, type FakeCodeHost, MAINTAINER } from '../support/fake-code-host.ts';
import { leave, storiesOf } from '../support/left-behind.ts';

const link = 'https://github.com/o/r/pull/9';
const user = { login: 'octocat', type: 'User' };
const merge = (given: object = {}, action = 'closed') =>
  readEvent('pull_request', {
    action,
    pull_request: { number: 9, html_url: link, merged: true, ...given },
    sender: user,
  });
const ours = (of = link) => leave(storiesOf('job_1', { link: of })['pull-request']);
const other: ThreadComment = { id: 1, inReview: false, body: 'Thanks.', author: MAINTAINER };

async function ask(
  comments: readonly ThreadComment[],
  {
    event = merge(),
    prepare,
  }: { event?: ReturnType<typeof merge>; prepare?: (host: FakeCodeHost) => void } = {},
) {
  const host = createFakeCodeHost();
  host.repository.push(...comments);
  prepare?.(host);
  const isOwn = await isOwnMerge(event, host);
  return { isOwn, read: host.calls.filter((call) => call.startsWith('read')).length, calls: host.calls };
}

test.each<[string, readonly ThreadComment[], boolean]>([
  ['a comment of ours names it', [ours(), other], true],
  ['nobody names it', [other], false],
  ['a comment of ours names another', [ours('https://github.com/o/r/pull/8')], false],
  ['somebody else has copied a marker', [{ ...ours(), author: MAINTAINER }], false],
])('%s', async (_, comments, isOwn) => {
  expect((await ask(comments)).isOwn).toBe(isOwn);
});

test.each<[string, ReturnType<typeof merge>]>([
  ['was closed without a merge', merge({ merged: false })],
  ['has a new commit', merge({}, 'synchronize')],
  ['has no address', merge({ html_url: undefined })],
])('of a pull request that %s, no comment is read', async (_, event) => {
  expect(await ask([ours()], { event })).toEqual({ isOwn: false, read: 0, calls: [] });
});

test('a thousand comments are searched, and none after one that tells', async () => {
  const many = Array.from({ length: 1_200 }, (_, id) => ({ ...other, id }));
  expect(await ask([ours(), ...many])).toMatchObject({ isOwn: false, read: 1_000 });
  expect(await ask([...many, ours(), other])).toMatchObject({ isOwn: true, read: 2 });
});

test.each<[string, (host: FakeCodeHost) => void]>([
  ['comments can’t be read', (host) => host.fail('repositoryComments', 'unreachable')],
  ['nobody says who we are', (host) => Object.assign(host, { ownLogin: async () => undefined })],
])('where %s, it is not known to be', async (_, prepare) => {
  expect((await ask([ours()], { prepare })).isOwn).toBe(false);
});

test('nor is it without a token', async () => {
  expect(await isOwnMerge(merge(), undefined)).toBe(false);
});
