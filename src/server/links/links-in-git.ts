import type { ObjectReader } from '../git/objects.ts';
import { parseChangedFiles } from '../pages/changed-files.ts';
import { parseContents, parseSizes } from '../pages/objects.ts';
import { findBrokenLinks, type LinkReport, type LinkSource, type Names } from './find-broken.ts';

/** A longer page is not read: parsing a hostile one takes time with the square of its length. */
export const PAGE_MAX_BYTES = 256 * 1024;
/** Read at once: others wait for this process meanwhile, and it is held twice. */
const BATCH_MAX_BYTES = 1024 * 1024;
const LINE_BYTES = 128;

/** As `findBrokenLinks`, for a commit in a repository; without `base` all of its pages count. */
export async function findBrokenLinksIn(
  reader: ObjectReader,
  { commit, base }: { commit: string; base?: string | undefined },
  signal: AbortSignal,
): Promise<LinkReport> {
  const changed = base === undefined ? undefined : parseChangedFiles(await reader.changedFiles(base, commit));
  const names = parseNames(await reader.names(commit));
  return findBrokenLinks({ names, changed, read: (ids) => readTexts(reader, ids, signal) });
}

/** Reads what `git ls-tree -r -z` says. */
export function parseNames(output: string): Names {
  const names = new Map<string, { id: string | null; isLink?: boolean }>();
  for (const entry of output.split('\0')) {
    const [, mode, kind, id = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
    if (path !== '') names.set(path, { id: kind === 'blob' ? id : null, isLink: mode === '120000' });
  }
  return names;
}

async function* readTexts(
  reader: ObjectReader,
  ids: readonly string[],
  signal: AbortSignal,
): ReturnType<LinkSource['read']> {
  if (ids.length === 0) return;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const batch of batchesOf(parseSizes(await reader.sizes([...ids])))) {
    const bytes = batch.reduce((sum, { size }) => sum + size + LINE_BYTES, 0);
    const contents = parseContents(
      await reader.contents(
        batch.map(({ id }) => id),
        bytes,
      ),
    );
    for (const [id, content] of contents) {
      signal.throwIfAborted();
      const text = decode(decoder, content);
      if (text !== undefined) yield { id, text };
    }
  }
}

type Sized = NonNullable<ReturnType<typeof parseSizes>[number]>;

function batchesOf(sizes: ReturnType<typeof parseSizes>): Sized[][] {
  const batches: Sized[][] = [];
  let room = 0;
  for (const one of sizes) {
    if (!one || one.size > PAGE_MAX_BYTES) continue;
    if (one.size > room || batches.length === 0) {
      batches.push([]);
      room = BATCH_MAX_BYTES;
    }
    batches.at(-1)?.push(one);
    room -= one.size;
  }
  return batches;
}

function decode(decoder: InstanceType<typeof TextDecoder>, content: Buffer): string | undefined {
  try {
    return decoder.decode(content);
  } catch {
    return undefined;
  }
}
