import type { Config } from './config/config.ts';
import { openDatabase } from './postgres/database.ts';
import { migrate } from './postgres/migrate.ts';
import { openPostgresStores } from './postgres/open.ts';
import { createS3Artifacts } from './postgres/s3-artifacts.ts';
import { SCHEMA } from './postgres/schema.ts';
import { createPostgresViews } from './postgres/views.ts';
import type { StoreOptions, Stores } from './store/stores.ts';
import { requireNode } from './words/required-node.ts';

/** For the connection; a statement has what migrations say. */
const MIGRATION_PATIENCE_MS = 30_000;

/** A person who waits for a command would rather have it done than refused. */
const COMMAND_PATIENCE_MS = 10_000;

/**
 * Opens the stores of several machines.
 * @throws UserError where the address is none, or the schema too new; StoreUnavailable where it can't be reached
 */
export async function openPostgres(
  config: Pick<Config, 'dataDir' | 'limits' | 's3'> & { database: string },
  options: StoreOptions,
): Promise<Stores> {
  requireNode();
  const { database: connection, dataDir, limits, s3 } = config;
  const { worker = 'command', now } = options;
  const requestPatienceMs = options.requestPatienceMs ?? (options.worker ? undefined : COMMAND_PATIENCE_MS);
  return openPostgresStores({
    connection,
    dataDir,
    worker,
    ...(requestPatienceMs === undefined ? {} : { requestPatienceMs }),
    limits,
    views: createPostgresViews,
    ...(s3 ? { artifacts: createS3Artifacts(s3, dataDir) } : {}),
    ...(now ? { now } : {}),
  });
}

/**
 * Brings the database up to date without opening it for work; gives its versions before and after.
 * @throws UserError where the address is none, or the schema too new; StoreUnavailable where it can't be reached
 */
export async function migratePostgres(connection: string): Promise<{ from: number; to: number }> {
  requireNode();
  const options = { connection, applicationName: 'docs-agent migrate', schema: SCHEMA, size: 1 };
  const database = openDatabase({ ...options, patienceMs: MIGRATION_PATIENCE_MS });
  try {
    return await migrate(database.pool);
  } finally {
    await database.close();
  }
}
