import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmdir } from 'node:fs/promises';
import { codeOf } from '../words/thrown.ts';

/**
 * Removes what somebody else made, however many files, however deep, and where folders were closed: links are not
 * followed. `rm` does it, in a process of its own: Node's can't go below the longest path, and would stand still meanwhile.
 * @throws where something is left
 */
export async function removeFolder(path: string): Promise<void> {
  if (await isGone(path)) return;
  if ((await run('rm', ['-rf', '--', path])) === 0) return;
  await run('chmod', ['-R', 'u+rwX', '--', path]);
  if ((await run('rm', ['-rf', '--', path])) !== 0) throw new Error(`${path} could not be removed`);
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
