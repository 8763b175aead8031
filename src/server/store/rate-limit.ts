import { PREVIEWS_PER_MINUTE } from '../../contract/preview.ts';
import type { LimitStore } from './limits.ts';

const HOUR_MS = 3_600_000;

/** So many requests in any stretch of time of that length; a number alone is within an hour. */
export type Rate = number | { requests: number; withinMs: number };

/**
 * Allows so many requests for each name. Counted in memory, for one process: a restart forgets. `elapsed` is a clock
 * that nobody sets: one set back would keep callers out for as long.
 */
export function createRateLimit(rate: Rate, elapsed: () => number): LimitStore {
  const { requests, withinMs } = typeof rate === 'number' ? { requests: rate, withinMs: HOUR_MS } : rate;
  const taken = new Map<string, number[]>();
  return {
    take: async (name) => {
      const since = elapsed() - withinMs;
      const times = taken.get(name) ?? [];
      taken.set(name, times);
      while (times[0] !== undefined && times[0] <= since) times.shift();
      if (times[0] !== undefined && times.length >= requests)
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((times[0] - since) / 1000)) };
      times.push(elapsed());
      return { ok: true };
    },
    giveBack: async (name) => {
      taken.get(name)?.pop();
    },
  };
}

/** The vendor's own limit, for each process. */
export function createPreviewLimit(elapsed: () => number): LimitStore {
  return createRateLimit({ requests: PREVIEWS_PER_MINUTE, withinMs: 60_000 }, elapsed);
}
