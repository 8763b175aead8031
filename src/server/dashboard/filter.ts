import { JOB_STATUSES, type JobStatus } from '../../contract/job-status.ts';
import type { ListPosition } from '../store/jobs.ts';

/** Which jobs the dashboard shows. */
export type Filter = { project?: string; status?: JobStatus; before?: ListPosition };

/** Reads the address of a list; undefined where it is none that the dashboard itself would link to. */
export function parseFilter(
  query: { project?: string; status?: string; before?: string },
  projects: readonly string[],
): Filter | undefined {
  const { project, before } = query;
  if (project !== undefined && !projects.includes(project)) return undefined;
  const status = JOB_STATUSES.find((known) => known === query.status);
  if (query.status !== undefined && status === undefined) return undefined;
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,128})$/.exec(before ?? '') ?? [];
  if (before !== undefined && (id === undefined || project === undefined)) return undefined;
  return {
    ...(project === undefined ? {} : { project }),
    ...(status === undefined ? {} : { status }),
    ...(id === undefined ? {} : { before: { createdAt: Number(createdAt), id } }),
  };
}

/** The address of a list. */
export function filterPath({ project, status, before }: Filter): string {
  const query = new URLSearchParams({
    ...(project === undefined ? {} : { project }),
    ...(status === undefined ? {} : { status }),
    ...(before === undefined ? {} : { before: `${before.createdAt}.${before.id}` }),
  }).toString();
  return query === '' ? '/' : `/?${query}`;
}
