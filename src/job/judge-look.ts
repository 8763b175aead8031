import type { JobReading, Look } from '../ports.ts';

/** How many in a row end the waiting. */
export const MALFORMED_LIMIT = 5;
export const MISSING_CONFIRMATIONS = 3;
export const DENIED_CONFIRMATIONS = 1;
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
  readonly created: boolean;
  /** Set where this run sent a message: how the job stood before it, and for how long an old end is doubted. */
  readonly afterMessage?: {
    readonly before: JobReading;
    /** Whether the message's own answer said `active`. */
    readonly answeredActive: boolean;
    readonly settleMs: number;
  };
  /** False where `completed` without a link needs no further look. */
  readonly confirmMissingLink: boolean;
}

/** What the looks so far have left behind. */
export interface WaitMemory {
  readonly last?: JobReading;
  readonly sawActive: boolean;
  readonly malformed: number;
  readonly failures: number;
  readonly missing: number;
  readonly denied: number;
  readonly withoutLink: number;
  readonly staleLooks: number;
}

export const NO_MEMORY: WaitMemory = Object.freeze({
  sawActive: false,
  malformed: 0,
  failures: 0,
  missing: 0,
  denied: 0,
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
  if (look.kind === 'job') return judgeJob(look, memory, now);
  const failures = memory.failures + 1;
  const atLeast =
    'retryAfterMs' in look && look.retryAfterMs !== undefined ? { atLeastMs: look.retryAfterMs } : {};
  const retry = (changed: Partial<WaitMemory>): Judgement => ({
    memory: { ...memory, ...changed, failures },
    next: { kind: 'retry', attempt: failures, why: look.detail, ...atLeast },
  });
  const broken = (why: string): Judgement => ({ memory, next: { kind: 'broken', why } });

  switch (look.kind) {
    case 'unreachable':
      return retry({});
    case 'limited':
      return {
        memory: { ...memory, failures },
        next: { kind: 'retry', attempt: failures, why: look.detail, atLeastMs: look.retryAfterMs ?? 0 },
      };
    case 'malformed':
      return judgeMalformed(memory, look.detail);
    case 'denied':
      if (memory.denied >= DENIED_CONFIRMATIONS)
        return broken(`The service does not accept the key: ${look.detail}.`);
      return retry({ denied: memory.denied + 1 });
    case 'missing':
      if (now.facts.created && now.elapsedMs < YOUNG_JOB_MS) return retry({});
      if (memory.missing >= MISSING_CONFIRMATIONS) {
        return broken('The service says that there is no such job (HTTP 404, asked four times).');
      }
      return retry({ missing: memory.missing + 1 });
    case 'refused':
      return broken(`The service refused to show the job: ${look.detail}.`);
  }
}

function judgeMalformed(memory: WaitMemory, detail: string): Judgement {
  const malformed = memory.malformed + 1;
  const failures = memory.failures + 1;
  if (malformed >= MALFORMED_LIMIT) {
    const why = `The service gave ${malformed} answers in a row that are no job: ${detail}.`;
    return { memory, next: { kind: 'broken', why } };
  }
  return {
    memory: { ...memory, malformed, failures },
    next: { kind: 'retry', attempt: failures, why: detail },
  };
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
    return judgeMalformed(before, 'no status in it');

  const memory: WaitMemory = {
    ...before,
    last: job,
    sawActive: before.sawActive || job.status === 'active' || job.unknownStatus !== undefined,
    malformed: 0,
    failures: 0,
    missing: 0,
    denied: 0,
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
  return { kind: 'ended', job, settled: facts.afterMessage !== undefined && !memory.sawActive };
}

/**
 * Whether an end is that of the turn before our message. It is doubted until `active` has been seen in a look, or the
 * settle window has passed with several looks in it. Where the message's own answer said `active`, an end that differs
 * from the one before the message is a new one.
 */
function isStale(job: JobReading, memory: WaitMemory, now: { facts: WaitFacts; elapsedMs: number }): boolean {
  const message = now.facts.afterMessage;
  if (!message || memory.sawActive) return false;
  const { before } = message;
  const differs = before.status !== job.status || (before.prLink ?? null) !== (job.prLink ?? null);
  if (message.answeredActive && differs) return false;
  return now.elapsedMs < message.settleMs || memory.staleLooks < SETTLE_LOOKS;
}
