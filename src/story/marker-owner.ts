import { PROJECT_ID } from '../contract/identifiers.ts';
import { pages, RUN_ID } from './codec.ts';
import { isMends, type Mends } from './mends.ts';
import type { Story } from './story.ts';

/** What a marker is about, and whose it is. */
export interface MarkerOwner {
  /** owner/name */
  readonly repository: string;
  /** Number of the issue or pull request. */
  readonly thread: number;
  readonly project: string;
  /** Host and port of the service, or the name of one on a runner, see `src/contract/runner-service.ts`. */
  readonly host: string;
  /** Id of the workflow run, in digits. */
  readonly run: string;
  readonly attempt: number;
  /** See `hashRequest`. */
  readonly request: string;
  /** Pages that the job is about. */
  readonly pages: readonly string[];
  /** Its place among the thread's requests, see `src/thread/turn-order.ts`. */
  readonly order: number;
  /** When its run is over at the latest, in ms since 1970; 0 where that is not known. */
  readonly untilMs: number;
  /** What it is to mend; absent where it was not asked to mend anything. */
  readonly mends?: Mends;
}

export interface Marker extends MarkerOwner {
  /** Published: what is private in it is empty. */
  readonly story: Story;
}

/** What both versions share. */
export const OWNER_CHECKS: { [Name in keyof MarkerOwner]-?: (value: unknown) => boolean } = {
  repository: (value) => isText(value, 200) && /^[\w.-]+\/[\w.-]+$/.test(value),
  thread: isPositive,
  project: (value) => isText(value, 200) && PROJECT_ID.test(value),
  host: (value) => isText(value, 300) && /^[\w.:[\]-]+$/.test(value),
  run: (value) => typeof value === 'string' && RUN_ID.test(value),
  attempt: isPositive,
  request: (value) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value),
  pages: (value) => pages.read(value) !== undefined,
  order: isCount,
  untilMs: isCount,
  mends: isMends,
};

/** Strict: all of its fields, and no other but what it may be without. */
export function isOwner(value: unknown): value is MarkerOwner {
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const checks = Object.entries(OWNER_CHECKS).filter(([name]) => name !== 'mends' || fields.has(name));
  return fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= max;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isPositive(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
