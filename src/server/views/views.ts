import type { ViewTables } from '../store/view-tables.ts';
import type { ViewCount, ViewStore } from '../store/views.ts';
import type { Block } from './block.ts';
import { createRankingReader, type Range, type Ranking } from './ranking.ts';
import { createViewWriter, type DayChange } from './write.ts';

/** Rankings kept, and the rows of them all together: 12 bytes each, so 36 MB at most beside the newest. */
const RANKINGS_KEPT = 4;
const RANKED_ROWS_KEPT = 3_000_000;

/**
 * Page views are kept as one block of counts for each project and day, and one for each month (views/block.ts). A query
 * adds the few blocks up that cover its range (views/plan.ts), ranks the pages (views/rank.ts) and keeps the ranking for
 * the pages that are asked for next. That is what lets ten million rows be answered exactly, without a table of rows.
 */
export function createViewStore(tables: ViewTables): ViewStore {
  const readRanking = createRankingReader(tables);
  const writer = createViewWriter(tables);
  const kept = new Map<string, Ranking>();

  const rankingOf = async (project: string, range: Range): Promise<Ranking> => {
    const keyOf = (version: number) => JSON.stringify([project, version, range]);
    const version = await tables.version(project);
    const found = kept.get(keyOf(version));
    const made = found ? { version, ranking: found } : await readRanking(project, range);
    kept.delete(keyOf(made.version));
    kept.set(keyOf(made.version), made.ranking);
    forgetOldest(kept);
    return made.ranking;
  };

  return {
    page: async ({ project, dateFrom, dateTo, limit, offset }) => {
      const range = { from: dateFrom ? utcDay(dateFrom) : '', to: dateTo ? utcDay(dateTo) : '~' };
      const { totals, ids, human, total } = await rankingOf(project, range);
      const paths = await tables.paths(project, ids.subarray(offset, offset + limit));
      return {
        totals: { ...totals, total: totals.human + totals.ai },
        views: paths.map((path, i) => {
          const people = human[offset + i] ?? 0;
          const all = total[offset + i] ?? 0;
          return { path, human: people, ai: all - people, total: all };
        }),
        hasMore: ids.length > offset + limit,
      };
    },

    import: async (project, rows) => {
      const version = await tables.version(project);
      const ids = await tables.pageIds(
        project,
        rows.map(({ path }) => path),
      );
      await writer.apply({ project, days: daysOf(rows, ids), mode: 'set', version });
    },
  };
}

/** The UTC day of an ISO 8601 date or date-time; one without an offset is taken as UTC. */
export function utcDay(date: string): string {
  if (date.length === 10) return date;
  const written = date.toUpperCase().replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
  const zoned = /(?:Z|[+-]\d\d:\d\d)$/.test(written) ? written : `${written}Z`;
  return new Date(zoned).toISOString().slice(0, 10);
}

function forgetOldest(kept: Map<string, Ranking>): void {
  let rows = [...kept.values()].reduce((sum, { ids }) => sum + ids.length, 0);
  for (const [key, { ids }] of kept) {
    if (kept.size === 1 || (kept.size <= RANKINGS_KEPT && rows <= RANKED_ROWS_KEPT)) return;
    kept.delete(key);
    rows -= ids.length;
  }
}

function daysOf(rows: readonly ViewCount[], ids: Uint32Array): DayChange[] {
  const days = Map.groupBy(rows.keys(), (i) => rows[i]?.day ?? '');
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, list]) => ({
      day,
      change: () => {
        // The last of several rows for the same page and day counts.
        const last = new Map(list.map((i) => [ids[i] ?? 0, rows[i]]));
        const inOrder = [...last].sort(([a], [b]) => a - b);
        const change: Block = {
          ids: Uint32Array.from(inOrder, ([id]) => id),
          human: Float64Array.from(inOrder, ([, row]) => row?.human ?? 0),
          ai: Float64Array.from(inOrder, ([, row]) => row?.ai ?? 0),
        };
        return change;
      },
    }));
}
