import type * as z from 'zod';
import type { viewsPageSchema } from '../../contract/views.ts';
import type { Database } from '../sqlite/database.ts';
import type { Block } from './block.ts';
import { createRankingReader, type Range, type Ranking } from './ranking.ts';
import { createViewWriter, type DayChange } from './write.ts';

/**
 * Page views are kept as one block of counts for each project and day, and one for each month (views/block.ts). A query
 * adds the few blocks up that cover its range (views/plan.ts), ranks the pages (views/rank.ts) and keeps the ranking for
 * the pages that are asked for next. That is what lets ten million rows be answered exactly, without a table of rows.
 */
export type ViewsPage = z.infer<typeof viewsPageSchema>;
export type ViewCount = { path: string; day: string; human: number; ai: number };
export type ViewsQuery = {
  project: string;
  dateFrom?: string;
  dateTo?: string;
  limit: number;
  offset: number;
};

export type ViewStore = ReturnType<typeof createViewStore>;

/** Rankings kept, and the rows of them all together: 12 bytes each, so 36 MB at most beside the newest. */
const RANKINGS_KEPT = 4;
const RANKED_ROWS_KEPT = 3_000_000;

/** Page views, kept for each page and UTC day. */
export function createViewStore(db: Database) {
  const readRanking = createRankingReader(db);
  const writer = createViewWriter(db);
  const findPath = db.prepare('SELECT path FROM view_paths WHERE project = ? AND id = ?');
  const kept = new Map<string, Ranking>();

  const rankingOf = (project: string, range: Range): Ranking => {
    const key = JSON.stringify([project, writer.versionOf(project), range]);
    const ranking = kept.get(key) ?? readRanking(project, range);
    kept.delete(key);
    kept.set(key, ranking);
    forgetOldest(kept);
    return ranking;
  };

  return {
    /** One page of counts, the most viewed page first, and the totals of the whole range. */
    page: ({ project, dateFrom, dateTo, limit, offset }: ViewsQuery): ViewsPage => {
      const range = { from: dateFrom ? utcDay(dateFrom) : '', to: dateTo ? utcDay(dateTo) : '~' };
      return snapshot(db, () => {
        const { totals, ids, human, total } = rankingOf(project, range);
        const rows = Array.from(ids.subarray(offset, offset + limit), (id, i) => {
          const people = human[offset + i] ?? 0;
          const all = total[offset + i] ?? 0;
          const path = String(findPath.get(project, id)?.path);
          return { path, human: people, ai: all - people, total: all };
        });
        return {
          totals: { ...totals, total: totals.human + totals.ai },
          views: rows,
          hasMore: ids.length > offset + limit,
        };
      });
    },

    /** Sets the counts of the given pages and days; importing the same rows again changes nothing. */
    import: (project: string, rows: readonly ViewCount[]): void => {
      const version = writer.versionOf(project);
      const ids = writer.pageIds(
        project,
        rows.map(({ path }) => path),
      );
      writer.apply({ project, days: daysOf(rows, ids), mode: 'set', version });
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

function* daysOf(rows: readonly ViewCount[], ids: Uint32Array): Generator<DayChange> {
  const days = Map.groupBy(rows.keys(), (i) => rows[i]?.day ?? '');
  for (const [day, list] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // The last of several rows for the same page and day counts.
    const last = new Map(list.map((i) => [ids[i] ?? 0, rows[i]]));
    const inOrder = [...last].sort(([a], [b]) => a - b);
    const change: Block = {
      ids: Uint32Array.from(inOrder, ([id]) => id),
      human: Float64Array.from(inOrder, ([, row]) => row?.human ?? 0),
      ai: Float64Array.from(inOrder, ([, row]) => row?.ai ?? 0),
    };
    yield { day, change };
  }
}

/** Reads that belong together see one state of the database, whatever another process commits meanwhile. */
function snapshot<T>(db: Database, read: () => T): T {
  db.exec('BEGIN');
  try {
    return read();
  } finally {
    db.exec('COMMIT');
  }
}
