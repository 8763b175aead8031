import { type Contexts, findContextMirrors } from '../contexts/contexts.ts';
import type { ArtifactStore } from '../store/artifacts.ts';
import type { JobStore } from '../store/jobs.ts';
import { messageOf } from '../words/thrown.ts';
import { emptyAside, findJobFolders, type RestStore, removePart } from './job-folders.ts';
import { careForMirror, findMirrors } from './mirror-care.ts';
import { areLogsOld, DAY_MS, type JobFolder, type Keep, planRemovals, type Removal } from './plan.ts';

export type PruneReport = {
  removals: Removal[];
  /** Jobs whose logs and diffs are kept no longer where all processes read them. */
  artifacts: number;
  /** Instructions that are kept no longer. */
  prompts: number;
  /** Files of context repositories, a commit's each. */
  contexts: number;
  refs: number;
  /** Files that a killed git left. */
  unfinished: number;
  maintained: number;
  bytes: number;
  /** What could not be removed, a sentence each; it is tried again the next time. */
  failures: string[];
};

export type PruneOptions = {
  dataDir: string;
  jobs: RestStore & Pick<JobStore, 'forgetPrompts'>;
  artifacts: Pick<ArtifactStore, 'jobs' | 'remove'>;
  /** Undefined where a running service has them. */
  contexts: Pick<Contexts, 'prune'> | undefined;
  keep: Keep;
  now: number;
  /** Whether the mirrors may be cleaned: nobody else may work on them meanwhile. */
  mirrors: boolean;
  dryRun: boolean;
};

/** Removes what is kept no longer, and says what. Safe beside a running service but for the mirrors. */
export async function prune(options: PruneOptions, signal: AbortSignal): Promise<PruneReport> {
  const { dataDir, jobs, keep, now, dryRun } = options;
  const failures: string[] = [];
  /** One folder that can't be removed keeps no other. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      return (await work()) !== false;
    } catch (error) {
      failures.push(messageOf(error));
      return false;
    }
  };
  if (!dryRun) await attempt(() => emptyAside(dataDir));
  const folders: JobFolder[] = [];
  for await (const folder of findJobFolders(dataDir, jobs)) {
    folders.push(folder);
    signal.throwIfAborted();
  }
  const report: PruneReport = {
    removals: [],
    artifacts: 0,
    prompts: 0,
    contexts: 0,
    refs: 0,
    unfinished: 0,
    maintained: 0,
    bytes: 0,
    failures,
  };
  for (const removal of planRemovals(folders, { keep, now })) {
    signal.throwIfAborted();
    if (!dryRun && !(await attempt(() => removePart(removal, { dataDir, jobs })))) continue;
    report.removals.push(removal);
    report.bytes += removal.bytes;
  }
  if (!dryRun) await attempt(() => emptyAside(dataDir));
  report.artifacts = await pruneArtifacts(options, signal);
  report.prompts = await jobs.forgetPrompts({ lastAt: now - keep.promptsDays * DAY_MS, dryRun });
  await attempt(async () => {
    const since = now - keep.contextsDays * DAY_MS;
    const { folders: count = 0, bytes = 0 } = (await options.contexts?.prune({ since, dryRun })) ?? {};
    report.contexts = count;
    report.bytes += bytes;
  });
  if (!options.mirrors) return report;
  for (const directory of [...findMirrors(dataDir), ...findContextMirrors(dataDir)]) {
    const done = await careForMirror({ directory, jobs, keep, now, dryRun }, signal);
    report.refs += done.refs;
    report.unfinished += done.unfinished;
    report.bytes += done.unfinishedBytes;
    if (done.maintained) report.maintained++;
  }
  return report;
}

async function pruneArtifacts(
  { jobs, artifacts, keep, now, dryRun }: PruneOptions,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  for await (const job of artifacts.jobs()) {
    signal.throwIfAborted();
    const rest = await jobs.rest(job);
    if (rest && !areLogsOld(rest, { keep, now })) continue;
    if (!dryRun) await artifacts.remove(job);
    removed++;
  }
  return removed;
}

/** The numbers of a report, by name. */
export function countReport(report: PruneReport) {
  const count = (part: Removal['part']) => report.removals.filter((removal) => removal.part === part).length;
  return {
    homes: count('home'),
    logs: count('logs') + report.artifacts,
    workspaces: count('scratch'),
    prompts: report.prompts,
    contexts: report.contexts,
    refs: report.refs,
    unfinishedPacks: report.unfinished,
    maintained: report.maintained,
    megabytes: Math.round(report.bytes / 1e6),
  };
}
