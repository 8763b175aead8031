import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';

export type Author = { name: string; email: string };

/** The folders of one job. The agent gets `tree`, `home` and `tmp`; `log` and `diff` are ours. */
export function jobFolders(dataDir: string, job: string) {
  const root = join(dataDir, 'jobs', job);
  const at = (name: string) => join(root, name);
  return {
    root,
    tree: at('workspace'),
    home: at('home'),
    tmp: at('tmp'),
    index: at('index'),
    diff: at('change.diff'),
    log: (seq: number) => at(`turn-${seq}.log`),
  };
}

export type JobFolders = ReturnType<typeof jobFolders>;

/**
 * Gives the agent a repository of its own at `commit`, on `branch`: no remote, nothing shared with the mirror, so that
 * whatever it does to the repository stays there.
 */
export async function makeWorkspace(
  given: { folders: JobFolders; mirror: string; ref: string; branch: string; author: Author },
  signal: AbortSignal,
): Promise<void> {
  const { folders, mirror, branch, author } = given;
  removeTree(folders.tree);
  removeTree(folders.tmp);
  for (const folder of [folders.tree, folders.home, folders.tmp])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  const inTree = (...args: string[]) => git(args, { cwd: folders.tree, signal });
  await inTree('init', '--quiet', '--template=', `--initial-branch=${branch}`);
  await inTree(
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    mirror,
    `${given.ref}:refs/heads/incoming`,
  );
  await inTree('reset', '--quiet', '--hard', 'refs/heads/incoming');
  await inTree('branch', '--quiet', '-D', 'incoming');
  await inTree('config', 'user.name', author.name);
  await inTree('config', 'user.email', author.email);
}

/**
 * Takes the state the agent left its files in as a commit on top of `parent`, made in the mirror, with an index of our
 * own. Nothing of the agent's repository is read: its configuration could name programs to run.
 * @returns the commit, or undefined where nothing differs from `parent`
 */
export async function takeChange(
  given: { folders: JobFolders; mirror: string; parent: string; message: string; author: Author },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { folders, parent, author } = given;
  removeGitFolders(folders.tree);
  rmSync(folders.index, { force: true });
  const env = {
    GIT_INDEX_FILE: folders.index,
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  const options = { cwd: folders.tree, env, signal };
  const run = (...args: string[]) =>
    git(
      [
        `--git-dir=${given.mirror}`,
        `--work-tree=${folders.tree}`,
        '-c',
        'core.fsync=committed,loose-object',
        ...args,
      ],
      options,
    );
  await run('read-tree', parent);
  await run('add', '--all', '--', '.');
  const tree = (await run('write-tree')).trim();
  rmSync(folders.index, { force: true });
  if (tree === (await run('rev-parse', `${parent}^{tree}`)).trim()) return undefined;
  return (await run('commit-tree', tree, '-p', parent, '-m', given.message)).trim();
}

/** Removes a folder that somebody else filled: links are not followed, folders without permission are opened first. */
export function removeTree(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    walk(path, () => false);
    rmSync(path, { recursive: true, force: true });
  }
}

/** Any `.git` in the tree, at the top or below, would make git look inside it or take the folder for a submodule. */
function removeGitFolders(tree: string): void {
  walk(tree, (path, name) => {
    if (name.toLowerCase() !== '.git') return false;
    removeTree(path);
    return true;
  });
}

/** Visits what is in a folder, never through a link. `visit` says whether the entry is dealt with. */
function walk(folder: string, visit: (path: string, name: string) => boolean): void {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return;
  if ((stat.mode & 0o700) !== 0o700) chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!visit(path, entry.name) && entry.isDirectory()) walk(path, visit);
  }
}
