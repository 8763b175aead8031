import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createTop, rankBy } from '../../../src/flows/views/top.ts';

const views = fc.record({ human: fc.nat(5), ai: fc.nat(5), total: fc.nat(5) });
const rows = fc
  .uniqueArray(fc.string({ maxLength: 3 }))
  .chain((paths) => fc.tuple(...paths.map((path) => views.map((counts) => ({ path, ...counts })))));

test.each(['most', 'least'] as const)(
  'the %s of however many rows are those that sorting would give',
  (direction) => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 8 }), (list, limit) => {
        const ranking = rankBy((row) => row.total, direction);
        const top = createTop(limit, ranking);
        for (const row of list) top.offer(row);
        const sorted = list.toSorted((a, b) => {
          const more = direction === 'most' ? b.total - a.total : a.total - b.total;
          return more || (a.path < b.path ? -1 : 1);
        });
        expect(top.list()).toEqual(sorted.slice(0, limit));
      }),
    );
  },
);
