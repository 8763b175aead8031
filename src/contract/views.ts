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

/** ISO 8601: a date, or a date and a time with or without seconds, fraction and offset; `t` and `z` may be lower-case. */
const DATE =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[Tt](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;

/** ISO 8601 date-time, or YYYY-MM-DD. */
export const viewsDateSchema = z
  .string()
  .regex(DATE, 'must be YYYY-MM-DD or an ISO 8601 date-time')
  .refine(
    (date) => isRealDay(date.slice(0, 10)),
    'must be YYYY-MM-DD or an ISO 8601 date-time, of a day that exists',
  );

/** A whole number as it stands in a query, in decimal digits only: `Number` takes 0x10, 1e1 and nothing at all for one. */
function wholeNumber({ min, max, otherwise }: { min: number; max?: number; otherwise: number }) {
  const range = z.int().min(min);
  return z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number in decimal digits')
    .transform(Number)
    .pipe(max === undefined ? range : range.max(max))
    .default(otherwise)
    .meta({
      type: 'integer',
      minimum: min,
      ...(max === undefined ? {} : { maximum: max }),
      default: otherwise,
    });
}

export const viewsQuerySchema = z.object({
  dateFrom: viewsDateSchema.optional().meta({ description: 'First day included (UTC).' }),
  dateTo: viewsDateSchema.optional().meta({ description: 'Exclusive: days before, but not on, this one.' }),
  limit: wholeNumber({ min: 1, max: VIEWS_LIMIT_MAX, otherwise: VIEWS_LIMIT_DEFAULT }),
  offset: wholeNumber({ min: 0, otherwise: 0 }),
});

function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}
