import type { LogHead, LogMark, MarkChange } from '../store/view-tables.ts';
import type { Session } from './views-connection.ts';

const SIZES = 'SELECT DISTINCT head_bytes FROM view_sources WHERE project = $1';
const LIST = `SELECT position, tail_hash FROM view_sources
  WHERE project = $1 AND head_bytes = $2 AND head_hash = $3 ORDER BY position DESC`;
const PUT = `INSERT INTO view_sources (project, head_bytes, head_hash, position, tail_hash, imported_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (project, head_bytes, head_hash, position)
  DO UPDATE SET tail_hash = excluded.tail_hash, imported_at = excluded.imported_at`;
const DROP =
  'DELETE FROM view_sources WHERE project = $1 AND head_bytes = $2 AND head_hash = $3 AND position = $4';

type Query = Pick<Session, 'query'>;

export async function listHeadSizes({ query }: Query, project: string): Promise<number[]> {
  const { rows } = await query<{ head_bytes: number }>(SIZES, [project]);
  return rows.map(({ head_bytes: bytes }) => bytes);
}

/** The furthest first. */
export async function listMarks(
  { query }: Query,
  { project, head }: { project: string; head: LogHead },
): Promise<LogMark[]> {
  const { rows } = await query<{ position: string; tail_hash: Buffer }>(LIST, [
    project,
    head.bytes,
    head.hash,
  ]);
  return rows.map(({ position, tail_hash: tailHash }) => ({ head, position: Number(position), tailHash }));
}

/** In the caller's transaction. */
export async function putMark(
  session: Query,
  { project, mark }: { project: string; mark: MarkChange },
): Promise<void> {
  const { put, drop, keep } = mark;
  const remove = ({ head, position }: Pick<LogMark, 'head' | 'position'>) =>
    session.query(DROP, [project, head.bytes, head.hash, position]);
  if (drop) await remove(drop);
  const { head, position, tailHash } = put;
  await session.query(PUT, [project, head.bytes, head.hash, position, tailHash, Date.now()]);
  for (const old of (await listMarks(session, { project, head })).slice(keep)) await remove(old);
}
