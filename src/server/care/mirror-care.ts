import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../git/git.ts';
import { jobBranch } from '../git/mirror.ts';
import { resetSettings } from '../git/own-repository.ts';
import type { JobRest } from '../store/jobs.ts';
import type { RestStore } from './job-folders.ts';
import type { Keep } from './plan.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Git is given ten minutes for anything, so what it wrote an hour ago and did not finish is of no use. */
const UNFINISHED_MS = HOUR_MS;
const MAINTAIN_EVERY_MS = DAY_MS;
const STAMP = 'docs-agent-maintained';

export type MirrorCare = { refs: number; unfinished: number; unfinishedBytes: number; maintained: boolean };

export type MirrorPlace = { directory: string; jobs: Pick<RestStore, 'rest'>; keep: Keep; now: number };

/**
 * Cleans a mirror: refs that held a job's commits until they were pushed, files that a killed git left, and once a day
 * what `git maintenance` does. No other git may change the mirror meanwhile.
 */
export async function careForMirror(
  place: MirrorPlace & { dryRun: boolean },
  signal: AbortSignal,
): Promise<MirrorCare> {
  const { directory, now, dryRun } = place;
  resetSettings(directory);
  const here = [`--git-dir=${directory}`];
  const refs = await findSpentRefs(place, signal);
  const unfinished = findUnfinished(join(directory, 'objects'), now);
  const due = now - lastMaintained(directory) >= MAINTAIN_EVERY_MS;
  if (!dryRun) {
    for (const { name, commit } of refs) await git([...here, 'update-ref', '-d', name, commit], { signal });
    for (const { path } of unfinished) rmSync(path, { force: true, recursive: true });
    if (due) {
      const one = ['-c', 'pack.threads=1'];
      await git([...one, ...here, 'maintenance', 'run', '--quiet', '--task=gc'], { signal });
      const stamp = join(directory, STAMP);
      writeFileSync(stamp, '', { mode: 0o600 });
      utimesSync(stamp, now / 1000, now / 1000);
    }
  }
  const unfinishedBytes = unfinished.reduce((sum, { bytes }) => sum + bytes, 0);
  return { refs: refs.length, unfinished: unfinished.length, unfinishedBytes, maintained: due };
}

/** The mirrors that are there. */
export function findMirrors(dataDir: string): string[] {
  const mirrors = join(dataDir, 'mirrors');
  if (!existsSync(mirrors)) return [];
  return readdirSync(mirrors, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(mirrors, entry.name, 'objects')))
    .map((entry) => join(mirrors, entry.name));
}

/**
 * Whether a job's ref in the mirror is of no use: the remote's branch stands at the same commit, or the job is unknown,
 * or it is older than logs are kept. A commit that was never pushed is the only copy of what an agent made.
 */
export function isSpent(
  ref: { pushed: boolean; rest: JobRest | undefined },
  given: { keep: Keep; now: number },
): boolean {
  if (!ref.rest) return true;
  if (ref.rest.open) return false;
  return ref.pushed || ref.rest.lastAt <= given.now - given.keep.logsDays * DAY_MS;
}

async function findSpentRefs({ directory, jobs, keep, now }: MirrorPlace, signal: AbortSignal) {
  const out = await git(
    [
      `--git-dir=${directory}`,
      'for-each-ref',
      '--format=%(refname) %(objectname)',
      'refs/heads',
      'refs/remotes/origin',
    ],
    { signal },
  );
  const commits = new Map(
    out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' ') as [string, string]),
  );
  const ours = `refs/heads/${jobBranch('')}`;
  const spent: { name: string; commit: string }[] = [];
  for (const [name, commit] of commits) {
    if (!name.startsWith(ours)) continue;
    const job = name.slice(ours.length);
    const pushed = commits.get(`refs/remotes/origin/${jobBranch(job)}`) === commit;
    if (isSpent({ pushed, rest: await jobs.rest(job) }, { keep, now })) spent.push({ name, commit });
  }
  return spent;
}

/** `tmp_pack_…`, `tmp_idx_…`, `tmp_obj_…` and the like: what git renames once it is whole. */
function findUnfinished(objects: string, now: number): { path: string; bytes: number }[] {
  const folders = [
    objects,
    ...readdirSync(objects, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(objects, entry.name)),
  ];
  return folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('tmp_'))
        .map((name) => join(folder, name)),
    )
    .flatMap((path) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat && stat.mtimeMs <= now - UNFINISHED_MS ? [{ path, bytes: stat.size }] : [];
    });
}

function lastMaintained(directory: string): number {
  return statSync(join(directory, STAMP), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
