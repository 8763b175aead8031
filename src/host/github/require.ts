import { HostError } from './host-error.ts';
import type { Page } from './paging.ts';
import { readList } from './read.ts';
import type { Answer } from './send.ts';

/** @throws HostError where the answer is no list: that is not an empty one. */
export function requireList({ data, asked }: Answer): Page['rows'] {
  const rows = readList(data);
  if (!rows) throw isNo('list', asked);
  return rows;
}

/** The answer is something else than what was asked for. */
export function isNo(what: string, asked: Answer['asked']): HostError {
  return new HostError('refused', `the code host answered ${asked} with something that is no ${what}`);
}
