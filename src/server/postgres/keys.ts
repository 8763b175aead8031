import type { KeyRow, KeyStore } from '../store/keys.ts';
import type { Database } from './database.ts';

/** A key that was revoked elsewhere is believed for so long. */
const KEPT_MS = 1000;
/** Whoever tries keys may fill the memory with those that do not exist. */
const KEPT_MAX = 10_000;

const COLUMNS = 'id, hash, project, scopes, allow, created_at, expires_at, revoked_at';

/** Keys, looked up once a second at most: every request shows one. */
export function createKeyStore({ sql }: Database): KeyStore {
  const kept = new Map<string, { at: number; row: Promise<KeyRow | undefined> }>();

  const look = (id: string): Promise<KeyRow | undefined> => {
    const row = sql<KeyRow>(`SELECT ${COLUMNS} FROM keys WHERE id = $1`, [id]).then(([found]) => found);
    if (kept.size >= KEPT_MAX) kept.clear();
    const entry = { at: performance.now(), row };
    kept.set(id, entry);
    row.catch(() => {
      if (kept.get(id) === entry) kept.delete(id);
    });
    return row;
  };

  return {
    add: async (key) => {
      await sql(
        `INSERT INTO keys (id, hash, project, scopes, allow, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [key.id, key.hash, key.project, key.scopes, key.allow, key.created_at, key.expires_at],
      );
      kept.delete(key.id);
    },

    find: (id) => {
      const entry = kept.get(id);
      return entry && performance.now() - entry.at < KEPT_MS ? entry.row : look(id);
    },

    list: () => sql<KeyRow>(`SELECT ${COLUMNS} FROM keys ORDER BY created_at, id`),

    revoke: async (id, at) => {
      const rows = await sql(
        `UPDATE keys SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL RETURNING id`,
        [at, id],
      );
      kept.delete(id);
      return rows.length > 0;
    },
  };
}
