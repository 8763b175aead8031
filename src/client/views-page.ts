import type { ViewCounts, ViewRow, ViewsPage } from '../ports/views.ts';
import { redact } from '../text/redact.ts';
import { UnexpectedResponseError } from './errors.ts';
import { parseObject } from './parse-object.ts';

/** Longer ones are no paths, and a hundred of them held for a table would be megabytes. */
const PATH_MAX_CHARACTERS = 8_192;

/**
 * Reads one page of views by hand: an export reads a million rows, and a schema library would take most of its time.
 * Unknown fields are ignored, a missing `total` is human and AI together. A path that holds the key loses it.
 * @throws UnexpectedResponseError where a number is missing, negative or not whole, or a path is none
 */
export function readViewsPage(body: Buffer, secretKey: string): ViewsPage {
  const { totals, views, hasMore } = parseObject(body);
  if (!Array.isArray(views)) throw new UnexpectedResponseError('the answer holds no list of views');
  if (typeof hasMore !== 'boolean') throw new UnexpectedResponseError('the answer does not say hasMore');
  return { totals: readCounts(totals, 'totals'), rows: views.map((row) => readRow(row, secretKey)), hasMore };
}

function readRow(value: unknown, secretKey: string): ViewRow {
  const { human, ai, total } = readCounts(value, 'a row');
  return { path: readPath(value, secretKey), human, ai, total };
}

/** The path of a row of analytics, without the key where it holds it. */
export function readPath(row: unknown, secretKey: string): string {
  if (typeof row !== 'object' || row === null)
    throw new UnexpectedResponseError('a row of the answer is no object');
  const { path } = row as { path?: unknown };
  if (typeof path !== 'string' || path === '' || path.length > PATH_MAX_CHARACTERS)
    throw new UnexpectedResponseError('a row has no usable path');
  return path.includes(secretKey) ? redact(path, [secretKey]) : path;
}

function readCounts(value: unknown, what: string): ViewCounts {
  if (typeof value !== 'object' || value === null)
    throw new UnexpectedResponseError(`${what} of the answer is no object`);
  const { human, ai, total } = value as Record<keyof ViewCounts, unknown>;
  if (!isCount(human) || !isCount(ai))
    throw new UnexpectedResponseError(`${what} of the answer has a count that is none`);
  const all = total ?? human + ai;
  if (!isCount(all)) throw new UnexpectedResponseError(`${what} of the answer has a total that is no count`);
  return { human, ai, total: all };
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
