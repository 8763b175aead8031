import { setImmediate as others } from 'node:timers/promises';
import type { Redactor } from '../words/redact.ts';
import type { ChangedPage, ChangedPages } from './changed-pages.ts';

/** Takes secrets out of all texts, a page at a time. What images are found by stays: it is shown nowhere. */
export async function redactPages(kept: ChangedPages, { text }: Redactor): Promise<ChangedPages> {
  const pages: ChangedPage[] = [];
  const orNull = (source: string | null) => (source === null ? null : text(source));
  for (const page of kept.pages) {
    const { path, from, before, after } = page;
    pages.push({
      ...page,
      path: text(path),
      from: orNull(from),
      before: orNull(before),
      after: orNull(after),
    });
    await others();
  }
  const list = (names: readonly string[]) => (names.length === 0 ? [] : text(names.join('\0')).split('\0'));
  const { added, modified, removed } = kept.files;
  return {
    ...kept,
    pages,
    leftOut: kept.leftOut.map(({ path, why }) => ({ path: text(path), why })),
    files: { added: list(added), modified: list(modified), removed: list(removed) },
  };
}
