const HOUR_MS = 3_600_000;

export type RateLimit = { take: (name: string) => { ok: true } | { ok: false; retryAfterSeconds: number } };

/** Allows `perHour` requests for each name in any hour. Counted in memory: a restart forgets. */
export function createRateLimit(perHour: number, now: () => number = Date.now): RateLimit {
  const taken = new Map<string, number[]>();
  return {
    take: (name) => {
      const since = now() - HOUR_MS;
      const times = taken.get(name) ?? [];
      taken.set(name, times);
      while (times[0] !== undefined && times[0] <= since) times.shift();
      if (times[0] !== undefined && times.length >= perHour)
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((times[0] - since) / 1000)) };
      times.push(now());
      return { ok: true };
    },
  };
}
