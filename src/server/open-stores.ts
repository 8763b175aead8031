import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secureDataFolder } from './care/data-folder.ts';
import type { Config } from './config/config.ts';
import { lockDataDir } from './sqlite/database.ts';
import { whyMoved } from './sqlite/moved.ts';
import { openSqliteStores, type SqliteStores } from './sqlite/open.ts';
import type { StoreOptions, Stores } from './store/stores.ts';
import { UserError } from './words/user-error.ts';

/**
 * Opens what the configuration names: PostgreSQL, or SQLite in the data folder.
 * @throws UserError where it can't be used, StoreUnavailable where it can't be now
 */
export async function openStores(config: Config, options: StoreOptions = {}): Promise<Stores> {
  if (config.database === undefined) return openSqlite(config, options);
  // Loaded here: most services have no need of it.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres({ ...config, database: config.database }, options);
}

/**
 * The stores of one machine, and the database itself, for what only SQLite can do.
 * @throws UserError where the configuration names another engine, or the data folder can't be used or was moved to one
 */
export function openSqlite(config: Config, { now, elapsed }: StoreOptions = {}): SqliteStores {
  requireSqlite(config.database);
  const moved = whyMoved(config.dataDir);
  if (moved !== undefined) throw new UserError(moved);
  return openSqliteStores({
    dataDir: config.dataDir,
    limits: {
      agent: config.limits.agentRequestsPerHour,
      analytics: config.limits.analyticsRequestsPerHour,
    },
    ...(now ? { now } : {}),
    ...(elapsed ? { elapsed } : {}),
  });
}

/** @throws UserError where the configuration names another engine */
export function requireSqlite(database: string | undefined): void {
  if (database === undefined) return;
  throw new UserError(
    'This command is for what is in a data folder, and the configuration names a `database`: use what PostgreSQL has for it, such as pg_dump and pg_restore.',
  );
}

/**
 * Makes the data folder this process's own, and closes it to others.
 * @returns the name of whoever works here, the same after a restart; what was put right, if anything; the way back
 * @throws UserError where another process has it, or it can't be used
 */
export function takeDataFolder({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): {
  worker: string;
  tightened: string | undefined;
  unlock: () => void;
} {
  const tightened = secureDataFolder(dataDir);
  const unlock = lockDataDir(dataDir);
  if (database === undefined) return { worker: 'alone', tightened, unlock };
  const file = join(dataDir, 'worker-id');
  if (!existsSync(file)) writeFileSync(file, `${randomUUID()}\n`, { mode: 0o600 });
  return { worker: readFileSync(file, 'utf8').trim(), tightened, unlock };
}
