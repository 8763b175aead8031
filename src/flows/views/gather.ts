import type { ViewCounts, ViewRow } from '../../ports/views.ts';

const EXAMPLES = 5;

/** What was gathered of one range. */
export interface Gathered {
  /** Of all rows. */
  readonly sum: ViewCounts;
  /** Of the pages that the patterns chose. */
  readonly chosen: ViewCounts;
  readonly pages: number;
  /** Rows that came again. A page that moves in the list while it is read shows up twice; it is counted once. */
  readonly merged: { readonly count: number; readonly paths: readonly string[] };
}

/** Takes rows as they come: drops those that came before, adds the others up, and keeps the chosen ones. */
export function createGathering(to: {
  isNew: (row: ViewRow) => boolean;
  isChosen: (path: string) => boolean;
  keep: (row: ViewRow) => void;
}) {
  const sum = { human: 0, ai: 0, total: 0 };
  const chosen = { human: 0, ai: 0, total: 0 };
  let pages = 0;
  let repeats = 0;
  const paths: string[] = [];
  return {
    /** Returns how many of the rows are new. */
    take(rows: readonly ViewRow[]): number {
      let fresh = 0;
      for (const row of rows) {
        if (!to.isNew(row)) {
          repeats += 1;
          if (paths.length < EXAMPLES) paths.push(row.path);
          continue;
        }
        fresh += 1;
        addCounts(sum, row);
        if (!to.isChosen(row.path)) continue;
        pages += 1;
        addCounts(chosen, row);
        to.keep(row);
      }
      return fresh;
    },
    result: (): Gathered => ({ sum, chosen, pages, merged: { count: repeats, paths } }),
  };
}

function addCounts(sum: { human: number; ai: number; total: number }, row: ViewCounts): void {
  sum.human += row.human;
  sum.ai += row.ai;
  sum.total += row.total;
}
