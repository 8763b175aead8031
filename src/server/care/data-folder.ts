import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../sqlite/database.ts';
import { UserError } from '../words/user-error.ts';

/** Everybody but the owner. */
const OTHERS = 0o077;

/**
 * Makes the data folder where it is missing. Where others may look into one that was made beforehand, that is put
 * right: it holds hashes of keys, repositories, and what agents said.
 * @returns a sentence on what was put right, or undefined
 * @throws UserError where it is no folder, can't be made, or belongs to somebody else
 */
export function secureDataFolder(dataDir: string): string | undefined {
  makeDataDir(dataDir);
  const { mode } = statSync(dataDir);
  // Inside, only what the service itself reads: an agent's home is the agent's own.
  const files = databaseFiles(dataDir).filter((file) => (statSync(file).mode & OTHERS) !== 0);
  if ((mode & OTHERS) === 0 && files.length === 0) return undefined;
  try {
    for (const file of files) chmodSync(file, 0o600);
    if ((mode & OTHERS) === 0) return undefined;
    chmodSync(dataDir, 0o700);
  } catch {
    throw new UserError(
      `The data folder ${dataDir} is open to others (mode ${octal(mode)}) and cannot be closed: it belongs to another user. Run: chmod -R go= ${dataDir}`,
    );
  }
  return `The data folder ${dataDir} was open to others (mode ${octal(mode)}); it is ${octal(0o700)} now.`;
}

/** The database, what SQLite keeps beside it, and the lock. */
function databaseFiles(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir)
    .filter((name) => /^service\.(?:sqlite|lock)/.test(name))
    .map((name) => join(dataDir, name));
}

function octal(mode: number): string {
  return `0${(mode & 0o777).toString(8).padStart(3, '0')}`;
}
