import type { ViewsRange } from '../../ports/views.ts';
import { InputError, showGiven } from '../inputs/input-error.ts';

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/i;
const ACCEPTED = 'accepted is a day such as 2026-01-31, or an ISO 8601 moment such as 2026-01-31T12:00:00Z';

export interface Ranges {
  readonly range: ViewsRange;
  readonly previousRange: ViewsRange | undefined;
}

/**
 * The range that the inputs name, and the one of the same length right before it where the two are to be compared.
 * @throws InputError for dates that do not exist or make no range, and for inputs that exclude each other
 */
export function parseRanges(
  given: { dateFrom: string; dateTo: string; period: string; compare: boolean },
  now: Date,
): Ranges {
  const range = given.period === '' ? parseDates(given) : parsePeriod(given, now);
  if (!given.compare) return { range, previousRange: undefined };
  if (range.dateFrom === undefined || range.dateTo === undefined) {
    throw new InputError(
      'compare',
      'a period of a known length is needed: give period, or dateFrom and dateTo.',
    );
  }
  return { range, previousRange: before({ dateFrom: range.dateFrom, dateTo: range.dateTo }) };
}

function parseDates({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }): ViewsRange {
  const from = dateFrom === '' ? undefined : parseMoment('dateFrom', dateFrom);
  const to = dateTo === '' ? undefined : parseMoment('dateTo', dateTo);
  if (from !== undefined && to !== undefined && from >= to) {
    throw new InputError(
      'dateTo',
      `${showGiven(dateTo)} was given, which is not after dateFrom, ${showGiven(dateFrom)}; accepted is a later one, for dateTo itself is not part of the range.`,
    );
  }
  return {
    dateFrom: from === undefined ? undefined : normalise(dateFrom, from),
    dateTo: to === undefined ? undefined : normalise(dateTo, to),
  };
}

/** A day as it is; a moment in the one form that every reader of ISO 8601 knows. */
function normalise(value: string, ms: number): string {
  return DAY.test(value) ? value : new Date(ms).toISOString();
}

/** Whole UTC days that end with yesterday: today is not over, and its numbers would still grow. */
function parsePeriod(given: { dateFrom: string; dateTo: string; period: string }, now: Date): ViewsRange {
  const { period } = given;
  if (given.dateFrom !== '' || given.dateTo !== '')
    throw new InputError('period', 'it was given together with dateFrom or dateTo; give one or the other.');
  const [, digits, unit] = /^([1-9]\d{0,3})([dwm])$/.exec(period.toLowerCase()) ?? [];
  const count = Number(digits);
  const days = { d: count, w: 7 * count, m: 31 * count }[unit ?? ''] ?? Number.NaN;
  if (!(days <= 3_720)) {
    throw new InputError(
      'period',
      `${showGiven(period)} was given; accepted are days, weeks or months such as 7d, 4w or 3m, at most 120m.`,
    );
  }
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const from = unit === 'm' ? monthsBefore(to, count) : new Date(to.getTime() - days * DAY_MS);
  return { dateFrom: toDay(from), dateTo: toDay(to) };
}

/** The same day some months before; where the month has no such day, its last. */
function monthsBefore(date: Date, months: number): Date {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return first;
}

function before({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }): ViewsRange {
  const from = parseMoment('dateFrom', dateFrom);
  const start = new Date(2 * from - parseMoment('dateTo', dateTo));
  if (!(start.getUTCFullYear() >= 0))
    throw new InputError('compare', 'the period before would begin before the year 0.');
  const days = DAY.test(dateFrom) && DAY.test(dateTo);
  return { dateFrom: days ? toDay(start) : start.toISOString(), dateTo: dateFrom };
}

/** Milliseconds since 1970; a day is its first moment in UTC, a moment without an offset is UTC. */
function parseMoment(name: 'dateFrom' | 'dateTo', value: string): number {
  const day = MOMENT.exec(value)?.[1] ?? value;
  if (!isDay(day)) throw new InputError(name, `${showGiven(value)} was given; ${ACCEPTED}.`);
  if (day === value) return Date.parse(value);
  return Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(value.slice(day.length)) ? value : `${value}Z`);
}

/** A day of the calendar: 2026-02-30 is none. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
