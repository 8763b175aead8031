import * as z from 'zod';
import { VIEWS_LIMIT_DEFAULT, VIEWS_LIMIT_MAX } from './limits.ts';

const count = z.int().nonnegative();

export const viewCountsSchema = z.object({ human: count, ai: count, total: count });

/** One page of page views. `totals` covers the whole date range, `views` this page of it. */
export const viewsPageSchema = z
  .object({
    totals: viewCountsSchema,
    views: z.array(viewCountsSchema.extend({ path: z.string() })),
    hasMore: z.boolean().meta({ description: 'True when more rows exist beyond this page.' }),
  })
  .meta({ id: 'PageViews' });

/** ISO 8601 date-time, or YYYY-MM-DD. */
export const viewsDateSchema = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true, local: true })],
  'must be YYYY-MM-DD or an ISO 8601 date-time',
);

export const viewsQuerySchema = z.object({
  dateFrom: viewsDateSchema.optional().meta({ description: 'First day included (UTC).' }),
  dateTo: viewsDateSchema.optional().meta({ description: 'Exclusive: days before, but not on, this one.' }),
  limit: z.coerce.number().int().min(1).max(VIEWS_LIMIT_MAX).default(VIEWS_LIMIT_DEFAULT),
  offset: z.coerce.number().int().min(0).default(0),
});
