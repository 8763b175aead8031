import type { JobRest, JobStore } from '../store/jobs.ts';
import type { Database, Sql } from './database.ts';
import { lockJob } from './job-row.ts';

/** Whether jobs are at rest, and acts on those that are without a turn beginning meanwhile. */
export function createJobRest({ sql, transaction }: Database): Pick<JobStore, 'rest' | 'whileAtRest'> {
  return {
    rest: (id) => restOf(sql, id),

    // A turn is begun by whoever holds the job.
    whileAtRest: (id, act) =>
      transaction(async (run) => {
        await lockJob(run, id);
        if ((await restOf(run, id))?.open === true) return false;
        act();
        return true;
      }),
  };
}

async function restOf(sql: Sql, id: string): Promise<JobRest | undefined> {
  const [row] = await sql<{ status: string; open: boolean; last_at: number }>(
    `SELECT status, EXISTS (SELECT 1 FROM turns WHERE job = $1 AND state <> 'done') AS open,
       coalesce((SELECT max(coalesce(ended_at, created_at)) FROM turns WHERE job = $1), created_at) AS last_at
     FROM jobs WHERE id = $1`,
    [id],
  );
  return (
    row && {
      open: row.open || row.status === 'active',
      archived: row.status === 'archived',
      lastAt: row.last_at,
    }
  );
}
