import { emptyAside, findJobFolders, type RestStore, removePart } from './job-folders.ts';
import { careForMirror, findMirrors } from './mirror-care.ts';
import { type JobFolder, type Keep, planRemovals, type Removal } from './plan.ts';

export type PruneReport = {
  removals: Removal[];
  refs: number;
  /** Files that a killed git left. */
  unfinished: number;
  maintained: number;
  bytes: number;
};

export type PruneOptions = {
  dataDir: string;
  jobs: RestStore;
  keep: Keep;
  now: number;
  /** Whether the mirrors may be cleaned: nobody else may work on them meanwhile. */
  mirrors: boolean;
  dryRun: boolean;
};

/** Removes what is kept no longer, and says what. Safe beside a running service but for the mirrors. */
export async function prune(options: PruneOptions, signal: AbortSignal): Promise<PruneReport> {
  const { dataDir, jobs, keep, now, dryRun } = options;
  if (!dryRun) await emptyAside(dataDir);
  const folders: JobFolder[] = [];
  for await (const folder of findJobFolders(dataDir, jobs)) {
    folders.push(folder);
    signal.throwIfAborted();
  }
  const report: PruneReport = { removals: [], refs: 0, unfinished: 0, maintained: 0, bytes: 0 };
  for (const removal of planRemovals(folders, { keep, now })) {
    signal.throwIfAborted();
    if (!dryRun && !(await removePart(removal, { dataDir, jobs }))) continue;
    report.removals.push(removal);
    report.bytes += removal.bytes;
  }
  if (!dryRun) await emptyAside(dataDir);
  if (!options.mirrors) return report;
  for (const directory of findMirrors(dataDir)) {
    const done = await careForMirror({ directory, jobs, keep, now, dryRun }, signal);
    report.refs += done.refs;
    report.unfinished += done.unfinished;
    report.bytes += done.unfinishedBytes;
    if (done.maintained) report.maintained++;
  }
  return report;
}

/** The numbers of a report, by name. */
export function countReport(report: PruneReport) {
  const count = (part: Removal['part']) => report.removals.filter((removal) => removal.part === part).length;
  return {
    homes: count('home'),
    logs: count('logs'),
    workspaces: count('scratch'),
    refs: report.refs,
    unfinishedPacks: report.unfinished,
    maintained: report.maintained,
    megabytes: Math.round(report.bytes / 1e6),
  };
}
