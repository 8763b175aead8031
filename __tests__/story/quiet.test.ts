import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { quietSince, remindersOf } from '../../src/story/quiet.ts';
import type { TendNote } from '../../src/story/tend-note.ts';

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
    ['since before our reminder, whose time the host wrote late', pull(ACT + 5 * MINUTE), [note()], 0, T0],
    ['since what came any later than that', pull(ACT + 5 * MINUTE + 1), [note()], 0, ACT + 5 * MINUTE + 1],
    [
      'since before the last of our acts, in whatever order they are read',
      pull(ACT + 2000),
      [note(), note({ act: 'update', head: 'zz', atMs: ACT - 1000, sinceMs: T0 - MINUTE })],
      0,
      T0,
    ],
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

/** What happens to a pull request, each so many minutes after the one before. */
const happenings = fc.array(
  fc.record({
    afterMinutes: fc.integer({ min: 1, max: 30_000 }),
    what: fc.constantFrom('reminder', 'update', 'comment', 'commit', 'label'),
  }),
  { maxLength: 12 },
);

test('whatever we do to it, it has been quiet since somebody else last did something', () => {
  fc.assert(
    fc.property(happenings, (steps) => {
      let now = T0;
      let found = pull(T0, 'aa');
      let changedMs = T0;
      let lastWordMs = 0;
      let lastActMs = 0;
      const notes: TendNote[] = [];
      for (const [index, { afterMinutes, what }] of steps.entries()) {
        now += afterMinutes * MINUTE;
        const isOurs = what === 'reminder' || what === 'update';
        // Of what comes within minutes of our own, only a word can be told from it in every case.
        if (!isOurs && what !== 'comment' && now <= lastActMs + 5 * MINUTE) continue;
        const sinceMs = quietSince(found, { notes, lastWordMs });
        const moves = what === 'update' || what === 'commit';
        found = pull(now, moves ? `a${index}` : found.head.sha);
        if (isOurs) {
          notes.push(note({ act: what, sinceMs, atMs: now, head: found.head.sha }));
          lastActMs = now;
        } else changedMs = now;
        if (what === 'comment') lastWordMs = now;
        expect(quietSince(found, { notes, lastWordMs })).toBe(changedMs);
      }
    }),
  );
});
