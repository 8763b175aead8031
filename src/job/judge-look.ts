import type { JobReading, Look } from '../ports/service.ts';

type Failure = Exclude<Look, { kind: 'job' }>;

/** How many looks in a row that fail in the same way end the waiting; what may pass never does. */
export const LIMIT_IN_A_ROW: Readonly<Record<Failure['kind'], number>> = {
  unreachable: Number.POSITIVE_INFINITY,
  limited: Number.POSITIVE_INFINITY,
  malformed: 5,
  /** Once, and confirmed once. */
  denied: 2,
  /** Once, and confirmed three times. */
  missing: 4,
  refused: 1,
};
/** A job that has just been made may not be readable everywhere yet. */
export const YOUNG_JOB_MS = 30_000;
/** `completed` may be readable before the pull request's link is. */
export const LOOKS_FOR_LINK = 2;
/** Looks that must have shown the same old end before the settle window may close on it. */
export const SETTLE_LOOKS = 3;

/** What is known of the job before waiting, and the rules that follow from it. Times in ms since waiting began. */
export interface WaitFacts {
  readonly jobId: string;
  /** True where this run created the job: a 404 in its first 30 s is then no news. */
  readonly created?: boolean;
  /** Set where this run sent a message: how the job stood before it, and for how long an old end is doubted. */
  readonly afterMessage?: {
    readonly before: JobReading;
    /** Whether the message's own answer said `active`. */
    readonly answeredActive: boolean;
    /** The turn that the message's own answer was about, where it said one. */
    readonly turn?: number;
    /** How many turns there were with it, at least, by the same answer. */
    readonly turnsAtLeast?: number;
    readonly settleMs: number;
  };
  /** Number of the request's own turn, at the least, where the service counts turns. */
  readonly ownTurn?: number | undefined;
  /** True where another's message is known to have gone to the job since. */
  readonly isPassed?: boolean;
  /** False where `completed` without a link needs no further look. */
  readonly confirmMissingLink: boolean;
}

/** What the looks so far have left behind. */
export interface WaitMemory {
  readonly last?: JobReading;
  /** When `last` was read. */
  readonly lastAtMs: number;
  readonly sawActive: boolean;
  /** How many looks have failed since `last`, and what the latest of them failed with. */
  readonly failures: number;
  readonly why: string;
  /** Failures of one kind with no other look in between. */
  readonly streak?: { readonly kind: Failure['kind']; readonly count: number } | undefined;
  readonly withoutLink: number;
  readonly staleLooks: number;
}

export const NO_MEMORY: WaitMemory = Object.freeze({
  lastAtMs: 0,
  sawActive: false,
  failures: 0,
  why: '',
  withoutLink: 0,
  staleLooks: 0,
});

export type NextStep =
  /** Look again after the schedule's delay, not before `atLeastMs` where the service asked for more. */
  | { readonly kind: 'poll'; readonly atLeastMs?: number }
  /** Look again after the retry policy's delay for this attempt. */
  | { readonly kind: 'retry'; readonly attempt: number; readonly why: string; readonly atLeastMs?: number }
  | Ended
  | { readonly kind: 'broken'; readonly why: string };

/** `settled`: no sign of a new turn was seen, and the settle window is over. */
export interface Ended {
  readonly kind: 'ended';
  readonly job: JobReading;
  readonly settled: boolean;
}

export interface Judgement {
  readonly memory: WaitMemory;
  readonly next: NextStep;
}

/** Decides, from one look and what came before it, whether the job has ended, and if not, when to look again. */
export function judgeLook(
  look: Look,
  memory: WaitMemory,
  now: { facts: WaitFacts; elapsedMs: number },
): Judgement {
  return look.kind === 'job' ? judgeJob(look, memory, now) : judgeFailure(look, memory, now);
}

function judgeFailure(
  look: Failure,
  before: WaitMemory,
  now: { facts: WaitFacts; elapsedMs: number },
): Judgement {
  const { kind, detail } = look;
  const failures = before.failures + 1;
  const isNoNews = kind === 'missing' && now.facts.created && now.elapsedMs < YOUNG_JOB_MS;
  const count = isNoNews ? 0 : (before.streak?.kind === kind ? before.streak.count : 0) + 1;
  const memory: WaitMemory = { ...before, failures, why: detail, streak: { kind, count } };
  if (count >= LIMIT_IN_A_ROW[kind])
    return { memory, next: { kind: 'broken', why: explainStreak(look, count) } };

  const asked = 'retryAfterMs' in look ? look.retryAfterMs : undefined;
  const atLeastMs = kind === 'limited' ? (asked ?? 0) : asked;
  return {
    memory,
    next: {
      kind: 'retry',
      attempt: failures,
      why: detail,
      ...(atLeastMs === undefined ? {} : { atLeastMs }),
    },
  };
}

function explainStreak({ kind, detail }: Failure, count: number): string {
  switch (kind) {
    case 'malformed':
      return `The service gave ${count} answers in a row that are no job: ${detail}.`;
    case 'denied':
      return `The service does not accept the key: ${detail}.`;
    case 'missing':
      return `The service says that there is no such job (HTTP 404, the last ${count} times).`;
    default:
      return `The job could not be seen: ${detail}.`;
  }
}

