import { SESSIONS_MAX, type SessionStore } from './sessions.ts';

/** For one process: a restart logs everybody out. `now` gives milliseconds of a clock that nobody sets. */
export function createMemorySessions(now: () => number): SessionStore {
  const sessions = new Map<string, { keyId: string; until: number }>();
  return {
    add: async ({ hash, keyId, forMs }) => {
      for (const [other, { until }] of sessions) if (until <= now()) sessions.delete(other);
      const own = [...sessions].filter(([, session]) => session.keyId === keyId);
      for (const [other] of own.slice(0, Math.max(0, own.length + 1 - SESSIONS_MAX))) sessions.delete(other);
      sessions.set(hash, { keyId, until: now() + forMs });
    },
    find: async (hash) => {
      const found = sessions.get(hash);
      if (!found || found.until > now()) return found?.keyId;
      sessions.delete(hash);
      return undefined;
    },
    remove: async (hash) => {
      sessions.delete(hash);
    },
  };
}
