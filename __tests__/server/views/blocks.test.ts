import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import {
  BlockBuffer,
  decodeBlock,
  EMPTY_BLOCK,
  encodeBlock,
  summarize,
} from '../../../src/server/views/block.ts';
import { planRange } from '../../../src/server/views/plan.ts';
import { rankByTotal } from '../../../src/server/views/rank.ts';
import { createViewStore, type ViewCount } from '../../../src/server/views/views.ts';
import { createViewWriter } from '../../../src/server/views/write.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
  removeTempFolders();
});
function table() {
  const db = openDatabase(tempFolder());
  closers.push(() => db.close());
  return { db, store: createViewStore(db), writer: createViewWriter(db) };
}

type Counts = Map<number, [human: number, ai: number]>;
const blockOf = (counts: Counts) => {
  const rows = [...counts].sort(([a], [b]) => a - b);
  return {
    ids: Uint32Array.from(rows, ([id]) => id),
    human: Float64Array.from(rows, ([, [human]]) => human),
    ai: Float64Array.from(rows, ([, [, ai]]) => ai),
  };
};
const countsOf = ({ ids, human, ai }: ReturnType<typeof decodeBlock>): Counts =>
  new Map([...ids].map((id, i) => [id, [human[i] ?? -1, ai[i] ?? -1]]));
const count = fc.oneof(
  fc.nat(3),
  fc.nat(300),
  fc.nat(70_000),
  fc.integer({ min: 2 ** 32 - 2, max: 2 ** 32 + 2 }),
  fc.maxSafeNat(),
);
const counts = fc.array(fc.tuple(fc.nat(20), fc.tuple(count, count))).map((rows): Counts => new Map(rows));

describe('a block', () => {
  test('is read as it was written, in no more bytes than its counts need', () => {
    fc.assert(
      fc.property(counts, (rows) => {
        const bytes = encodeBlock(blockOf(rows));
        expect(countsOf(decodeBlock(bytes, rows.size))).toEqual(new Map([...rows].sort(([a], [b]) => a - b)));
        const most = Math.max(0, ...[...rows.values()].flat());
        const width = most < 256 ? 1 : most < 65_536 ? 2 : most < 2 ** 32 ? 4 : 8;
        expect(bytes.length).toBe(Math.ceil(rows.size / 2) * 8 + 2 * width * rows.size);
      }),
    );
  });

  test('of other bytes than its rows have is refused', () => {
    expect(() => decodeBlock(new Uint8Array(13), 2)).toThrow('a block of 2 rows');
  });

  test('takes a change in', () => {
    const small = fc
      .array(fc.tuple(fc.nat(12), fc.tuple(fc.nat(9), fc.nat(9))))
      .map((rows): Counts => new Map(rows));
    fc.assert(
      fc.property(small, small, fc.constantFrom('add', 'set'), (block, change, mode) => {
        const expected = new Map(block);
        for (const [id, [human, ai]] of change) {
          const [people, machines] = (mode === 'add' ? expected.get(id) : undefined) ?? [0, 0];
          expected.set(id, [people + human, machines + ai]);
        }
        const merged = new BlockBuffer().merge(blockOf(block), blockOf(change), mode);
        expect([...countsOf(merged)]).toEqual([...expected].sort(([a], [b]) => a - b));
      }),
    );
  });

  test('is summed up with its rows that count nothing', () => {
    const block = blockOf(
      new Map([
        [1, [0, 0]],
        [2, [3, 0]],
        [5, [0, 4]],
      ]),
    );
    expect(summarize(block)).toEqual({ zeros: 1, human: 3, ai: 4 });
    expect(summarize(EMPTY_BLOCK)).toEqual({ zeros: 0, human: 0, ai: 0 });
  });
});

describe('the plan of a range', () => {
  const day = (period: string, rows: number, zeros = 0) => ({ period, rows, zeros, human: 1, ai: 1 });
  const days = Array.from({ length: 10 }, (_, i) => day(`2025-03-${10 + i}`, 100));
  const month = day('2025-03', 120);
  const plan = (from: string, to: string, periods = [month, ...days]) =>
    planRange(periods, { from, to }).map(({ period, add }) => `${add ? '+' : '-'}${period}`);

  test.each([
    ['', '~', ['+2025-03']],
    ['2025-03-11', '~', ['+2025-03', '-2025-03-10']],
    ['2025-03-10', '2025-03-12', ['+2025-03-10', '+2025-03-11']],
    ['2025-04-01', '~', []],
    ['', '2025-03-10', []],
  ])('from %s to %s is %j', (from, to, steps) => {
    expect(plan(from, to)).toEqual(steps);
  });

  test('subtracts nothing where a row that counts nothing could be lost', () => {
    expect(plan('2025-03-18', '~', [month, day('2025-03-01', 5, 1), ...days.slice(8)])).not.toContain(
      '+2025-03',
    );
    expect(plan('2025-03-11', '~', [{ ...month, zeros: 1 }, ...days])).toHaveLength(9);
  });
});

