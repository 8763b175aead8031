import { randomUUID } from 'node:crypto';
import { FORGOTTEN_PROMPT, type JobStore } from '../store/jobs.ts';
import { createJobMaker } from './create-jobs.ts';
import { type Database, type Sql, storable } from './database.ts';
import { createForgetting } from './forget-prompts.ts';
import { gather } from './gather.ts';
import { createJobLists } from './job-list.ts';
import { createJobRest } from './job-rest.ts';
import { findJob, findJobs, findTurn, lockJob } from './job-row.ts';
import type { Queue } from './queue.ts';
import { recoverJob } from './recover-job.ts';
import { notifyQueued } from './wake.ts';

export type JobPorts = {
  /** For whoever makes a request and waits. */
  requests: Database;
  /** For what takes longer. */
  work: Database;
  queue: Queue;
  now: () => number;
};

/** What callers and operators see of jobs. A turn is queued in the transaction that makes it. */
export function createJobStore({ requests, work, queue, now }: JobPorts): JobStore {
  const { sql, transaction } = requests;

  const enqueue = async (run: Sql, { project, job }: { project: string; job: string }) => {
    await queue.send(run, { project, jobs: [job] });
    await notifyQueued(run);
  };

  /** Whether the call that named its turn `message` was committed. */
  const wasQueued = async (message: string, job: string): Promise<boolean> =>
    (await sql('SELECT 1 FROM turns WHERE job = $1 AND message = $2', [job, message])).length > 0;

  return {
    find: gather((ids: readonly string[]) => findJobs(sql, ids)),
    turn: (job, seq) => findTurn(sql, { job, seq }),

    turnCount: async (id) => {
      const [row] = await sql<{ turns: number }>(
        'SELECT coalesce(max(seq), 0) AS turns FROM turns WHERE job = $1',
        [id],
      );
      return row?.turns ?? 0;
    },

    create: createJobMaker(requests, { queue, now }),
    recover: (job) => recoverJob(requests, { job, now: now() }),

    addMessage: (id, prompt) => {
      const message = randomUUID();
      return transaction(
        async (run) => {
          const job = await lockJob(run, id);
          if (!job) throw new Error(`job ${id} vanished`);
          if (job.status === 'archived') return undefined;
          const [turn] = await run<{ seq: number }>(
            `INSERT INTO turns (job, seq, message, prompt, created_at)
             SELECT $1, 1 + coalesce(max(seq), 0), $2::uuid, $3, $4::bigint FROM turns WHERE job = $1 RETURNING seq`,
            [id, message, storable(prompt), now()],
          );
          await run(`UPDATE jobs SET status = 'active' WHERE id = $1`, [id]);
          await enqueue(run, { project: job.project, job: id });
          return { ...job, status: 'active', turn: turn?.seq ?? 0, checks: null, failure: null };
        },
        async () => ((await wasQueued(message, id)) ? findJob(sql, id) : undefined),
      );
    },

    // The tokens of what is dropped stay: whoever takes one finds no turn for it.
    archive: (id) =>
      transaction(async (run) => {
        const job = await lockJob(run, id);
        if (!job) return false;
        await run(
          `UPDATE jobs SET status = 'archived', archived_at = $2 WHERE id = $1 AND status <> 'archived'`,
          [id, now()],
        );
        await run(
          `UPDATE turns SET state = 'done', failure = 'archived', ended_at = $2 WHERE job = $1 AND state = 'queued'`,
          [id, now()],
        );
        return true;
      }),

    retry: (id) =>
      transaction(async (run) => {
        const job = await lockJob(run, id);
        if (job?.status !== 'failed') return { ok: false, status: job?.status };
        const [last] = await run<{ prompt: string }>(
          'SELECT prompt FROM turns WHERE job = $1 ORDER BY seq DESC LIMIT 1',
          [id],
        );
        if (last?.prompt === FORGOTTEN_PROMPT) return { ok: false, status: 'forgotten' };
        await run(
          `UPDATE turns SET state = 'queued', lost = 0, process = NULL, failure = NULL, created_at = $2,
             started_at = NULL, ended_at = NULL
           WHERE job = $1 AND seq = (SELECT max(seq) FROM turns WHERE job = $1)`,
          [id, now()],
        );
        await run(`UPDATE jobs SET status = 'active' WHERE id = $1`, [id]);
        await enqueue(run, { project: job.project, job: id });
        return { ok: true };
      }),

    ...createJobLists(work),
    ...createJobRest(work),
    ...createForgetting(work),
  };
}
