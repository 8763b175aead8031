import type { JobStatus } from '../../contract/job-status.ts';
import { type Database, transaction } from './database.ts';

export type Retried = { ok: true } | { ok: false; status: Exclude<JobStatus, 'failed'> | undefined };

/**
 * Queues the last turn of a failed job again, behind what waits already. What it had made and could not push is pushed;
 * otherwise the agent runs anew. `status` says why not; undefined where there is no such job.
 */
export function retryJob(db: Database, job: string, now: number): Retried {
  return transaction(db, () => {
    const status = db.prepare('SELECT status FROM jobs WHERE id = ?').get(job)?.status as
      | JobStatus
      | undefined;
    if (status !== 'failed') return { ok: false, status };
    db.prepare(
      `UPDATE turns SET state = 'queued', attempt = 0, process = NULL, failure = NULL, created_at = ?2,
         started_at = NULL, ended_at = NULL, project = (SELECT project FROM jobs WHERE id = ?1)
       WHERE job = ?1 AND seq = (SELECT max(seq) FROM turns WHERE job = ?1)`,
    ).run(job, now);
    db.prepare(`UPDATE jobs SET status = 'active' WHERE id = ?`).run(job);
    return { ok: true };
  });
}
