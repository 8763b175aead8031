import type { KeyRow, KeyStore } from '../store/keys.ts';
import type { Access } from './access.ts';
import type { Database } from './database.ts';

export function createKeyStore(db: Database, { read, write }: Access): KeyStore {
  const insert = db.prepare(
    `INSERT INTO keys (id, hash, project, scopes, allow, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = db.prepare('SELECT * FROM keys WHERE id = ?');
  const selectAll = db.prepare('SELECT * FROM keys ORDER BY created_at, id');
  const revoke = db.prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
  return {
    add: (key) =>
      write(() => {
        insert.run(key.id, key.hash, key.project, key.scopes, key.allow, key.created_at, key.expires_at);
      }),
    find: (id) => read(() => select.get(id) as KeyRow | undefined),
    list: () => read(() => selectAll.all() as KeyRow[]),
    revoke: (id, at) => write(() => revoke.run(at, id).changes > 0),
  };
}
