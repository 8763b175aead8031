import type { LogHead, LogMark, MarkChange } from '../store/view-tables.ts';
import type { Database } from './database.ts';

/** How far logs were imported. */
export function createMarkTable(db: Database) {
  const listSizes = db.prepare('SELECT DISTINCT head_bytes FROM view_sources WHERE project = ?');
  const listMarks = db.prepare(
    `SELECT position, tail_hash FROM view_sources WHERE project = ? AND head_bytes = ? AND head_hash = ?
     ORDER BY position DESC`,
  );
  const putMark = db.prepare(
    `INSERT OR REPLACE INTO view_sources (project, head_bytes, head_hash, position, tail_hash, imported_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const dropMark = db.prepare(
    'DELETE FROM view_sources WHERE project = ? AND head_bytes = ? AND head_hash = ? AND position = ?',
  );

  const list = (project: string, head: LogHead): LogMark[] =>
    (listMarks.all(project, head.bytes, head.hash) as { position: number; tail_hash: Uint8Array }[]).map(
      ({ position, tail_hash: tailHash }) => ({ head, position, tailHash }),
    );
  const remove = (project: string, { head, position }: Pick<LogMark, 'head' | 'position'>) =>
    dropMark.run(project, head.bytes, head.hash, position);

  return {
    headSizes: (project: string): number[] =>
      listSizes.all(project).map(({ head_bytes: bytes }) => Number(bytes)),

    list,

    /** In the caller's transaction. */
    put: (project: string, { put: { head, position, tailHash }, drop, keep }: MarkChange): void => {
      if (drop) remove(project, drop);
      putMark.run(project, head.bytes, head.hash, position, tailHash, Date.now());
      for (const mark of list(project, head).slice(keep)) remove(project, mark);
    },
  };
}
