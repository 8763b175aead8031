import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, opendir, rmdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../words/thrown.ts';

/** Of entries, folders among them: to remove so many takes less than to start a process. */
const FEW = 300;

/**
 * Removes what somebody else made, however many files, however deep, and where folders were closed: links are not
 * followed. Beyond a few entries `rm` does it, in a process of its own: Node's can't go below the longest path, nor into what is closed.
 * @throws where something is left
 */
export async function removeFolder(path: string): Promise<void> {
  if ((await isGone(path)) || (await removeFew(path))) return;
  if ((await run('rm', ['-rf', '--', path])) === 0) return;
  await run('chmod', ['-R', 'u+rwX', '--', path]);
  if ((await run('rm', ['-rf', '--', path])) !== 0) throw new Error(`${path} could not be removed`);
}

/** @returns false where it has too many entries, or something stays: `rm` goes on with what is left */
async function removeFew(path: string): Promise<boolean> {
  let left = FEW;
  const removeAll = async (folder: string): Promise<void> => {
    for await (const entry of await opendir(folder)) {
      if (left-- === 0) throw new Error('too many entries');
      const inside = join(folder, entry.name);
      await (entry.isDirectory() ? removeAll(inside) : unlink(inside));
    }
    await rmdir(folder);
  };
  try {
    await ((await lstat(path)).isDirectory() ? removeAll(path) : unlink(path));
    return true;
  } catch {
    return false;
  }
}

async function run(program: string, args: readonly string[]): Promise<unknown> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  return code;
}

/** Whether nothing is there, or an empty folder was, which takes no process to remove. */
async function isGone(path: string): Promise<boolean> {
  return rmdir(path).then(
    () => true,
    (error) => {
      // No program could be told to remove it either.
      if (codeOf(error) === 'ENAMETOOLONG') throw error;
      return codeOf(error) === 'ENOENT';
    },
  );
}
