import type { Clock, Random } from '../ports/clock.ts';
import type { JobReading, Look, Poll } from '../ports/service.ts';
import { judgeDeadline, judgeLook, NO_MEMORY, type WaitFacts, type WaitMemory } from './judge-look.ts';
import { pollDelay, pollMinimum } from './schedule.ts';

export type WaitEnd =
  /** `settled`: neither the count of turns nor a look gave a sign of a new turn, and the settle window is over. */
  | { readonly kind: 'ended'; readonly job: JobReading; readonly settled: boolean }
  | TimedOut
  /** The signal was aborted. The job itself goes on. */
  | { readonly kind: 'cancelled'; readonly last?: JobReading }
  /** The job's state can't be known any more; `why` is a sentence. */
  | { readonly kind: 'broken'; readonly why: string; readonly last?: JobReading };

/** The time is up. It tells how old the last reading is: the job may have moved since. */
export interface TimedOut {
  readonly kind: 'timeout';
  readonly last?: JobReading;
  /** How long before the deadline `last` was read; nothing where there is none. */
  readonly lastAgoMs?: number;
  /** How many looks have failed since, and what the latest of them failed with. */
  readonly failures: number;
  readonly why: string;
}

export interface WaitTools {
  readonly look: (limits: { timeoutMs: number; signal: AbortSignal }) => Promise<Look>;
  readonly clock: Clock;
  readonly random: Random;
  /** Milliseconds before retry number `attempt`. */
  readonly retryDelay: (attempt: number) => number;
  readonly poll: Poll;
  /** When to give up, on the clock. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
  /** Called after each look that told something: the reading now and the one before it. */
  readonly onReading: (job: JobReading, before: JobReading | undefined) => void;
  /** `delayMs` is what will be waited, the deadline minded. */
  readonly onRetry: (why: string, delayMs: number) => void;
}

/**
 * Looks at a job until it has ended, the deadline is there, or the signal is aborted; a last look is made at the
 * deadline itself. Never throws. With `lookAtOnce` the first look does not wait for the schedule.
 */
export async function waitForJob(facts: WaitFacts, tools: WaitTools, lookAtOnce = false): Promise<WaitEnd> {
  const { clock, deadlineMs, poll, signal } = tools;
  const startedMs = clock.now();
  let memory: WaitMemory = NO_MEMORY;
  let delayMs = lookAtOnce ? 0 : pollDelay(poll, { waitedMs: 0, random: tools.random });
  const known = () => (memory.last ? { last: memory.last } : {});
  const timeUp = (): WaitEnd =>
    judgeDeadline(memory, facts) ?? {
      kind: 'timeout',
      ...known(),
      ...(memory.last ? { lastAgoMs: Math.max(0, deadlineMs - startedMs - memory.lastAtMs) } : {}),
      failures: memory.failures,
      why: memory.why,
    };
  // A look cut short by the deadline tells nothing, so the last one comes a little before it.
  const withinTime = (ms: number) => Math.min(ms, Math.max(0, deadlineMs - clock.now() - LAST_LOOK_MS));

  for (;;) {
    if (deadlineMs <= clock.now()) return timeUp();
    await clock.sleep(withinTime(delayMs), signal);
    if (signal.aborted) return { kind: 'cancelled', ...known() };

    const timeoutMs = deadlineMs - clock.now();
    if (timeoutMs <= 0) return timeUp();
    const look = await tools.look({ timeoutMs, signal });
    if (signal.aborted && look.kind !== 'job') return { kind: 'cancelled', ...known() };

    const before = memory.last;
    const elapsedMs = clock.now() - startedMs;
    const judgement = judgeLook(look, memory, { facts, elapsedMs });
    memory = judgement.memory;
    if (look.kind === 'job' && memory.last === look.job) tools.onReading(look.job, before);

    const { next } = judgement;
    if (next.kind === 'ended') return next;
    if (next.kind === 'broken') return { ...next, ...known() };
    const planned =
      next.kind === 'poll'
        ? pollDelay(poll, { waitedMs: elapsedMs, random: tools.random })
        : tools.retryDelay(next.attempt);
    delayMs = next.atLeastMs === undefined ? planned : Math.max(planned, next.atLeastMs, pollMinimum(poll));
    if (deadlineMs - clock.now() <= LAST_LOOK_MS) return timeUp();
    if (next.kind === 'retry') tools.onRetry(next.why, withinTime(delayMs));
  }
}

/** Time kept for the last look before the deadline. */
const LAST_LOOK_MS = 1_000;
