import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the database, which stays as it was. */
function noteIn(dataDir: string): string {
  return join(dataDir, 'moved-to-postgres');
}

/** Notes that another engine has all of a data folder from now on. */
export function noteMoved(dataDir: string): void {
  writeFileSync(noteIn(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });
}

/**
 * Why a data folder is not to be used, if so: the same jobs would be worked on twice, and a key that is revoked in the
 * wrong place still holds in the other.
 */
export function whyMoved(dataDir: string): string | undefined {
  const note = noteIn(dataDir);
  if (!existsSync(note)) return undefined;
  return `What is in ${dataDir} was moved to PostgreSQL, and the configuration names no \`database\`. To go on from before the move all the same, remove ${note}.`;
}
