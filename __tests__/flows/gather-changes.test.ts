import { describe, expect, test } from '@jest/globals';
import { gatherChanges } from '../../src/flows/gather-changes.ts';
import { HostError } from '../../src/host/github/host-error.ts';
import { readEvent } from '../../src/instruction/event.ts';
import type { CodeHost } from '../../src/ports/code-host.ts';
import type { ChangedPage, ClosingPull, PullChanges } from '../../src/ports/pull-changes.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

/** What an issue's closing pull requests come to, each with these files. */
async function gather(closers: number, paths: readonly string[]) {
  const closing = (number: number): ClosingPull => ({ repository: 'o/r', number, title: `Pull ${number}` });
  const room: PullChanges = {
    locate: () => undefined,
    thread: async (number) => ({ kind: 'issue', number, title: 'It lacks', body: '' }),
    async *files() {
      yield { files: paths.map((path) => ({ path, additions: 1, deletions: 0 })), hasMore: false };
    },
    closers: async () => Array.from({ length: closers }, (_, at) => closing(at + 1)),
  };
  const host = { openChanges: async () => room } as unknown as CodeHost;
  const log = createRecordedLog();
  const plan = { place: { thread: 7, inReview: false }, event: { kind: 'trusted', name: 'schedule' } };
  const { changes } = await gatherChanges(
    { plan: plan as unknown as Parameters<typeof gatherChanges>[0]['plan'], contextBytes: 4_096 },
    { host, log },
  );
  return { changes, log: log.lines.join('\n') };
}

test('pull requests that are not told of are counted, for the agent as in the log', async () => {
  const { changes, log } = await gather(7, ['a.md']);
  const sentence = '2 more pull requests closed the issue, and are not told of.';
  expect(changes.map(({ unread }) => unread)).toEqual([[sentence], [], [], [], []]);
  expect(log).toContain(sentence);
  expect((await gather(5, ['a.md'])).changes.flatMap(({ unread }) => unread)).toEqual([]);
});

test('an empty list of files is no change that is known', async () => {
  const { changes, log } = await gather(1, []);
  expect(changes[0]?.unread).toEqual(['The host lists no changed files of o/r#1.']);
  expect(log).toContain('The host lists no changed files of o/r#1.');
});

const url = 'https://github.com/o/r/pull/9';
const pull = (given: object = {}) =>
  readEvent('pull_request', {
    action: 'opened',
    pull_request: { number: 9, title: 'Rename it', html_url: url, ...given },
  });
const page = (path: string, given: Partial<ChangedPage> = {}): ChangedPage => ({
  files: [{ path, additions: 1, deletions: 0 }],
  hasMore: false,
  ...given,
});
const down = new HostError('unreachable', 'HTTP 502');

/** What an event's thread comes to, where the host tells this of it. */
async function read(
  event: ReturnType<typeof pull>,
  {
    pages = [page('a.md')],
    ...room
  }: Partial<PullChanges> & { pages?: readonly (ChangedPage | Error)[] } = {},
) {
  const asked: string[] = [];
  const changes: PullChanges = {
    locate: (link) => (link === url ? { repository: 'o/r', number: 9 } : undefined),
    thread: async () => {
      throw down;
    },
    async *files({ number }) {
      for (const one of pages) {
        asked.push(`files of ${number}`);
        if (one instanceof Error) throw one;
        yield one;
      }
    },
    closers: async () => [],
    ...room,
  };
  const host = { openChanges: async () => changes } as unknown as CodeHost;
  const log = createRecordedLog();
  const plan = { kind: 'prompt' as const, event, place: { thread: 9 } };
  const gathered = await gatherChanges({ plan, contextBytes: 4_096 }, { host, log });
  return { ...gathered, asked, lines: log.lines };
}

const issue = readEvent('issues', { action: 'opened', issue: { number: 9, title: 'It lacks' } });
const schedule = { kind: 'trusted', name: 'schedule' } as const;
const unread = (why: string) => ({ unread: [why] });

describe('which change is told', () => {
  test('that of the pull request which the event is about', async () => {
    const event = pull();
    const { changes, event: same, lines } = await read(event);
    expect(changes).toMatchObject([
      { name: 'o/r#9', title: 'Rename it', unread: [], files: [{ path: 'a.md' }] },
    ]);
    expect(same).toBe(event);
    expect(lines).toEqual([]);
  });

  test('that of the thread which the workflow names; it stands in the event from then on', async () => {
    const thread = async (number: number) =>
      ({ kind: 'pull-request', number, title: 'Named', body: 'Why', url }) as const;
    const { changes, event } = await read(schedule, { thread });
    expect(changes).toMatchObject([{ name: 'o/r#9', title: 'Named' }]);
    expect(event).toMatchObject({ kind: 'thread', name: 'schedule', thread: { number: 9, body: 'Why' } });
  });

  test.each<[string, ReturnType<typeof pull>, Parameters<typeof read>[1], string]>([
    [
      'a pull request of which the event has no address',
      pull({ html_url: undefined }),
      {},
      'The event does not say where the pull request is, so the agent is not told what it changes.',
    ],
    [
      'an issue on a host that does not say what closed it',
      issue,
      { closers: async () => undefined },
      'This code host does not say which pull requests closed the issue, so the agent is not told what they changed.',
    ],
    [
      'a thread that can’t be read',
      schedule,
      {},
      'What was changed could not be read, so the agent does without: HTTP 502.',
    ],
  ])('none of %s, and that is said', async (_, event, room, sentence) => {
    const { changes, lines } = await read(event, room);
    expect(changes).toEqual([]);
    expect(lines).toEqual([`warning: ${sentence}`]);
  });

  test('none of an issue that nothing closed', async () => {
    expect(await read(issue)).toMatchObject({ changes: [], lines: [], asked: [] });
  });
});

describe('what is not known of it', () => {
  test.each<[string, readonly (ChangedPage | Error)[], string]>([
    [
      'a page that did not come',
      [page('a.md', { hasMore: true }), down],
      'The changed files of o/r#9 could not all be read: HTTP 502.',
    ],
    [
      'texts that could not be read',
      [page('a.md', { hasMore: true, unread: down }), page('b.md', { unread: down })],
      'The text of o/r#9 could not be read: HTTP 502.',
    ],
  ])('%s, once', async (_, pages, sentence) => {
    const { changes, lines } = await read(pull(), { pages });
    expect(changes).toMatchObject([unread(sentence)]);
    expect(lines).toEqual([`warning: ${sentence}`]);
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => page(`${at}.md`, { hasMore: at < count - 1 }));

  test('thirty pages are read of one, and that there are more is said', async () => {
    const whole = await read(pull(), { pages: many(30) });
    expect(whole.changes).toMatchObject([{ unread: [] }]);
    const cut = await read(pull(), { pages: many(31) });
    expect(cut.asked).toHaveLength(30);
    expect(cut.changes).toMatchObject([unread('o/r#9 may change more files than could be listed.')]);
  });

  test('thirty pages are read of all that closed an issue', async () => {
    const closers = async () =>
      [1, 2, 3].map((number) => ({ repository: 'o/r', number, title: `Pull ${number}` }));
    const { asked, changes } = await read(issue, { closers, pages: many(14) });
    expect(asked.filter((one) => one.endsWith('3'))).toHaveLength(2);
    expect(changes.map(({ unread: why }) => why)).toEqual([
      [],
      [],
      ['o/r#3 may change more files than could be listed.'],
    ]);
  });
});
