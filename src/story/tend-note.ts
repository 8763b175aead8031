import { PROJECT_ID } from '../contract/identifiers.ts';
import { HIDDEN_LINE_START } from '../contract/own-traces.ts';
import { fromBase64Url, toBase64Url } from './codec.ts';
import type { ProjectBounds } from './marker.ts';

/*
 * What tending a pull request leaves for the next time: a hidden line in a comment of ours, beside the marker or alone.
 *
 *   <!-- docs-agent:tended1 eyJ2… -->      JSON in base64url
 *
 * It says since when the pull request had been quiet when we did something to it, for what we do is no news of it. As with
 * the marker, only lines of their own in our own comments count, and only for what they name.
 */
export interface TendNote extends ProjectBounds {
  /** A comment that reminds of it or hands it over to a person, or an update of its branch. */
  readonly act: 'reminder' | 'update' | 'hand over';
  /** Number of the thread that the comment stands in, and of the pull request that it is about. */
  readonly thread: number;
  readonly pull: number;
  /** The head's commit before. */
  readonly head: string;
  /** Since when it had been quiet, and when we did it; in ms since 1970. */
  readonly sinceMs: number;
  readonly atMs: number;
}

const NOTE = /<!-- docs-agent:tended1 [A-Za-z0-9_-]{1,4000} -->\n?/g;
/** Only such counts: within a line it is a stranger's text that we show. */
const NOTE_LINE = /^<!-- docs-agent:tended1 ([A-Za-z0-9_-]{1,4000}) -->$/gm;

const CHECKS: { readonly [Name in keyof TendNote]-?: (value: unknown) => boolean } = {
  act: (value) => value === 'reminder' || value === 'update' || value === 'hand over',
  repository: (value) => isText(value, /^[\w.-]+\/[\w.-]+$/),
  project: (value) => isText(value, PROJECT_ID),
  host: (value) => isText(value, /^[\w.:[\]-]+$/),
  thread: isCount,
  pull: isCount,
  head: (value) => isText(value, /^[0-9a-f]+$/),
  sinceMs: isCount,
  atMs: isCount,
};

export function tellNote(note: TendNote): string {
  return `${HIDDEN_LINE_START}tended1 ${toBase64Url(note)} -->`;
}

/** All notes in a comment's body. Strict: a field more, less or of another form, and it is none. */
export function readNotes(body: string): TendNote[] {
  return [...body.matchAll(NOTE_LINE)].flatMap(([, payload = '']) => {
    const fields = new Map<string, unknown>(Object.entries(fromBase64Url(payload) ?? {}));
    const checks = Object.entries(CHECKS);
    const isNote = fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
    return isNote ? [Object.fromEntries(fields) as unknown as TendNote] : [];
  });
}

/** True for the comment that was written with this note: of one act, in one quiet time, a thread gets one. */
export function isNotedAs({ act, thread, pull, sinceMs }: TendNote, body: string): boolean {
  return readNotes(body).some(
    (one) => one.act === act && one.thread === thread && one.pull === pull && one.sinceMs === sinceMs,
  );
}

/** The body with this note as its only one, before all else: the marker and what it is read with stay at the end. */
export function withNote(body: string, note: TendNote): string {
  return `${tellNote(note)}\n${withoutNotes(body)}`;
}

/** Two halves of one may stand around another. */
function withoutNotes(body: string): string {
  const less = body.replace(NOTE, '');
  return less === body ? body : withoutNotes(less);
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && value.length <= 200 && form.test(value);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
