import type { FileChange, FileEntry, Repository } from '../ports/repository.ts';
import type { ChangedCode } from './changed-code.ts';
import { createPageIndex, type Mention, type PageIndex } from './page-index.ts';
import { readTexts } from './read-files.ts';

/** What the change did to pages itself. */
export interface TouchedPages {
  /** True for a page whose mention of the name is new with this change. */
  wrote(page: string, name: string): boolean;
  /** True where a page now tells of what is new, or no longer of what is gone. */
  covers(file: Pick<ChangedCode, 'fresh' | 'gone'>, now: PageIndex): boolean;
}

/** Reads the pages that the change touches as they were before it. */
export async function readTouchedPages(
  { changes, pages }: { changes: readonly FileChange[]; pages: readonly FileEntry[] },
  { wanted, repository }: { wanted: ReadonlySet<string>; repository: Pick<Repository, 'texts'> },
): Promise<TouchedPages> {
  const there = new Set(pages.map(({ path }) => path));
  const touched = changes.filter(({ path }) => there.has(path));
  const names = new Set(touched.map(({ path }) => path));
  const old = createPageIndex(wanted);
  const before = touched.flatMap(({ path, before: blob }) => (blob === undefined ? [] : [{ path, blob }]));
  for await (const { file, text } of readTexts(before, { repository })) old.add(file.path, text);
  const isOn = (mentions: readonly Mention[], page: string) =>
    mentions.some((mention) => mention.page === page);
  return {
    wrote: (page, name) => names.has(page) && !isOn(old.of(name), page),
    covers: ({ fresh, gone }, now) =>
      fresh.some(({ name }) =>
        now.alike(name).some(({ page }) => names.has(page) && !isOn(old.alike(name), page)),
      ) || gone.some(({ name }) => old.of(name).some(({ page }) => !isOn(now.of(name), page))),
  };
}
