import { createHash } from 'node:crypto';
import { JOB_ID, PROJECT_ID } from '../contract/identifiers.ts';
import { readPrLink } from '../text/links.ts';

/*
 * The marker is what lets a later run find a thread's job: an HTML comment, unseen by readers, in a comment of ours.
 *
 *   <!-- docs-agent:v1 eyJ2…  -->      version, then JSON in base64url, so that `-->` can't occur inside
 *
 * It counts only where the comment's author is ourselves, and only for the repository, thread, project and host that
 * it names. The schema is closed: a field more, less or of another form, and there is no marker.
 */
const VERSION = 1;
const MARKER = /<!-- docs-agent:v(\d{1,6}) ([A-Za-z0-9_-]*) -->/g;

/** Longest base64url payload. Pages that don't fit are left out when a marker is written. */
export const MARKER_MAX_CHARACTERS = 16_000;
const PAGE_MAX_CHARACTERS = 512;

/**
 * Where the request stands. `creating` and `sending`: on its way, answer not seen; after a crash as good as `unknown`.
 * `refused`: the service did not take it. `note`: a comment about something else (help, status), no request at all.
 */
export const MARKER_STATES = [
  ...['creating', 'sending', 'unknown', 'refused', 'note'],
  ...['active', 'completed', 'archived', 'failed', 'timeout', 'detached', 'cancelled'],
] as readonly MarkerState[];
export type MarkerState =
  | ('creating' | 'sending' | 'unknown' | 'refused' | 'note')
  | ('active' | 'completed' | 'archived' | 'failed' | 'timeout' | 'detached' | 'cancelled');

export interface Marker {
  /** owner/name */
  readonly repository: string;
  /** Number of the issue or pull request. */
  readonly thread: number;
  readonly project: string;
  /** Host and port of the service. */
  readonly host: string;
  readonly job?: string;
  /** Id of the workflow run, in digits. */
  readonly run: string;
  readonly attempt: number;
  readonly state: MarkerState;
  /** See `hashRequest`. */
  readonly request: string;
  /** True where the request went to an existing job, as a message. */
  readonly continued?: boolean;
  /** The job's pull request, so that a command there finds the job. */
  readonly prLink?: string;
  /** Pages that the job is about. */
  readonly pages?: readonly string[];
}

export type FoundMarker =
  | { kind: 'marker'; marker: Marker }
  | { kind: 'none'; reason: 'absent' | 'version' | 'size' | 'encoding' | 'schema' };

const CHECKS: { [Name in keyof Marker]-?: (value: unknown) => boolean } = {
  repository: (value) => isText(value, 200) && /^[\w.-]+\/[\w.-]+$/.test(value),
  thread: isPositive,
  project: (value) => isText(value, 200) && PROJECT_ID.test(value),
  host: (value) => isText(value, 300) && /^[\w.:[\]-]+$/.test(value),
  job: (value) => isText(value, 128) && JOB_ID.test(value),
  run: (value) => isText(value, 20) && /^\d+$/.test(value),
  attempt: isPositive,
  state: (value) => (MARKER_STATES as readonly unknown[]).includes(value),
  request: (value) => isText(value, 32) && /^[0-9a-f]{32}$/.test(value),
  continued: (value) => value === true,
  prLink: (value) => value === readPrLink(value),
  pages: (value) => Array.isArray(value) && value.every((page) => isText(page, PAGE_MAX_CHARACTERS)),
};
const OPTIONAL: readonly string[] = ['job', 'continued', 'prLink', 'pages'];

/** Tells the same request in a re-run from another one: the parts in their order, in 32 hexadecimal digits. */
export function hashRequest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * Writes a marker as a line of its own.
 * @throws RangeError where a field is not of its form: such a marker would never be read again.
 */
export function encodeMarker(marker: Marker): string {
  const wellFormed = (page: string) => page.length <= PAGE_MAX_CHARACTERS && page.isWellFormed();
  const pages = marker.pages?.filter(wellFormed);
  let payload = '';
  for (let keep = pages?.length ?? 0; ; keep = Math.floor(keep * 0.9)) {
    const { pages: _, ...rest } = marker;
    payload = toBase64Url(keep > 0 ? { ...rest, pages: pages?.slice(0, keep) } : rest);
    if (payload.length <= MARKER_MAX_CHARACTERS || keep === 0) break;
  }
  const written = `<!-- docs-agent:v${VERSION} ${payload} -->`;
  const found = findMarker(written);
  if (found.kind === 'none') throw new RangeError(`a marker that can't be read again (${found.reason})`);
  return written;
}

/** Reads the last marker of a comment's body. Whether it counts is for `matchesMarker`, and the comment's author, to say. */
export function findMarker(body: string): FoundMarker {
  const [, version, payload = ''] = [...body.matchAll(MARKER)].at(-1) ?? [];
  if (version === undefined) return { kind: 'none', reason: 'absent' };
  if (Number(version) !== VERSION) return { kind: 'none', reason: 'version' };
  if (payload.length > MARKER_MAX_CHARACTERS) return { kind: 'none', reason: 'size' };
  const value = fromBase64Url(payload);
  if (value === undefined) return { kind: 'none', reason: 'encoding' };
  return isMarker(value)
    ? { kind: 'marker', marker: Object.freeze(value) }
    : { kind: 'none', reason: 'schema' };
}

export interface MarkerBounds {
  readonly repository: string;
  readonly thread: number;
  readonly project: string;
  readonly host: string;
  /** The thread's own address: a marker elsewhere in the repository counts here if this is its job's pull request. */
  readonly prLink?: string;
}

/** True where a marker is about this thread of this repository, and this project of this service. */
export function matchesMarker(marker: Marker, bounds: MarkerBounds): boolean {
  const sameThread = marker.thread === bounds.thread;
  const sameLink = marker.prLink !== undefined && marker.prLink === readPrLink(bounds.prLink);
  return (
    (sameThread || sameLink) &&
    marker.repository.toLowerCase() === bounds.repository.toLowerCase() &&
    marker.project === bounds.project &&
    marker.host.toLowerCase() === bounds.host.toLowerCase()
  );
}

function isMarker(value: unknown): value is Marker {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = new Map(Object.entries(value));
  const known = [...fields.keys()].every((name) => Object.hasOwn(CHECKS, name));
  return (
    known &&
    Object.entries(CHECKS).every(([name, check]) =>
      fields.has(name) ? check(fields.get(name)) : OPTIONAL.includes(name),
    )
  );
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= max;
}

function isPositive(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function toBase64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Undefined for anything that is not the one encoding of well-formed UTF-8 with JSON in it. */
function fromBase64Url(payload: string): unknown {
  const bytes = Buffer.from(payload, 'base64url');
  if (bytes.toString('base64url') !== payload) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
