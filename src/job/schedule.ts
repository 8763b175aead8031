import type { Poll } from '../ports/service.ts';

/**
 * When to look at a job next.
 *
 * Adaptive: first after 2 s, then each delay is a tenth of the time waited so far, kept within 2–20 s, with ±10 % jitter:
 * a short job is known at once, a long one costs few requests, and the lag stays about a tenth of the job's length.
 * Fixed: a number in `pollSeconds` is the interval, as it stands.
 */
export const POLL_MIN_MS = 2_000;
export const POLL_MAX_MS = 20_000;
const SHARE_OF_WAIT = 0.1;
const JITTER = 0.1;

/** Milliseconds until the next look, `waitedMs` after waiting began. */
export function pollDelay(poll: Poll, facts: { waitedMs: number; random: () => number }): number {
  if (poll.kind === 'fixed') return poll.intervalMs;
  if (facts.waitedMs <= 0) return POLL_MIN_MS;
  const base = Math.min(POLL_MAX_MS, Math.max(POLL_MIN_MS, facts.waitedMs * SHARE_OF_WAIT));
  return Math.round(base * (1 - JITTER + 2 * JITTER * facts.random()));
}

/** The shortest delay between two looks; a Retry-After below it does not count. */
export function pollMinimum(poll: Poll): number {
  return poll.kind === 'fixed' ? poll.intervalMs : POLL_MIN_MS;
}
