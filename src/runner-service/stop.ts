import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceFolder } from './folder.ts';
import { findProcess } from './identity.ts';
import { readText } from './start.ts';

const LOOK_MS = 20;
/** Beyond the time that turns are given: agents that were told to end, requests at hand, files that are closed. */
const REST_MS = 20_000;

/**
 * Tells the service to stop, and waits until it has: turns at work come to their end, or are ended. Whoever asks removes
 * its folder then.
 * @returns whether it ended by itself, or had already
 */
export async function stopService(folder: ServiceFolder, { drainMs }: { drainMs: number }): Promise<boolean> {
  const identity = readText(folder.process);
  const pid = findProcess(identity);
  if (pid === undefined) return true;
  try {
    // What it said is to be read when it has ended.
    writeFileSync(folder.kept, '', { mode: 0o600 });
  } catch {
    // On a full disk it is ended all the same, and takes along what it said.
  }
  signal(pid, 'SIGTERM');
  const over = performance.now() + drainMs + REST_MS;
  while (findProcess(identity) !== undefined) {
    if (performance.now() > over) {
      signal(pid, 'SIGKILL');
      return false;
    }
    await sleep(LOOK_MS);
  }
  return true;
}

/** To its whole group: the service, and what waits for it. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended.
  }
}
