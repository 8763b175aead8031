import { describe, expect, test } from '@jest/globals';
import { gatherContext, peopleLetIn } from '../../src/flows/gather-context.ts';
import { createEye } from '../../src/flows/thread/eye.ts';
import type { Context } from '../../src/instruction/contexts.ts';
import { type CommentEvent, readEvent, type ThreadEvent } from '../../src/instruction/event.ts';
import type { Person } from '../../src/ports/code-host.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../support/fake-code-host.ts';
import { leave, storiesOf } from '../support/left-behind.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const user = { login: 'octocat', type: 'User' };
const onIssue = readEvent('issue_comment', {
  action: 'created',
  issue: { number: 7 },
  comment: { id: 3, body: 'x', user },
  sender: user,
});
const onPull = readEvent('pull_request', { action: 'opened', pull_request: { number: 7 }, sender: user });

function gather(context: Context, event = onIssue, allowedUsers: readonly string[] = []) {
  const host = createFakeCodeHost({
    changedFiles: async () => [{ path: 'a.md', additions: 1, deletions: 0 }],
  });
  host.permissions.set('octocat', 'write');
  const log = createRecordedLog();
  const add = (id: number, body: string, author: Person = MAINTAINER) =>
    host.thread.push({ id, inReview: false, body, author });
  return {
    host,
    log,
    add,
    run: () =>
      gatherContext({
        ...{ context, event, host, log },
        eye: createEye({ host }),
        place: { thread: 7 },
        required: 'write',
        allowedUsers,
      }),
  };
}

test('the command, our own comments, bots and people without the permission are left out', async () => {
  const { host, add, run } = gather('thread');
  const ours = leave(storiesOf('').looking).body;
  add(1, 'first');
  add(2, 'by a stranger', { login: 'stranger', isBot: false });
  add(3, 'the command');
  add(4, 'by a bot', { login: 'helper[bot]', isBot: true });
  add(5, `help\n${ours}`);
  add(6, 'by a stranger again', { login: 'stranger', isBot: false });
  host.thread.push({ id: 7, inReview: false, body: 'by nobody' });
  add(8, 'last');
  add(9, `> help\n${ours.replaceAll(/^/gm, '> ')}\n\nthanks`);
  const { comments } = await run();
  const bodies = comments.map(({ body }) => body);
  expect(bodies).toEqual(['first', 'last', expect.stringMatching(/^> help.*thanks$/s)]);
  // The stranger alone: the gate has let the command's author in already.
  expect(host.calls.filter((call) => call === 'permission')).toHaveLength(1);
});

describe('nothing is asked for that the prompt has no place for', () => {
  test.each<[string, Context, typeof onIssue]>([
    ['no context', 'none', onPull],
    ['the issue alone', 'issue', onIssue],
    ['an event of no thread', 'thread', readEvent('schedule', {})],
  ])('%s', async (_, context, event) => {
    const { host, run } = gather(context, event);
    expect(await run()).toEqual({ comments: [], files: [] });
    expect(host.calls).toEqual([]);
  });
});

test('files of a pull request come with the issue context already', async () => {
  expect((await gather('issue', onPull).run()).files).toHaveLength(1);
});

describe('branches of a pull request', () => {
  const link = 'https://github.com/o/r/pull/7';
  const commented = readEvent('issue_comment', {
    action: 'created',
    issue: { number: 7, html_url: link, pull_request: {} },
    comment: { id: 3, body: 'x', user },
    sender: user,
  });
  const facts = { number: 7, title: 'T', state: 'open' as const };

  test('are looked up where the event of a comment lacks them', async () => {
    const { host, run } = gather('issue', commented);
    const asked: string[] = [];
    host.pullRequest = async (url) => {
      asked.push(url);
      return { ...facts, base: 'main', head: 'fix' };
    };
    expect((await run()).branches).toEqual({ base: 'main', head: 'fix' });
    expect(asked).toEqual([link]);
  });

  test('that the event names are not asked for', async () => {
    const pull = { number: 7, html_url: link, base: { ref: 'main' }, head: { ref: 'fix' } };
    const { host, run } = gather('issue', readEvent('pull_request', { pull_request: pull, sender: user }));
    expect(await run()).not.toHaveProperty('branches');
    expect(host.calls).not.toContain('pullRequest');
  });

  test('that can’t be read are left out, and all else stays', async () => {
    const { host, log, run } = gather('issue', commented);
    host.fail('pullRequest', 'unreachable');
    const gathered = await run();
    expect(gathered).not.toHaveProperty('branches');
    expect(gathered.files).toHaveLength(1);
    expect(log.lines).toEqual([expect.stringContaining("pull request's branches could not be read")]);
  });
});

