import { FORGOTTEN_PROMPT, type JobStore } from '../store/jobs.ts';
import type { Database } from './database.ts';

/** So many at once that no transaction takes long. */
const TURNS_AT_ONCE = 100;

const AT_REST = `t.prompt <> '${FORGOTTEN_PROMPT}' AND t.ended_at <= $1::bigint AND j.status <> 'active'
  AND NOT EXISTS (SELECT 1 FROM turns AS o WHERE o.job = t.job AND (o.state <> 'done' OR o.ended_at > $1::bigint))
  AND NOT EXISTS (SELECT 1 FROM unpublished AS u WHERE u.job = t.job)`;

/** Forgets what was asked for long ago. Whoever queues a turn or retries one holds the job meanwhile. */
export function createForgetting({ sql, transaction }: Database): Pick<JobStore, 'forgetPrompts'> {
  const forget = (lastAt: number) =>
    transaction(async (run) => {
      const jobs = await run<{ id: string }>(
        `SELECT j.id FROM jobs AS j WHERE j.id IN (
           SELECT t.job FROM turns AS t JOIN jobs AS j ON j.id = t.job WHERE ${AT_REST} LIMIT ${TURNS_AT_ONCE})
         ORDER BY j.id FOR UPDATE`,
        [lastAt],
      );
      const turns = await run(
        `UPDATE turns AS done SET prompt = $3 FROM turns AS t JOIN jobs AS j ON j.id = t.job
         WHERE done.job = t.job AND done.seq = t.seq AND t.job = ANY ($2) AND ${AT_REST} RETURNING 1`,
        [lastAt, jobs.map(({ id }) => id), FORGOTTEN_PROMPT],
      );
      return turns.length;
    });
  return {
    forgetPrompts: async ({ lastAt, dryRun }) => {
      if (dryRun) {
        const [row] = await sql<{ turns: number }>(
          `SELECT count(*)::integer AS turns FROM turns AS t JOIN jobs AS j ON j.id = t.job WHERE ${AT_REST}`,
          [lastAt],
        );
        return row?.turns ?? 0;
      }
      let forgotten = 0;
      for (;;) {
        const changed = await forget(lastAt);
        forgotten += changed;
        if (changed === 0) return forgotten;
      }
    },
  };
}
