import { appendFileSync, copyFileSync, mkdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleName, DIFF_NAME, logName, PAGES_NAME } from '../store/artifacts.ts';
import { textOf } from '../words/file-text.ts';
import { oneLine } from '../words/visible-text.ts';
import { type ChangeLimits, checkChangeSize } from './change-size.ts';
import { git } from './git.ts';
import { resetSettings } from './own-repository.ts';
import { removeFolder } from './remove-folder.ts';
import { tidyTree, UnfitTree } from './tidy-tree.ts';
import { isModified, keepUnchanged, parseTouched, type Touched } from './unchanged-content.ts';

/** For the names of what an agent has touched. */
const NAMES_MAX_BYTES = 64 * 1024 * 1024;

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
    /** What was checked out, and how the files stood then. */
    index: at('index'),
    /** Checked out again, to compare with. */
    pristine: at('pristine'),
    diff: at(DIFF_NAME),
    /** What the rendered view shows. */
    pages: at(PAGES_NAME),
    log: (seq: number) => at(logName(seq)),
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
  given: { folders: JobFolders; mirror: string; commit: string; ref: string; branch: string; author: Author },
  signal: AbortSignal,
): Promise<void> {
  const { folders } = given;
  for (const path of [folders.tree, folders.tmp, folders.index]) await removeFolder(path);
  for (const folder of [folders.tree, folders.home, folders.tmp])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Somebody waits for the agent to begin: the files and the repository around them are made at the same time.
  const checkedOut = inMirror(given, signal)('read-tree', '--reset', '-u', given.commit);
  const parts = await Promise.allSettled([checkedOut, makeRepository(given, signal)]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
  copyFileSync(folders.index, join(folders.tree, '.git', 'index'));
}

type Checkout = Parameters<typeof makeWorkspace>[0];

async function makeRepository(
  { folders, branch, author, ...given }: Checkout,
  signal: AbortSignal,
): Promise<void> {
  const inTree = (...args: string[]) => git(args, { cwd: folders.tree, signal });
  await inTree('init', '--quiet', '--template=', `--initial-branch=${branch}`);
  // The branch is the one that is checked out, and has no commit yet.
  const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--update-head-ok'];
  await inTree('fetch', ...flags, given.mirror, `${given.ref}:refs/heads/${branch}`);
  // To look at the file that git keeps a branch in, where it does, costs less than asking git.
  const standsAt = textOf(join(folders.tree, '.git', 'refs', 'heads', branch))?.trim();
  if (standsAt !== given.commit) await inTree('update-ref', 'HEAD', given.commit);
  const user = `[user]\n\tname = ${quoted(author.name)}\n\temail = ${quoted(author.email)}\n`;
  appendFileSync(join(folders.tree, '.git', 'config'), user);
}

/** A value of git's configuration that holds no control codes, https://git-scm.com/docs/git-config#_values. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * Takes the state the agent left its files in as a commit on top of `parent`, made in the mirror, with an index of our
 * own. Nothing of the agent's repository is read: its configuration could name programs to run.
 * @returns undefined where nothing differs from `parent`
 * @throws UnfitTree where that is no change, or too large a one
 */
export async function takeChange(
  given: {
    folders: JobFolders;
    mirror: string;
    parent: string;
    message: string;
    author: Author;
    limits: ChangeLimits;
  },
  signal: AbortSignal,
): Promise<Taken | undefined> {
  const { folders, parent } = given;
  await tidyTree(folders.tree, signal);
  const run = inMirror(given, signal);
  const paths = names((await run('diff-files', '--name-only', '-z')) + (await run(...UNTRACKED)));
  await checkChangeSize({ tree: folders.tree, paths, limits: given.limits }, signal);
  await run('add', '--all', '--', '.');
  const touched = await restoreUnchanged(given, signal);
  const tree = (await run('write-tree')).trim();
  rmSync(folders.index, { force: true });
  if (tree === (await run('rev-parse', `${parent}^{tree}`)).trim()) return undefined;
  const commit = (await run('commit-tree', tree, '-p', parent, '-m', given.message)).trim();
  return { commit, touched: touched.map((entry) => withTarget(folders.tree, entry)) };
}

/** A commit, and all that differs in it: what was moved is here twice, as it was named before and as it is now. */
export type Taken = { commit: string; touched: readonly { path: string; link?: string }[] };

function withTarget(tree: string, { path, modeNow }: Touched) {
  if (modeNow !== '120000') return { path };
  try {
    return { path, link: readlinkSync(join(tree, path)) };
  } catch {
    throw new UnfitTree(`the name of a symbolic link, ${oneLine(path)}, is not UTF-8`);
  }
}

const UNTRACKED = ['ls-files', '--others', '--exclude-standard', '-z'];

type Place = { folders: JobFolders; mirror: string; author: Author };

/** Runs git on the mirror and the agent's files, never on the agent's repository. */
function inMirror({ folders, mirror, author }: Place, signal: AbortSignal) {
  const env = {
    GIT_INDEX_FILE: folders.index,
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  return (...args: string[]) => {
    resetSettings(mirror);
    const where = [`--git-dir=${mirror}`, `--work-tree=${folders.tree}`];
    return git([...where, '-c', 'core.fsync=committed,loose-object', ...args], {
      cwd: folders.tree,
      env,
      signal,
      truncateBytes: NAMES_MAX_BYTES,
    });
  };
}

/** Puts files back in the index that hold what they held when they were checked out, and says what differs then. */
async function restoreUnchanged(
  given: Place & { parent: string },
  signal: AbortSignal,
): Promise<readonly Touched[]> {
  const { folders, mirror, parent } = given;
  const run = inMirror(given, signal);
  const raw = await run('diff-index', '--cached', '--raw', '-z', '--no-renames', '--no-abbrev', parent);
  if (Buffer.byteLength(raw) >= NAMES_MAX_BYTES)
    throw new UnfitTree(`the names of the changed files hold more than ${NAMES_MAX_BYTES} bytes`);
  const touched = parseTouched(raw);
  const modified = touched.filter(isModified);
  if (modified.length === 0) return touched;
  await removeFolder(folders.pristine);
  mkdirSync(folders.pristine, { mode: 0o700 });
  const index = join(folders.root, 'pristine-index');
  const apart = { cwd: folders.pristine, env: { GIT_INDEX_FILE: index }, signal };
  const inPristine = (args: string[], input?: string) =>
    git([`--git-dir=${mirror}`, `--work-tree=${folders.pristine}`, ...args], {
      ...apart,
      ...(input === undefined ? {} : { input }),
    });
  try {
    await inPristine(['read-tree', parent]);
    await inPristine(['checkout-index', '-z', '--stdin'], modified.map(({ path }) => `${path}\0`).join(''));
    const unchanged = await keepUnchanged(modified, folders);
    const entries = unchanged.map(({ mode, object, path }) => `${mode} ${object} 0\t${path}\0`).join('');
    await git([`--git-dir=${mirror}`, 'update-index', '-z', '--index-info'], {
      env: { GIT_INDEX_FILE: folders.index },
      signal,
      input: entries,
    });
    const asBefore = new Set(unchanged);
    return touched.filter((entry) => !asBefore.has(entry));
  } finally {
    rmSync(index, { force: true });
    await removeFolder(folders.pristine);
  }
}

function names(list: string): string[] {
  return [...new Set(list.split('\0').filter((name) => name !== ''))];
}
