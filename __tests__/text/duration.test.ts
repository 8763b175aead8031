import { expect, test } from '@jest/globals';
import { formatDays, formatDuration, formatMoment, formatTime, wholeDays } from '../../src/text/duration.ts';

test.each([
  [-5, '0 s'],
  [0, '0 s'],
  [999, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [65_000, '1 min 5 s'],
  [3_599_000, '59 min 59 s'],
  [3_600_000, '1 h'],
  [3_725_000, '1 h 2 min'],
  [86_400_000, '24 h'],
])('%i ms is %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

const DAY_MS = 86_400_000;

test.each([
  [0, 0, '0 days'],
  [DAY_MS - 1, 0, '0 days'],
  [DAY_MS, 1, '1 day'],
  [2 * DAY_MS - 1, 1, '1 day'],
  [2 * DAY_MS, 2, '2 days'],
  [15.5 * DAY_MS, 15, '15 days'],
])('%i ms are %i whole days', (ms, days, text) => {
  expect([wholeDays(ms), formatDays(ms)]).toEqual([days, text]);
});

test('a moment is told in UTC, to the minute', () => {
  const at = Date.parse('2026-01-05T14:35:59.999+00:00');
  expect([formatTime(at), formatMoment(at)]).toEqual(['14:35 UTC', '2026-01-05 14:35 UTC']);
});
