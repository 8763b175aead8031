import type { CountedJob, JobRow, TurnRow } from '../store/jobs.ts';
import type { Sql } from './database.ts';

// Named one by one: a statement that is prepared goes on when a newer release adds a column.
export const JOB_COLUMNS =
  'id, project, status, repository, ref, model, pr_link, base_commit, head_commit, created_at, archived_at, recovered_at';
export const TURN_COLUMNS =
  'job, seq, prompt, state, attempt, lost, process, parent_commit, result_commit, checks, contexts, failure, created_at, started_at, ended_at';

/**
 * Holds a job until the end of the transaction. Whoever changes a job's turns holds it first, and whoever claims holds the
 * token of the queue before that: an order in which none waits for another in a ring.
 */
export async function lockJob(sql: Sql, job: string): Promise<JobRow | undefined> {
  const [row] = await sql<JobRow>(`SELECT ${JOB_COLUMNS} FROM jobs WHERE id = $1 FOR UPDATE`, [job]);
  return row;
}

export async function findJob(sql: Sql, job: string): Promise<CountedJob | undefined> {
  return (await findJobs(sql, [job]))[0];
}

/** For each id its job, or undefined. */
export async function findJobs(
  sql: Sql,
  ids: readonly string[],
): Promise<readonly (CountedJob | undefined)[]> {
  const rows = await sql<CountedJob>(
    `SELECT ${JOB_COLUMNS}, newest.seq AS turn, newest.checks, newest.failure FROM jobs CROSS JOIN LATERAL (
       SELECT seq, checks, failure FROM turns WHERE job = jobs.id ORDER BY seq DESC LIMIT 1) AS newest WHERE id = ANY($1)`,
    [[...new Set(ids)]],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}

export async function findTurn(
  sql: Sql,
  { job, seq }: { job: string; seq: number },
): Promise<TurnRow | undefined> {
  const [row] = await sql<TurnRow>(`SELECT ${TURN_COLUMNS} FROM turns WHERE job = $1 AND seq = $2`, [
    job,
    seq,
  ]);
  return row;
}
