import type { JobRest } from '../store/jobs.ts';

/** How long things are kept; `keep` in the configuration. */
export type Keep = {
  homesDays: number;
  contextsDays: number;
  logsDays: number;
  promptsDays: number;
  gigabytes: number;
};

/** The parts of a job's folder: what a turn works in, the agent's home, and what review pages show. */
export const PARTS = ['scratch', 'home', 'logs'] as const;
export type Part = (typeof PARTS)[number];

export type JobFolder = {
  job: string;
  /** Undefined: the database knows no such job. */
  rest: JobRest | undefined;
  /** Of each part; undefined where there is none. */
  bytes: Partial<Record<Part, number>>;
};

export type Removal = { job: string; part: Part; bytes: number; why: 'left behind' | 'age' | 'size' };

export const DAY_MS = 24 * 3_600_000;

/** Whether a job has been at rest for longer than its logs are kept. */
export function areLogsOld(rest: JobRest, { keep, now }: { keep: Keep; now: number }): boolean {
  return !rest.open && rest.lastAt <= now - keep.logsDays * DAY_MS;
}

/**
 * Decides what of the jobs' folders goes. Nothing goes of a job whose turn waits or runs. What is over `gigabytes`
 * after that goes from the oldest job on, homes first: without a home an agent forgets, without logs a page is bare.
 */
export function planRemovals(folders: readonly JobFolder[], given: { keep: Keep; now: number }): Removal[] {
  const { keep, now } = given;
  const removals: Removal[] = [];
  const remove = ({ job, bytes }: JobFolder, part: Part, why: Removal['why']) => {
    if (bytes[part] !== undefined) removals.push({ job, part, bytes: bytes[part], why });
  };
  const older = (rest: JobRest, days: number) => rest.lastAt <= now - days * DAY_MS;
  for (const folder of folders) {
    const { rest } = folder;
    if (rest?.open) continue;
    remove(folder, 'scratch', 'left behind');
    if (!rest || rest.archived) remove(folder, 'home', 'left behind');
    else if (older(rest, keep.homesDays)) remove(folder, 'home', 'age');
    if (!rest) remove(folder, 'logs', 'left behind');
    else if (areLogsOld(rest, given)) remove(folder, 'logs', 'age');
  }

  const gone = new Set(removals.map(({ job, part }) => `${job} ${part}`));
  let over =
    folders.reduce((sum, { bytes }) => sum + PARTS.reduce((all, part) => all + (bytes[part] ?? 0), 0), 0) -
    removals.reduce((sum, { bytes }) => sum + bytes, 0) -
    keep.gigabytes * 1e9;
  if (over <= 0) return removals;
  const atRest = folders
    .filter(({ rest }) => rest && !rest.open)
    .sort((a, b) => (a.rest?.lastAt ?? 0) - (b.rest?.lastAt ?? 0));
  for (const part of ['home', 'logs'] as const)
    for (const folder of atRest) {
      if (over <= 0) return removals;
      if (gone.has(`${folder.job} ${part}`)) continue;
      remove(folder, part, 'size');
      over -= folder.bytes[part] ?? 0;
    }
  return removals;
}
