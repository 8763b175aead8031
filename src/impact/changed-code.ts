import type { FileChange, Repository } from '../ports/repository.ts';
import { isGenerated } from './generated.ts';
import { type CodeName, LINE_MAX_CHARACTERS, linesOf, readNames, wordsIn, wordsOf } from './names.ts';
import { findRenames } from './renames.ts';
import { nearestOf } from './siblings.ts';

/** A name that is new, with those that stand around it and are not. */
export interface FreshName extends CodeName {
  readonly siblings: readonly CodeName[];
}

/** A changed file of code, by its names. */
export interface ChangedCode {
  readonly path: string;
  readonly isNew: boolean;
  /** Those that no changed line had before. */
  readonly fresh: readonly FreshName[];
  /**
   * Those that the file has no more, and no changed line has now, where they stood before. Of kind `word` is what is no name,
   * and still no word of a language: a path, an address, a version.
   */
  readonly gone: readonly CodeName[];
  /** What came in the place of what is gone, where that can be seen. */
  readonly renames: ReadonlyMap<string, string>;
}

/** Of each sort. A change that brings or takes more is a mass edit, and nobody reads so much of it. */
const NAMES_MAX = 20_000;

/**
 * One file's two contents at a time, and of them the lines that differ: a change may have thousands of files. What moved from
 * file to file is neither fresh nor gone.
 */
export async function readChangedCode(
  changes: readonly FileChange[],
  { repository, large }: { repository: Pick<Repository, 'texts'>; large: Set<string> },
): Promise<ChangedCode[]> {
  const blobs = changes.flatMap(({ before, after }) => [before, after].filter((blob) => blob !== undefined));
  const texts = repository.texts(blobs)[Symbol.asyncIterator]();
  const next = async (blob: string | undefined, path: string) => {
    const content = blob === undefined ? undefined : (await texts.next()).value;
    if (content?.unread === 'large') large.add(path);
    return content?.text ?? '';
  };
  const read: ChangedCode[] = [];
  const taken = new Set<string>();
  const brought = new Set<string>();
  let left = { fresh: NAMES_MAX, gone: NAMES_MAX };
  for (const { path, from = path, ...blob } of changes) {
    const old = await next(blob.before, path);
    const now = await next(blob.after, path);
    if (isGenerated(now || old)) continue;
    const [before, after] = [linesOf(from, old), linesOf(path, now)];
    const removed = readNames(from, without(before, after));
    const added = readNames(path, without(after, before));
    for (const { name } of removed) taken.add(name);
    for (const { name } of added) brought.add(name);
    const fresh = added.length === 0 ? [] : notIn(added, old).slice(0, left.fresh);
    const gone = old === '' ? [] : notIn([...removed, ...tellingWords(old, now)], now).slice(0, left.gone);
    left = { fresh: left.fresh - fresh.length, gone: left.gone - gone.length };
    read.push({
      path,
      isNew: blob.before === undefined,
      gone,
      ...around({ fresh, gone }, { path, from, before, after }),
    });
  }
  return read.map(({ fresh, gone, ...file }) => ({
    ...file,
    fresh: fresh.filter(({ name }) => !taken.has(name)),
    gone: gone.filter(({ name }) => !brought.has(name)),
  }));
}

const TELLING = /[A-Za-z]{2}.*(?:[./]|_\w)|[a-z][A-Z]|[A-Za-z]{2}.*\d|\d.*[A-Za-z]{2}/;
const TELLING_MIN_CHARACTERS = 4;

/** Words of lines that are gone, comments too, which nobody writes but of one thing. */
function tellingWords(old: string, now: string): CodeName[] {
  const words = new Map<string, CodeName>();
  without(old.split('\n'), now.split('\n')).forEach((line, index) => {
    if (line.length > LINE_MAX_CHARACTERS) return;
    for (const { word } of wordsOf(line))
      if (word.length >= TELLING_MIN_CHARACTERS && !word.startsWith('-') && TELLING.test(word))
        words.set(word, { name: word, kind: 'word', group: '', line: index + 1, isListed: false });
  });
  return [...words.values()];
}

/** What stands around the names. Whole files are read for it, so only where there is something to ask for. */
function around(
  { fresh, gone }: { fresh: readonly CodeName[]; gone: readonly CodeName[] },
  file: { path: string; from: string; before: readonly string[]; after: readonly string[] },
): Pick<ChangedCode, 'fresh' | 'renames'> {
  if (fresh.length === 0) return { fresh: [], renames: new Map() };
  const after = readNames(file.path, file.after);
  const isFresh = namesIn(fresh);
  const nearest = nearestOf(after.filter(({ name }) => !isFresh(name)));
  const withSiblings = fresh.map((name) => ({ ...name, siblings: nearest(name) }));
  if (gone.length === 0) return { fresh: withSiblings, renames: new Map() };
  const before = readNames(file.from, file.before);
  return { fresh: withSiblings, renames: findRenames({ before, after, isFresh, isGone: namesIn(gone) }) };
}

function namesIn(names: readonly CodeName[]): (name: string) => boolean {
  const known = new Set(names.map(({ name }) => name));
  return (name) => known.has(name);
}

/** The lines that the other text has not; empty ones in their place, so that lines keep their numbers. */
function without(lines: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other.map((line) => line.trim()));
  return lines.map((line) => (known.has(line.trim()) ? '' : line));
}

/** Names that do not stand in a text as words. */
function notIn(names: readonly CodeName[], text: string): CodeName[] {
  const words = wordsIn(text);
  return names.filter(({ name }) => !words.has(name));
}
