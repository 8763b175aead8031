import { expect, test } from '@jest/globals';
import { formatDuration } from '../../src/text/duration.ts';

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
