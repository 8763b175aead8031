import { CHANGED_FILES_MAX, CONTEXT_KIB_DEFAULT, PROMPT_MAX_CHARACTERS } from '../contract/limits.ts';
import type { ChangedFile } from '../ports/code-host.ts';
import { toOneLine } from '../text/one-line.ts';
import { sanitiseForPrompt } from '../text/sanitise.ts';
import { truncate, truncateBytes } from '../text/truncate.ts';
import { type PullChange, tellChange } from './changes.ts';
import type { Context } from './contexts.ts';
import type { TriggerEvent } from './event.ts';
import { describeFaults, type Faults } from './faults.ts';
import { BACKGROUND, CHANGED, type Framing, frame, WRONG } from './frame.ts';

/** An earlier comment by somebody with the required permission. */
export interface EarlierComment {
  readonly author: string;
  readonly body: string;
  readonly createdAt?: string;
}

/** Names of a pull request's branches. */
export interface Branches {
  readonly base?: string;
  readonly head?: string;
}

export interface PromptParts {
  readonly instruction: string;
  readonly context: Context;
  readonly event: TriggerEvent;
  /** Oldest first, the one with the command left out. Used where `context` is `thread`. */
  readonly comments?: readonly EarlierComment[];
  /** Of a pull request. */
  readonly files?: readonly ChangedFile[];
  /** Of a pull request. Used where the event does not name them. */
  readonly branches?: Branches;
  /** What is wrong with the pull request, where that is to be mended. */
  readonly faults?: Faults | undefined;
  /** Used where `context` is `changes`. */
  readonly changes?: readonly PullChange[];
  /** Of UTF-8, for all that stands behind the instruction. */
  readonly contextBytes?: number;
  /** Takes the run's secrets out. */
  readonly redact?: (text: string) => string;
}

export interface Prompt {
  readonly prompt: string;
  /** How much had no room. */
  readonly leftOut: {
    readonly comments: number;
    readonly files: number;
    readonly faults: number;
    readonly hunks: number;
  };
  /** Ids of the review threads that went along. */
  readonly threads: readonly string[];
}

const TITLE_MAX = 300;
const BODY_MAX = 20_000;
const COMMENT_MAX = 8_000;
const FILES_MAX = 8_000;
/** Room for a section's own lines: its title, and the count of what was left out. */
const SECTION_LINES = 80;
const FAULTS_MAX = 30_000;
/** What the thread may take of the room where a change is to follow. */
const THREAD_SHARE = 1 / 3;

/**
 * Puts the prompt together: the instruction first, as it was written, then what the thread says and what was changed, each
 * marked as the words of strangers. What stands behind the instruction is never longer than its limit; the newest comments
 * are kept.
 * @throws RangeError where the instruction is longer than its own limit.
 */
export function buildPrompt({
  instruction,
  faults,
  contextBytes = CONTEXT_KIB_DEFAULT * 1024,
  redact = (text) => text,
  changes = [],
  ...parts
}: PromptParts): Prompt {
  if (instruction.length > PROMPT_MAX_CHARACTERS)
    throw new RangeError(
      `the instruction has ${instruction.length} characters, ${PROMPT_MAX_CHARACTERS} are accepted`,
    );
  let prompt = instruction;
  let left = contextBytes;
  const roomIn = (framing: Framing) => Math.max(0, left - Buffer.byteLength(frame('', framing)));
  const add = (content: string, framing: Framing) => {
    const part = frame(truncateBytes(content, roomIn(framing)), framing);
    left -= Buffer.byteLength(part);
    prompt += part;
  };
  const told = faults && describeFaults(faults, Math.min(FAULTS_MAX, roomIn(WRONG)));
  if (told) add(redact(told.text), WRONG);
  const isChange = parts.context === 'changes' && changes.length > 0;
  const room = roomIn(BACKGROUND) * (isChange ? THREAD_SHARE : 1);
  const context = describeContext(parts, { room: Math.floor(room), redact });
  if (context.text !== '') add(context.text, BACKGROUND);
  const change = isChange ? tellChanges(changes, { maxBytes: roomIn(CHANGED), redact }) : NO_CHANGE;
  if (change.text !== '') add(change.text, CHANGED);
  const leftOut = {
    comments: context.leftOut.comments,
    files: context.leftOut.files + change.leftOut.files,
    faults: told?.leftOut ?? 0,
    hunks: change.leftOut.hunks,
  };
  return { prompt, leftOut, threads: told?.threads ?? [] };
}

const NO_CHANGE = { text: '', leftOut: { files: 0, hunks: 0 } };

