import { type Database, transaction } from './database.ts';

/** What decides how long the files of a job are kept. */
export type JobRest = {
  /** A turn of it waits or runs: nothing of it may be touched. */
  open: boolean;
  archived: boolean;
  /** When its last turn ended. */
  lastAt: number;
};

/** Whether jobs are at rest, and acts on those that are without a turn beginning meanwhile. */
export function createRestStore(db: Database) {
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
    /** Undefined where there is no such job. */
    find,

    /**
     * Runs `act` if no turn of the job waits or runs. A turn is begun under the same lock, by this service or another
     * process. `act` must be short.
     */
    whileAtRest: (job: string, act: () => void): boolean =>
      transaction(db, () => {
        if (find(job)?.open === true) return false;
        act();
        return true;
      }),
  };
}

export type RestStore = ReturnType<typeof createRestStore>;
