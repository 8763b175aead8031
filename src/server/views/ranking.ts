import type { Database } from '../sqlite/database.ts';
import { type Block, type Bytes, decodeBlock } from './block.ts';
import { type Period, planRange, sumRange } from './plan.ts';
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

export function createRankingReader(db: Database) {
  const listPeriods = db.prepare(
    'SELECT period, rows, zeros, human, ai FROM view_blocks WHERE project = ? ORDER BY period',
  );
  const readCounts = db.prepare(
    'SELECT rows, zeros, counts FROM view_blocks WHERE project = ? AND period = ?',
  );
  const readOrder = db.prepare('SELECT path_order FROM view_projects WHERE project = ?');

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

  /** Adds a range up. Reads several rows: the caller holds a transaction around it. */
  return (project: string, range: Range): Ranking => {
    const periods = listPeriods.all(project) as Period[];
    const { zeros, ...totals } = sumRange(periods, range);
    const order = idsOf(readOrder.get(project)?.path_order as Bytes | undefined);
    const sums = startSums(order.length, totals.human + totals.ai);
    const viewedByNone = new Set<number>();
    for (const { period, add } of planRange(periods, range)) {
      const row = readCounts.get(project, period) as { rows: number; zeros: number; counts: Bytes };
      const block = decodeBlock(row.counts, row.rows);
      if (add) addBlock(sums, block);
      else subtractBlock(sums, block);
      if (zeros > 0 && row.zeros > 0) for (const id of zeroRows(block)) viewedByNone.add(id);
    }
    const ids = rankByTotal(listed(order, { total: sums.total, viewedByNone }), sums.total);
    return { totals, ids, human: gather(sums.human, ids), total: gather(sums.total, ids) };
  };
}

/** Page numbers as they are kept in a column of bytes. */
export function idsOf(bytes: Bytes = new Uint8Array(0)): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

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