function judgeJob(
  look: Look & { kind: 'job' },
  before: WaitMemory,
  now: { facts: WaitFacts; elapsedMs: number },
): Judgement {
  const { job } = look;
  const { facts } = now;
  if (job.id !== undefined && job.id !== facts.jobId) {
    return {
      memory: before,
      next: { kind: 'broken', why: 'The service answered for another job than the one asked for.' },
    };
  }
  if (job.status === undefined && job.unknownStatus === undefined)
    return judgeFailure({ kind: 'malformed', detail: 'no status in it' }, before, now);

  const memory: WaitMemory = {
    ...before,
    last: job,
    lastAtMs: now.elapsedMs,
    sawActive: before.sawActive || job.status === 'active' || job.unknownStatus !== undefined,
    failures: 0,
    why: '',
    streak: undefined,
  };
  const poll: NextStep = {
    kind: 'poll',
    ...(look.retryAfterMs === undefined ? {} : { atLeastMs: look.retryAfterMs }),
  };
  if (job.status === undefined || job.status === 'active') return { memory, next: poll };

  if (isStale(job, memory, now))
    return { memory: { ...memory, staleLooks: memory.staleLooks + 1 }, next: poll };
  if (
    job.status === 'completed' &&
    !job.prLink &&
    facts.confirmMissingLink &&
    memory.withoutLink < LOOKS_FOR_LINK
  ) {
    return { memory: { ...memory, withoutLink: memory.withoutLink + 1 }, next: poll };
  }
  return { memory, next: endOf(job, memory, facts) };
}

/**
 * What is known when the time is up. A job that had completed, and was only looked at again for its link, has ended;
 * for any other this is undefined.
 */
export function judgeDeadline(memory: WaitMemory, facts: WaitFacts): Ended | undefined {
  const { last } = memory;
  return last?.status === 'completed' && memory.withoutLink > 0 ? endOf(last, memory, facts) : undefined;
}

function endOf(job: JobReading, memory: WaitMemory, facts: WaitFacts): Ended {
  const message = facts.afterMessage;
  const isProven = !message || (readProof(job, message) ?? (memory.sawActive || isNewEnd(job, message)));
  return { kind: 'ended', job, settled: !isProven };
}

type Message = NonNullable<WaitFacts['afterMessage']>;

/** Whether a reading is of a turn that came after the request's own, or may be, where the service does not count turns. */
export function isOfLaterTurn({ turn }: JobReading, { ownTurn, isPassed = false }: WaitFacts): boolean {
  return turn === undefined || ownTurn === undefined ? isPassed : turn > ownTurn;
}

/** True where a reading shows that the message has arrived: a turn that began after it, or the job at work. */
export function showsArrival(job: JobReading, message: Message): boolean {
  return readProof(job, message) ?? job.status === 'active';
}

/**
 * Whether a reading is of the message's turn, by the service's count of turns; undefined where it does not count. A turn
 * that the message's answer named and the look before the message had shown already is none of the message's.
 */
function readProof(job: JobReading, message: Message): boolean | undefined {
  const own = turnOfMessage(message);
  return job.turn === undefined || own === undefined ? countsMore(job, message) : job.turn >= own;
}

/**
 * Where the service can't count exactly, more turns after the message than before it still prove one that is new, as far as
 * they are as many as the message's answer said; fewer prove nothing: it may have begun to count anew.
 */
function countsMore({ turnsAtLeast = 0 }: JobReading, message: Message): true | undefined {
  const { before, turnsAtLeast: own = 0 } = message;
  return own > (before.turnsAtLeast ?? own) && turnsAtLeast >= own ? true : undefined;
}

/** Where the message's own answer said `active`, an end that differs from the one before the message is a new one. */
function isNewEnd(job: JobReading, message: Message): boolean {
  const { before, answeredActive } = message;
  return answeredActive && (before.status !== job.status || (before.prLink ?? null) !== (job.prLink ?? null));
}

/** Number of a message's turn, at the least; undefined where the service does not count. */
export function turnOfMessage({ before, turn }: Pick<Message, 'before' | 'turn'>): number | undefined {
  return before.turn === undefined ? turn : Math.max(before.turn + 1, turn ?? 0);
}

/**
 * Whether an end is that of the turn before our message. Where the service counts turns, the count says so. Elsewhere
 * the end is doubted until `active` has been seen in a look or it is known to be new. In both cases no longer than until
 * the settle window has passed with several looks in it.
 */
function isStale(job: JobReading, memory: WaitMemory, now: { facts: WaitFacts; elapsedMs: number }): boolean {
  const message = now.facts.afterMessage;
  if (!message || (readProof(job, message) ?? (memory.sawActive || isNewEnd(job, message)))) return false;
  return now.elapsedMs < message.settleMs || memory.staleLooks < SETTLE_LOOKS;
}
