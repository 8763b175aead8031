import { secureDataFolder } from '../care/data-folder.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../sqlite/database.ts';
import { UserError } from '../words/user-error.ts';

/** Opens the service's data for a command, whether the service is running or not, and closes it afterwards. */
export async function withData<T>(
  file: string,
  work: (data: { config: Config; db: Database }) => T | Promise<T>,
): Promise<T> {
  const config = readConfig(file, process.env, { tokens: false });
  const tightened = secureDataFolder(config.dataDir);
  if (tightened !== undefined) process.stderr.write(`docs-agent: ${tightened}\n`);
  const db = openDatabase(config.dataDir);
  try {
    return await work({ config, db });
  } finally {
    db.close();
  }
}

/** @throws UserError where the configuration has no such project. */
export function requireProject(config: Config, project: string): void {
  if (config.projects.has(project)) return;
  const known = [...config.projects.keys()].join(', ');
  throw new UserError(
    `--project: there is no project ${JSON.stringify(project)}; the configuration has ${known}.`,
  );
}
