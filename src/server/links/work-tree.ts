import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type GitOptions, git, gitBytes } from '../git/git.ts';
import { type ObjectReader, readObjects } from '../git/objects.ts';

export type WorkTree = { reader: ObjectReader; tree: string; base: string | undefined };

/**
 * Shows the work tree that a folder lies in as a tree of git, with what is not committed, and calls `work` with it. All
 * that is made for that is apart from the repository, and gone afterwards.
 * @param base what to compare with: where the branch that is checked out left this revision
 * @throws GitError where there is no repository, or no such revision
 */
export async function withWorkTree<T>(
  { folder, base }: { folder: string; base: string | undefined },
  work: (found: WorkTree) => Promise<T>,
): Promise<T> {
  const home = {
    HOME: homedir(),
    GIT_CONFIG_GLOBAL: process.env.GIT_CONFIG_GLOBAL ?? join(homedir(), '.gitconfig'),
  };
  const ask = async (...args: string[]) => (await git(args, { cwd: folder, env: home })).trim();
  const root = await ask('rev-parse', '--show-toplevel');
  const place = async (name: string) => resolve(folder, await ask('rev-parse', '--git-path', name));
  const [objects, index] = [await place('objects'), await place('index')];
  const from = base === undefined ? undefined : await ask('merge-base', '--end-of-options', base, 'HEAD');
  const apart = await mkdtemp(join(tmpdir(), 'docs-agent-links-'));
  try {
    const env = {
      ...home,
      GIT_INDEX_FILE: join(apart, 'index'),
      GIT_OBJECT_DIRECTORY: join(apart, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    };
    await mkdir(env.GIT_OBJECT_DIRECTORY);
    // Nothing has been added yet where there is none.
    await copyFile(index, env.GIT_INDEX_FILE).catch(() => undefined);
    const run = (args: readonly string[], options: GitOptions = {}) =>
      gitBytes(args, { ...options, cwd: root, env });
    await run(['add', '--all', '--', '.']);
    const tree = (await run(['write-tree'])).toString().trim();
    return await work({ reader: readObjects(run), tree, base: from });
  } finally {
    await rm(apart, { recursive: true, force: true });
  }
}
