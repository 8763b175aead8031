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

/** A day of the Gregorian calendar, leap years as they are: what a pattern says, a document can say. */
const DAY =
  /(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))/;
/** With or without seconds, fraction and offset; `t` and `z` may be lower-case. */
const TIME =
  /[Tt](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?/;

/** ISO 8601 date-time, or YYYY-MM-DD. */
export const viewsDateSchema = z
  .string()
  .regex(
    new RegExp(`^(?:${DAY.source})(?:${TIME.source})?$`),
    'must be YYYY-MM-DD or an ISO 8601 date-time, of a day that exists',
  );

/** All numbers of so many digits are safe integers. */
const MOST_DIGITS = 15;

/** A whole number as it stands in a query, in decimal digits only: `Number` takes 0x10, 1e1 and nothing at all for one. */
function wholeNumber({
  min,
  max = 10 ** MOST_DIGITS - 1,
  otherwise,
}: {
  min: number;
  max?: number;
  otherwise: number;
}) {
  return z
    .string()
    .regex(new RegExp(`^-?\\d{1,${MOST_DIGITS}}$`), 'must be a whole number in decimal digits')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(otherwise)
    .meta({
      type: 'integer',
      minimum: min,
      maximum: max,
      default: otherwise,
    });
}

export const viewsQuerySchema = z.object({
  dateFrom: viewsDateSchema.optional().meta({ description: 'First day included (UTC).' }),
  dateTo: viewsDateSchema.optional().meta({ description: 'Exclusive: days before, but not on, this one.' }),
  limit: wholeNumber({ min: 1, max: VIEWS_LIMIT_MAX, otherwise: VIEWS_LIMIT_DEFAULT }),
  offset: wholeNumber({ min: 0, otherwise: 0 }),
});
