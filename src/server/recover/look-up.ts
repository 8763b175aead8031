import type { ProjectSettings } from '../config/config.ts';
import { jobBranch, type Mirror } from '../git/mirror.ts';
import type { PullRequestHost } from '../pull-requests/index.ts';
import type { CountedJob, JobStore, RecoveredJob } from '../store/jobs.ts';
import { troubleOf } from '../store/trouble.ts';
import { type ChangePorts, keepChange } from '../work/publish.ts';

/** What a job of one project is looked up with. */
export type LookUpPorts = ChangePorts & {
  project: Pick<ProjectSettings, 'id' | 'repository' | 'ref' | 'agent'>;
  mirror: Pick<Mirror, 'update' | 'commitsOf' | 'mergeBase' | 'jobsOnRemote'>;
  host: Pick<PullRequestHost, 'find'>;
  jobs: Pick<JobStore, 'find' | 'recover'>;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * Looks for a job that is not known where it would have left something, and takes it in: its branch, the commits on it that
 * say whose they are, its pull request, and the change for its pages. Each step can be repeated without harm, and nothing of
 * it is stored before all of it is known.
 * @returns undefined where it has left nothing
 * @throws where remote, code host or store can't be asked
 */
export async function lookUp(
  id: string,
  ports: LookUpPorts,
  signal: AbortSignal,
): Promise<CountedJob | undefined> {
  const { project, mirror, jobs } = ports;
  const known = await jobs.find(id);
  if (known) return known;
  const { baseBranch, base, tip } = await mirror.update({ id, ref: project.ref }, signal);
  const commits = tip === undefined ? [] : await mirror.commitsOf({ job: id, base, tip }, signal);
  const [first] = commits;
  if (tip === undefined || first === undefined) return undefined;
  const branch = jobBranch(id);
  const proposed = await ports.host.find({ project: project.id, job: id, branch }, signal);
  const isElsewhere = proposed?.base !== undefined && proposed.base !== baseBranch;
  const ref = isElsewhere ? (proposed.base ?? null) : project.ref;
  const own = isElsewhere ? await mirror.update({ id, ref }, signal).catch(() => undefined) : undefined;
  const parted = await mirror.mergeBase(tip, own?.base ?? base);
  // Of what is merged as it is, the branch itself tells no more where it began.
  const from = parted === tip ? first.parent : (parted ?? first.parent);
  await keepPages({ job: id, from, to: tip }, ports);
  const job: RecoveredJob = {
    id,
    project: project.id,
    repository: project.repository,
    ref,
    model: project.agent.model,
    pr_link: proposed?.link ?? null,
    base_commit: from,
    // The clock of whoever made a commit may be wrong, and a stranger's may be anything.
    turns: commits.map((commit) => ({ ...commit, at: Math.min(commit.at, ports.now()) })),
  };
  return jobs.recover(job);
}

/** They are an extra: a job whose change can't be shown is taken in all the same. */
async function keepPages(
  { job, from, to }: { job: string; from: string | null; to: string },
  ports: LookUpPorts,
): Promise<void> {
  if (from === null) return;
  const claim = async () => {
    if (await ports.jobs.find(job))
      throw new Error('another process knows the job by now, and what it shows');
  };
  try {
    await keepChange({ job, from, to, claim }, ports);
  } catch (error) {
    if (troubleOf(error)) throw error;
  }
}
