import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { UnexpectedResponseError } from '../../src/client/errors.ts';
import { readViewsPage } from '../../src/client/views-page.ts';

const KEY = 'mint_k3yForTheTestsOnly';
const totals = { human: 3, ai: 1, total: 4 };
const row = { path: '/a', human: 3, ai: 1, total: 4 };
const page = { totals, views: [row], hasMore: false };
const read = (value: unknown) => readViewsPage(Buffer.from(JSON.stringify(value)), KEY);

describe('a page of views is read', () => {
  test('as it stands', () => {
    expect(read(page)).toStrictEqual({ totals, rows: [row], hasMore: false });
  });

  test.each<[string, object, object]>([
    ['a missing total', { path: '/a', human: 3, ai: 1 }, row],
    ['a total of null', { ...row, total: null }, row],
    ['a total of its own', { ...row, total: 9 }, { ...row, total: 9 }],
    ['fields that nobody knows', { ...row, title: 'A', human2: -1 }, row],
    [
      'numbers of nothing',
      { path: '/a', human: 0, ai: 0, total: 0 },
      { path: '/a', human: 0, ai: 0, total: 0 },
    ],
    ['the longest path', { ...row, path: '/'.repeat(8192) }, { ...row, path: '/'.repeat(8192) }],
    ['the key in a path', { ...row, path: `/x/${KEY}` }, { ...row, path: '/x/***' }],
  ])('with %s', (_, given, expected) => {
    expect(read({ ...page, views: [given], cursor: 'x' }).rows).toStrictEqual([expected]);
  });

  test('without anything from the prototype of what came', () => {
    const body =
      '{"totals":{"human":1,"ai":1},"views":[{"path":"/a","__proto__":{"human":1,"ai":1}}],"hasMore":false}';
    expect(() => readViewsPage(Buffer.from(body), KEY)).toThrow(UnexpectedResponseError);
  });
});

describe('a page is refused', () => {
  const noCount = 'a row of the answer has a count that is none';
  const noPath = 'a row has no usable path';

  test.each<[string, unknown, string]>([
    ['without a list', { totals, hasMore: false }, 'the answer holds no list of views'],
    ['without hasMore', { totals, views: [] }, 'the answer does not say hasMore'],
    ['with hasMore as a word', { ...page, hasMore: 'true' }, 'the answer does not say hasMore'],
    ['without totals', { views: [], hasMore: false }, 'totals of the answer is no object'],
    ['with totals of null', { ...page, totals: null }, 'totals of the answer is no object'],
    [
      'with half a view in all',
      { ...page, totals: { human: 0.5, ai: 1 } },
      'totals of the answer has a count',
    ],
    ['that is a list', [page], 'the answer is not a JSON object'],
    ['with a row of null', { ...page, views: [null] }, 'a row of the answer is no object'],
    ['with a row that is a word', { ...page, views: ['/a'] }, 'a row of the answer is no object'],
    ['with a negative count', { ...page, views: [{ ...row, human: -1 }] }, noCount],
    ['with half a view', { ...page, views: [{ ...row, ai: 0.5 }] }, noCount],
    ['with a count in words', { ...page, views: [{ ...row, human: '3' }] }, noCount],
    ['with a count beyond whole numbers', { ...page, views: [{ ...row, human: 2 ** 53 }] }, noCount],
    ['with a negative total', { ...page, views: [{ ...row, total: -4 }] }, 'has a total that is no count'],
    ['without a human count', { ...page, views: [{ path: '/a', ai: 1, total: 4 }] }, noCount],
    ['with a path that is no text', { ...page, views: [{ ...row, path: 7 }] }, noPath],
    ['with an empty path', { ...page, views: [{ ...row, path: '' }] }, noPath],
    ['with an endless path', { ...page, views: [{ ...row, path: '/'.repeat(8193) }] }, noPath],
  ])('%s', (_, value, why) => {
    expect(() => read(value)).toThrow(UnexpectedResponseError);
    expect(() => read(value)).toThrow(why);
  });

  test.each([
    ['NaN', '{"totals":{"human":NaN,"ai":1},"views":[],"hasMore":false}'],
    ['cut', '{"totals":{"human":1,"ai":1},"views":['],
    ['HTML', '<!doctype html>'],
    ['empty', ''],
  ])('that is no JSON: %s', (_, body) => {
    expect(() => readViewsPage(Buffer.from(body), KEY)).toThrow(
      new UnexpectedResponseError('the answer is not JSON'),
    );
  });
});

test('whatever JSON comes, the page is read or refused, and what is read are whole counts', () => {
  const counts = fc.record({ human: fc.anything(), ai: fc.anything(), total: fc.anything() });
  const rows = fc.array(
    fc.record({ path: fc.anything(), human: fc.nat(), ai: fc.nat(), total: fc.anything() }),
  );
  fc.assert(
    fc.property(fc.record({ totals: counts, views: rows, hasMore: fc.anything() }), (value) => {
      let result: ReturnType<typeof readViewsPage>;
      try {
        result = readViewsPage(Buffer.from(JSON.stringify(value)), KEY);
      } catch (error) {
        expect(error).toBeInstanceOf(UnexpectedResponseError);
        return;
      }
      for (const { path, human, ai, total } of result.rows) {
        expect(typeof path).toBe('string');
        for (const count of [human, ai, total]) expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
      }
    }),
  );
});
