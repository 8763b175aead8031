import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSpent } from '../../../src/server/care/mirror-care.ts';
import { type JobFolder, planRemovals } from '../../../src/server/care/plan.ts';
import type { JobRest } from '../../../src/server/store/jobs.ts';

const DAY = 24 * 3_600_000;
const now = 1000 * DAY;
const keep = { homesDays: 14, contextsDays: 14, logsDays: 90, promptsDays: 365, gigabytes: 1 };
const rest = (given: Partial<JobRest> & { days?: number }): JobRest => ({
  open: given.open ?? false,
  archived: given.archived ?? false,
  lastAt: now - (given.days ?? 0) * DAY,
});
const MB = 1e6;
const full = { scratch: MB, home: MB, logs: MB };

/** The parts that go of one job, with the reason. */
const plan = (folder: Omit<JobFolder, 'job'>) =>
  planRemovals([{ job: 'a', ...folder }], { keep, now }).map(({ part, why }) => `${part} ${why}`);

describe('what goes of a job', () => {
  test.each<[string, JobRest | undefined, string[]]>([
    ['waits or runs, however old', rest({ open: true, days: 500 }), []],
    ['ended just now', rest({}), ['scratch left behind']],
    ['ended 13 days ago', rest({ days: 13 }), ['scratch left behind']],
    ['ended 14 days ago', rest({ days: 14 }), ['scratch left behind', 'home age']],
    ['ended 90 days ago', rest({ days: 90 }), ['scratch left behind', 'home age', 'logs age']],
    ['archived', rest({ archived: true }), ['scratch left behind', 'home left behind']],
    ['unknown', undefined, ['scratch left behind', 'home left behind', 'logs left behind']],
  ])('%s', (_name, state, expected) => expect(plan({ rest: state, bytes: full })).toEqual(expected));

  test('what is not there does not go', () => {
    expect(plan({ rest: rest({ days: 500 }), bytes: { logs: 1 } })).toEqual(['logs age']);
  });
});

describe('size', () => {
  const folder = (job: string, days: number, home: number, logs = MB): JobFolder => ({
    job,
    rest: rest({ days }),
    bytes: { home, logs },
  });
  const bySize = (...folders: JobFolder[]) =>
    planRemovals(folders, { keep, now }).map(({ job, part, why }) => `${job} ${part} ${why}`);

  test('the oldest homes go first, until it fits', () => {
    expect(
      bySize(folder('new', 1, 600 * MB), folder('old', 9, 600 * MB), folder('mid', 5, 300 * MB)),
    ).toEqual(['old home size']);
  });

  test('logs go once no home is left to take', () => {
    expect(bySize(folder('new', 1, MB, 900 * MB), folder('old', 9, MB, 900 * MB))).toEqual([
      'old home size',
      'new home size',
      'old logs size',
    ]);
  });

  test('what a running job takes counts, and stays', () => {
    const open: JobFolder = { job: 'open', rest: rest({ open: true }), bytes: { scratch: 5000 * MB } };
    expect(bySize(open, folder('old', 9, MB))).toEqual(['old home size', 'old logs size']);
  });
});

test('an open job loses nothing, nothing goes twice, and what stays fits if it can', () => {
  const bytes = fc.option(fc.nat(500 * MB), { nil: undefined });
  const folders = fc.array(
    fc.record({
      open: fc.boolean(),
      archived: fc.boolean(),
      days: fc.nat(200),
      scratch: bytes,
      home: bytes,
      logs: bytes,
    }),
  );
  fc.assert(
    fc.property(folders, (given) => {
      const all = given.map(({ scratch, home, logs, ...state }, index): JobFolder => {
        const sizes = Object.entries({ scratch, home, logs }).filter(([, size]) => size !== undefined);
        return { job: String(index), rest: rest(state), bytes: Object.fromEntries(sizes) };
      });
      const removals = planRemovals(all, { keep, now });
      const names = removals.map(({ job, part }) => `${job} ${part}`);
      expect(new Set(names).size).toBe(names.length);
      for (const { job } of removals) expect(all[Number(job)]?.rest?.open).toBe(false);
      const left = all.flatMap(({ job, rest: state, bytes: sizes }) =>
        Object.entries(sizes)
          .filter(([part]) => !names.includes(`${job} ${part}`))
          .map(([, size]) => (state?.open ? 0 : size)),
      );
      const stays = all.filter(({ rest: state }) => state?.open).length === 0;
      if (stays) expect(left.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1e9);
    }),
  );
});

describe('whether a ref in the mirror is spent', () => {
  test.each<[string, boolean, JobRest | undefined, boolean]>([
    ['pushed, at rest', true, rest({}), true],
    ['pushed, but a turn waits', true, rest({ open: true }), false],
    ['not pushed: the only copy', false, rest({ days: 89 }), false],
    ['not pushed for longer than logs are kept', false, rest({ days: 90 }), true],
    ['of a job that nobody knows', false, undefined, true],
  ])('%s', (_name, pushed, state, expected) =>
    expect(isSpent({ pushed, rest: state }, { keep, now })).toBe(expected),
  );
});
