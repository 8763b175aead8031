import type { z } from 'zod';
import type { jobSchema } from '../../contract/job.ts';
import { readResults } from '../checks/results.ts';
import { reviewPath } from '../pull-requests/review.ts';
import type { CountedJob } from '../store/jobs.ts';
import { oneLine } from '../words/visible-text.ts';

/** Callers show it in a comment; all of it stands on the job's page. */
const FAILURE_MAX_CHARACTERS = 400;

/** A job as callers see it. While it is active there is no link to show: the one before may be about to change. */
export function toJob(row: CountedJob, publicUrl: string): z.infer<typeof jobSchema> {
  const checks = row.status === 'active' ? [] : readResults(row.checks);
  const link = row.status === 'active' ? null : row.pr_link;
  return {
    id: row.id,
    status: row.status,
    source: { repository: row.repository, ref: row.ref },
    model: row.model,
    prLink: link?.startsWith('/') ? `${publicUrl}${link}` : link,
    reviewUrl: `${publicUrl}${reviewPath(row.project, row.id)}`,
    ...(checks.length === 0
      ? {}
      : { checks: checks.map(({ name, status, rounds }) => ({ name, status, rounds })) }),
    ...(row.status === 'failed' && row.failure !== null
      ? { failure: oneLine(row.failure, FAILURE_MAX_CHARACTERS) }
      : {}),
    createdAt: new Date(row.created_at).toISOString(),
    archivedAt: row.archived_at === null ? null : new Date(row.archived_at).toISOString(),
  };
}
