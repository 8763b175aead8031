import { createHash, randomBytes } from 'node:crypto';
import type { SessionStore } from '../store/sessions.ts';

/** A session ends this long after its login; whoever comes back logs in again. */
export const SESSION_MS = 12 * 3_600_000;

export type Sessions = {
  /** Opens a session for a key, and gives what the cookie holds. */
  open: (keyId: string) => Promise<string>;
  /** The id of the key that a session was opened with; undefined where it is over. */
  find: (session: string) => Promise<string | undefined>;
  close: (session: string) => Promise<void>;
};

/**
 * Who is logged in. A session is a random number that stands for a key: what a cookie holds tells nothing of the key and
 * is of no use after the session. Only its hash is kept.
 */
export function createSessions(store: SessionStore): Sessions {
  return {
    open: async (keyId) => {
      const session = randomBytes(32).toString('base64url');
      await store.add({ hash: hashOf(session), keyId, forMs: SESSION_MS });
      return session;
    },
    find: (session) => store.find(hashOf(session)),
    close: (session) => store.remove(hashOf(session)),
  };
}

function hashOf(session: string): string {
  return createHash('sha256').update(session).digest('base64');
}
