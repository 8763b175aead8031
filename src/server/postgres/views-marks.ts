import type { Pool, PoolClient } from 'pg';
import type { LogHead, LogMark, MarkChange } from '../store/view-tables.ts';

const LIST = `SELECT position, tail_hash FROM view_sources
  WHERE project = $1 AND head_bytes = $2 AND head_hash = $3 ORDER BY position DESC`;
const PUT = `INSERT INTO view_sources (project, head_bytes, head_hash, position, tail_hash, imported_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (project, head_bytes, head_hash, position)
  DO UPDATE SET tail_hash = excluded.tail_hash, imported_at = excluded.imported_at`;
const DROP =
  'DELETE FROM view_sources WHERE project = $1 AND head_bytes = $2 AND head_hash = $3 AND position = $4';

export async function listHeadSizes(pool: Pool, project: string): Promise<number[]> {
  const { rows } = await pool.query('SELECT DISTINCT head_bytes FROM view_sources WHERE project = $1', [
    project,
  ]);
  return rows.map(({ head_bytes: bytes }) => bytes);
}

/** The furthest first. */
export async function listMarks(
  on: Pool | PoolClient,
  { project, head }: { project: string; head: LogHead },
): Promise<LogMark[]> {
  const { rows } = await on.query(LIST, [project, head.bytes, head.hash]);
  return rows.map(({ position, tail_hash: tailHash }) => ({ head, position: Number(position), tailHash }));
}

/** In the caller's transaction. */
export async function putMark(
  client: PoolClient,
  { project, mark }: { project: string; mark: MarkChange },
): Promise<void> {
  const { put, drop, keep } = mark;
  const remove = ({ head, position }: Pick<LogMark, 'head' | 'position'>) =>
    client.query(DROP, [project, head.bytes, head.hash, position]);
  if (drop) await remove(drop);
  const { head, position, tailHash } = put;
  await client.query(PUT, [project, head.bytes, head.hash, position, tailHash, Date.now()]);
  for (const old of (await listMarks(client, { project, head })).slice(keep)) await remove(old);
}
