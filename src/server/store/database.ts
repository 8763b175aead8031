import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '../words/user-error.ts';
import { MIGRATIONS } from './schema.ts';

export type Database = DatabaseSync;

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens the database in `dataDir`, making or upgrading it as needed. A commit is on disk when it returns
 * (WAL with synchronous=FULL). Other processes, such as the `key` commands, may have it open at the same time.
 */
export function openDatabase(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = openFile(join(dataDir, 'service.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  migrate(db);
  return db;
}

/**
 * Takes the lock that makes a service the only one on its `dataDir`. SQLite holds it for the process, so a killed
 * service leaves none behind.
 * @returns the function that gives it back
 * @throws UserError where another service has it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = openFile(join(dataDir, 'service.lock'), 0);
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new UserError(`Another docs-agent service is running on ${dataDir}.`);
  }
  return () => db.close();
}

/** Runs `work` in one transaction that takes the write lock at once, so that it can't fail halfway for being busy. */
export function transaction<T>(db: Database, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

function migrate(db: Database): void {
  transaction(db, () => {
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > MIGRATIONS.length)
      throw new UserError(
        `The database is of version ${version}, made by a newer docs-agent; this one knows ${MIGRATIONS.length}.`,
      );
    for (const migration of MIGRATIONS.slice(version)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** Opens any SQLite file as it is. `timeout` is how long to wait for others' locks, in milliseconds. */
export function openFile(path: string, timeout = BUSY_TIMEOUT_MS): Database {
  return new (sqlite().DatabaseSync)(path, { timeout });
}

/** Asked for at run time: Node 20 has no SQLite, and the other faces of this product run there. */
function sqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    if (!String(warning).startsWith('SQLite is an experimental feature'))
      Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
  try {
    const module = process.getBuiltinModule?.('node:sqlite');
    if (!module) throw new UserError(`The service needs Node 22.13 or later; this is ${process.version}.`);
    return module;
  } finally {
    process.emitWarning = emitWarning;
  }
}
