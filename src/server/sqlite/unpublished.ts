import { type Database, transaction } from './database.ts';

/** A change that was made and is in nobody's hands yet: the remote or the pull-request host could not be reached. */
export type UnpublishedRow = {
  job: string;
  /** The turn that made it. */
  seq: number;
  result_commit: string;
  tries: number;
  since: number;
  next_at: number;
};

export type UnpublishedStore = ReturnType<typeof createUnpublishedStore>;

/** The last change of each job that waits to be published. It stands on those before it that wait as well. */
export function createUnpublishedStore(db: Database, now: () => number = Date.now) {
  const insert = db.prepare(
    `INSERT INTO unpublished (job, seq, result_commit, tries, since, next_at) VALUES (?1, ?2, ?3, 0, ?4, ?4)
     ON CONFLICT (job) DO UPDATE SET seq = ?2, result_commit = ?3, tries = 0, next_at = ?4`,
  );
  const select = db.prepare('SELECT * FROM unpublished WHERE job = ?');
  // A job with a turn to come publishes with that.
  const selectDue = db.prepare(
    `SELECT u.* FROM unpublished AS u JOIN jobs AS j ON j.id = u.job
     WHERE u.next_at <= ? AND j.status IN ('failed', 'completed') ORDER BY u.next_at LIMIT ?`,
  );
  const setNext = db.prepare('UPDATE unpublished SET tries = tries + 1, next_at = ? WHERE job = ?');
  const remove = db.prepare('DELETE FROM unpublished WHERE job = ?');
  const setSucceeded = db.prepare('UPDATE turns SET failure = NULL WHERE job = ? AND seq = ?');
  const setLink = db.prepare('UPDATE jobs SET pr_link = ? WHERE id = ?');
  const setCompleted = db.prepare(
    `UPDATE jobs SET status = 'completed' WHERE id = ?1 AND status = 'failed'
       AND NOT EXISTS (SELECT 1 FROM turns WHERE job = ?1 AND seq > ?2)`,
  );
  return {
    /** From now on it is tried again. */
    add: ({ job, seq, commit }: { job: string; seq: number; commit: string }) => {
      insert.run(job, seq, commit, now());
    },
    find: (job: string) => select.get(job) as UnpublishedRow | undefined,
    due: (limit: number) => selectDue.all(now(), limit) as UnpublishedRow[],
    postpone: (job: string, nextAt: number) => {
      setNext.run(nextAt, job);
    },
    remove: (job: string) => {
      remove.run(job);
    },
    /** It is published after all: the turn that made it did not fail, and if it was the last, its job neither. */
    publish: ({ job, seq }: Pick<UnpublishedRow, 'job' | 'seq'>, prLink: string) =>
      transaction(db, () => {
        setSucceeded.run(job, seq);
        setLink.run(prLink, job);
        setCompleted.run(job, seq);
        remove.run(job);
      }),
  };
}
