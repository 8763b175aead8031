import type * as z from 'zod';
import type { viewsPageSchema } from '../../contract/views.ts';

export type ViewsPage = z.infer<typeof viewsPageSchema>;
/** `day` is a UTC day, YYYY-MM-DD. */
export type ViewCount = { path: string; day: string; human: number; ai: number };
export type ViewsQuery = {
  project: string;
  /** ISO 8601 dates or date-times; one without an offset is taken as UTC. */
  dateFrom?: string;
  dateTo?: string;
  limit: number;
  offset: number;
};

/** Bytes of a path, at most: what every engine's index can hold. */
export const PATH_MAX_BYTES = 1024;

/** Page views, kept for each page and UTC day. */
export interface ViewStore {
  /** One page of counts, the most viewed page first and equals by path, and the totals of the whole range. */
  page(query: ViewsQuery): Promise<ViewsPage>;

  /** Sets the counts of the given pages and days; importing the same rows again changes nothing. */
  import(project: string, rows: readonly ViewCount[]): Promise<void>;
}
