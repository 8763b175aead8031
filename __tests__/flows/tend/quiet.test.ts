import { describe, expect, test } from '@jest/globals';
import { quietSince, remindersOf } from '../../../src/flows/tend/quiet.ts';
import type { TendNote } from '../../../src/story/tend-note.ts';

const MINUTE = 60_000;
const T0 = Date.UTC(2026, 0, 1);
const ACT = T0 + 20_000 * MINUTE;
const note = (more: Partial<TendNote> = {}): TendNote => ({
  act: 'reminder',
  repository: 'o/r',
  project: 'docs',
  host: 'x',
  thread: 7,
  pull: 7,
  head: 'aa',
  sinceMs: T0,
  atMs: ACT,
  ...more,
});
const pull = (updatedMs: number, sha = 'aa') => ({ updatedMs, head: { sha, branch: 'b', isHere: true } });

describe('a pull request has been quiet', () => {
  test.each<[string, ReturnType<typeof pull>, readonly TendNote[], number, number]>([
    ['since its last change, where we did nothing', pull(T0), [], 0, T0],
    ['since before our reminder, which moved its time', pull(ACT + 1000), [note()], 0, T0],
    [
      'since before both of two reminders',
      pull(ACT + 2000),
      [note({ thread: 3, atMs: ACT - 1000 }), note()],
      0,
      T0,
    ],
    ['since what came after the reminder', pull(ACT + 60 * MINUTE), [note()], 0, ACT + 60 * MINUTE],
    [
      'since a comment of others right after it',
      pull(ACT + 2 * MINUTE),
      [note()],
      ACT + MINUTE,
      ACT + MINUTE,
    ],
    ['since a commit right after it', pull(ACT + 2 * MINUTE, 'bb'), [note()], 0, ACT + 2 * MINUTE],
    [
      'since before our update, which made the commit',
      pull(ACT + MINUTE, 'bb'),
      [note({ act: 'update' })],
      0,
      T0,
    ],
    [
      'since before a chain of them',
      pull(ACT + MINUTE, 'bb'),
      [note({ atMs: ACT - 9000 * MINUTE }), note({ act: 'update' })],
      0,
      T0,
    ],
  ])('%s', (_, found, notes, lastWordMs, since) => {
    expect(quietSince(found, { notes, lastWordMs })).toBe(since);
  });
});

test('a reminder counts for the quiet time that it was written in, by thread', () => {
  const notes = [
    note(),
    note({ thread: 3, atMs: ACT + 5 }),
    note({ thread: 3, atMs: ACT + 2 }),
    note({ act: 'update', thread: 4 }),
    note({ sinceMs: T0 - 1, thread: 9 }),
  ];
  expect([...remindersOf(T0, { notes })]).toEqual([
    [7, ACT],
    [3, ACT + 2],
  ]);
});
