const HOUR_MS = 3_600_000;

export type RateLimit = {
  take: (name: string) => { ok: true } | { ok: false; retryAfterSeconds: number };
  /** Gives the last one back: the request came to nothing, and not for its own fault. */
  giveBack: (name: string) => void;
};

/** So many requests in any stretch of time of that length; a number alone is within an hour. */
export type Rate = number | { requests: number; withinMs: number };

/**
 * Allows so many requests for each name. Counted in memory: a restart forgets. `elapsed` is a clock that nobody sets:
 * one set back would keep callers out for as long.
 */
export function createRateLimit(rate: Rate, elapsed: () => number): RateLimit {
  const { requests, withinMs } = typeof rate === 'number' ? { requests: rate, withinMs: HOUR_MS } : rate;
  const taken = new Map<string, number[]>();
  return {
    take: (name) => {
      const since = elapsed() - withinMs;
      const times = taken.get(name) ?? [];
      taken.set(name, times);
      while (times[0] !== undefined && times[0] <= since) times.shift();
      if (times[0] !== undefined && times.length >= requests)
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((times[0] - since) / 1000)) };
      times.push(elapsed());
      return { ok: true };
    },
    giveBack: (name) => {
      taken.get(name)?.pop();
    },
  };
}
