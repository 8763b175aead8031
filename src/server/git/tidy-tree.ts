import { isUtf8 } from 'node:buffer';
import { chmod, lstat, unlink } from 'node:fs/promises';
import { entriesOf } from '../files/byte-paths.ts';
import { removeFolder } from '../files/remove-folder.ts';
import { codeOf } from '../words/thrown.ts';

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
 * closed are opened. To be called when no process of the agent's is left: no link is followed then.
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
  const queue: Buffer[] = [Buffer.from(tree)];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    await openFolder(folder);
    for await (const { entry, path } of entriesOf(folder)) {
      signal.throwIfAborted();
      if (++entries > ENTRIES_MAX)
        throw new UnfitTree(`the agent left more than ${ENTRIES_MAX} files in its work tree`);
      const name = entry.name.toString();
      if (name.toLowerCase() === '.git') await removeGit(path);
      else if (entry.isDirectory()) queue.push(path);
      else if (!entry.isFile() && !entry.isSymbolicLink()) await removePipe(path);
      else if (GIT_FILES.includes(name.toLowerCase())) await checkGitFile(path, name);
    }
  }
}

async function removePipe(path: Buffer): Promise<void> {
  await unlink(path).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
}

/** No program can be told of a path that is not UTF-8. */
async function removeGit(path: Buffer): Promise<void> {
  if (!isUtf8(path))
    throw new UnfitTree('the agent left a .git in a folder of its work tree whose name is not UTF-8');
  await removeFolder(path.toString());
}

async function openFolder(folder: Buffer): Promise<void> {
  const { mode } = await lstat(folder);
  if ((mode & 0o700) !== 0o700) await chmod(folder, 0o700);
}

async function checkGitFile(path: Buffer, name: string): Promise<void> {
  const { size } = await lstat(path);
  if (size > GIT_FILE_MAX_BYTES)
    throw new UnfitTree(`the agent left a ${name} of ${size} bytes, the most is ${GIT_FILE_MAX_BYTES}`);
}
