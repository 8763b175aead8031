import { rankingValue } from '../../report/ranking-value.ts';
import type { ViewsFacts } from '../../report/views-facts.ts';
import type { ComparedRow } from '../../report/views-row.ts';

/** Greater than zero where `a` ranks before `b`. Never zero for two rows with different paths. */
export type Ranking = (a: ComparedRow, b: ComparedRow) => number;

export type SortKey = ViewsFacts['sortBy'];

/** By one number, the greatest first, or the least first; paths decide between equals, so that two runs agree. */
export function rankBy(read: (row: ComparedRow) => number, direction: 'most' | 'least' = 'most'): Ranking {
  const sign = direction === 'most' ? 1 : -1;
  return (a, b) => sign * (read(a) - read(b)) || (a.path < b.path ? 1 : -1);
}

/** The ranking of a list. Among pages that no reader is known to dislike, the most read are first. */
export function rankFor(sortBy: SortKey): Ranking {
  const first = rankBy((row) => rankingValue(row, sortBy));
  if (sortBy !== 'unhappy') return first;
  const byViews = rankBy(({ total }) => total);
  return (a, b) => rankingValue(a, sortBy) - rankingValue(b, sortBy) || byViews(a, b);
}

/** Keeps the first `limit` rows by a ranking, of however many: a heap with the last of them on top. */
export function createTop(limit: number, ranking: Ranking) {
  const heap: ComparedRow[] = [];
  const at = (index: number) => heap[index] as ComparedRow;
  const swap = (a: number, b: number) => {
    const held = at(a);
    heap[a] = at(b);
    heap[b] = held;
  };
  const rise = (from: number) => {
    for (let child = from; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (ranking(at(child), at(parent)) >= 0) return;
      swap(child, parent);
      child = parent;
    }
  };
  const sink = () => {
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const child = right < heap.length && ranking(at(right), at(left)) < 0 ? right : left;
      if (ranking(at(parent), at(child)) <= 0) return;
      swap(parent, child);
      parent = child;
    }
  };
  return {
    offer(row: ComparedRow): void {
      if (heap.length < limit) {
        heap.push(row);
        rise(heap.length - 1);
      } else if (heap.length > 0 && ranking(row, at(0)) > 0) {
        heap[0] = row;
        sink();
      }
    },
    /** The kept rows, the first one first. */
    list: (): readonly ComparedRow[] => heap.toSorted((a, b) => ranking(b, a)),
  };
}
