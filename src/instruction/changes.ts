import { foldBlanks } from '../text/hidden.ts';
import { showInvisible } from '../text/show-invisible.ts';
import { truncate } from '../text/truncate.ts';
import type { CollectedChange, CollectedFile, CollectedHunk } from './collect-change.ts';

/** What a pull request changes, or why it is not known. */
export interface PullChange extends CollectedChange {
  /** owner/name#5 */
  readonly name: string;
  readonly title: string;
  /** Sentences about what could not be read. */
  readonly unread: readonly string[];
}

/** What had no room. */
export interface ChangeLeftOut {
  readonly files: number;
  readonly hunks: number;
}

const LINE_MAX = 300;
/** Room for the sentences that say what is missing. */
const OWN_LINES = 600;
/** The list of files takes no more of the room than this part. */
const LIST_SHARE = 1 / 4;

/**
 * Tells what was changed, what readers of documentation meet first in front, as hunks that stay what git wrote: nothing is
 * decoded or cut, and what has no room is left out whole and counted. Each line of a hunk begins with a sign of a diff, and
 * none of ours beside them does, so no line of a file can be taken for one.
 */
export function tellChange(
  { name, title, files, hunks, unread }: PullChange,
  { maxBytes, redact }: { maxBytes: number; redact: (text: string) => string },
): { text: string; leftOut: ChangeLeftOut } {
  const line = (text: string) => truncate(redact(oneLine(text)), LINE_MAX);
  const head = [
    line(`Pull request ${name}: ${title}`),
    ...unread.map((sentence) => line(`(${sentence})`)),
    files.length === 0 ? '' : `${tellSize(files)} What readers of documentation meet first comes first.`,
  ].filter(Boolean);
  let left = maxBytes - OWN_LINES - sizeOf(head.join('\n'));
  const listed = within(files, {
    max: Math.floor(left * LIST_SHARE),
    text: (file) => `- ${line(nameOf(file))}`,
  });
  left -= listed.size;
  const told = takeHunks(hunks, { max: left, headOf: (file) => `== ${line(file.path)}`, redact });
  const unlisted = files.slice(listed.lines.length);
  const all = files.reduce((sum, file) => sum + (file.rank === 'aside' ? 0 : file.hunks), 0);
  const missing = all - told.count;
  const lines = [
    ...head,
    '',
    ...sectionsOf(files, listed.lines),
    ...(unlisted.length > 0 ? [`(${tellSize(unlisted)} There was no room to list them.)`] : []),
    ...told.lines,
    ...(missing > 0
      ? ['', `(${count(missing, 'hunk')} had no room and ${missing === 1 ? 'was' : 'were'} left out whole.)`]
      : []),
  ];
  return { text: lines.join('\n').trimEnd(), leftOut: { files: unlisted.length, hunks: missing } };
}

/** The list of files, those without a text below a line of their own. */
function sectionsOf(files: readonly CollectedFile[], lines: readonly string[]): string[] {
  const isAside = (at: number) => files[at]?.rank === 'aside';
  const main = lines.filter((_, at) => !isAside(at));
  const aside = lines.filter((_, at) => isAside(at));
  return [
    ...(main.length > 0 ? ['Changed files:', ...main] : []),
    ...(aside.length > 0 ? ['Tests, lock files, generated and vendored files, only listed:', ...aside] : []),
  ];
}

function nameOf({ path, previousPath, status, additions, deletions, hunks, rank }: CollectedFile): string {
  const from = previousPath === undefined ? '' : ` from ${previousPath}`;
  const isShown = hunks > 0 || rank === 'aside' || additions + deletions === 0;
  return `${path} (${status ?? 'changed'}${from}, +${additions} -${deletions})${isShown ? '' : ', of which the host gives no text'}`;
}

/** The hunks that there is room for, each file's behind a line with its name. */
function takeHunks(
  hunks: readonly CollectedHunk[],
  how: { max: number; headOf: (file: CollectedFile) => string; redact: (text: string) => string },
): { lines: string[]; count: number } {
  const byFile = new Map<CollectedFile, string[]>();
  let left = how.max;
  for (const { file, text } of hunks) {
    if (text.length > left) continue;
    const shown = how.redact(asDiff(text));
    const needed = sizeOf(shown) + (byFile.has(file) ? 0 : sizeOf(how.headOf(file)) + PARTLY_BYTES);
    if (needed > left) continue;
    left -= needed;
    byFile.set(file, [...(byFile.get(file) ?? []), shown]);
  }
  const lines = [...byFile].flatMap(([file, shown]) => {
    const part = shown.length < file.hunks ? ` (${shown.length} of ${file.hunks} hunks)` : '';
    return ['', `${how.headOf(file)}${part}`, ...shown];
  });
  return { lines, count: [...byFile.values()].reduce((sum, shown) => sum + shown.length, 0) };
}

/** For an empty line, and for how many hunks of a file are shown. */
const PARTLY_BYTES = 40;

/** A hunk as git writes it: a sign before each line, and no character that is not seen. */
function asDiff(hunk: string): string {
  const lines = hunk.replace(/\n+$/, '').split('\n');
  return lines
    .map((line) => showInvisible(line.replace(/\r$/, '')))
    .map((line) => (/^[-+ @\\]|^$/.test(line) ? line : ` ${line}`))
    .join('\n');
}

function within<One>(
  list: readonly One[],
  { max, text }: { max: number; text: (one: One) => string },
): { lines: string[]; size: number } {
  const lines: string[] = [];
  let size = 0;
  for (const one of list) {
    const next = text(one);
    if (size + sizeOf(next) > max) break;
    size += sizeOf(next);
    lines.push(next);
  }
  return { lines, size };
}

function tellSize(files: readonly CollectedFile[]): string {
  const [added, removed] = [
    files.reduce((sum, { additions }) => sum + additions, 0),
    files.reduce((sum, { deletions }) => sum + deletions, 0),
  ];
  return `${count(files.length, 'file')}, +${added} -${removed}.`;
}

const count = (n: number, word: string) => `${n.toLocaleString('en')} ${word}${n === 1 ? '' : 's'}`;
/** With the line's end. */
const sizeOf = (text: string) => Buffer.byteLength(text) + 1;
const oneLine = (text: string) => showInvisible(foldBlanks(text).trim());