test('pages are ranked by total, and equals stay in order', () => {
  const total = fc.oneof(
    fc.nat(3),
    fc.nat(5000),
    fc.integer({ min: 2 ** 31, max: 2 ** 32 - 1 }),
    fc.maxSafeNat(),
  );
  fc.assert(
    fc.property(fc.array(total), fc.boolean(), (list, wide) => {
      const totals = wide ? Float64Array.from(list) : Uint32Array.from(list);
      const ids = Uint32Array.from(list.keys()).reverse();
      const expected = [...ids].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
      expect([...rankByTotal(ids, totals)]).toEqual(expected);
    }),
  );
});

describe('the table', () => {
  const paths = ['/a', '/b', '/é', '/\u{1f600}', '/\uff5e', '/z'];
  const row = fc.record({
    path: fc.constantFrom(...paths),
    day: fc.constantFrom('2024-12-30', '2024-12-31', '2025-01-01', '2025-01-02', '2025-01-31', '2025-03-05'),
    human: fc.oneof(fc.nat(2), fc.constant(2 ** 40)),
    ai: fc.nat(2),
  });
  const bound = fc.option(
    fc.constantFrom('2024-12-31', '2025-01-01', '2025-01-02', '2025-02-01', '2025-03-05'),
  );

  test('answers as a plain list of rows would, whatever is set and added, for every range and page', () => {
    const step = fc.record({ rows: fc.array(row, { maxLength: 12 }), mode: fc.constantFrom('set', 'add') });
    const query = fc.record({
      from: bound,
      to: bound,
      offset: fc.nat(6),
      limit: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), fc.array(query, { minLength: 3 }), (steps, queries) => {
        const { store, writer } = table();
        const expected = new Map<string, ViewCount>();
        for (const { rows, mode } of steps) {
          const key = ({ path, day }: ViewCount) => `${path} ${day}`;
          const once = [...new Map(rows.map((r) => [key(r), r])).values()];
          for (const r of once) {
            const before = (mode === 'add' ? expected.get(key(r)) : undefined) ?? { human: 0, ai: 0 };
            expected.set(key(r), { ...r, human: before.human + r.human, ai: before.ai + r.ai });
          }
          if (mode === 'set') store.import('docs', once);
          else add(writer, once);
        }
        for (const { from, to, offset, limit } of queries) {
          const page = store.page({
            project: 'docs',
            ...(from ? { dateFrom: from } : {}),
            ...(to ? { dateTo: to } : {}),
            offset,
            limit,
          });
          expect(page).toEqual(
            answer([...expected.values()], { from: from ?? '', to: to ?? '~', offset, limit }),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('says nothing of a change that comes too late', () => {
    const { store, writer } = table();
    const version = writer.versionOf('docs');
    store.import('docs', [{ path: '/a', day: '2025-01-01', human: 1, ai: 0 }]);
    expect(() => writer.apply({ project: 'docs', days: [], mode: 'add', version })).toThrow(
      'Run this one again.',
    );
    expect(store.page({ project: 'docs', limit: 1, offset: 0 }).totals.total).toBe(1);
  });

  test('sees what another process has imported', () => {
    const { db, store } = table();
    const other = createViewStore(db);
    const look = () => store.page({ project: 'docs', limit: 1, offset: 0 }).totals.total;
    expect(look()).toBe(0);
    for (const human of [1, 5]) {
      other.import('docs', [{ path: '/a', day: '2025-01-01', human, ai: 0 }]);
      expect(look()).toBe(human);
    }
  });
});

function add(writer: ReturnType<typeof createViewWriter>, rows: readonly ViewCount[]): void {
  const ids = writer.pageIds(
    'docs',
    rows.map(({ path }) => path),
  );
  const days = Map.groupBy(rows.keys(), (i) => rows[i]?.day ?? '');
  const changes = [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, list]) => {
      const change = blockOf(
        new Map(list.map((i) => [ids[i] ?? 0, [rows[i]?.human ?? 0, rows[i]?.ai ?? 0]])),
      );
      return { day, change };
    });
  writer.apply({ project: 'docs', days: changes, mode: 'add', version: writer.versionOf('docs') });
}

/** The obvious way. Paths are in the order of their UTF-8, as SQLite sorts them. */
function answer(
  rows: readonly ViewCount[],
  query: { from: string; to: string; offset: number; limit: number },
) {
  const inside = rows.filter(({ day }) => day >= query.from && day < query.to);
  const pages = [...Map.groupBy(inside, ({ path }) => path)].map(([path, list]) => ({ path, ...sum(list) }));
  pages.sort((a, b) => b.total - a.total || Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
  return {
    totals: sum(inside),
    views: pages.slice(query.offset, query.offset + query.limit),
    hasMore: pages.length > query.offset + query.limit,
  };
}

function sum(rows: readonly ViewCount[]) {
  const human = rows.reduce((all, row) => all + row.human, 0);
  const ai = rows.reduce((all, row) => all + row.ai, 0);
  return { human, ai, total: human + ai };
}
