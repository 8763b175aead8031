import { HostError } from './host-error.ts';
import type { Page } from './paging.ts';

/** Requests that one listing may take: 50,000 rows on GitHub, far more than a thread can have there. */
export const LISTING_MAX_REQUESTS = 500;

/** Comments that are taken away meanwhile leave a page empty, or two; a number of pages that is made up leaves many. */
const EMPTY_PAGES_MAX = 10;

/**
 * Follows one listing's pages. How many there are, and whether another comes, is what the host claims, and it may claim
 * so for ever; so requests are counted, and a page that came before is seen. A listing that is given up has not been
 * read whole, so it never just ends.
 */
export function createListing() {
  let requests = 0;
  const seen = new Set<string>();
  let emptyPages = 0;
  return {
    /** @throws HostError where no further request may be made */
    count(): void {
      requests += 1;
      if (requests > LISTING_MAX_REQUESTS) {
        const message = `the code host's list is longer than ${LISTING_MAX_REQUESTS} pages, so it was not read whole`;
        throw new HostError('endless', message);
      }
    },
    /** @throws HostError where the same rows came before under this path, or too many pages that hold none */
    see({ rows }: Page, path: string): void {
      if (rows.length === 0) {
        emptyPages += 1;
        if (emptyPages <= EMPTY_PAGES_MAX) return;
        const message = 'the code host names pages of a list that are empty, so the list was not read whole';
        throw new HostError('endless', message);
      }
      const key = [path, ...rows.map((row) => row.id ?? row.filename ?? JSON.stringify(row))].join('\n');
      if (seen.has(key)) {
        const message = 'the code host gave the same page of a list twice, so the list was not read whole';
        throw new HostError('endless', message);
      }
      seen.add(key);
    },
  };
}
