import { createHash, randomBytes } from 'node:crypto';

/** A session ends this long after its login; whoever comes back logs in again. */
export const SESSION_MS = 12 * 3_600_000;
/** The oldest goes where there are more. */
const SESSIONS_MAX = 10_000;

export type Sessions = {
  /** Opens a session for a key, and gives what the cookie holds. */
  open: (keyId: string) => string;
  /** The id of the key that a session was opened with; undefined where it is over. */
  find: (session: string) => string | undefined;
  close: (session: string) => void;
};

/**
 * Who is logged in. A session is a random number that stands for a key: what a cookie holds tells nothing of the key and
 * is of no use after the session. Kept in memory, and only as a hash: a restart logs everybody out.
 */
export function createSessions(now: () => number): Sessions {
  const sessions = new Map<string, { keyId: string; until: number }>();
  return {
    open: (keyId) => {
      const session = randomBytes(32).toString('base64url');
      sessions.set(hashOf(session), { keyId, until: now() + SESSION_MS });
      const [oldest] = sessions.keys();
      if (sessions.size > SESSIONS_MAX && oldest !== undefined) sessions.delete(oldest);
      return session;
    },
    find: (session) => {
      const hash = hashOf(session);
      const found = sessions.get(hash);
      if (!found || found.until > now()) return found?.keyId;
      sessions.delete(hash);
      return undefined;
    },
    close: (session) => {
      sessions.delete(hashOf(session));
    },
  };
}

function hashOf(session: string): string {
  return createHash('sha256').update(session).digest('base64');
}
