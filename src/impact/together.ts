import type { PastChange } from '../ports/repository.ts';
import type { Finding } from './finding.ts';

/** How often a page has to have changed with a file, and in which part of the file's changes. */
export const TOGETHER = { changesMin: 3, shareMin: 0.6, filesMax: 30 };

/** Pages that nearly always changed together with one of the changed files. */
export function findTogether(
  changed: readonly { readonly path: string; readonly isNew: boolean }[],
  history: readonly PastChange[],
  isPage: (path: string) => boolean,
): Finding[] {
  const wanted = new Set(changed.map(({ path }) => path));
  const counts = new Map<string, { all: number; pages: Map<string, number> }>();
  for (const { paths } of history) {
    if (paths.length > TOGETHER.filesMax) continue;
    const files = paths.filter((path) => wanted.has(path));
    if (files.length === 0) continue;
    const pages = paths.filter(isPage);
    for (const file of files) {
      const count = counts.get(file) ?? { all: 0, pages: new Map() };
      counts.set(file, count);
      count.all += 1;
      for (const page of pages) count.pages.set(page, (count.pages.get(page) ?? 0) + 1);
    }
  }
  return changed.flatMap(({ path }) => {
    const count = counts.get(path);
    if (!count) return [];
    return [...count.pages].flatMap(([page, times]): Finding[] =>
      times >= TOGETHER.changesMin && times / count.all >= TOGETHER.shareMin
        ? [
            {
              kind: 'together',
              name: path,
              page,
              pageLine: 1,
              file: path,
              line: 1,
              reason: `${times} of ${count.all} earlier changes of ${path} changed this page too.`,
              confidence: times / (count.all + 1),
            },
          ]
        : [],
    );
  });
}
