import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GitRemote } from './environment.ts';
import { GitError, type GitOptions } from './git.ts';

/** Commits of each branch that an empty mirror begins with: what most branches have left theirs within. */
const RECENT_COMMITS = 50;
/** How it goes on where that was not enough to see where two branches part. */
const DEEPER = ['--deepen=1000', '--unshallow'];

type Mirror = {
  directory: string;
  remote: GitRemote;
  run: (args: readonly string[], options: GitOptions) => Promise<string>;
  standAt: (...branches: readonly string[]) => Promise<readonly (string | undefined)[]>;
  areRelated: (one: string, other: string) => Promise<boolean>;
};

/**
 * Fetches two branches and no more of their history than it takes to see where they part. A mirror only ever grows: one
 * that was made shallower would take from other jobs what they stand on. `stands` says where the branches are on the remote;
 * what is here already is not fetched.
 */
export async function fetchRecent(
  mirror: Mirror,
  wanted: { base: string; job: string; stands: ReadonlyMap<string, string> },
  signal: AbortSignal,
): Promise<void> {
  const { run, standAt, areRelated } = mirror;
  const { base, job, stands } = wanted;
  const there = (branch: string) => stands.get(`refs/heads/${branch}`);
  if (there(base) === undefined) throw new GitError(`the repository has no branch ${base}`);
  const branches = [base, ...(there(job) === undefined ? [] : [job])];
  const [was, wasJob] = await standAt(base, job).catch(() => []);
  if (wasJob !== undefined && there(job) === undefined)
    await run(['update-ref', '-d', here(job)], { signal });
  const fetch = (...how: string[]) => fetchBranches(mirror, { branches, how }, signal);
  if (was !== there(base) || wasJob !== there(job))
    await fetch(...(was === undefined ? [`--depth=${RECENT_COMMITS}`] : []));
  for (const deeper of DEEPER) {
    if (branches.length < 2 || !isCut(mirror) || (await areRelated(here(base), here(job)))) return;
    await fetch(deeper);
  }
}

/** Fetches all that a branch's history lacks here. @returns whether it lacked something */
export async function fetchRest(
  mirror: Pick<Mirror, 'directory' | 'remote' | 'run'>,
  branch: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isCut(mirror)) return false;
  await fetchBranches(mirror, { branches: [branch], how: ['--unshallow'] }, signal);
  return true;
}

function fetchBranches(
  { run, remote }: Pick<Mirror, 'run' | 'remote'>,
  { branches, how }: { branches: readonly string[]; how: readonly string[] },
  signal: AbortSignal,
): Promise<string> {
  const flags = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  const refspecs = branches.map((branch) => `+refs/heads/${branch}:${here(branch)}`);
  return run(['fetch', ...flags, ...how, '--', remote.url, ...refspecs], { signal, remote });
}

function isCut({ directory }: Pick<Mirror, 'directory'>): boolean {
  return existsSync(join(directory, 'shallow'));
}

function here(branch: string): string {
  return `refs/remotes/origin/${branch}`;
}
