import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectSettings } from '../config/config.ts';
import { pathIn } from '../files/byte-paths.ts';
import { createTurn } from '../in-turn.ts';
import type { JobRow } from '../store/jobs.ts';
import { fetchRecent, fetchRest } from './fetch-recent.ts';
import { GitError, type GitOptions, gitBytes } from './git.ts';
import { readJobBranches } from './job-branches.ts';
import { readObjects } from './objects.ts';
import { makeBare, resetSettings } from './own-repository.ts';

/**
 * Removes the lock files that git leaves when it is killed. To be called before any mirror is open, by the one service
 * that has the data folder.
 */
export function removeStaleLocks(dataDir: string): void {
  removeLocksBelow(join(dataDir, 'mirrors'));
}

/** As `removeStaleLocks`, of a mirror that is elsewhere. */
export function removeLocksBelow(folder: string): void {
  if (existsSync(folder)) removeLocks(Buffer.from(folder));
}

function removeLocks(folder: Buffer): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })) {
    // A branch's name is one of bytes, and need be no UTF-8.
    const path = pathIn(folder, entry.name);
    if (entry.isDirectory()) removeLocks(path);
    else if (entry.isFile() && entry.name.toString().endsWith('.lock')) rmSync(path, { force: true });
  }
}

/** Where the branch that a job is for stands, and the job's own branch if it is there. */
export type Standing = { baseBranch: string; base: string; tip: string | undefined };

export type MergedTrees = { tree: string; unmerged: readonly string[] };

export type Mirror = ReturnType<typeof openMirror>;

/** Beyond this a diff is not kept whole for the review page. */
export const DIFF_MAX_BYTES = 1024 * 1024;

/** Of a commit's id, in the name of the branch for what came too late. */
const APART_DIGITS = 12;

/** Where a job's work goes in the project's repository. */
export function jobBranch(job: string): string {
  return `docs-agent/${job}`;
}

/**
 * The service's own bare copy of a project's repository. Everything that needs credentials or trust happens here; what
 * an agent has touched is only ever read from, as files. The remote's branches are kept under refs/remotes/origin.
 */
