import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  BlockBuffer,
  decodeBlock,
  EMPTY_BLOCK,
  encodeBlock,
  summarize,
} from '../../../src/server/views/block.ts';
import { planRange } from '../../../src/server/views/plan.ts';
import { rankByTotal } from '../../../src/server/views/rank.ts';

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
    expect(plan('2025-03-11', '~', [month, ...days.slice(0, 9), day('2025-03-19', 100, 1)])).toHaveLength(9);
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
