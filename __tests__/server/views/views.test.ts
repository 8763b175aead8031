import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import { parseViewRows } from '../../../src/server/views/seed.ts';
import { createViewStore, utcDay } from '../../../src/server/views/views.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

const db = openDatabase(tempFolder());
const views = createViewStore(db);
afterAll(() => {
  db.close();
  removeTempFolders();
});

views.import('docs', [
  { path: '/b', day: '2025-01-01', human: 3, ai: 2 },
  { path: '/a', day: '2025-01-01', human: 4, ai: 1 },
  { path: '/a', day: '2025-01-02', human: 1, ai: 0 },
  { path: '/c', day: '2025-01-03', human: 0, ai: 9 },
]);
views.import('other', [{ path: '/x', day: '2025-01-01', human: 100, ai: 100 }]);
const page = (query: object) => views.page({ project: 'docs', limit: 50, offset: 0, ...query });
const paths = (query: object) => page(query).views.map(({ path }) => path);

describe('a page of views', () => {
  test('has the most viewed first, equals by path, and totals', () => {
    expect(page({})).toEqual({
      totals: { human: 8, ai: 12, total: 20 },
      views: [
        { path: '/c', human: 0, ai: 9, total: 9 },
        { path: '/a', human: 5, ai: 1, total: 6 },
        { path: '/b', human: 3, ai: 2, total: 5 },
      ],
      hasMore: false,
    });
    expect(paths({ dateTo: '2025-01-02' })).toEqual(['/a', '/b']);
  });

  test.each<[object, string[]]>([
    [{ dateFrom: '2025-01-02' }, ['/c', '/a']],
    [{ dateTo: '2025-01-03' }, ['/a', '/b']],
    [{ dateFrom: '2025-01-02', dateTo: '2025-01-03' }, ['/a']],
    [{ dateFrom: '2025-01-03', dateTo: '2025-01-03' }, []],
    [{ dateTo: '2025-01-02T23:59:59Z' }, ['/a', '/b']],
    [{ dateFrom: '2025-01-03T01:00:00+02:00', dateTo: '2025-01-03' }, ['/a']],
  ])('%j gives %j', (query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  test.each([
    [2, 0, 2, true],
    [2, 2, 1, false],
    [3, 0, 3, false],
    [1, 9, 0, false],
  ])('limit %i offset %i gives %i rows, more: %s, and the totals of all', (limit, offset, rows, hasMore) => {
    const { views: list, totals, ...rest } = page({ limit, offset });
    expect([list.length, rest.hasMore, totals.total]).toEqual([rows, hasMore, 20]);
  });

  test('is empty without rows', () => {
    expect(views.page({ project: 'none', limit: 1, offset: 0 })).toEqual({
      totals: { human: 0, ai: 0, total: 0 },
      views: [],
      hasMore: false,
    });
  });
});

test('pages put together are all rows, each once', () => {
  const rows = Array.from({ length: 23 }, (_, i) => ({
    path: `/p${i}`,
    day: '2025-06-01',
    human: i % 4,
    ai: 0,
  }));
  views.import('many', rows);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (limit) => {
      const seen: string[] = [];
      let more = true;
      while (more) {
        const got = views.page({ project: 'many', limit, offset: seen.length });
        seen.push(...got.views.map(({ path }) => path));
        more = got.hasMore;
      }
      expect(new Set(seen).size).toBe(23);
      expect(seen).toHaveLength(23);
    }),
  );
});

test('importing again sets, and does not add', () => {
  const row = { path: '/a', day: '2025-01-01', human: 1, ai: 1 };
  views.import('again', [row]);
  views.import('again', [{ ...row, human: 7 }]);
  expect(views.page({ project: 'again', limit: 1, offset: 0 }).totals).toEqual({ human: 7, ai: 1, total: 8 });
});

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
