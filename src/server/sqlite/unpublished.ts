import { NEVER, type UnpublishedRow, type UnpublishedStore } from '../store/unpublished.ts';
import type { Access } from './access.ts';
import type { Database } from './database.ts';

export function createUnpublishedStore(
  db: Database,
  { access: { read, write }, now }: { access: Access; now: () => number },
): UnpublishedStore {
  const insert = db.prepare(
    `INSERT INTO unpublished (job, seq, result_commit, tries, since, next_at) VALUES (?1, ?2, ?3, 0, ?4, ?5)
     ON CONFLICT (job) DO UPDATE SET seq = ?2, result_commit = ?3, tries = 0, next_at = ?5
       WHERE unpublished.seq <= ?2`,
  );
  const select = db.prepare('SELECT * FROM unpublished WHERE job = ?');
  const selectDue = db.prepare(
    `SELECT u.* FROM unpublished AS u JOIN jobs AS j ON j.id = u.job
     WHERE u.next_at <= ? AND j.status IN ('failed', 'completed') ORDER BY u.next_at LIMIT ?`,
  );
  const take = db.prepare('UPDATE unpublished SET next_at = ? WHERE job = ? AND seq = ? AND next_at = ?');
  const release = db.prepare('UPDATE unpublished SET next_at = ? WHERE job = ? AND seq = ?');
  const setNext = db.prepare('UPDATE unpublished SET tries = tries + 1, next_at = ? WHERE job = ?');
  const remove = db.prepare('DELETE FROM unpublished WHERE job = ? AND seq <= ?');
  const removeOne = db.prepare('DELETE FROM unpublished WHERE job = ? AND seq = ? AND result_commit = ?');
  const setFailure = db.prepare('UPDATE turns SET failure = ? WHERE job = ? AND seq = ?');
  const setLink = db.prepare('UPDATE jobs SET pr_link = ? WHERE id = ?');
  const setCompleted = db.prepare(
    `UPDATE jobs SET status = 'completed' WHERE id = ?1 AND status = 'failed'
       AND NOT EXISTS (SELECT 1 FROM turns WHERE job = ?1 AND seq > ?2)`,
  );
  return {
    add: ({ job, seq, commit }) =>
      write(() => {
        insert.run(job, seq, commit, now(), now());
      }),
    hold: ({ job, seq, commit }) =>
      write(() => {
        insert.run(job, seq, commit, now(), NEVER);
      }),
    find: (job) => read(() => select.get(job) as UnpublishedRow | undefined),
    due: (limit) => read(() => selectDue.all(now(), limit) as UnpublishedRow[]),
    take: (row, forMs) => write(() => take.run(now() + forMs, row.job, row.seq, row.next_at).changes > 0),
    release: (row) =>
      write(() => {
        release.run(row.next_at, row.job, row.seq);
      }),
    postpone: (job, forMs) =>
      write(() => {
        setNext.run(now() + forMs, job);
      }),
    remove: ({ job, seq }) =>
      write(() => {
        remove.run(job, seq);
      }),
    publish: ({ job, seq, result_commit: commit }, prLink) =>
      write(() => {
        if (removeOne.run(job, seq, commit).changes === 0) return;
        setFailure.run(null, job, seq);
        setLink.run(prLink, job);
        setCompleted.run(job, seq);
      }),
    giveUp: ({ job, seq, result_commit: commit }, failure) =>
      write(() => {
        if (removeOne.run(job, seq, commit).changes > 0) setFailure.run(failure, job, seq);
      }),
  };
}
