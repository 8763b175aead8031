import type { Clock } from '../../src/ports/clock.ts';

export type FakeClock = Clock & {
  /** What was slept, in order, as asked for. */
  readonly delays: number[];
  /** Lets time pass, as an exchange does; timers that fall into it act. */
  advance(ms: number): void;
  /** Does something once, when this moment comes. */
  at(ms: number, action: () => void): void;
};

/** A clock that starts at 0 and passes at once whatever is slept. A sleep ends when its signal is aborted. */
export function createFakeClock(): FakeClock {
  let nowMs = 0;
  const timers = new Set<{ dueMs: number; everyMs?: number; action: () => void }>();
  const delays: number[] = [];

  const advance = (ms: number, signal?: AbortSignal): void => {
    const endMs = nowMs + ms;
    while (!signal?.aborted) {
      const [next] = [...timers].filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs);
      if (!next) break;
      nowMs = Math.max(nowMs, next.dueMs);
      if (next.everyMs === undefined) timers.delete(next);
      else next.dueMs += next.everyMs;
      next.action();
    }
    if (!signal?.aborted) nowMs = Math.max(nowMs, endMs);
  };

  return {
    delays,
    advance,
    now: () => nowMs,
    async sleep(ms, signal) {
      if (signal?.aborted) return;
      delays.push(ms);
      advance(ms, signal);
    },
    every(everyMs, action) {
      const timer = { dueMs: nowMs + everyMs, everyMs, action };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    at(ms, action) {
      timers.add({ dueMs: ms, action });
    },
  };
}
