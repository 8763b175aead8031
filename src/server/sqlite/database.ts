import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../files/make-folder.ts';
import { requireNode } from '../words/required-node.ts';
import { describeFault } from '../words/system-fault.ts';
import { codeOf, messageOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { MIGRATIONS } from './schema.ts';
import { sqliteTrouble } from './trouble.ts';

export type Database = DatabaseSync;

/** What `lockDataDir` locks. */
const LOCK_FILE = 'service.lock';

/** How long a command, and the start of the service, wait for another program that writes. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens the database in `dataDir`, making or upgrading it as needed. A commit is on disk when it returns
 * (WAL with synchronous=FULL). Other processes, such as the `key` commands, may have it open at the same time.
 * @throws UserError where the folder or the database can't be used.
 */
export function openDatabase(dataDir: string): Database {
  makeDataDir(dataDir);
  let db: Database | undefined;
  try {
    db = openFile(join(dataDir, 'service.sqlite'));
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw unusable(dataDir, error);
  }
}

/** From here on a busy database is an error at once: whoever serves requests must not stand still (store/patience.ts). */
export function neverWait(db: Database): void {
  db.exec('PRAGMA busy_timeout = 0');
}

/**
 * Takes the lock that makes a process the only one on its `dataDir`, whatever else keeps its data. The kernel holds it on
 * the file: a killed service leaves none behind, and processes that do not see each other, as in containers, see it.
 * @returns the function that gives it back
 * @throws UserError where another service has it, or the folder can't be used.
 */
export function lockDataDir(dataDir: string): () => void {
  makeDataDir(dataDir);
  let db: Database | undefined;
  try {
    db = openFile(join(dataDir, LOCK_FILE), 0);
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    if (sqliteTrouble(error)?.kind === 'busy')
      throw new UserError(`Another docs-agent service is running on ${dataDir}.`);
    throw unusable(dataDir, error);
  }
  const held = db;
  locks.add(held);
  return () => {
    locks.delete(held);
    held.close();
  };
}

/** A connection that nobody refers to is collected, and its lock with it. */
const locks = new Set<Database>();

/** @throws UserError where it is no folder, or can't be made. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    const code = codeOf(error);
    const why =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'is no folder, or lies below a file' : describeFault(error);
    throw new UserError(`The data folder ${dataDir} cannot be made: ${why}. \`dataDir\` says where it is.`);
  }
}

/** What to say where the data can't be used; what is no fault of the folder stays as it is. */
export function unusable(dataDir: string, error: unknown): unknown {
  const trouble = sqliteTrouble(error);
  if (error instanceof UserError || (trouble === undefined && codeOf(error) !== 'ERR_SQLITE_ERROR'))
    return error;
  const why =
    trouble?.kind === 'unwritable'
      ? `its files cannot be written (${messageOf(error)})`
      : (trouble?.sentence ?? messageOf(error));
  return new UserError(`The data folder ${dataDir} cannot be used: ${why}.`);
}

/** The databases that have a transaction open around others: SQLite has savepoints for those within. */
const around = new WeakSet<Database>();

/**
 * Runs `work` in one transaction that takes the write lock at once, so that it can't fail halfway for being busy. Within
 * `withinTransaction` it is a part of the transaction around it.
 */
export function transaction<T>(db: Database, work: () => T): T {
  const [begin, commit, rollback] = around.has(db)
    ? ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
  db.exec(begin);
  try {
    const result = work();
    db.exec(commit);
    return result;
  } catch (error) {
    try {
      db.exec(rollback);
    } catch {
      // SQLite has rolled back by itself, as for a full disk; why is in the first error.
    }
    throw error;
  }
}

/** Runs `work` so that each `transaction` of it is undone on its own, and becomes final with the one that is open. */
export function withinTransaction<T>(db: Database, work: () => T): T {
  around.add(db);
  try {
    return transaction(db, work);
  } finally {
    around.delete(db);
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
    requireNode();
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
