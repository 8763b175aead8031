import { KEY_LIFETIME_DAYS } from '../../contract/limits.ts';
import type { Database } from './database.ts';

export type Scope = 'read' | 'write';
export const SCOPES: readonly Scope[] = ['read', 'write'];

/** Every project, in a key's `project`. */
export const ALL_PROJECTS = '*';

export type KeyRow = {
  id: string;
  hash: Uint8Array;
  project: string;
  scopes: string;
  allow: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
};

export type KeyStore = ReturnType<typeof createKeyStore>;

/** Keys as they are kept: a hash, and what it may do. */
export function createKeyStore(db: Database) {
  const insert = db.prepare(
    `INSERT INTO keys (id, hash, project, scopes, allow, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = db.prepare('SELECT * FROM keys WHERE id = ?');
  const selectAll = db.prepare('SELECT * FROM keys ORDER BY created_at, id');
  const revoke = db.prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
  return {
    add: (key: Omit<KeyRow, 'revoked_at'>) => {
      insert.run(key.id, key.hash, key.project, key.scopes, key.allow, key.created_at, key.expires_at);
    },
    find: (id: string) => select.get(id) as KeyRow | undefined,
    list: () => selectAll.all() as KeyRow[],
    /** False where there is no such key, or it was revoked before. */
    revoke: (id: string, at: number) => revoke.run(at, id).changes > 0,
  };
}

/** Milliseconds a key lives unless made otherwise. */
export const KEY_LIFETIME_MS = KEY_LIFETIME_DAYS * 24 * 3_600_000;
