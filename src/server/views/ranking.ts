import { createTurn } from '../in-turn.ts';
import type { ViewTables } from '../store/view-tables.ts';
import { type Block, decodeBlock } from './block.ts';
import { planRange, sumRange } from './plan.ts';
import { rankByTotal } from './rank.ts';

export type Range = { from: string; to: string };

/** All pages of a range, the most viewed first, and equals by path. */
export type Ranking = {
  totals: { human: number; ai: number };
  ids: Uint32Array;
  /** In the order of `ids`; the rest of a total is AI. */
  human: Counts;
  total: Counts;
};

type Counts = Uint32Array | Float64Array;

/** Adds ranges up, one after the other: they use the same memory, and one alone keeps a core busy. */
export function createRankingReader(tables: Pick<ViewTables, 'read'>) {
  // Used again by the next query: millions of pages would leave as many megabytes of garbage behind each.
  let narrow = { human: new Uint32Array(0), total: new Uint32Array(0) };
  const startSums = (pages: number, most: number): Sums => {
    if (most >= 2 ** 32) return { human: new Float64Array(pages), total: new Float64Array(pages) };
    if (narrow.total.length < pages)
      narrow = { human: new Uint32Array(pages), total: new Uint32Array(pages) };
    narrow.human.fill(0);
    narrow.total.fill(0);
    return narrow;
  };

  const readRanking = async (project: string, range: Range): Promise<VersionedRanking> => {
    let version = 0;
    let order: Uint32Array = new Uint32Array(0);
    let totals = { human: 0, ai: 0, zeros: 0 };
    let sums: Sums = narrow;
    let steps: ReadonlyMap<string, boolean> = new Map();
    const viewedByNone = new Set<number>();
    await tables.read(project, {
      choose: (state) => {
        ({ version, order } = state);
        totals = sumRange(state.periods, range);
        sums = startSums(order.length, totals.human + totals.ai);
        steps = new Map(planRange(state.periods, range).map(({ period, add }) => [period, add]));
        return [...steps.keys()];
      },
      take: (period, row) => {
        if (!row) throw new Error(`the views of ${period} vanished`);
        const block = decodeBlock(row.counts, row.rows);
        if (steps.get(period)) addBlock(sums, block);
        else subtractBlock(sums, block);
        if (totals.zeros > 0 && row.zeros > 0) for (const id of zeroRows(block)) viewedByNone.add(id);
      },
    });
    const ids = rankByTotal(listed(order, { total: sums.total, viewedByNone }), sums.total);
    const { human, ai } = totals;
    return {
      version,
      ranking: { totals: { human, ai }, ids, human: gather(sums.human, ids), total: gather(sums.total, ids) },
    };
  };

  const inTurn = createTurn();
  return (project: string, range: Range) => inTurn(() => readRanking(project, range));
}

/** A ranking, and the version of the views that it was made of. */
export type VersionedRanking = { version: number; ranking: Ranking };

type Sums = { human: Counts; total: Counts };

function addBlock({ human, total }: Sums, { ids, human: people, ai: machines }: Block): void {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0;
    const views = people[i] ?? 0;
    human[id] = (human[id] ?? 0) + views;
    total[id] = (total[id] ?? 0) + views + (machines[i] ?? 0);
  }
}

/** In uint32 a difference may pass below zero on the way; it wraps round, and is right again at the end. */
function subtractBlock({ human, total }: Sums, { ids, human: people, ai: machines }: Block): void {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0;
    const views = people[i] ?? 0;
    human[id] = (human[id] ?? 0) - views;
    total[id] = (total[id] ?? 0) - views - (machines[i] ?? 0);
  }
}

function* zeroRows({ ids, human, ai }: Block): Generator<number> {
  for (let i = 0; i < ids.length; i++) if (human[i] === 0 && ai[i] === 0) yield ids[i] ?? 0;
}

/** The pages that have a row in the range, in the order of their paths. */
function listed(
  order: Uint32Array,
  { total, viewedByNone }: { total: Counts; viewedByNone: Set<number> },
): Uint32Array {
  const ids = new Uint32Array(order.length);
  let length = 0;
  for (let i = 0; i < order.length; i++) {
    const id = order[i] ?? 0;
    if ((total[id] ?? 0) > 0 || (viewedByNone.size > 0 && viewedByNone.has(id))) ids[length++] = id;
  }
  return ids.subarray(0, length);
}

function gather(counts: Counts, ids: Uint32Array): Counts {
  const gathered = counts instanceof Uint32Array ? new Uint32Array(ids.length) : new Float64Array(ids.length);
  for (let i = 0; i < ids.length; i++) gathered[i] = counts[ids[i] ?? 0] ?? 0;
  return gathered;
}