/** Several share the room; what one does not need is left to those behind it. */
function tellChanges(
  changes: readonly PullChange[],
  { maxBytes, redact }: { maxBytes: number; redact: (text: string) => string },
): typeof NO_CHANGE {
  let left = maxBytes;
  const told = changes.map((change, at) => {
    const one = tellChange(change, { maxBytes: Math.floor(left / (changes.length - at)), redact });
    left -= Buffer.byteLength(one.text) + 2;
    return one;
  });
  const sum = (field: 'files' | 'hunks') => told.reduce((all, { leftOut }) => all + leftOut[field], 0);
  const text = told.map((one) => one.text).join('\n\n');
  return { text, leftOut: { files: sum('files'), hunks: sum('hunks') } };
}

type ContextParts = Omit<PromptParts, 'instruction' | 'faults' | 'changes' | 'contextBytes' | 'redact'>;

/** What the event and its thread say; no text where the event has no thread. */
function describeContext(
  { context, event, comments = [], files = [], branches = {} }: ContextParts,
  { room, redact }: { room: number; redact: (text: string) => string },
): { text: string; leftOut: { comments: number; files: number } } {
  const bare = { text: '', leftOut: { comments: 0, files: 0 } };
  if (context === 'none' || (event.kind !== 'comment' && event.kind !== 'thread')) return bare;

  const head = describeThread(event, { bodyMax: Math.floor(room / 2), branches, redact });
  const headSize = Buffer.byteLength(head);
  const list = takeWhileRoom(
    files.map((file) => redact(describeFile(file))),
    Math.min(FILES_MAX, Math.floor((room - headSize) / 2)),
  );
  const fileCount = files.length >= CHANGED_FILES_MAX ? `at least ${files.length}` : `${files.length}`;
  const fileLines = section(`Changed files (${fileCount})`, list.kept, list.leftOut);
  const earlier =
    context === 'thread' ? comments.map((comment) => describeComment(comment, redact)).reverse() : [];
  const kept = takeWhileRoom(earlier, room - headSize - Buffer.byteLength(fileLines));
  const commentLines = section('Earlier comments, oldest first', kept.kept.toReversed(), kept.leftOut);
  return {
    text: truncateBytes(head + fileLines + commentLines, room),
    leftOut: { comments: kept.leftOut, files: list.leftOut },
  };
}

function describeThread(
  event: Extract<TriggerEvent, { kind: 'comment' | 'thread' }>,
  how: { bodyMax: number; branches: Branches; redact: (text: string) => string },
): string {
  const { bodyMax, branches, redact } = how;
  const { thread } = event;
  const rows: [string, string | undefined][] = [
    ['Repository', event.repository],
    [thread.kind === 'issue' ? 'Issue' : 'Pull request', `#${thread.number} ${thread.url ?? ''}`],
    ['Base', thread.base ?? branches.base],
    ['Head', thread.head ?? branches.head],
    ['Label', event.label],
    ['Comment on', event.kind === 'comment' ? place(event.comment) : undefined],
    ['Title', thread.title],
  ];
  const lines = rows
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        `${name}: ${toOneLine(prose(value ?? '', { max: Number.POSITIVE_INFINITY, redact }), TITLE_MAX)}`,
    );
  const body = truncateBytes(prose(thread.body, { max: BODY_MAX, redact }), bodyMax);
  return `${[...lines, 'Body:', body === '' ? '(empty)' : body].join('\n')}\n`;
}

function place(comment: { path?: string; line?: number }): string | undefined {
  if (comment.path === undefined) return undefined;
  return comment.line === undefined ? comment.path : `${comment.path}, line ${comment.line}`;
}

function describeFile({ path, status, additions, deletions }: ChangedFile): string {
  return `- ${clean(path, TITLE_MAX)} (${clean(status ?? 'changed', 20)}, +${additions} -${deletions})`;
}

function describeComment(
  { author, body, createdAt }: EarlierComment,
  redact: (text: string) => string,
): string {
  const when = createdAt === undefined ? '' : `, ${clean(createdAt, 40)}`;
  return `[${clean(author, 100)}${when}]\n${prose(body, { max: COMMENT_MAX, redact })}`;
}

/** Secrets go before the text is cut: what is left of one would be recognised no more. */
function prose(text: string, { max, redact }: { max: number; redact: (text: string) => string }): string {
  return truncate(redact(sanitiseForPrompt(text, Number.POSITIVE_INFINITY)), max);
}

function clean(text: string, max: number): string {
  return toOneLine(sanitiseForPrompt(text, max), max);
}

function section(title: string, entries: readonly string[], leftOut: number): string {
  if (entries.length === 0 && leftOut === 0) return '';
  const more = leftOut > 0 ? [`(${leftOut} more left out)`] : [];
  return `\n${[`${title}:`, ...entries, ...more].join('\n')}\n`;
}

/** Takes entries from the front while there is room, the section's own lines counted in. */
function takeWhileRoom(entries: readonly string[], max: number): { kept: string[]; leftOut: number } {
  const kept: string[] = [];
  let length = SECTION_LINES;
  for (const entry of entries) {
    length += Buffer.byteLength(entry) + 1;
    if (length > max) break;
    kept.push(entry);
  }
  return { kept, leftOut: entries.length - kept.length };
}
