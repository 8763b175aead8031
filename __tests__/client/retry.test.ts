import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseRetryAfter, RETRY_CAP_MS, retryDelay } from '../../src/client/retry.ts';

describe('retryDelay', () => {
  test('doubles its ceiling from the base up to the cap', () => {
    const highest = [1, 2, 3, 4, 5, 6, 7, 1000].map((attempt) => retryDelay(attempt, { random: () => 1 }));
    expect(highest).toStrictEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('takes another base', () => {
    expect(retryDelay(1, { random: () => 1, baseMs: 50 })).toBe(50);
  });

  test('is drawn evenly from zero on', () => {
    expect([0, 0.25, 0.5].map((drawn) => retryDelay(3, { random: () => drawn }))).toStrictEqual([
      0, 1000, 2000,
    ]);
  });

  test('never goes beyond the cap, nor below zero', () => {
    const attempt = fc.integer({ min: 1, max: 1e6 });
    const drawn = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(attempt, drawn, fc.integer({ min: 1, max: 1e5 }), (n, value, baseMs) => {
        const delay = retryDelay(n, { random: () => value, baseMs });
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(RETRY_CAP_MS);
      }),
    );
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-01-05T09:30:00Z');

  test.each<[string, string | undefined, number | undefined]>([
    ['no header', undefined, undefined],
    ['an empty one', '', undefined],
    ['blanks', '  ', undefined],
    ['seconds', '7', 7000],
    ['seconds with blanks around', ' 7 ', 7000],
    ['zero', '0', 0],
    ['a fraction, rounded up to the millisecond', '0.0001', 1],
    ['seconds beyond all bounds', '99999999999', undefined],
    ['less than nothing', '-5', undefined],
    ['a number in another notation', '1e3', undefined],
    ['words', 'soon', undefined],
    ['an HTTP date', 'Mon, 05 Jan 2026 09:30:05 GMT', 5000],
    ['the older form of an HTTP date', 'Monday, 05-Jan-26 09:30:05 GMT', 5000],
    ['an HTTP date that has passed', 'Mon, 05 Jan 2026 09:29:00 GMT', 0],
    ['a year alone', '2026-01-05', undefined],
  ])('%s', (_, header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });

  test('whatever stands in it, the answer is usable', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const delay = parseRetryAfter(header, now);
        expect(delay === undefined || (Number.isFinite(delay) && delay >= 0)).toBe(true);
      }),
    );
  });
});
