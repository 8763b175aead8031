import { describe, expect, test } from '@jest/globals';
import { findHandledPages, type HandledQuestion } from '../../../src/flows/views/find-handled-pages.ts';
import type { CodeHost, HostFailure, Person, ThreadComment } from '../../../src/ports/code-host.ts';
import type { MarkerOwner } from '../../../src/story/marker-owner.ts';
import { KINDS, type Story } from '../../../src/story/story.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';
import { leave, OWNER, storiesOf } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const { repository, thread, project, host: service } = OWNER;
const bounds = { repository, thread, project, host: service };
const SINCE = '2026-02-01T00:00:00Z';
const stories = storiesOf('job_1');

function left(
  pages: readonly string[],
  fields: Partial<MarkerOwner> & { at?: string; by?: Person; story?: Story } = {},
): ThreadComment {
  const { at = '2026-02-10T06:00:00Z', by = SELF, story = stories['pull-request'], ...owner } = fields;
  return leave(story, { run: '100', ...owner, pages, author: by, createdAt: at });
}

async function ask(thread: ThreadComment[], how: Partial<HandledQuestion> = {}) {
  const host = createFakeCodeHost();
  host.thread.push(...thread);
  const log = createRecordedLog();
  const question = { host, bounds, sinceMs: Date.parse(SINCE), run: '200', attempt: 1, log, ...how };
  return { pages: [...(await findHandledPages(question))].sort(), host, log };
}

test('the pages of all jobs since then, each once', async () => {
  const { pages, log } = await ask([left(['/a', '/b']), left([]), left(['/c', '/a'])]);
  expect(pages).toEqual(['/a', '/b', '/c']);
  expect(log.lines).toEqual([]);
});

describe('when the time is over, pages come back', () => {
  test.each([
    ['a second before', '2026-01-31T23:59:59Z', []],
    ['to the second', SINCE, ['/a']],
    ['a comment that says no time', undefined, ['/a']],
  ])('%s', async (_, at, expected) => {
    const { createdAt: _at, ...comment } = left(['/a']);
    const { pages } = await ask([at === undefined ? comment : { ...comment, createdAt: at }]);
    expect(pages).toEqual(expected);
  });

  test('nothing older than that is read', async () => {
    const at = '2026-01-01T00:00:00Z';
    const [oldest, old, recent] = [left(['/c'], { at }), left(['/b'], { at }), left(['/a'])];
    const { pages, host } = await ask([oldest, old, recent]);
    expect(pages).toEqual(['/a']);
    expect(host.calls).not.toContain(`read ${oldest.id}`);
  });
});

/** Where a job is known to have been asked for them, and has not failed. */
const HANDLED = [
  'running',
  'detached',
  'timed-out',
  'cancelled',
  'out-of-sight',
  'stuck',
  'pull-request',
  'concluded',
  'no-pull-request',
  'archived',
];

test.each(KINDS.map((kind) => [kind]))('a request that is %s', async (kind) => {
  const { pages } = await ask([left(['/a'], { story: stories[kind] })]);
  expect(pages).toEqual(HANDLED.includes(kind) ? ['/a'] : []);
});

describe('does not count', () => {
  test.each<[string, ThreadComment]>([
    ['a marker by somebody else', left(['/a'], { by: MAINTAINER })],
    ['a marker by a person of our name', left(['/a'], { by: { ...SELF, isBot: false } })],
    ['a marker of another thread', left(['/a'], { thread: 8 })],
    ['a marker of another project', left(['/a'], { project: 'q' })],
    ['a marker of another service', left(['/a'], { host: 'evil.example' })],
    ['a marker of another repository', left(['/a'], { repository: 'o/other' })],
    ['words', { ...left(['/a']), body: 'We did /a.' }],
  ])('%s', async (_, comment) => {
    expect((await ask([comment])).pages).toEqual([]);
  });

  test.each([
    [2, []],
    [1, ['/a']],
  ])('what an earlier attempt of this run left: attempt %i', async (attempt, expected) => {
    expect((await ask([left(['/a'], { run: '200' })], { attempt })).pages).toEqual(expected);
  });
});

describe('where it can not be read, nothing is left out and one warning says why', () => {
  const failing: [keyof CodeHost, HostFailure, RegExp][] = [
    ['comments', 'forbidden', /may not read the comments.*`issues: read`/],
    ['ownLogin', 'forbidden', /`issues: read`/],
    ['comments', 'gone', /no such thread/],
    ['comments', 'unreachable', /HTTP \(unreachable\)/],
  ];
  test.each(failing)('%s is %s', async (operation, failure, why) => {
    const host = createFakeCodeHost();
    host.thread.push(left(['/a']));
    host.fail(operation, failure);
    const { pages, log } = await ask([], { host });
    expect(pages).toEqual([]);
    expect(log.lines).toEqual([expect.stringMatching(why)]);
    expect(log.lines[0]).toMatch(/^warning: Which pages were handled lately could not be read/);
  });

  test.each<[string, CodeHost | undefined, RegExp]>([
    ['without a token', undefined, /no githubToken/],
    [
      'a token of nobody',
      createFakeCodeHost({ ownLogin: async () => undefined }),
      /whom githubToken acts as/,
    ],
  ])('%s', async (_, host, why) => {
    const { pages, log } = await ask([], { host });
    expect(pages).toEqual([]);
    expect(log.lines).toEqual([expect.stringMatching(why)]);
  });
});
