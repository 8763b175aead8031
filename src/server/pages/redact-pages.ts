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
  return {
    ...kept,
    pages,
    leftOut: kept.leftOut.map(({ path, why }) => ({ path: text(path), why })),
    files: redactFiles(kept.files, { text }),
  };
}

/** The same for the names of the changed files alone. */
export function redactFiles(
  files: ChangedPages['files'],
  { text }: Pick<Redactor, 'text'>,
): ChangedPages['files'] {
  const list = (names: readonly string[]) => (names.length === 0 ? [] : text(names.join('\0')).split('\0'));
  return { added: list(files.added), modified: list(files.modified), removed: list(files.removed) };
}
