import { lstat } from 'node:fs/promises';
import { pathIn } from '../files/byte-paths.ts';
import { UnfitTree } from './tidy-tree.ts';

export type ChangeLimits = { changeFiles: number; changeMb: number };

const MIB = 1024 * 1024;
/** A byte becomes so many at most where git stores a file as UTF-8 that has another encoding; the most known is 9. */
const RECODED_MAX = 16;

/**
 * Checks the files that an agent has touched against what a change may hold, by their sizes alone: before git spends
 * minutes on reading them.
 * @returns whether they may take up more than that once git has stored them
 * @throws UnfitTree with the size
 */
export async function checkChangeSize(
  given: { tree: string; paths: readonly Buffer[]; limits: ChangeLimits },
  signal: AbortSignal,
): Promise<boolean> {
  const { paths, limits } = given;
  const tree = Buffer.from(given.tree);
  checkFileCount(paths.length, limits);
  let bytes = 0;
  for (const path of paths) {
    signal.throwIfAborted();
    const stat = await lstat(pathIn(tree, path)).catch(() => undefined);
    // The size, not what it takes up: git would read every hole of a sparse file.
    bytes += stat?.isFile() ? stat.size : 0;
  }
  checkBytes(bytes, paths.length, limits);
  return bytes * RECODED_MAX > limits.changeMb * MIB;
}

/** @throws UnfitTree with the size */
export function checkBytes(bytes: number, files: number, limits: ChangeLimits): void {
  if (bytes > limits.changeMb * MIB)
    throw new UnfitTree(
      `the change holds ${Math.ceil(bytes / MIB)} MiB in ${files} files, the most is ${limits.changeMb} MiB`,
    );
}

/** @throws UnfitTree with the number */
export function checkFileCount(files: number, limits: ChangeLimits): void {
  if (files > limits.changeFiles)
    throw new UnfitTree(`the change touches ${files} files, the most is ${limits.changeFiles}`);
}
