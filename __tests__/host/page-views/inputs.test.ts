import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parsePageViewsInputs } from '../../../src/host/page-views/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'views-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-03-31T23:30:00-05:00'); // The first of April in UTC.

function parse(inputs: Record<string, string>, now = NOW) {
  const given = { projectId: 'docs', secretKey: 'mint_k3yForTheTestsOnly', ...inputs };
  const env = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  return parsePageViewsInputs(env, { now, folder, contained: true });
}

describe('ranges', () => {
  test.each<[string, Record<string, string>, object, object | undefined]>([
    ['none', {}, { dateFrom: undefined, dateTo: undefined }, undefined],
    [
      'one day',
      { dateFrom: '2026-01-31', dateTo: '2026-02-01' },
      { dateFrom: '2026-01-31', dateTo: '2026-02-01' },
      undefined,
    ],
    ['a start alone', { dateFrom: '2026-01-31' }, { dateFrom: '2026-01-31', dateTo: undefined }, undefined],
    ['a leap day', { dateFrom: '2028-02-29' }, { dateFrom: '2028-02-29', dateTo: undefined }, undefined],
    ['days', { period: '7d' }, { dateFrom: '2026-03-25', dateTo: '2026-04-01' }, undefined],
    ['weeks', { period: '4w' }, { dateFrom: '2026-03-04', dateTo: '2026-04-01' }, undefined],
    ['months', { period: '3M' }, { dateFrom: '2026-01-01', dateTo: '2026-04-01' }, undefined],
    [
      'days compared',
      { dateFrom: '2026-03-01', dateTo: '2026-03-08', compare: 'true' },
      { dateFrom: '2026-03-01', dateTo: '2026-03-08' },
      { dateFrom: '2026-02-22', dateTo: '2026-03-01' },
    ],
    [
      'a period compared',
      { period: '1m', compare: 'true' },
      { dateFrom: '2026-03-01', dateTo: '2026-04-01' },
      { dateFrom: '2026-01-29', dateTo: '2026-03-01' },
    ],
    [
      'moments compared',
      { dateFrom: '2026-03-01T12:00:00+02:00', dateTo: '2026-03-01T11:00:00Z', compare: 'true' },
      { dateFrom: '2026-03-01T10:00:00.000Z', dateTo: '2026-03-01T11:00:00.000Z' },
      { dateFrom: '2026-03-01T09:00:00.000Z', dateTo: '2026-03-01T10:00:00.000Z' },
    ],
  ])('%s', (_, inputs, range, previousRange) => {
    expect(parse(inputs)).toMatchObject({ range, previousRange });
  });

  test('a month before one that is longer ends with the last day', () => {
    expect(parse({ period: '1m' }, new Date('2026-03-31T12:00:00Z')).range).toEqual({
      dateFrom: '2026-02-28',
      dateTo: '2026-03-31',
    });
  });
});

describe('an input error names the input', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a day that is none',
      { dateFrom: '2026-02-30' },
      /^Input dateFrom: "2026-02-30" was given; accepted is a day/,
    ],
    ['a day in words', { dateTo: 'yesterday' }, /^Input dateTo: /],
    ['a day without zeros', { dateTo: '2026-2-3' }, /^Input dateTo: /],
    ['a month that is none', { dateFrom: '2026-13-01' }, /^Input dateFrom: /],
    ['an hour that is none', { dateFrom: '2026-01-01T24:10:00Z' }, /^Input dateFrom: /],
    ['a moment on a day that is none', { dateFrom: '2026-02-29T10:00:00Z' }, /^Input dateFrom: /],
    ['an offset that is none', { dateFrom: '2026-01-01T10:00:00+25:00' }, /^Input dateFrom: /],
    [
      'the same day twice',
      { dateFrom: '2026-01-01', dateTo: '2026-01-01' },
      /^Input dateTo: .*not after dateFrom/,
    ],
    ['an end before the start', { dateFrom: '2026-01-02', dateTo: '2026-01-01' }, /^Input dateTo: /],
    [
      'moments in the wrong order',
      { dateFrom: '2026-01-01T10:00:00Z', dateTo: '2026-01-01T11:00:00+02:00' },
      /^Input dateTo: /,
    ],
    ['a period and a date', { period: '7d', dateTo: '2026-01-01' }, /^Input period: .*together/],
    ['a period of nothing', { period: '0d' }, /^Input period: /],
    ['a period without a unit', { period: '7' }, /^Input period: /],
    ['a period of another unit', { period: '7h' }, /^Input period: /],
    ['a period without end', { period: '9999w' }, /^Input period: /],
    ['a comparison without a length', { dateFrom: '2026-01-01', compare: 'true' }, /^Input compare: /],
    [
      'a comparison before all time',
      { dateFrom: '0001-01-01', dateTo: '2026-01-01', compare: 'true' },
      /^Input compare: /,
    ],
    ['change without a comparison', { sortBy: 'change' }, /^Input sortBy: .*compare/],
    ['another order', { sortBy: 'path' }, /^Input sortBy: /],
    ['no top', { top: '0' }, /^Input top: /],
    ['half a page', { top: '2.5' }, /^Input top: /],
    ['too many pages', { top: '501' }, /^Input top: /],
    ['too many patterns', { include: Array(101).fill('/a').join('\n') }, /^Input include: /],
    ['a pattern without end', { exclude: '*'.repeat(501) }, /^Input exclude: /],
    ['a time of nothing', { timeoutMinutes: '0' }, /^Input timeoutMinutes: /],
    ['neither true nor false', { allowPartial: 'maybe' }, /^Input allowPartial: /],
    ['a file of another kind', { file: 'a.xlsx' }, /^Input file: .*\.csv/],
    ['no project', { projectId: '' }, /^Input projectId: /],
    ['a key of another kind', { secretKey: 'mint_dsc_x' }, /^Input secretKey: /],
  ])('%s', (_, inputs, message) => {
    expect(() => parse(inputs)).toThrow(message);
  });
});

test('lists come one a line or behind commas', () => {
  expect(parse({ include: '/a/**, /b\n\n /c/* \r\n', file: 'a.csv,b.md' })).toMatchObject({
    include: ['/a/**', '/b', '/c/*'],
    targets: [
      { name: 'a.csv', format: 'csv' },
      { name: 'b.md', format: 'md' },
    ],
  });
});
