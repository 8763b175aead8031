import { NEVER, type UnpublishedRow, type UnpublishedStore } from '../store/unpublished.ts';
import { type Database, type Sql, storable } from './database.ts';
import { lockJob } from './job-row.ts';

const COLUMNS = 'job, seq, result_commit, tries, since, next_at';

/**
 * Changes that wait to be published, shared by all workers: `take` decides which of them tries. `now` is one clock for all of
 * them: what a worker with a wrong one put off would wait that long for the others.
 */
export function createUnpublishedStore(
  { sql, transaction }: Database,
  now: () => Promise<number>,
): UnpublishedStore {
  const put = async (change: { job: string; seq: number; commit: string }, nextAt?: number) => {
    const { job, seq, commit } = change;
    const since = await now();
    await sql(
      `INSERT INTO unpublished (job, seq, result_commit, tries, since, next_at) VALUES ($1, $2, $3, 0, $4, $5)
       ON CONFLICT (job) DO UPDATE SET seq = $2, result_commit = $3, tries = 0, next_at = $5
         WHERE unpublished.seq <= $2`,
      [job, seq, commit, since, nextAt ?? since],
    );
  };

  return {
    add: (change) => put(change),
    hold: (change) => put(change, NEVER),

    find: async (job) => {
      const [row] = await sql<UnpublishedRow>(`SELECT ${COLUMNS} FROM unpublished WHERE job = $1`, [job]);
      return row;
    },

    // A job with a turn to come publishes with that.
    due: async (limit) =>
      sql<UnpublishedRow>(
        `SELECT ${COLUMNS.replaceAll(/\w+/g, 'u.$&')} FROM unpublished AS u JOIN jobs AS j ON j.id = u.job
         WHERE u.next_at <= $1 AND j.status IN ('failed', 'completed') ORDER BY u.next_at, u.job LIMIT $2`,
        [await now(), limit],
      ),

    take: async (row, forMs) => {
      const taken = await sql(
        `UPDATE unpublished SET next_at = $1 WHERE job = $2 AND seq = $3 AND result_commit = $4 AND next_at = $5
         RETURNING job`,
        [(await now()) + forMs, row.job, row.seq, row.result_commit, row.next_at],
      );
      return taken.length > 0;
    },

    release: async (row) => {
      await sql('UPDATE unpublished SET next_at = $3 WHERE job = $1 AND seq = $2', [
        row.job,
        row.seq,
        row.next_at,
      ]);
    },
    postpone: async (job, forMs) => {
      await sql('UPDATE unpublished SET tries = tries + 1, next_at = $1 WHERE job = $2', [
        (await now()) + forMs,
        job,
      ]);
    },

    remove: async ({ job, seq }) => {
      await sql('DELETE FROM unpublished WHERE job = $1 AND seq <= $2', [job, seq]);
    },

    publish: (change, prLink) =>
      transaction(async (run) => {
        if (!(await drop(run, change))) return;
        const { job, seq } = change;
        await run('UPDATE turns SET failure = NULL WHERE job = $1 AND seq = $2', [job, seq]);
        await run(
          `UPDATE jobs SET pr_link = $2, status = CASE WHEN status = 'failed' AND NOT EXISTS (
             SELECT 1 FROM turns WHERE job = $1 AND seq > $3) THEN 'completed' ELSE status END
           WHERE id = $1`,
          [job, prLink, seq],
        );
      }),

    giveUp: (change, failure) =>
      transaction(async (run) => {
        if (!(await drop(run, change))) return;
        const { job, seq } = change;
        await run('UPDATE turns SET failure = $3 WHERE job = $1 AND seq = $2', [job, seq, storable(failure)]);
      }),
  };
}

/** Whether it was there: somebody else may have been first, or something else waits by now. */
async function drop(
  run: Sql,
  { job, seq, result_commit: commit }: Pick<UnpublishedRow, 'job' | 'seq' | 'result_commit'>,
): Promise<boolean> {
  await lockJob(run, job);
  const waited = await run(
    'DELETE FROM unpublished WHERE job = $1 AND seq = $2 AND result_commit = $3 RETURNING job',
    [job, seq, commit],
  );
  return waited.length > 0;
}
