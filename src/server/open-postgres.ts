import type { Config } from './config/config.ts';
import { openPostgresStores } from './postgres/open.ts';
import { createS3Artifacts } from './postgres/s3-artifacts.ts';
import { createPostgresViews } from './postgres/views.ts';
import type { StoreOptions, Stores } from './store/stores.ts';

/**
 * Opens the stores of several machines.
 * @throws UserError where the address is none, or the schema too new; StoreUnavailable where it can't be reached
 */
export async function openPostgres(
  config: Pick<Config, 'dataDir' | 'limits' | 's3'> & { database: string },
  { worker = 'command', now }: StoreOptions,
): Promise<Stores> {
  const { database: connection, dataDir, limits, s3 } = config;
  return openPostgresStores({
    connection,
    dataDir,
    worker,
    limits,
    views: createPostgresViews,
    ...(s3 ? { artifacts: createS3Artifacts(s3, dataDir) } : {}),
    ...(now ? { now } : {}),
  });
}
