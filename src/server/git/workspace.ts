import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../files/file-text.ts';
import { makeFolder } from '../files/make-folder.ts';
import { removeFolder } from '../files/remove-folder.ts';
import { bundleName, checkLogName, DIFF_NAME, logName, PAGES_NAME } from '../store/artifacts.ts';
import { git, gitBytes } from './git.ts';
import { makeAround, resetSettings } from './own-repository.ts';

/** For the names of what an agent has touched. */
export const NAMES_MAX_BYTES = 64 * 1024 * 1024;

export type Author = { name: string; email: string };

/** The folders of one job. The agent gets `tree`, `home` and `tmp`; the rest is ours. */
export function jobFolders(dataDir: string, job: string) {
  const root = join(dataDir, 'jobs', job);
  const at = (name: string) => join(root, name);
  return {
    root,
    tree: at('workspace'),
    home: at('home'),
    tmp: at('tmp'),
    /** Copies of context repositories, where there is no sandbox to show them in. */
    contexts: at('contexts'),
    /** What was checked out, and how the files stood then. */
    startIndex: at('start-index'),
    /** The same, with what has been taken since. */
    index: at('index'),
    /** Checked out again, to compare with. */
    pristine: at('pristine'),
    diff: at(DIFF_NAME),
    /** What the rendered view shows. */
    pages: at(PAGES_NAME),
    log: (seq: number) => at(logName(seq)),
    /** What checks have for themselves. */
    checks: at('checks'),
    checkLog: (seq: number, check: number) => at(checkLogName(seq, check)),
    bundle: (commit: string) => at(bundleName(commit)),
  };
}

export type JobFolders = ReturnType<typeof jobFolders>;

/**
 * Checks `commit` out for the agent, into a repository of its own on `branch`: no remote, nothing shared with the mirror,
 * so that whatever it does to the repository stays there. The index of the checkout is kept apart: later it tells which
 * files were touched.
 */
export async function makeWorkspace(
  given: Place & Start & { commit: string; ref: string; branch: string },
  signal: AbortSignal,
): Promise<void> {
  const { folders } = given;
  for (const path of [folders.tree, folders.tmp, folders.index]) await removeFolder(path);
  for (const folder of [folders.tree, folders.home, folders.tmp]) makeFolder(folder);
  // Somebody waits for the agent to begin: the files and the repository around them are made at the same time.
  const checkedOut = inMirror(given, signal)('read-tree', '--reset', '-u', given.merge?.tree ?? given.commit);
  const parts = await Promise.allSettled([checkedOut, makeRepository(given, signal)]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
  for (const copy of [folders.startIndex, join(folders.tree, '.git', 'index')])
    copyIndex(folders.index, copy);
  await showMerge(given, signal);
}

/**
 * What a turn starts from, besides the commit that its branch stands at. `base`: the branch it is to be merged into, for
 * the agent to look at. `merge`: that has been merged into what is checked out, and these entries conflict.
 */
export type Start = {
  base?: { branch: string; commit: string };
  merge?: { tree: string; unmerged: readonly string[] } | undefined;
};

/**
 * Makes the repository around the files anew, so that the agent can go on with them: taking the change has taken it away.
 * What it has changed is there, and is no commit.
 */
export async function reopenWorkspace(given: Checkout, signal: AbortSignal): Promise<void> {
  const { folders, merge } = given;
  await makeRepository(given, signal);
  // In a merge all that is merged is staged.
  copyIndex(merge ? folders.index : folders.startIndex, join(folders.tree, '.git', 'index'));
  await showMerge(given, signal);
}

/** With its time: git looks into files that are as new as the index, and takes older ones of the same size for unchanged. */
function copyIndex(from: string, to: string): void {
  cpSync(from, to, { preserveTimestamps: true });
}

/** Leaves a merge as git itself does: the agent sees what conflicts, and that it is in the middle of one. */
async function showMerge({ folders, base, merge }: Checkout, signal: AbortSignal): Promise<void> {
  if (!base || !merge) return;
  writeFileSync(join(folders.tree, '.git', 'MERGE_HEAD'), `${base.commit}\n`);
  writeFileSync(join(folders.tree, '.git', 'MERGE_MSG'), `Merge branch '${base.branch}'\n`);
  const removed = conflicting(merge).map((path) => `0 ${'0'.repeat(base.commit.length)}\t${path}\0`);
  const entries = merge.unmerged.map((entry) => `${entry}\0`);
  await git(['update-index', '-z', '--index-info'], {
    cwd: folders.tree,
    signal,
    input: [...removed, ...entries].join(''),
  });
}

/** The files that a merge has left to be decided on. */
export function conflicting({ unmerged }: NonNullable<Start['merge']>): string[] {
  return [...new Set(unmerged.map((entry) => entry.slice(entry.indexOf('\t') + 1)))];
}

/** Checks a commit out into an empty folder, without a repository around it. */
export async function checkOut(
  { mirror, commit, folder }: { mirror: string; commit: string; folder: string },
  signal: AbortSignal,
): Promise<void> {
  await removeFolder(folder);
  makeFolder(folder);
  const index = `${folder}.index`;
  try {
    resetSettings(mirror);
    const where = [`--git-dir=${mirror}`, `--work-tree=${folder}`];
    await git([...where, 'read-tree', '--reset', '-u', commit], {
      cwd: folder,
      env: { GIT_INDEX_FILE: index },
      signal,
    });
  } finally {
    rmSync(index, { force: true });
  }
}

type Checkout = Parameters<typeof makeWorkspace>[0];

async function makeRepository(
  { folders, branch, author, ...given }: Checkout,
  signal: AbortSignal,
): Promise<void> {
  const inTree = (...args: string[]) => git(args, { cwd: folders.tree, signal });
  const user = `[user]\n\tname = ${quoted(author.name)}\n\temail = ${quoted(author.email)}\n`;
  makeAround(folders.tree, { branch, settings: user });
  // The branch is the one that is checked out, and has no commit yet.
  // A mirror with the newest commits alone gives no more.
  const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--update-head-ok', '--update-shallow'];
  // Of the branch it is to be merged into the agent sees where it stands.
  const base = given.base && `+${given.base.commit}:refs/remotes/origin/${given.base.branch}`;
  const refs = [`${given.ref}:refs/heads/${branch}`, ...(base === undefined ? [] : [base])];
  await inTree('fetch', ...flags, given.mirror, ...refs);
  // To look at the file that git keeps a branch in, where it does, costs less than asking git.
  const standsAt = textOf(join(folders.tree, '.git', 'refs', 'heads', branch))?.trim();
  if (standsAt !== given.commit) await inTree('update-ref', 'HEAD', given.commit);
}

/** A value of git's configuration that holds no control codes, https://git-scm.com/docs/git-config#_values. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Whose files, and by whom. */
export type Place = { folders: JobFolders; mirror: string; author: Author };

/** Runs git on the mirror and the agent's files, never on the agent's repository. */
export function inMirror(
  { folders, mirror, author }: Place,
  signal: AbortSignal,
  encoding: BufferEncoding = 'utf8',
) {
  const env = {
    GIT_INDEX_FILE: folders.index,
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  return async (...args: string[]) => {
    resetSettings(mirror);
    const where = [`--git-dir=${mirror}`, `--work-tree=${folders.tree}`];
    const said = await gitBytes([...where, '-c', 'core.fsync=committed,loose-object', ...args], {
      cwd: folders.tree,
      env,
      signal,
      truncateBytes: NAMES_MAX_BYTES,
    });
    return said.toString(encoding);
  };
}
