import type { Annotation, HeadCheck, PullFaults, ReviewThread, ReviewWord } from '../ports/pull-faults.ts';
import { toOneLine } from '../text/one-line.ts';
import { sanitiseForPrompt } from '../text/sanitise.ts';
import { truncate } from '../text/truncate.ts';

/** What is wrong with a pull request's head commit, as far as it is known and counts. */
export interface Faults {
  readonly head: string;
  readonly conflict: boolean;
  readonly checks: readonly HeadCheck[];
  /** With what people who may ask have written there. */
  readonly threads: readonly ReviewThread[];
}

const NAME_MAX = 200;
const SUMMARY_MAX = 2_000;
const ANNOTATION_MAX = 300;
const WORD_MAX = 2_000;
const ENTRY_MAX = 6_000;
/** Room for the lines around the entries. */
const OWN_LINES = 500;

/** Of what the host tells: checks that failed, but for those of this very run, and what may be said in threads that are open. */
export function selectFaults(
  { head, conflict, checks, threads }: PullFaults,
  { isCounted, isOwnRun }: { isCounted: (word: ReviewWord) => boolean; isOwnRun: (url: string) => boolean },
): Faults {
  const failed = checks.items.filter(({ state, url }) => state === 'failed' && !isOwnRun(url));
  const open = threads.items
    .filter(({ isOpen }) => isOpen)
    .map((thread) => ({ ...thread, comments: thread.comments.filter(isCounted) }))
    .filter(({ comments }) => comments.length > 0);
  return { head, conflict: conflict === 'yes', checks: failed, threads: open };
}

export function hasFaults({ conflict, checks, threads }: Faults): boolean {
  return conflict || checks.length + threads.length > 0;
}

/**
 * Faults as a text of at most so many characters, newest first, with how many had no room. Neither kind takes more than half
 * of the room from the other: a check that says much hides no remark.
 */
export function describeFaults(
  { head, conflict, checks, threads }: Faults,
  room: number,
): { text: string; threads: readonly string[]; leftOut: number } {
  const remarks = newestFirst(threads, newestOf).map((thread) => ({ thread, text: describeThread(thread) }));
  const failures = newestFirst(checks, ({ atMs }) => atMs).map((check) => ({ text: describeCheck(check) }));
  const free = Math.max(0, room - OWN_LINES);
  const half = Math.max(free / 2, free - sizeOf(failures));
  const toldRemarks = takeWhileRoom(remarks, half);
  const toldFailures = takeWhileRoom(failures, free - sizeOf(toldRemarks));
  const lines = [
    `Commit: ${toOneLine(head, NAME_MAX)}`,
    ...(conflict ? ['The branch conflicts with its base branch.'] : []),
    ...sectionOf('Checks that failed', { told: toldFailures, all: failures }),
    ...sectionOf('Remarks of reviewers that stand open', { told: toldRemarks, all: remarks }),
  ];
  return {
    text: lines.join('\n'),
    threads: toldRemarks.map(({ thread }) => thread.id),
    leftOut: remarks.length - toldRemarks.length + failures.length - toldFailures.length,
  };
}

interface Entry {
  readonly text: string;
}

function sectionOf(
  title: string,
  { told, all }: { told: readonly Entry[]; all: readonly Entry[] },
): string[] {
  if (all.length === 0) return [];
  const more = all.length > told.length ? [`(${all.length - told.length} more left out)`] : [];
  return ['', `${title} (${all.length}):`, ...told.map(({ text }) => text), ...more];
}

const sizeOf = (entries: readonly Entry[]) =>
  entries.reduce((sum, { text }) => sum + Buffer.byteLength(text) + 1, 0);

function takeWhileRoom<One extends Entry>(entries: readonly One[], room: number): readonly One[] {
  let left = room;
  const end = entries.findIndex(({ text }) => {
    left -= Buffer.byteLength(text) + 1;
    return left < 0;
  });
  return end < 0 ? entries : entries.slice(0, end);
}

const newestFirst = <One>(list: readonly One[], atMs: (one: One) => number) =>
  list.toSorted((a, b) => atMs(b) - atMs(a));

/** When the last word was said there, in ms since 1970. */
export function newestOf({ comments }: ReviewThread): number {
  return Math.max(0, ...comments.map(({ atMs }) => atMs));
}

function describeCheck({
  name,
  conclusion,
  title,
  summary,
  annotations,
  annotationCount,
}: HeadCheck): string {
  const more = annotationCount - annotations.length;
  const lines = [
    `\n- ${clean(name, NAME_MAX)}: ${clean(conclusion, 30)}${title === '' ? '' : `, ${clean(title, NAME_MAX)}`}`,
    sanitiseForPrompt(summary, SUMMARY_MAX),
    ...annotations.map(describeAnnotation),
    more > 0 ? `  (${more} more annotations)` : '',
  ];
  return cut(lines.filter(Boolean).join('\n'));
}

function describeAnnotation({ path, line, level, title, message }: Annotation): string {
  const what = [title, message].filter(Boolean).join(': ');
  return `  ${place({ path, line })} (${clean(level, 20)}): ${clean(what, ANNOTATION_MAX)}`;
}

function describeThread(thread: ReviewThread): string {
  const words = thread.comments.map(
    ({ author, body }) => `[${clean(author?.login ?? '', 100)}] ${sanitiseForPrompt(body, WORD_MAX)}`,
  );
  return cut([`\n- ${place(thread)}`, ...words].join('\n'));
}

function place({ path, line }: { path: string; line: number | undefined }): string {
  return `${clean(path, NAME_MAX)}${line === undefined ? '' : `, line ${line}`}`;
}

const clean = (text: string, max: number) => toOneLine(sanitiseForPrompt(text, max), max);
const cut = (text: string) => truncate(text, ENTRY_MAX);
