import type { LimitStore } from './limits.ts';

const HOUR_MS = 3_600_000;

/**
 * Allows `perHour` requests for each name in any hour. Counted in memory, for one process: a restart forgets. `elapsed`
 * is a clock that nobody sets: one set back would keep callers out for as long.
 */
export function createRateLimit(perHour: number, elapsed: () => number): LimitStore {
  const taken = new Map<string, number[]>();
  return {
    take: async (name) => {
      const since = elapsed() - HOUR_MS;
      const times = taken.get(name) ?? [];
      taken.set(name, times);
      while (times[0] !== undefined && times[0] <= since) times.shift();
      if (times[0] !== undefined && times.length >= perHour)
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((times[0] - since) / 1000)) };
      times.push(elapsed());
      return { ok: true };
    },
    giveBack: async (name) => {
      taken.get(name)?.pop();
    },
  };
}
