import { chmod, lstat, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../words/thrown.ts';
import { oneLine } from '../words/visible-text.ts';
import { removeFolder } from './remove-folder.ts';

/** More is no documentation, and looking at each would take minutes. */
const ENTRIES_MAX = 1_000_000;
/** Git reads these whole, before anything else. */
const GIT_FILES = ['.gitignore', '.gitattributes', '.gitmodules'];
const GIT_FILE_MAX_BYTES = 1024 * 1024;

/** What an agent has left can't be looked at as a change. The message says why. */
export class UnfitTree extends Error {
  override name = 'UnfitTree';
}

/**
 * Takes out of a work tree what can't be part of a change and would harm git: any `.git`, in which git would look for
 * settings or take its folder for a submodule; pipes, sockets and devices, whose reading may never end. Folders that were
 * closed are opened. Links are never followed.
 * @throws UnfitTree
 */
export async function tidyTree(tree: string, signal: AbortSignal): Promise<void> {
  try {
    await tidy(tree, signal);
  } catch (error) {
    if (codeOf(error) !== 'ENAMETOOLONG') throw error;
    throw new UnfitTree('the agent left a path of more than 4096 bytes in its work tree');
  }
}

async function tidy(tree: string, signal: AbortSignal): Promise<void> {
  let entries = 0;
  const queue = [tree];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    await openFolder(folder);
    for await (const entry of await opendir(folder)) {
      signal.throwIfAborted();
      if (++entries > ENTRIES_MAX)
        throw new UnfitTree(`the agent left more than ${ENTRIES_MAX} files in its work tree`);
      const path = join(folder, entry.name);
      // Node shows a name that is not UTF-8 with U+FFFD in it: by that another entry would be found, such as a link to elsewhere.
      if (entry.isDirectory() && entry.name.includes('\ufffd'))
        throw new UnfitTree(
          `the name of a folder, ${oneLine(path.slice(tree.length + 1))}, is not UTF-8, or holds U+FFFD`,
        );
      if (entry.name.toLowerCase() === '.git') await removeFolder(path);
      else if (entry.isDirectory()) queue.push(path);
      else if (!entry.isFile() && !entry.isSymbolicLink()) await rm(path, { force: true });
      else if (GIT_FILES.includes(entry.name.toLowerCase())) await checkGitFile(path, entry.name);
    }
  }
}

async function openFolder(folder: string): Promise<void> {
  const { mode } = await lstat(folder);
  if ((mode & 0o700) !== 0o700) await chmod(folder, 0o700);
}

async function checkGitFile(path: string, name: string): Promise<void> {
  const { size } = await lstat(path);
  if (size > GIT_FILE_MAX_BYTES)
    throw new UnfitTree(`the agent left a ${name} of ${size} bytes, the most is ${GIT_FILE_MAX_BYTES}`);
}
