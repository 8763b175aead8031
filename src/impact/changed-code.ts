import type { FileChange, Repository } from '../ports/repository.ts';
import { type CodeName, readNames, wordsOf } from './names.ts';

/** A changed file of code, by its names. */
export interface ChangedCode {
  readonly path: string;
  /** Those that it has now. */
  readonly names: readonly CodeName[];
  /** Those that no changed file had before. */
  readonly fresh: readonly CodeName[];
  /** Those that no changed file has any more, where they stood before. */
  readonly gone: readonly CodeName[];
}

const NONE: readonly CodeName[] = [];

/** One file's two contents at a time: a change may have thousands. What moved from file to file is neither fresh nor gone. */
export async function readChangedCode(
  changes: readonly FileChange[],
  repository: Pick<Repository, 'texts'>,
): Promise<ChangedCode[]> {
  const texts = repository.texts(changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat()));
  const next = async (blob: string | undefined): Promise<string | undefined> =>
    blob === undefined ? undefined : ((await texts[Symbol.asyncIterator]().next()).value ?? undefined);
  const read: {
    path: string;
    now: readonly CodeName[];
    fresh: readonly CodeName[];
    gone: readonly CodeName[];
  }[] = [];
  const before = new Set<string>();
  const after = new Set<string>();
  for (const change of changes) {
    const old = await next(change.before);
    const now = await next(change.after);
    if (isGenerated(now ?? old ?? '')) continue;
    const names = now === undefined ? NONE : readNames(change.path, now);
    const oldNames = old === undefined ? NONE : readNames(change.from ?? change.path, old);
    for (const { name } of oldNames) before.add(name);
    const [oldWords, nowWords] = [wordsIn(old), wordsIn(now)];
    for (const word of nowWords) if (!oldWords.has(word)) after.add(word);
    read.push({
      path: change.path,
      now: names,
      fresh: names.filter(({ name }) => !oldWords.has(name)),
      gone: oldNames.filter(({ name }) => !nowWords.has(name)),
    });
  }
  return read.map(({ path, now, fresh, gone }) => ({
    path,
    names: now,
    fresh: fresh.filter(({ name }) => !before.has(name)),
    gone: gone.filter(({ name }) => !after.has(name)),
  }));
}

function wordsIn(text: string | undefined): Set<string> {
  const words = new Set<string>();
  for (const line of text?.split('\n') ?? []) for (const { word } of wordsOf(line)) words.add(word);
  return words;
}

const HEAD_CHARACTERS = 1_000;

/** True where a file says in its head that it was made by a program. */
export function isGenerated(text: string): boolean {
  const head = text.slice(0, HEAD_CHARACTERS);
  return /\b(?:auto-?generated|automatically generated|generated (?:by|from|file|automatically)|do not edit)\b/i.test(
    head,
  );
}
