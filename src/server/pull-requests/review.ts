import type { PullRequestHost } from './pull-request-host.ts';

/** Path of a job's review page. */
export function reviewPath(project: string, job: string): string {
  return `/review/${project}/${job}`;
}

/** Path of the view that shows a job's pages as readers would see them. */
export function renderedPath(project: string, job: string): string {
  return `${reviewPath(project, job)}?view=rendered`;
}

/** The service's own review pages, for repositories without a pull-request host. There is nothing to open. */
export const reviewHost: PullRequestHost = {
  propose: async ({ project, job }) => reviewPath(project, job),
  find: async ({ project, job }) => ({ link: reviewPath(project, job) }),
};
