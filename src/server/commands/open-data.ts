import { secureDataFolder } from '../care/data-folder.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openSqlite, openStores } from '../open-stores.ts';
import type { SqliteStores } from '../sqlite/open.ts';
import type { Stores } from '../store/stores.ts';
import { UserError } from '../words/user-error.ts';

/**
 * Opens the service's data for a command, whether the service is running or not, and closes it afterwards. `tokens`: it talks
 * to remotes and code hosts.
 */
export async function withData<T>(
  from: string | { file: string; tokens: true },
  work: (data: { config: Config; stores: Stores }) => Promise<T>,
): Promise<T> {
  const config = typeof from === 'string' ? readSafely(from) : readSafely(from.file, from);
  const stores = await openStores(config);
  try {
    return await work({ config, stores });
  } finally {
    await stores.close();
  }
}

/** As `withData`, for what only the database in the data folder can do. */
export async function withSqlite<T>(
  file: string,
  work: (data: { config: Config; stores: SqliteStores }) => Promise<T>,
): Promise<T> {
  const config = readSafely(file);
  const stores = openSqlite(config);
  try {
    return await work({ config, stores });
  } finally {
    await stores.close();
  }
}

function readSafely(file: string, options = { tokens: false }): Config {
  const config = readConfig(file, process.env, options);
  const tightened = secureDataFolder(config.dataDir);
  if (tightened !== undefined) process.stderr.write(`docs-agent: ${tightened}\n`);
  return config;
}

/** @throws UserError where the configuration has no such project. */
export function requireProject(config: Config, project: string): void {
  if (config.projects.has(project)) return;
  const known = [...config.projects.keys()].join(', ');
  throw new UserError(
    `--project: there is no project ${JSON.stringify(project)}; the configuration has ${known}.`,
  );
}
