import type { Clock, JobReading, Look, Poll, Random } from '../ports.ts';
import { judgeDeadline, judgeLook, NO_MEMORY, type WaitFacts, type WaitMemory } from './judge-look.ts';
import { pollDelay, pollMinimum } from './schedule.ts';

export type WaitEnd =
  /** `settled`: no sign of a new turn was seen, and the settle window is over. */
  | { readonly kind: 'ended'; readonly job: JobReading; readonly settled: boolean }
  | { readonly kind: 'timeout'; readonly last?: JobReading }
  | { readonly kind: 'cancelled'; readonly last?: JobReading }
  /** The job's state can't be known any more. */
  | { readonly kind: 'broken'; readonly why: string; readonly last?: JobReading };

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
  const timeUp = (): WaitEnd => judgeDeadline(memory, facts) ?? { kind: 'timeout', ...known() };

  for (;;) {
    const leftMs = deadlineMs - clock.now();
    if (leftMs <= 0) return timeUp();
    // A look cut short by the deadline tells nothing, so the last one comes a little before it.
    await clock.sleep(Math.min(delayMs, Math.max(0, leftMs - LAST_LOOK_MS)), signal);
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
    if (next.kind === 'retry') tools.onRetry(next.why, delayMs);
  }
}

/** Time kept for the last look before the deadline. */
const LAST_LOOK_MS = 1_000;
