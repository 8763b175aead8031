import type { FileChange, Repository } from '../ports/repository.ts';
import { type CodeName, readNames, wordsOf } from './names.ts';
import { findRenames } from './renames.ts';

/** A changed file of code, by its names. */
export interface ChangedCode {
  readonly path: string;
  /** Those that it has now; none where nothing is fresh. */
  readonly names: readonly CodeName[];
  /** Those that no changed file had before. */
  readonly fresh: readonly CodeName[];
  /** Those that no changed file has any more, where they stood before. */
  readonly gone: readonly CodeName[];
  /** What came in the place of what is gone, where that can be seen. */
  readonly renames: ReadonlyMap<string, string>;
}

/** One file's two contents at a time: a change may have thousands. What moved from file to file is neither fresh nor gone. */
export async function readChangedCode(
  changes: readonly FileChange[],
  repository: Pick<Repository, 'texts'>,
): Promise<ChangedCode[]> {
  const blobs = changes.flatMap(({ before, after }) => [before, after].filter((blob) => blob !== undefined));
  const texts = repository.texts(blobs)[Symbol.asyncIterator]();
  const next = async (blob: string | undefined) =>
    blob === undefined ? undefined : (await texts.next()).value;
  const read: ChangedCode[] = [];
  const before = new Set<string>();
  const after = new Set<string>();
  for (const { path, from = path, ...blob } of changes) {
    const old = await next(blob.before);
    const now = await next(blob.after);
    if (isGenerated(now ?? old ?? '')) continue;
    const oldNames = old === undefined ? [] : readNames(from, old);
    const names = now === undefined ? [] : readNames(path, now);
    const [oldWords, nowWords] = [wordsIn(old), wordsIn(now)];
    for (const { name } of oldNames) before.add(name);
    for (const word of nowWords) if (!oldWords.has(word)) after.add(word);
    const isFresh = (name: string) => !oldWords.has(name);
    const isGone = (name: string) => !nowWords.has(name);
    const fresh = names.filter(({ name }) => isFresh(name));
    read.push({
      path,
      // A change may touch thousands of files, and most bring nothing new.
      names: fresh.length > 0 ? names : [],
      fresh,
      gone: oldNames.filter(({ name }) => isGone(name)),
      renames: findRenames({ before: oldNames, after: names, isFresh, isGone }),
    });
  }
  return read.map((file) => ({
    ...file,
    fresh: file.fresh.filter(({ name }) => !before.has(name)),
    gone: file.gone.filter(({ name }) => !after.has(name)),
  }));
}

function wordsIn(text: string | undefined): Set<string> {
  const words = new Set<string>();
  for (const line of text?.split('\n') ?? []) for (const { word } of wordsOf(line)) words.add(word);
  return words;
}

const HEAD_CHARACTERS = 1_000;
const MADE =
  /\b(?:auto-?generated|automatically generated|generated (?:by|from|file|automatically)|do not edit)\b/i;
const MADE_AT_END = /\bgenerated (?:using|by|with) (?:<a |\[)/i;

/** True where a file says in its head that it was made by a program, or at its end as sites of API references do. */
export function isGenerated(text: string): boolean {
  return MADE.test(text.slice(0, HEAD_CHARACTERS)) || MADE_AT_END.test(text.slice(-HEAD_CHARACTERS));
}
