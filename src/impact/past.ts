import type { FileChange, PastChange } from '../ports/repository.ts';
import { isTest } from '../text/test-path.ts';

/** A change of more files than this is a mass edit: what changed in it together says nothing. */
const FILES_MAX = 30;
/** How many earlier changes are looked at, the newest. */
export const HISTORY_MAX = 5_000;
/** Where so many of the changes of code and pages came with tests, they are asked for. */
const WITH_TESTS = { changesMin: 10, shareMin: 0.4 };

/** How often a page was among the changes of some kind. */
export interface Shared {
  /** Of these changes, the newest first: whether the page was among them. */
  readonly hits: readonly boolean[];
  readonly times: number;
}

/** What the history says of the changed files of code. */
export interface Past {
  /** Changes of the file. */
  of(file: string, page: string): Shared;
  /** Changes of any code in the file's folder. */
  inFolder(file: string, page: string): Shared;
  /** Changes that brought a file of the same form into the file's folder. */
  ofNew(file: string, page: string): Shared;
  /** Those that changed with the file, or with a new file beside it. */
  pages(file: string): readonly string[];
  /** True where code that pages tell of mostly comes with tests: there a change without them says nothing. */
  readonly asksForTests: boolean;
}

/**
 * @param changes of code; a file counts by what it was called before as well
 * @param history undefined where it is cut short: nothing is known then
 */
export async function readPast(
  history: AsyncIterable<PastChange> | undefined,
  { changes, sort }: { changes: readonly FileChange[]; sort: (path: string) => string },
): Promise<Past> {
  const names = new Map(changes.flatMap(({ path, from = path }) => [[path, path] as const, [from, path]]));
  const folders = new Set(changes.map(({ path }) => folderOf(path)));
  const seen = new Map<string, (readonly string[])[]>();
  const told = { all: 0, withTests: 0 };
  for await (const { paths, added } of history ?? []) {
    if (paths.length > FILES_MAX) continue;
    const pages = paths.filter((path) => sort(path) === 'page');
    const code = paths.filter((path) => sort(path) === 'code');
    if (pages.length > 0 && code.length > 0) {
      told.all += 1;
      if (paths.some(isTest)) told.withTests += 1;
    }
    const near = code.filter((path) => folders.has(folderOf(path)));
    const keys = [
      ...paths.flatMap((path) => names.get(path) ?? []),
      ...near.map((path) => `${folderOf(path)}/`),
      ...near.filter((path) => added.has(path)).map(formOf),
    ];
    for (const key of new Set(keys)) {
      const before = seen.get(key);
      if (before) before.push(pages);
      else seen.set(key, [pages]);
    }
  }
  const share = (key: string, page: string): Shared => {
    const hits = (seen.get(key) ?? []).map((pages) => pages.includes(page));
    return { hits, times: hits.filter(Boolean).length };
  };
  return {
    of: share,
    inFolder: (file, page) => share(`${folderOf(file)}/`, page),
    ofNew: (file, page) => share(formOf(file), page),
    pages: (file) => [...new Set([file, formOf(file)].flatMap((key) => seen.get(key)?.flat() ?? []))],
    asksForTests: told.all >= WITH_TESTS.changesMin && told.withTests / told.all >= WITH_TESTS.shareMin,
  };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Files of one form stand in one folder and end alike. No path begins with a colon and a slash. */
function formOf(path: string): string {
  return `:/${folderOf(path)}/*${/\.[^./]*$/.exec(path)?.[0] ?? ''}`;
}

/** 0 to 1; nothing where there is no change to count. */
export function shareOf({ hits, times }: Shared): number {
  return hits.length === 0 ? 0 : times / hits.length;
}
