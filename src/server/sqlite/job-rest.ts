import type { JobRest, JobStore } from '../store/jobs.ts';
import type { Access } from './access.ts';
import type { Database } from './database.ts';

/** Whether jobs are at rest. */
export function createRest(db: Database, { read, write }: Access): Pick<JobStore, 'rest' | 'whileAtRest'> {
  const select = db.prepare(
    `SELECT status, EXISTS (SELECT 1 FROM turns WHERE job = ?1 AND state <> 'done') AS open,
       coalesce((SELECT max(coalesce(ended_at, created_at)) FROM turns WHERE job = ?1), created_at) AS last_at
     FROM jobs WHERE id = ?1`,
  );
  const find = (job: string): JobRest | undefined => {
    const row = select.get(job) as { status: string; open: number; last_at: number } | undefined;
    if (!row) return undefined;
    return {
      open: row.open !== 0 || row.status === 'active',
      archived: row.status === 'archived',
      lastAt: row.last_at,
    };
  };
  return {
    rest: (job) => read(() => find(job)),

    // A turn is begun under the same lock, by this process or another.
    whileAtRest: (job, act) =>
      write(() => {
        if (find(job)?.open === true) return false;
        act();
        return true;
      }),
  };
}
