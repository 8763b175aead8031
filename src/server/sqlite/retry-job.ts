import type { JobStatus } from '../../contract/job-status.ts';
import { FORGOTTEN_PROMPT, type Retried } from '../store/jobs.ts';
import type { Database } from './database.ts';

/** What queues the last turn of a failed job again, within a transaction. The attempt's number goes on. */
export function prepareRetry(db: Database): (job: string, now: number) => Retried {
  const selectStatus = db.prepare('SELECT status FROM jobs WHERE id = ?');
  const selectPrompt = db.prepare('SELECT prompt FROM turns WHERE job = ? ORDER BY seq DESC LIMIT 1');
  const queueLast = db.prepare(
    `UPDATE turns SET state = 'queued', lost = 0, process = NULL, failure = NULL, created_at = ?2,
       started_at = NULL, ended_at = NULL, project = (SELECT project FROM jobs WHERE id = ?1)
     WHERE job = ?1 AND seq = (SELECT max(seq) FROM turns WHERE job = ?1)`,
  );
  const activate = db.prepare(`UPDATE jobs SET status = 'active' WHERE id = ?`);
  return (job, now) => {
    const status = selectStatus.get(job)?.status as JobStatus | undefined;
    if (status !== 'failed') return { ok: false, status };
    if (selectPrompt.get(job)?.prompt === FORGOTTEN_PROMPT) return { ok: false, status: 'forgotten' };
    queueLast.run(job, now);
    activate.run(job);
    return { ok: true };
  };
}
