import type { TurnRow } from '../store/jobs.ts';
import type { Claimed } from '../store/turns.ts';
import type { Sql } from './database.ts';
import { lockJob, TURN_COLUMNS } from './job-row.ts';
import type { Queue, Token } from './queue.ts';

export type Taken = { kind: 'claimed'; claimed: Claimed } | { kind: 'nothing' } | { kind: 'superfluous' };

/** Whether the attempt that a row has is lost with its worker; see `recover` of the interface. */
export const IS_LOST = 'result_commit IS NULL AND (lost = 0 OR process IS NOT NULL)';

/**
 * Takes a token of the project's queue, and for it the first turn of its job that is not done. That may be one that runs:
 * then the lease of whoever had it has run out. One attempt is lost so, but not where the change is made already and only
 * has to be published, and not where the database was started since the lease was last prolonged: it was the database
 * then that nobody could reach.
 */
export async function take(
  sql: Sql,
  { queue, project, worker, now }: { queue: Queue; project: string; worker: string; now: number },
): Promise<Taken> {
  const token = await queue.take(sql, project);
  if (!token) return { kind: 'nothing' };
  const job = await lockJob(sql, token.job);
  const turn = job && (await firstOpen(sql, token.job));
  if (!job || !turn) {
    await queue.drop(sql, project, token);
    return { kind: 'superfluous' };
  }
  if (job.status === 'archived') {
    await endArchived(sql, turn, now);
    await queue.drop(sql, project, token);
    return { kind: 'superfluous' };
  }
  return { kind: 'claimed', claimed: { job, turn: await begin(sql, { turn, token, worker, now }) } };
}

async function firstOpen(sql: Sql, job: string): Promise<TurnRow | undefined> {
  const [turn] = await sql<TurnRow>(
    `SELECT ${TURN_COLUMNS} FROM turns WHERE job = $1 AND state <> 'done' ORDER BY seq LIMIT 1`,
    [job],
  );
  return turn;
}

async function begin(
  sql: Sql,
  { turn, token, worker, now }: { turn: TurnRow; token: Token; worker: string; now: number },
): Promise<TurnRow> {
  const [begun] = await sql<TurnRow>(
    `UPDATE turns SET state = 'running', attempt = attempt + 1, process = NULL, worker = $3, token = $4, claim = $5,
       renewed_at = clock_timestamp(), started_at = $6,
       lost = lost + CASE WHEN state = 'running' AND ${IS_LOST}
         AND renewed_at >= pg_postmaster_start_time() THEN 1 ELSE 0 END
     WHERE job = $1 AND seq = $2 RETURNING ${TURN_COLUMNS}`,
    [turn.job, turn.seq, worker, token.token, token.claim, now],
  );
  if (!begun) throw new Error(`turn ${turn.seq} of job ${turn.job} vanished`);
  return begun;
}

/** Its worker was lost before it could say so. */
async function endArchived(sql: Sql, turn: Pick<TurnRow, 'job' | 'seq'>, now: number): Promise<void> {
  await sql(
    `UPDATE turns SET state = 'done', process = NULL, failure = 'archived', ended_at = $3 WHERE job = $1 AND seq = $2`,
    [turn.job, turn.seq, now],
  );
}
