import { HostError } from './host-error.ts';
import type { Page } from './paging.ts';
import { readChangedFile, readList } from './read.ts';
import type { Answer } from './send.ts';

/** @throws HostError where the answer is no list: that is not an empty one. */
export function requireList({ data, asked }: Answer): Page['rows'] {
  const rows = readList(data);
  if (!rows) throw isNo('list', asked);
  return rows;
}

/**
 * Each row of a list as what it should be.
 * @throws HostError where one is not: without it, the list is not the whole.
 */
export function requireRows<Row>(
  { rows, asked }: { rows: Page['rows']; asked: string },
  row: { readonly what: string; readonly read: (fields: Page['rows'][number]) => Row | undefined },
): Row[] {
  return rows.map((fields) => {
    const found = row.read(fields);
    if (found === undefined) throw isNo(row.what, asked);
    return found;
  });
}

export const CHANGED_FILE = { what: 'list of changed files', read: readChangedFile };

/** The answer is something else than what was asked for. */
export function isNo(what: string, asked: Answer['asked']): HostError {
  return new HostError('unreadable', `the code host answered ${asked} with something that is no ${what}`);
}
