import { describe, expect, test } from '@jest/globals';
import { parseViewRows } from '../../../src/server/views/seed.ts';
import { utcDay } from '../../../src/server/views/views.ts';

test.each([
  ['2025-01-01', '2025-01-01'],
  ['2025-01-01T23:30:00-01:00', '2025-01-02'],
  ['2025-01-01T23:30', '2025-01-01'],
  ['2025-01-01T00:30:00.5+0100', '2024-12-31'],
])('%s is on %s', (date, day) => {
  expect(utcDay(date)).toBe(day);
});

describe('rows to import', () => {
  const row = { path: '/a', day: '2025-01-01', human: 1, ai: 1 };
  test.each<[string, unknown, string]>([
    ['no array', {}, 'v.json must hold a JSON array.'],
    ['no object', [row, 5], 'v.json, row 2: the value must be an object, given 5.'],
    ['bad day', [{ ...row, day: '01/02/2025' }], 'row 1: `day` '],
    ['fraction', [{ ...row, human: 1.5 }], 'row 1: `human` must be a whole number, given 1.5.'],
    ['negative', [row, { ...row, path: '/b', ai: -1 }], 'row 2: `ai` must be at least 0, given -1.'],
    ['missing', [{ path: '/a', day: '2025-01-01', human: 1 }], 'row 1: `ai` is required'],
    ['unknown key', [{ ...row, total: 2 }], 'row 1: the value has no key `total`'],
    ['a NUL', [{ ...row, path: '/a\0b' }], 'row 1: `path` must not hold the character U+0000'],
    ['too long', [{ ...row, path: `/${'é'.repeat(512)}` }], 'row 1: `path` must have at most 1024 bytes'],
    ['twice', [row, { ...row, human: 9 }], 'row 2: the same page and day as row 1.'],
  ])('are refused: %s', (_, value, sentence) => {
    let message = '';
    try {
      parseViewRows(value, 'v.json');
    } catch (error) {
      message = String((error as Error).message);
    }
    expect(message).toContain(sentence);
  });
});
