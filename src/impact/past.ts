import type { PastChange } from '../ports/repository.ts';

/** A change of more files than this is a mass edit: what changed in it together says nothing. */
const FILES_MAX = 30;
/** How many earlier changes are looked at, the newest. */
export const HISTORY_MAX = 5_000;

/** How often a file of code and a page changed together. */
export interface Shared {
  /** Of the file's changes, the newest first: whether the page was among them. */
  readonly hits: readonly boolean[];
  readonly times: number;
}

/** What the history says of the changed files of code. */
export interface Past {
  of(file: string, page: string): Shared;
  pages(file: string): readonly string[];
}

const NEVER: Shared = { hits: [], times: 0 };

/**
 * @param names the changed files, each by what it was called before as well
 * @param history undefined where it is cut short: nothing is known then
 */
export async function readPast(
  history: AsyncIterable<PastChange> | undefined,
  { names, isPage }: { names: ReadonlyMap<string, string>; isPage: (path: string) => boolean },
): Promise<Past> {
  const changes = new Map<string, string[][]>();
  for await (const { paths } of history ?? []) {
    if (paths.length > FILES_MAX) continue;
    let pages: string[] | undefined;
    for (const path of paths) {
      const file = names.get(path);
      if (file === undefined) continue;
      pages ??= paths.filter(isPage);
      const before = changes.get(file);
      if (before) before.push(pages);
      else changes.set(file, [pages]);
    }
  }
  const pagesOf = (file: string) => [...new Set(changes.get(file)?.flat())];
  return {
    pages: pagesOf,
    of(file, page) {
      const hits = changes.get(file)?.map((pages) => pages.includes(page));
      return hits ? { hits, times: hits.filter(Boolean).length } : NEVER;
    },
  };
}

/** 0 to 1; nothing where there is no change to count. */
export function shareOf({ hits, times }: Shared): number {
  return hits.length === 0 ? 0 : times / hits.length;
}
