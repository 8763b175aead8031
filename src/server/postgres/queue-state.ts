import type { TurnRow } from '../store/jobs.ts';
import type { QueueState } from '../store/turns.ts';
import type { Sql } from './database.ts';
import { TURN_COLUMNS } from './job-row.ts';

/** The projects that have a token to be had, or one that waits for another of its job. One step in the index for each. */
export async function waitingProjects(sql: Sql, queueSchema: string): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `SELECT name FROM ${queueSchema}.queue WHERE EXISTS (
       SELECT 1 FROM ${queueSchema}.job WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked)
     ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

export function runningOf(sql: Sql, worker: string): Promise<TurnRow[]> {
  return sql(
    `SELECT ${TURN_COLUMNS} FROM turns WHERE state = 'running' AND worker = $1 ORDER BY started_at, job, seq`,
    [worker],
  );
}

/** How much work there is, for all workers together. */
export async function queueState(sql: Sql): Promise<QueueState> {
  const [row] = await sql<QueueState>(
    `SELECT count(*) FILTER (WHERE state = 'queued')::integer AS queued,
       count(*) FILTER (WHERE state = 'running')::integer AS running,
       min(created_at) FILTER (WHERE state = 'queued') AS "oldestQueuedAt",
       min(started_at) FILTER (WHERE state = 'running') AS "oldestRunningAt"
     FROM turns WHERE state <> 'done'`,
  );
  return row ?? { queued: 0, running: 0, oldestQueuedAt: null, oldestRunningAt: null };
}
