import { InputError, showGiven } from './input-error.ts';

const HOUR_MS = 3_600_000;
const UNITS_MS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: HOUR_MS,
  d: 24 * HOUR_MS,
  w: 7 * 24 * HOUR_MS,
};
const SINCE_MAX_MS = 366 * 24 * HOUR_MS;

/**
 * How far back, in ms.
 * @throws InputError
 */
export function parseSince(value: string): number {
  const [, count, unit = ''] = /^(\d{1,6}(?:\.\d{1,6})?)([mhdw])$/.exec(value) ?? [];
  const ms = Number(count) * (UNITS_MS[unit] ?? Number.NaN);
  if (ms > 0 && ms <= SINCE_MAX_MS) return ms;
  throw new InputError(
    'since',
    `${showGiven(value)} was given; accepted is a number with m, h, d or w behind it, such as 90m, 12h, 7d or 2w, up to 366d.`,
  );
}
