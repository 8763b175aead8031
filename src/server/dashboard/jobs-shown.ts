import { JOB_STATUSES, type JobStatus } from '../../contract/job-status.ts';
import type { JobStore, ListedJob } from '../store/jobs.ts';
import type { Filter } from './filter.ts';
import type { ProjectJobs } from './page.ts';

/** What a page holds, so that it costs the same however many jobs there are. */
const JOBS_OF_ONE_PROJECT = 50;
const JOBS_OF_EACH_PROJECT = 8;
const PROJECTS_MAX = 30;

/** Looks up the jobs that a page shows: many of one project, or the newest of each. */
export async function findJobsShown(
  list: Pick<JobStore, 'list' | 'count'>,
  { projects, filter }: { projects: readonly string[]; filter: Filter },
): Promise<ProjectJobs[]> {
  const chosen = filter.project === undefined ? projects.slice(0, PROJECTS_MAX) : [filter.project];
  const whole = chosen.length === 1 && (filter.project !== undefined || projects.length === 1);
  const limit = whole ? JOBS_OF_ONE_PROJECT : JOBS_OF_EACH_PROJECT;
  const found: ProjectJobs[] = [];
  for (const project of chosen) {
    const jobs: ListedJob[] = [];
    for await (const job of list.list({ ...filter, project, limit: limit + 1 })) jobs.push(job);
    const more = jobs.length > limit;
    const shown = jobs.slice(0, limit);
    found.push({
      project,
      counts: await countAll(list, project),
      jobs: shown,
      next: more ? position(shown) : undefined,
    });
  }
  return found;
}

async function countAll(list: Pick<JobStore, 'count'>, project: string): Promise<Record<JobStatus, number>> {
  const counts = await Promise.all(
    JOB_STATUSES.map(async (status) => [status, await list.count(project, status)] as const),
  );
  return Object.fromEntries(counts) as Record<JobStatus, number>;
}

function position(jobs: readonly ListedJob[]) {
  const last = jobs.at(-1);
  return last && { createdAt: last.created_at, id: last.id };
}
