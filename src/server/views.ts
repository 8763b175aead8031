import type * as z from 'zod';
import type { viewsPageSchema } from '../contract/views.ts';
import { type Database, transaction } from './store/database.ts';

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

/** Page views, kept for each page and UTC day. */
export function createViewStore(db: Database) {
  const range = 'FROM views WHERE project = ? AND day >= ? AND day < ?';
  const totals = db.prepare(`SELECT coalesce(sum(human), 0) AS human, coalesce(sum(ai), 0) AS ai ${range}`);
  const pages = db.prepare(
    `SELECT path, sum(human) AS human, sum(ai) AS ai ${range} GROUP BY path
     ORDER BY sum(human) + sum(ai) DESC, path LIMIT ? OFFSET ?`,
  );
  const upsert = db.prepare(
    `INSERT INTO views (project, path, day, human, ai) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET human = excluded.human, ai = excluded.ai`,
  );
  return {
    /** One page of counts, the most viewed page first, and the totals of the whole range. */
    page: ({ project, dateFrom, dateTo, limit, offset }: ViewsQuery): ViewsPage => {
      const days = [project, dateFrom ? utcDay(dateFrom) : '', dateTo ? utcDay(dateTo) : '~'];
      const sum = totals.get(...days) as { human: number; ai: number };
      const rows = pages.all(...days, limit + 1, offset) as { path: string; human: number; ai: number }[];
      return {
        totals: { ...sum, total: sum.human + sum.ai },
        views: rows.slice(0, limit).map(({ path, human, ai }) => ({ path, human, ai, total: human + ai })),
        hasMore: rows.length > limit,
      };
    },

    /** Sets the counts of the given pages and days; importing the same rows again changes nothing. */
    import: (project: string, rows: readonly ViewCount[]) =>
      transaction(db, () => {
        for (const { path, day, human, ai } of rows) upsert.run(project, path, day, human, ai);
      }),
  };
}

/** The UTC day of an ISO 8601 date or date-time; one without an offset is taken as UTC. */
export function utcDay(date: string): string {
  if (date.length === 10) return date;
  const zoned = /(?:z|[+-]\d\d:?\d\d)$/i.test(date) ? date : `${date}Z`;
  return new Date(zoned).toISOString().slice(0, 10);
}
