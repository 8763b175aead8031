import { FORGOTTEN_PROMPT, type JobStore } from '../store/jobs.ts';
import type { Access } from './access.ts';
import type { Database } from './database.ts';

/** So many at once that nobody waits for it: each may be of 1 MiB. */
const TURNS_AT_ONCE = 100;

/** The words as they stand in the index. */
const KEPT = `prompt <> '${FORGOTTEN_PROMPT}'`;

const AT_REST = `${KEPT} AND ended_at <= ?1
  AND NOT EXISTS (SELECT 1 FROM jobs WHERE id = turns.job AND status = 'active')
  AND NOT EXISTS (SELECT 1 FROM turns AS other WHERE other.job = turns.job AND (other.state <> 'done' OR other.ended_at > ?1))
  AND NOT EXISTS (SELECT 1 FROM unpublished WHERE unpublished.job = turns.job)`;

/** Forgets what was asked for long ago. */
export function createForgetting(db: Database, { read, write }: Access): Pick<JobStore, 'forgetPrompts'> {
  const count = db.prepare(`SELECT count(*) AS turns FROM turns WHERE ${AT_REST}`);
  const forget = db.prepare(
    `UPDATE turns SET prompt = '${FORGOTTEN_PROMPT}'
     WHERE (job, seq) IN (SELECT job, seq FROM turns WHERE ${AT_REST} LIMIT ${TURNS_AT_ONCE})`,
  );
  return {
    forgetPrompts: async ({ lastAt, dryRun }) => {
      if (dryRun) return read(() => Number(count.get(lastAt)?.turns));
      let forgotten = 0;
      for (;;) {
        const changed = await write(() => Number(forget.run(lastAt).changes));
        forgotten += changed;
        if (changed < TURNS_AT_ONCE) return forgotten;
      }
    },
  };
}
