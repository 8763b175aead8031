import { CHECK_STATUSES, type CheckStatus } from '../contract/check-status.ts';
import { JOB_ID } from '../contract/identifiers.ts';
import { JOB_STATUSES, type JobStatus } from '../contract/job-status.ts';
import type { JobReading } from '../ports/service.ts';
import { readPrLink } from '../text/links.ts';
import type { About, Asked, Behind, Hindrance, Loss, Past, Sight, Story, Turn } from './story.ts';

/*
 * How a story is written down, for the post step whole and for a comment's marker in part: plain JSON, field by field.
 * Reading is strict: a field more, less or of another form, and there is no story. What must not stand in a comment
 * (the service's sentences, what else it said of the job) is left out of a published one.
 */
export interface Field<T> {
  /** Undefined for what is not of the form. */
  read(value: unknown): T | undefined;
  /** The value as anybody may see it. */
  publish(value: T): T;
}

type Fields<T> = { readonly [Name in Exclude<keyof T, 'kind'>]-?: Field<T[Name]> };
type Variants<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: Fields<Extract<U, { kind: K }>>;
};

/** A workflow run's id, in digits. */
export const RUN_ID = /^\d{1,20}$/;

export const asIs = <T>(accepts: (value: unknown) => value is T): Field<T> => ({
  read: (value) => (accepts(value) ? value : undefined),
  publish: (value) => value,
});

const word = <W extends string>(...words: readonly W[]): Field<W> =>
  asIs((value): value is W => words.includes(value as W));

const isText = (value: unknown): value is string => typeof value === 'string';

/** A sentence for the run's own people. */
const privateText: Field<string> = { ...asIs(isText), publish: () => '' };
const jobId: Field<string> = asIs(
  (value): value is string => typeof value === 'string' && JOB_ID.test(value),
);
export const flag: Field<boolean> = asIs((value): value is boolean => typeof value === 'boolean');
export const count: Field<number> = asIs(
  (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0,
);
const duration: Field<number> = asIs(
  (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
);
const runId: Field<string> = asIs(
  (value): value is string => typeof value === 'string' && RUN_ID.test(value),
);
const link: Field<string> = asIs((value): value is string => value === readPrLink(value));

export const pages: Field<readonly string[]> = asIs(
  (value): value is readonly string[] =>
    Array.isArray(value) &&
    value.every((page) => isText(page) && page !== '' && page.length <= PAGE_MAX_CHARACTERS),
);
/** Longer paths are left out of what is written down. */
export const PAGE_MAX_CHARACTERS = 512;

const READING: { readonly [Name in keyof JobReading]-?: (value: unknown) => boolean } = {
  id: isText,
  status: (value) => JOB_STATUSES.includes(value as JobStatus),
  unknownStatus: isText,
  source: isSource,
  model: isText,
  prLink: (value) => value === null || link.read(value) !== undefined,
  prLinkDropped: (value) => value === true,
  reviewUrl: (value) => link.read(value) !== undefined,
  endsWithRun: (value) => value === true,
  checks: isChecks,
  failure: isText,
  createdAt: isText,
  archivedAt: isText,
  turn: (value) => count.read(value) !== undefined,
  turnsAtLeast: (value) => count.read(value) !== undefined,
};

function isChecks(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((check) => {
      const fields = fieldsOf(check);
      return (
        fields?.size === 3 &&
        CHECK_STATUSES.includes(fields.get('status') as CheckStatus) &&
        isText(fields.get('name')) &&
        count.read(fields.get('rounds')) !== undefined
      );
    })
  );
}

function isSource(value: unknown): boolean {
  const fields = fieldsOf(value);
  return (
    !!fields && [...fields].every(([name, text]) => ['repository', 'ref'].includes(name) && isText(text))
  );
}

const reading: Field<JobReading> = {
  read(value) {
    const fields = fieldsOf(value);
    const isReading = [...(fields ?? [])].every(
      ([name, field]) => Object.hasOwn(READING, name) && READING[name as keyof JobReading](field),
    );
    return fields && isReading ? (value as JobReading) : undefined;
  },
  publish: ({ status, prLink, reviewUrl, endsWithRun, checks, failure, turn }) => ({
    ...(status ? { status } : {}),
    ...(prLink ? { prLink } : {}),
    ...(reviewUrl ? { reviewUrl } : {}),
    ...(endsWithRun ? { endsWithRun } : {}),
    ...(checks ? { checks } : {}),
    ...(failure ? { failure } : {}),
    ...(turn === undefined ? {} : { turn }),
  }),
};

function fieldsOf(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value));
}

