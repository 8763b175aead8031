import type { SessionStore } from './sessions.ts';

/** The oldest goes where there are more. */
const SESSIONS_MAX = 10_000;

/** For one process: a restart logs everybody out. `now` gives milliseconds of a clock that nobody sets. */
export function createMemorySessions(now: () => number): SessionStore {
  const sessions = new Map<string, { keyId: string; until: number }>();
  return {
    add: async ({ hash, keyId, forMs }) => {
      sessions.set(hash, { keyId, until: now() + forMs });
      const [oldest] = sessions.keys();
      if (sessions.size > SESSIONS_MAX && oldest !== undefined) sessions.delete(oldest);
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
