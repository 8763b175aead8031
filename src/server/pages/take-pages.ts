import type { Redactor } from '../words/redact.ts';
import { type ChangedFile, parseChangedFiles } from './changed-files.ts';
import { type ChangedPage, type ChangedPages, PAGES_MAX_BYTES } from './changed-pages.ts';
import { choosePages, listFiles, pagesAmong } from './choose-pages.ts';
import { type PagesMirror, parseContents, parseSizes } from './objects.ts';
import { redactPages } from './redact-pages.ts';
import { takeImages } from './take-images.ts';

export type TakenPages = { pages: ChangedPages; images: ReadonlyMap<string, Uint8Array> };

/** More than the lines between contents take. */
const LINES_BYTES = 256 * 1024;

/**
 * Reads what the rendered view needs of a change out of the mirror: the changed pages on both sides, and the images
 * of the repository that they name. Bounded in number and size; secrets are taken out.
 */
export async function takePages(
  change: { from: string; to: string },
  { mirror, redactor }: { mirror: PagesMirror; redactor: Redactor },
): Promise<TakenPages> {
  const files = parseChangedFiles(await mirror.changedFiles(change.from, change.to));
  const candidates = pagesAmong(files);
  const ids = candidates.flatMap(idsOf);
  const sizes = new Map(
    parseSizes(await mirror.sizes(ids)).flatMap((one) => (one ? [[one.id, one.size]] : [])),
  );
  const { chosen, leftOut, moreLeftOut } = choosePages(candidates, (id) => sizes.get(id) ?? 0);
  const contents = parseContents(
    await mirror.contents([...new Set(chosen.flatMap(idsOf))], PAGES_MAX_BYTES + LINES_BYTES),
  );
  const pages: ChangedPage[] = [];
  for (const file of chosen) {
    const page = readPage(file, contents);
    if (page) pages.push(page);
    else leftOut.push({ path: file.path, why: 'not text' });
  }
  const images = await takeImages({ ...change, pages }, { mirror, redactor });
  const kept = { pages, leftOut, moreLeftOut, files: listFiles(files) };
  return { images, pages: await redactPages(kept, redactor) };
}

function idsOf({ before, after }: ChangedFile): string[] {
  return [before, after].filter((id) => id !== null);
}

/** Undefined where a side is not UTF-8. */
function readPage(file: ChangedFile, contents: ReadonlyMap<string, Buffer>): ChangedPage | undefined {
  const text = (id: string | null) => (id === null ? null : decode(contents.get(id)));
  const [before, after] = [text(file.before), text(file.after)];
  if (before === undefined || after === undefined) return undefined;
  return { path: file.path, from: file.from, before, after, images: { before: [], after: [] } };
}

function decode(content: Buffer | undefined): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
