import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { POLL_MAX_MS, POLL_MIN_MS, pollDelay, pollMinimum } from '../../src/job/schedule.ts';

const adaptive = { kind: 'adaptive' } as const;
const middle = () => 0.5;

describe('adaptive', () => {
  test.each([
    ['first', 0, 2000],
    ['still within the minimum', 5_000, 2000],
    ['at the end of the minimum', 20_000, 2000],
    ['a tenth of what was waited', 60_000, 6000],
    ['at the maximum', 200_000, 20_000],
    ['beyond the maximum', 1_800_000, 20_000],
  ])('%s: after %i ms the delay is %i ms', (_, waitedMs, expected) => {
    expect(pollDelay(adaptive, { waitedMs, random: middle })).toBe(expected);
  });

  test.each([
    [0, 5400],
    [1, 6600],
  ])('jitter of %i takes 6 s to %i ms', (drawn, expected) => {
    expect(pollDelay(adaptive, { waitedMs: 60_000, random: () => drawn })).toBe(expected);
  });

  test('the first look has no jitter', () => {
    expect(pollDelay(adaptive, { waitedMs: 0, random: () => 0 })).toBe(2000);
  });

  test('every delay lies within 10 % of the bounds', () => {
    const drawn = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(fc.nat(1e8), drawn, (waitedMs, value) => {
        const delay = pollDelay(adaptive, { waitedMs, random: () => value });
        expect(delay).toBeGreaterThanOrEqual(POLL_MIN_MS * 0.9);
        expect(delay).toBeLessThanOrEqual(POLL_MAX_MS * 1.1);
      }),
    );
  });
});

test('a fixed interval stands as it is', () => {
  const fixed = { kind: 'fixed', intervalMs: 50 } as const;
  expect([0, 60_000].map((waitedMs) => pollDelay(fixed, { waitedMs, random: middle }))).toStrictEqual([
    50, 50,
  ]);
  expect([pollMinimum(fixed), pollMinimum(adaptive)]).toStrictEqual([50, 2000]);
});
