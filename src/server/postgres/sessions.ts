import { SESSIONS_MAX, type SessionStore } from '../store/sessions.ts';
import type { Database } from './database.ts';

/** For all processes: whoever has logged in at one is known to the others. Those that are over go at the next login. */
export function createSessionStore({ sql }: Database, now: () => number): SessionStore {
  return {
    add: async ({ hash, keyId, forMs }) => {
      await sql('DELETE FROM sessions WHERE until <= $1', [now()]);
      await sql(
        `DELETE FROM sessions WHERE key_id = $1 AND hash NOT IN
           (SELECT hash FROM sessions WHERE key_id = $1 ORDER BY until DESC LIMIT $2)`,
        [keyId, SESSIONS_MAX - 1],
      );
      await sql('INSERT INTO sessions (hash, key_id, until) VALUES ($1, $2, $3)', [
        hash,
        keyId,
        now() + forMs,
      ]);
    },
    find: async (hash) => {
      const found = await sql<{ key_id: string }>(
        'SELECT key_id FROM sessions WHERE hash = $1 AND until > $2',
        [hash, now()],
      );
      return found[0]?.key_id;
    },
    remove: async (hash) => {
      await sql('DELETE FROM sessions WHERE hash = $1', [hash]);
    },
  };
}
