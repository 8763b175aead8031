import type { Scratch } from '../../ports/files.ts';
import type { ViewRow } from '../../ports/views.ts';
import type { ComparedRow } from '../../report/views-row.ts';
import type { PathIndex } from './path-index.ts';

export type Comparison = ReturnType<typeof createComparison>;

/**
 * Joins two periods by path without holding either: the rows of the first wait in a scratch file, of the second only a
 * number for each path is kept, and those that the first does not have wait in the file too.
 */
export function createComparison(index: PathIndex, scratch: Scratch) {
  let current = 0;
  let before = new Float64Array();
  return {
    keepCurrent: ({ path, human, ai, total }: ViewRow) =>
      scratch.write(JSON.stringify([path, human, ai, total])),

    /** All of the current period is in the index; the rows that follow are of the period before. */
    turnToPrevious() {
      current = index.size;
      before = new Float64Array(current).fill(Number.NaN);
    },
    isNewPrevious({ path, total }: ViewRow): boolean {
      if (index.add(path)) return true;
      const number = index.find(path);
      if (number >= current || !Number.isNaN(before[number])) return false;
      before[number] = total;
      return true;
    },
    /** A page without views in the current period is known only from the period before. */
    keepPrevious({ path, total }: ViewRow) {
      if (index.find(path) >= current) scratch.write(JSON.stringify([path, total]));
    },

    /** All pages of the two periods; with `compared` false those of the current one, as if alone. */
    *rows(compared: boolean): Generator<ComparedRow> {
      for (const line of scratch.lines()) {
        const [path, ...counts] = JSON.parse(line) as [string, ...number[]];
        const [human = 0, ai = 0, total = 0] = counts;
        if (counts.length === 1) {
          if (compared) yield { path, human: 0, ai: 0, total: 0, previous: human };
        } else if (compared) {
          yield { path, human, ai, total, previous: before[index.find(path)] || 0 };
        } else yield { path, human, ai, total };
      }
    },
  };
}
