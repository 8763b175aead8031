import { CHANGED_FILES_MAX } from '../../contract/limits.ts';
import type { ChangedFile } from './changed-files.ts';
import {
  type ChangedPages,
  LEFT_OUT_MAX,
  PAGE_NAME,
  PAGE_SOURCE_MAX_BYTES,
  PAGES_MAX,
  PAGES_MAX_BYTES,
} from './changed-pages.ts';

/** The pages among the changed files, those that are no file among them. */
export function pagesAmong(files: readonly ChangedFile[]): ChangedFile[] {
  return files.filter(({ path }) => PAGE_NAME.test(path));
}

/** Decides which pages are kept, in the order of the change, and why the others are not. */
export function choosePages(pages: readonly ChangedFile[], sizeOf: (id: string) => number) {
  const chosen: ChangedFile[] = [];
  const leftOut: ChangedPages['leftOut'] = [];
  let bytes = 0;
  for (const page of pages) {
    const sizes = [page.before, page.after].map((id) => (id === null ? 0 : sizeOf(id)));
    const sum = sizes.reduce((a, b) => a + b, 0);
    if (!page.regular) leftOut.push({ path: page.path, why: 'no file' });
    else if (sizes.some((size) => size > PAGE_SOURCE_MAX_BYTES))
      leftOut.push({ path: page.path, why: 'size' });
    else if (chosen.length >= PAGES_MAX || bytes + sum > PAGES_MAX_BYTES)
      leftOut.push({ path: page.path, why: 'room' });
    else {
      chosen.push(page);
      bytes += sum;
    }
  }
  return {
    chosen,
    leftOut: leftOut.slice(0, LEFT_OUT_MAX),
    moreLeftOut: Math.max(0, leftOut.length - LEFT_OUT_MAX),
  };
}

/** All files of a change by what happened to them; one that was moved is added here and removed there. */
export function listFiles(files: readonly ChangedFile[]): ChangedPages['files'] {
  const list = (names: readonly string[]) => names.slice(0, CHANGED_FILES_MAX);
  return {
    added: list(files.filter(({ before, from }) => before === null || from !== null).map(({ path }) => path)),
    modified: list(
      files
        .filter(({ before, after, from }) => before !== null && after !== null && from === null)
        .map(({ path }) => path),
    ),
    removed: list(files.flatMap(({ after, from, path }) => from ?? (after === null ? [path] : []))),
  };
}
