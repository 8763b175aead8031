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
  find: (revision: string) => Promise<string | undefined>;
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
  const { directory, remote, run, find, areRelated } = mirror;
  const { base, job, stands } = wanted;
  const here = (branch: string) => `refs/remotes/origin/${branch}`;
  const there = (branch: string) => stands.get(`refs/heads/${branch}`);
  if (there(base) === undefined) throw new GitError(`the repository has no branch ${base}`);
  const branches = [base, ...(there(job) === undefined ? [] : [job])];
  const [was, wasJob] = await Promise.all([find(here(base)), find(here(job))]);
  if (wasJob !== undefined && there(job) === undefined)
    await run(['update-ref', '-d', here(job)], { signal });
  const flags = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  const refspecs = branches.map((branch) => `+refs/heads/${branch}:${here(branch)}`);
  const fetch = (...how: string[]) =>
    run(['fetch', ...flags, ...how, '--', remote.url, ...refspecs], { signal, remote });
  if (was !== there(base) || wasJob !== there(job))
    await fetch(...(was === undefined ? [`--depth=${RECENT_COMMITS}`] : []));
  const isCut = () => existsSync(join(directory, 'shallow'));
  for (const deeper of DEEPER) {
    if (branches.length < 2 || !isCut() || (await areRelated(here(base), here(job)))) return;
    await fetch(deeper);
  }
}
