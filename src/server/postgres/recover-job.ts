import { randomUUID } from 'node:crypto';
import { type CountedJob, FORGOTTEN_PROMPT, type RecoveredJob } from '../store/jobs.ts';
import type { Database } from './database.ts';
import { findJob } from './job-row.ts';

/** Takes in a job that was read back; one that is known stays as it is, whichever process came to know it first. */
export async function recoverJob(
  { sql, transaction }: Database,
  { job, now }: { job: RecoveredJob; now: number },
): Promise<CountedJob> {
  const { id, project, repository, ref, model, pr_link, base_commit, turns } = job;
  const [head, first] = [turns.at(-1)?.commit ?? null, turns[0]?.at ?? now];
  await transaction(
    async (run) => {
      const made = await run(
        `INSERT INTO jobs (id, project, status, repository, ref, model, pr_link, base_commit, head_commit, created_at, recovered_at)
         VALUES ($1, $2, 'completed', $3, $4, $5, $6, $7, $8, $9::bigint, $10::bigint) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, project, repository, ref, model, pr_link, base_commit, head, first, now],
      );
      if (made.length === 0) return true;
      await run(
        `INSERT INTO turns (job, seq, message, prompt, state, parent_commit, result_commit, created_at, started_at, ended_at)
         SELECT $1, made.seq, made.message, $2, 'done', made.parent, made.result, made.at, made.at, made.at
         FROM unnest($3::integer[], $4::uuid[], $5::text[], $6::text[], $7::bigint[])
           AS made (seq, message, parent, result, at)`,
        [
          id,
          FORGOTTEN_PROMPT,
          turns.map((_, index) => index + 1),
          turns.map(() => randomUUID()),
          turns.map(({ parent }) => parent),
          turns.map(({ commit }) => commit),
          turns.map(({ at }) => at),
        ],
      );
      return true;
    },
    async () => ((await findJob(sql, id)) ? true : undefined),
  );
  const found = await findJob(sql, id);
  if (!found) throw new Error(`job ${id} vanished`);
  return found;
}
