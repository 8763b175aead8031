import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const MIN_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory, where there is one with room: on a disk's file system it costs several times as much to make the many
 * small files of repositories and databases that are gone a moment later.
 */
export function roomyMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_BYTES ? MEMORY : undefined;
}
