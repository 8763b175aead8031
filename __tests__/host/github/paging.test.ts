import { describe, expect, test } from '@jest/globals';
import { hasNextPage, isOldestFirst, readLastPage } from '../../../src/host/github/paging.ts';

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: n + 1 }));
const to = (page: number, name: string) =>
  `<https://x.example/repositories/1/issues?per_page=100&page=${page}>; rel="${name}"`;

describe('which pages there are', () => {
  test.each<[string, number, Record<string, string>, number, boolean]>([
    ['links', 100, { link: `${to(2, 'next')}, ${to(7, 'last')}` }, 7, true],
    ['links without spaces', 30, { link: `${to(2, 'next')},${to(7, 'last')}` }, 7, true],
    ['links back only', 100, { link: `${to(1, 'prev')}, ${to(1, 'first')}` }, 1, false],
    ['a link where the page is short', 30, { link: `${to(2, 'next')}, ${to(2, 'last')}` }, 2, true],
    ['a total beyond this page', 30, { 'x-total-count': '61' }, 3, true],
    ['a total that is this page', 100, { 'x-total-count': '100' }, 1, false],
    ['a total that is none', 30, { 'x-total-count': 'many' }, 1, false],
    ['nothing, and a full page', 100, {}, 1, true],
    ['nothing, and a short page', 99, {}, 1, false],
    ['no rows, whatever is said', 0, { link: to(2, 'next'), 'x-total-count': '9' }, 1, false],
  ])('%s', (_, count, headers, last, more) => {
    const page = { rows: rows(count), headers };
    expect([readLastPage(page), hasNextPage(page, count)]).toEqual([last, more]);
  });
});

test.each<[string, { id: number; created_at?: string }[], boolean]>([
  [
    'by their time',
    [
      { id: 2, created_at: '2026-01-01T00:00:00Z' },
      { id: 1, created_at: '2026-01-02T00:00:00Z' },
    ],
    true,
  ],
  [
    'newest first',
    [
      { id: 1, created_at: '2026-01-02T00:00:00Z' },
      { id: 2, created_at: '2026-01-01T00:00:00Z' },
    ],
    false,
  ],
  [
    'in one second, by their ids',
    [
      { id: 2, created_at: '2026-01-02T00:00:00Z' },
      { id: 1, created_at: '2026-01-02T00:00:00Z' },
    ],
    false,
  ],
  ['without a time', [{ id: 1 }, { id: 2 }], true],
  ['one', [{ id: 1 }], false],
  ['none', [], false],
])('oldest first: %s', (_, given, expected) => {
  expect(isOldestFirst({ rows: given, headers: {} })).toBe(expected);
});
