import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The bytes that folders take up on disk, never through a link. It stops counting beyond `maxBytes`. What vanishes
 * meanwhile, or can't be looked into, counts for nothing.
 */
export async function diskUsage(
  folders: readonly string[],
  options: { maxBytes: number; signal: AbortSignal },
): Promise<number> {
  let bytes = 0;
  const queue = [...folders];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    try {
      for await (const entry of await opendir(folder)) {
        if (options.signal.aborted || bytes > options.maxBytes) return bytes;
        const path = join(folder, entry.name);
        if (entry.isDirectory()) queue.push(path);
        const stat = await lstat(path).catch(() => undefined);
        // Blocks of 512 bytes, and not the size: a sparse file takes up what is written in it.
        bytes += (stat?.blocks ?? 0) * 512;
      }
    } catch {}
  }
  return bytes;
}
