import { JOB_STATUSES, type JobStatus } from '../../contract/job-status.ts';
import type { JobList, ListedJob } from '../sqlite/job-list.ts';
import type { Filter } from './filter.ts';
import type { ProjectJobs } from './page.ts';

/** What a page holds, so that it costs the same however many jobs there are. */
const JOBS_OF_ONE_PROJECT = 50;
const JOBS_OF_EACH_PROJECT = 8;
const PROJECTS_MAX = 30;

/** Looks up the jobs that a page shows: many of one project, or the newest of each. */
export function findJobsShown(
  list: JobList,
  { projects, filter }: { projects: readonly string[]; filter: Filter },
): ProjectJobs[] {
  const chosen = filter.project === undefined ? projects.slice(0, PROJECTS_MAX) : [filter.project];
  const whole = chosen.length === 1 && (filter.project !== undefined || projects.length === 1);
  const limit = whole ? JOBS_OF_ONE_PROJECT : JOBS_OF_EACH_PROJECT;
  return chosen.map((project) => {
    const jobs = [...list.list({ ...filter, project, limit: limit + 1 })];
    const more = jobs.length > limit;
    const shown = jobs.slice(0, limit);
    return {
      project,
      counts: countAll(list, project),
      jobs: shown,
      next: more ? position(shown) : undefined,
    };
  });
}

function countAll(list: JobList, project: string): Record<JobStatus, number> {
  const counts = JOB_STATUSES.map((status) => [status, list.count(project, status)] as const);
  return Object.fromEntries(counts) as Record<JobStatus, number>;
}

function position(jobs: readonly ListedJob[]) {
  const last = jobs.at(-1);
  return last && { createdAt: last.created_at, id: last.id };
}