/** A union told apart by `kind`, each of its variants with just its own fields. */
export function union<U extends { readonly kind: string }>(variants: Variants<U>): Field<U> {
  const fieldsOfKind = (kind: U['kind']) => Object.entries(variants[kind] as Record<string, Field<unknown>>);
  const isKind = (kind: unknown): kind is U['kind'] =>
    typeof kind === 'string' && Object.hasOwn(variants, kind);
  return {
    read(value) {
      const given = fieldsOf(value);
      const kind = given?.get('kind');
      if (!given || !isKind(kind)) return undefined;
      const fields = fieldsOfKind(kind);
      const isWhole = fields.every(([name, field]) => field.read(given.get(name)) !== undefined);
      return isWhole && given.size === fields.length + 1 ? (value as U) : undefined;
    },
    publish(value) {
      const fields = fieldsOfKind(value.kind).map(([name, field]) => [
        name,
        field.publish((value as unknown as Record<string, unknown>)[name]),
      ]);
      return { kind: value.kind, ...Object.fromEntries(fields) } as U;
    },
  };
}

const knownJob = { jobId, job: reading };
const turn = union<Turn>({
  first: {},
  further: { before: reading, number: count, evidence: word('seen', 'none') },
  passed: { isFurther: flag },
});
const sight = union<Sight>({
  seen: { agoMs: duration, failures: count, why: privateText },
  unseen: { failures: count, why: privateText },
});
const about = union<About>({ nothing: {}, job: knownJob });
const loss = union<Loss>({ lost: { why: privateText }, 'cut-off': {} });
const behind = union<Behind>({ run: { run: runId, untilMs: count }, command: { untilMs: count } });
const hindrance = union<Hindrance>({
  queue: { behind },
  stopped: {},
  'cut-off': {},
  time: { why: privateText },
  busy: { sight },
});
const asked = union<Asked>({
  create: {},
  message: { looks: word('none', 'stopped', 'idle', 'unseen'), ...knownJob },
});
/** By way of a function: a past holds a story. */
const past: Field<Past> = {
  read: (value) => pastUnion().read(value),
  publish: (value) => pastUnion().publish(value),
};
const pastUnion = () => union<Past>({ none: {}, left: { attempt: count, pages, story: storyField } });
const inTurn = { ...knownJob, turn };

export const storyField: Field<Story> = union<Story>({
  looking: {},
  opened: { past },
  queued: { past, behind },
  admitted: { past },
  waiting: { past, ...knownJob },
  creating: {},
  sending: knownJob,
  running: inTurn,
  detached: inTurn,
  'timed-out': { ...inTurn, sight },
  cancelled: { ...inTurn, by: word('stop', 'cut-off') },
  'out-of-sight': { ...inTurn, why: privateText },
  stuck: inTurn,
  'pull-request': { ...inTurn, link },
  concluded: { ...inTurn, link, by: word('merge', 'close') },
  'no-pull-request': inTurn,
  failed: inTurn,
  archived: inTurn,
  unknown: { asked, loss },
  'not-sent': { past, about, hindrance },
  refused: { past, about, why: privateText },
  limited: { past, about, why: privateText, retryMs: count },
  'over-budget': { past, used: count, limit: count, nextMs: count },
  rehearsed: { about, why: privateText },
  looked: knownJob,
  skipped: { why: privateText },
});

/** JSON in base64url, in which nothing can end an HTML comment. */
export function toBase64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Undefined for anything that is not the one encoding of well-formed UTF-8 with JSON in it. */
export function fromBase64Url(payload: string): unknown {
  const bytes = Buffer.from(payload, 'base64url');
  if (bytes.toString('base64url') !== payload) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
