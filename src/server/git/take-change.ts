import { mkdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder } from '../files/remove-folder.ts';
import { oneLine } from '../words/visible-text.ts';
import { type ChangeLimits, checkBytes, checkChangeSize, checkFileCount } from './change-size.ts';
import { git } from './git.ts';
import { tidyTree, UnfitTree } from './tidy-tree.ts';
import { isModified, keepUnchanged, parseTouched, type Touched } from './unchanged-content.ts';
import { inMirror, NAMES_MAX_BYTES, type Place } from './workspace.ts';

/**
 * Takes the state the agent left its files in as a commit, made in the mirror, with an index of our own, which stays for
 * the next time. Nothing of the agent's repository is read: its configuration could name programs to run.
 * @returns undefined where nothing differs from what was checked out, and nothing is merged
 * @throws UnfitTree where that is no change, or too large a one
 */
export async function takeChange(
  given: Place & {
    /** The commits that it stands on, and what was checked out of them. */
    parents: readonly string[];
    start: string;
    /** Whether nothing has been taken yet of what was checked out. */
    isFirst: boolean;
    message: string;
    limits: ChangeLimits;
  },
  signal: AbortSignal,
): Promise<Taken | undefined> {
  const { folders, parents, start } = given;
  await tidyTree(folders.tree, signal);
  const run = inMirror(given, signal);
  // What was taken in an earlier round counts again.
  const list = inMirror(given, signal, 'latin1');
  const taken = given.isFirst ? '' : await list('diff-index', '--cached', '--name-only', '-z', start);
  const paths = names(taken + (await list(...CHANGED))).map((name) => Buffer.from(name, 'latin1'));
  const mayGrow = await checkChangeSize({ tree: folders.tree, paths, limits: given.limits }, signal);
  // No `.git` by another name either: hosts refuse to take it, and some file systems would.
  await run('-c', 'core.protectHFS=true', 'add', '--all', '--', '.');
  const touched = await restoreUnchanged(given, signal);
  if (parents.length === 1 && touched.length === 0) return undefined;
  // What a link to a folder stands in place of did not show before.
  checkFileCount(touched.length, given.limits);
  if (mayGrow) checkBytes(await storedBytes(given, touched, signal), touched.length, given.limits);
  const tree = (await run('write-tree')).trim();
  const on = parents.flatMap((parent) => ['-p', parent]);
  const commit = (await run('commit-tree', tree, ...on, '-m', given.message)).trim();
  return { commit, tree, touched: touched.map((entry) => withTarget(folders.tree, entry)) };
}

/** A commit, and all that differs in it: what was moved is here twice, as it was named before and as it is now. */
export type Taken = {
  commit: string;
  tree: string;
  touched: readonly { path: string; link?: string }[];
};

function withTarget(tree: string, { path, modeNow }: Touched) {
  if (modeNow !== '120000') return { path };
  const unfit = new UnfitTree(`the name of a symbolic link, ${oneLine(path)}, is not UTF-8, or holds U+FFFD`);
  // By it another one would be found.
  if (!isExact(path)) throw unfit;
  try {
    return { path, link: readlinkSync(join(tree, path)) };
  } catch {
    throw unfit;
  }
}

/** What the files take up as git has stored them: as UTF-8, whatever a `.gitattributes` says they are in. */
async function storedBytes(
  { mirror }: Place,
  touched: readonly Touched[],
  signal: AbortSignal,
): Promise<number> {
  const input = touched
    .filter(({ modeNow }) => modeNow.startsWith('100'))
    .map(({ objectNow }) => `${objectNow}\n`)
    .join('');
  const sizes = await git([`--git-dir=${mirror}`, 'cat-file', '--batch-check=%(objectsize)', '--buffer'], {
    input,
    signal,
  });
  return sizes.split('\n').reduce((sum, size) => sum + Number(size), 0);
}

const CHANGED = ['ls-files', '--modified', '--others', '--exclude-standard', '-z'];

/** Puts files back in the index that hold what they held when they were checked out, and says what differs then. */
async function restoreUnchanged(
  given: Place & { start: string },
  signal: AbortSignal,
): Promise<readonly Touched[]> {
  const { folders, mirror, start } = given;
  const run = inMirror(given, signal);
  const raw = await run('diff-index', '--cached', '--raw', '-z', '--no-renames', '--no-abbrev', start);
  if (Buffer.byteLength(raw) >= NAMES_MAX_BYTES)
    throw new UnfitTree(`the names of the changed files hold more than ${NAMES_MAX_BYTES} bytes`);
  const touched = parseTouched(raw);
  const modified = touched.filter((entry) => isModified(entry) && isExact(entry.path));
  if (modified.length === 0) return touched;
  const removePristine = () => removeFolder(folders.pristine);
  await removePristine();
  mkdirSync(folders.pristine, { mode: 0o700 });
  try {
    await git([`--git-dir=${mirror}`, `--work-tree=${folders.pristine}`, 'checkout-index', '-z', '--stdin'], {
      cwd: folders.pristine,
      env: { GIT_INDEX_FILE: folders.startIndex },
      signal,
      input: modified.map(({ path }) => `${path}\0`).join(''),
    });
    const unchanged = await keepUnchanged(modified, folders);
    if (unchanged.length === 0) return touched;
    const entries = unchanged.map(({ mode, object, path }) => `${mode} ${object} 0\t${path}\0`).join('');
    await git([`--git-dir=${mirror}`, 'update-index', '-z', '--index-info'], {
      env: { GIT_INDEX_FILE: folders.index },
      signal,
      input: entries,
    });
    const asBefore = new Set(unchanged);
    return touched.filter((entry) => !asBefore.has(entry));
  } finally {
    await removePristine();
  }
}

/** Whether a path as text is the one that git named: where it is no UTF-8, U+FFFD stands in it. */
function isExact(path: string): boolean {
  return !path.includes('\ufffd');
}

function names(list: string): string[] {
  return [...new Set(list.split('\0').filter((name) => name !== ''))];
}