export function openMirror(dataDir: string, project: ProjectSettings) {
  const directory = join(dataDir, 'mirrors', `${project.id}.git`);
  const remote = { token: project.token, url: project.repository };
  let made = false;
  /** One git command at a time changes the refs of a mirror: two would meet at a lock file. */
  const inTurn = createTurn();

  const runBytes = async (args: readonly string[], options: GitOptions = {}) => {
    if (made) resetSettings(directory);
    return gitBytes([`--git-dir=${directory}`, ...args], options);
  };
  const run = async (args: readonly string[], options: GitOptions = {}) =>
    (await runBytes(args, options)).toString('utf8');

  const find = async (revision: string) =>
    run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).then(
      (out) => out.trim(),
      () => undefined,
    );

  /**
   * Where branches of the remote stood when they were fetched; undefined where one is not here.
   * @throws GitError where what one stands at is not here
   */
  const standAt = async (...branches: readonly string[]) => {
    const refs = branches.map((branch) => `refs/remotes/origin/${branch}`);
    // The type is asked for so that the commit is looked at.
    const format = '%(refname) %(objectname) %(objecttype)';
    const out = await run(['for-each-ref', `--format=${format}`, ...refs]);
    const stands = new Map(out.split('\n').map((line) => [line.split(' ')[0], line.split(' ')[1]]));
    return refs.map((ref) => stands.get(ref));
  };

  const make = () => {
    if (!made) makeBare(directory);
    made = true;
  };

  const fetchAll = async (signal: AbortSignal) => {
    make();
    // No tags, no submodules; deleted branches disappear here as well.
    const refspec = '+refs/heads/*:refs/remotes/origin/*';
    const flags = ['--quiet', '--no-tags', '--prune', '--no-recurse-submodules', '--no-write-fetch-head'];
    await run(['fetch', ...flags, '--', project.repository, refspec], { signal, remote });
  };

  /** Where refs stand on the remote, by their whole names, and what its default branch is called. */
  const ask = async (patterns: readonly string[], options: GitOptions) => {
    const out = await run(['ls-remote', '--symref', '--', project.repository, ...patterns], {
      ...options,
      remote,
    });
    const stands = new Map<string, string>();
    for (const [, commit = '', ref = ''] of out.matchAll(/^([0-9a-f]+)\t(\S+)$/gm)) stands.set(ref, commit);
    return { stands, head: /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(out)?.[1] };
  };

  const nameOfBase = (head: string | undefined) => {
    if (head === undefined) throw new GitError('the repository has no default branch; name one in `ref`');
    return head;
  };

  const mergeBase = (one: string, other: string) =>
    run(['merge-base', one, other]).then(
      (out) => out.trim(),
      () => undefined,
    );

  const updateAll = async (ref: string | null, signal: AbortSignal) => {
    const branch = async () => ref ?? nameOfBase((await ask(['HEAD'], { signal })).head);
    // Both ask the remote, and somebody waits. What fails in fetching is what is told.
    const asked = made ? branch() : undefined;
    asked?.catch(() => undefined);
    await fetchAll(signal);
    return asked ?? branch();
  };

  const updateRecent = async ({ id, ref }: Pick<JobRow, 'id' | 'ref'>, signal: AbortSignal) => {
    make();
    const job = jobBranch(id);
    const names = [job, ...(ref === null ? [] : [ref])];
    const { stands, head } = await ask(['HEAD', ...names.map((name) => `refs/heads/${name}`)], { signal });
    const base = ref ?? nameOfBase(head);
    const areRelated = async (one: string, other: string) => (await mergeBase(one, other)) !== undefined;
    await fetchRecent(
      { directory, remote, run, standAt, areRelated },
      { base, job, stands: head === undefined ? stands : withHead(stands, head) },
      signal,
    );
    return base;
  };

  const pushTo = async (
    { branch, commit, expected }: { branch: string; commit: string; expected: string | undefined },
    signal: AbortSignal,
  ) => {
    const ref = `refs/heads/${branch}`;
    const lease = `--force-with-lease=${ref}:${expected ?? ''}`;
    const flags = ['--quiet', '--no-verify', '--no-signed', '--recurse-submodules=no', lease];
    await run(['push', ...flags, '--', project.repository, `${commit}:${ref}`], { signal, remote });
  };

  return {
    directory,
    find,

    /** Fetches, and says where the branch that the job is for and its own one (if any) stand. `ref` null: the default branch. */
    update: ({ id, ref }: Pick<JobRow, 'id' | 'ref'>, signal: AbortSignal): Promise<Standing> =>
      inTurn(async () => {
        const baseBranch = project.shallow
          ? await updateRecent({ id, ref }, signal)
          : await updateAll(ref, signal);
        const [base, tip] = await standAt(baseBranch, jobBranch(id));
        if (base === undefined) throw new GitError(`the repository has no branch ${baseBranch}`);
        return { baseBranch, base, tip };
      }),

    /** Asks whether the remote answers at all, without waiting for what else is done with it. */
    reach: (options: { signal: AbortSignal; timeoutMs: number }) =>
      run(['ls-remote', '--quiet', '--', project.repository, 'HEAD'], { ...options, remote }),

    /** Points a ref of our own at a commit, so that it stays and can be fetched from here. */
    keep: (job: string, commit: string) =>
      inTurn(() => run(['update-ref', `refs/heads/${jobBranch(job)}`, commit])),

    /**
     * Pushes a commit to the job's branch, if that still stands at `expected` (undefined: does not exist).
     * Pushing what is there already succeeds.
     */
    push: (change: { job: string; commit: string; expected: string | undefined }, signal: AbortSignal) =>
      inTurn(async () => {
        const { job, commit, expected } = change;
        await pushTo({ branch: jobBranch(job), commit, expected }, signal);
      }),

    /** Pushes a commit to a branch that is for it alone. @returns the branch's name */
    pushApart: (change: { job: string; commit: string }, signal: AbortSignal) =>
      inTurn(async () => {
        const branch = `${jobBranch(change.job)}-${change.commit.slice(0, APART_DIGITS)}`;
        await pushTo({ branch, commit: change.commit, expected: undefined }, signal);
        return branch;
      }),

    /** Whether a branch that stands at `tip` has the commit. */
    contains: (tip: string | undefined, commit: string) =>
      tip === undefined
        ? Promise.resolve(false)
        : run(['merge-base', '--is-ancestor', commit, tip]).then(
            () => true,
            () => false,
          ),

    /** The names of what a commit adds to another one, or has changed in it, each with a NUL behind it. */
    presentFiles: (from: string, to: string) =>
      runBytes(['diff', '--name-only', '-z', '--no-renames', '--diff-filter=d', from, to, '--']),

    /** Where the histories of two commits part; undefined where they have nothing in common. */
    mergeBase,

    /**
     * Merges a commit into another one, as far as git can: a tree in which what conflicts is marked, and what of each
     * file that does has to be decided on, as `git ls-files --unmerged` writes it.
     * @throws GitError before git 2.38, which can't do it without a work tree
     */
    mergeTrees: async (into: string, other: string): Promise<MergedTrees> => {
      const out = await run(['merge-tree', '--write-tree', '-z', '--no-messages', into, other], {
        accept: [1],
      });
      const [tree = '', ...unmerged] = out.split('\0').filter((part) => part !== '');
      return { tree, unmerged };
    },

    /** Writes what `keep` points at into a file, with all below it that the remote's branches do not have. */
    bundle: (job: string, file: string) =>
      run(['bundle', 'create', '--quiet', file, `refs/heads/${jobBranch(job)}`, '--not', '--remotes=origin']),

    /** Takes the commits of such a file in. */
    unbundle: (file: string) => run(['bundle', 'unbundle', file]),

    /** The difference of two commits as text, at most DIFF_MAX_BYTES of it. */
    diff: (from: string, to: string) => {
      const flags = ['--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', '--full-index'];
      const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];
      return run(['diff', ...flags, ...prefixes, from, to, '--'], { truncateBytes: DIFF_MAX_BYTES });
    },

    ...readJobBranches({
      run,
      ask: async (patterns, options) => (await ask(patterns, options)).stands,
      fetchRest: (job, signal) => inTurn(() => fetchRest({ directory, remote, run }, jobBranch(job), signal)),
    }),
    ...readObjects(runBytes),
  };
}

/** The mirrors of one process: two of the same repository would meet at each other's locks. */
export function openMirrors(dataDir: string): (project: ProjectSettings) => Mirror {
  const opened = new Map<string, Mirror>();
  return (project) => {
    const mirror = opened.get(project.id) ?? openMirror(dataDir, project);
    opened.set(project.id, mirror);
    return mirror;
  };
}

/** The default branch stands where `HEAD` does, and is asked for by that name alone. */
function withHead(stands: ReadonlyMap<string, string>, head: string): ReadonlyMap<string, string> {
  const commit = stands.get('HEAD');
  return commit === undefined ? stands : new Map([...stands, [`refs/heads/${head}`, commit]]);
}
