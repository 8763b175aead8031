import { expect, test } from '@jest/globals';
import { gatherChanges } from '../../src/flows/gather-changes.ts';
import type { CodeHost } from '../../src/ports/code-host.ts';
import type { ClosingPull, PullChanges } from '../../src/ports/pull-changes.ts';
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