describe('what one context takes more than another', () => {
  const pull = { number: 7, html_url: 'https://github.com/o/r/pull/7' };
  const event = readEvent('pull_request', { pull_request: pull, sender: user });

  test('comments come with the thread alone', async () => {
    const { add, host, run } = gather('issue');
    add(1, 'first');
    expect((await run()).comments).toEqual([]);
    expect(host.calls).toEqual([]);
    // A pull request that is opened or labelled has comments, too.
    const opened = gather('thread', event);
    opened.add(1, 'first');
    expect((await opened.run()).comments).toMatchObject([{ body: 'first' }]);
  });

  test('a list of files comes with all but its changes, which have their own', async () => {
    const changes = gather('changes', event);
    expect((await changes.run()).files).toEqual([]);
    expect(changes.host.calls).not.toContain('changedFiles');
    expect((await gather('thread', event).run()).files).toHaveLength(1);
    expect((await gather('thread').run()).files).toEqual([]);
  });

  test('of branches each that is known', async () => {
    for (const branch of [{ base: 'main' }, { head: 'fix' }]) {
      const { host, run } = gather('issue', event);
      host.pullRequest = async () => ({ number: 7, title: 'T', state: 'open', ...branch });
      expect((await run()).branches).toEqual(branch);
    }
    const { host, run } = gather('issue', event);
    host.pullRequest = async () => ({ number: 7, title: 'T', state: 'open' });
    expect(await run()).not.toHaveProperty('branches');
    expect(await gather('issue').run()).not.toHaveProperty('branches');
  });

  test('files that can’t be read are left out, and that is said', async () => {
    const { host, log, run } = gather('issue', event);
    host.changedFiles = () => Promise.reject(new Error('HTTP 502'));
    expect((await run()).files).toEqual([]);
    expect(log.lines).toEqual([
      "warning: The pull request's files could not be read, so the agent does without: HTTP 502.",
    ]);
  });
});

test('who is named counts without being looked up, and when a comment was written goes along', async () => {
  const { host, run } = gather('thread', onIssue, ['Ally']);
  const said = { id: 1, inReview: false, body: 'x', author: { login: 'ally', isBot: false } };
  host.thread.push({ ...said, createdAt: '2026-05-04T12:00:00Z' });
  host.permissions.set('octocat', 'read');
  expect((await run()).comments).toEqual([{ author: 'ally', body: 'x', createdAt: '2026-05-04T12:00:00Z' }]);
  expect(host.calls).not.toContain('permission');
});

test('a long thread of exactly 300 is whole', async () => {
  const { add, log, run } = gather('thread');
  for (let n = 1; n <= 300; n += 1) add(100 + n, `No ${n}`);
  expect((await run()).comments).toHaveLength(300);
  expect(log.lines).toEqual([]);
});

test('what can’t be read is left out with one warning each', async () => {
  const { host, log, run } = gather('thread');
  host.fail('comments', 'forbidden');
  expect(await run()).toEqual({ comments: [], files: [] });
  expect(log.lines).toEqual([
    expect.stringMatching(/^warning: The thread's comments could not be read, so the agent does without/),
  ]);
});

test('of a very long thread the newest 300 comments are considered, and the log says so', async () => {
  const { add, log, run } = gather('thread');
  for (let n = 1; n <= 400; n += 1) add(100 + n, `No ${n}`);
  const { comments } = await run();
  expect(comments).toHaveLength(300);
  expect([comments[0]?.body, comments.at(-1)?.body]).toEqual(['No 101', 'No 400']);
  expect(log.lines).toEqual([expect.stringContaining('newest 300 comments')]);
});

test('a crowd of strangers costs a limited number of lookups', async () => {
  const { host, add, run } = gather('thread');
  for (let n = 1; n <= 60; n += 1) add(n + 100, 'x', { login: `stranger-${n}`, isBot: false });
  expect((await run()).comments).toEqual([]);
  expect(host.calls.filter((call) => call === 'permission').length).toBeLessThanOrEqual(20);
});

test('a crowd does not drown the command’s author, and the log says once what it cost', async () => {
  const { host, add, log, run } = gather('thread');
  host.permissions.set('writer-1', 'write').set('writer-30', 'write');
  add(50, 'what I said before');
  for (let n = 1; n <= 30; n += 1) add(n + 100, `No ${n}`, { login: `writer-${n}`, isBot: false });
  const { comments } = await run();
  expect(comments.map(({ body }) => body)).toEqual(['what I said before', 'No 30']);
  expect(host.calls.filter((call) => call === 'permission')).toHaveLength(20);
  expect(log.lines).toEqual([expect.stringMatching(/many authors.* 10\.$/)]);
});

test('a bot that caused the event opens nothing for its comments', async () => {
  const bot = { login: 'ci', type: 'Bot' };
  const comment = { id: 3, body: 'x', user: bot };
  const event = readEvent('issue_comment', { issue: { number: 7 }, comment, sender: bot });
  const { add, run } = gather('thread', event);
  add(1, 'x', { login: 'ci', isBot: false });
  expect((await run()).comments).toEqual([]);
});

test('our own login is not asked of: what carries no marker is a bot’s', async () => {
  const { add, run } = gather('thread');
  add(1, 'x', SELF);
  expect((await run()).comments).toEqual([]);
});

test('whom the gate has asked about: who caused the event, and who wrote the comment, where these are people', () => {
  const on = (comment: object, sender: object) =>
    readEvent('issue_comment', { action: 'edited', issue: { number: 7 }, comment, sender }) as CommentEvent;
  const editor = { login: 'editor', type: 'User' };
  const bot = { login: 'helper[bot]', type: 'Bot' };
  expect(peopleLetIn(on({ id: 3, body: 'x', user }, editor))).toEqual(['editor', 'octocat']);
  expect(peopleLetIn(on({ id: 3, body: 'x', user }, bot))).toEqual(['octocat']);
  expect(peopleLetIn(on({ id: 3, body: 'x' }, editor))).toEqual(['editor']);
  expect(peopleLetIn(onPull as ThreadEvent)).toEqual(['octocat']);
});
