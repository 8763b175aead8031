import type { Config } from './config/config.ts';
import { openSqliteStores, type SqliteStores } from './sqlite/open.ts';
import type { Stores } from './store/stores.ts';

export type StoreOptions = {
  /** Who works on turns: the same for every process on a data folder. Undefined for those that never do. */
  worker?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number;
};

/**
 * Opens what the configuration names: PostgreSQL, or SQLite in the data folder.
 * @throws UserError where it can't be used.
 */
export async function openStores(config: Config, options: StoreOptions = {}): Promise<Stores> {
  return openSqlite(config, options);
}

/** The stores of one machine, and the database itself, for what only SQLite can do. */
export function openSqlite(config: Config, { now, elapsed }: StoreOptions = {}): SqliteStores {
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
