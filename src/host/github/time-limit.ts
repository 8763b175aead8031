import type { Clock } from '../../ports/clock.ts';

/** What the host gets in all once the run's time is over: the comment and the reaction say how it ended. */
export const LAST_WORDS_MS = 5_000;

/** How long the host may take, by the one deadline of the run. */
export interface TimeLimit {
  /** When waiting for a retry or a rate limit must be over that begins now, on the clock. */
  readonly waitUntilMs: () => number;
  /**
   * When a request must be over that begins now. What reads ends with the run's time. A write that is under way then may
   * still end: given up, nobody would know whether it was carried out.
   */
  readonly requestUntilMs: (isWrite: boolean) => number;
}

export function createTimeLimit({ clock, deadlineMs }: { clock: Clock; deadlineMs: number }): TimeLimit {
  const lastWordsUntilMs = deadlineMs + LAST_WORDS_MS;
  const waitUntilMs = () => (clock.now() < deadlineMs ? deadlineMs : lastWordsUntilMs);
  return { waitUntilMs, requestUntilMs: (isWrite) => (isWrite ? lastWordsUntilMs : waitUntilMs()) };
}
