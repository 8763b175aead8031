import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../words/file-text.ts';
import { codeOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { identifyProcess } from './process-group.ts';

/**
 * Makes this process the only one on a folder, by a file that names it. What a process left that is no more, and be it by
 * a reboot, counts for nothing.
 * @returns the function that gives the folder back
 * @throws UserError where another process has it
 */
export function lockByProcess(folder: string): () => void {
  const file = fileIn(folder);
  const own = join(folder, `service.pid.${process.pid}`);
  writeFileSync(own, identifyProcess(process.pid) ?? String(process.pid), { mode: 0o600 });
  try {
    // A link is made whole or not at all, and by one of two.
    for (let tries = 0; tries < 3; tries++) {
      try {
        linkSync(own, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      if (isAlive(file)) break;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new UserError(`Another docs-agent service is running on ${folder}.`);
}

/** Whether a process has a folder so. */
export function isLockedByProcess(folder: string): boolean {
  return isAlive(fileIn(folder));
}

function fileIn(folder: string): string {
  return join(folder, 'service.pid');
}

function isAlive(file: string): boolean {
  const named = textOf(file);
  return named !== undefined && identifyProcess(Number(named.split(':')[0])) === named;
}
