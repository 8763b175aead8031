import { type Database, transaction } from './database.ts';
import type { JobRow, TurnRow } from './jobs.ts';

/** A turn is begun at most this often; a service that dies under it twice would die a third time. */
export const MAX_ATTEMPTS = 2;

export type TurnKey = { job: string; seq: number };
export type Claimed = { job: JobRow; turn: TurnRow };

/** How a turn ended. `prLink` undefined leaves the job's link as it is. */
export type TurnEnd = { status: 'completed' | 'failed'; failure?: string; prLink?: string };

export type TurnStore = ReturnType<typeof createTurnStore>;

/** What the worker sees: the queue of turns. The turns of one job run in order, one at a time. */
export function createTurnStore(db: Database, now: () => number = Date.now) {
  const nextQueued = db.prepare(
    `SELECT * FROM turns AS t WHERE state = 'queued' AND project = ? AND NOT EXISTS (
       SELECT 1 FROM turns AS o INDEXED BY turns_unfinished WHERE o.job = t.job AND o.seq < t.seq AND o.state <> 'done')
     ORDER BY created_at LIMIT 1`,
  );
  // One step in the index for each project, however many turns it has.
  const selectWaiting = db.prepare(
    `WITH RECURSIVE waiting (project) AS (
       SELECT min(project) FROM turns WHERE state = 'queued'
       UNION ALL
       SELECT (SELECT min(project) FROM turns WHERE state = 'queued' AND project > waiting.project)
       FROM waiting WHERE project IS NOT NULL)
     SELECT project FROM waiting WHERE project IS NOT NULL`,
  );
  const setRunning = db.prepare(
    `UPDATE turns SET state = 'running', attempt = attempt + 1, started_at = ?, process = NULL WHERE job = ? AND seq = ?`,
  );
  const selectJob = db.prepare('SELECT * FROM jobs WHERE id = ?');
  const selectTurn = db.prepare('SELECT * FROM turns WHERE job = ? AND seq = ?');
  const selectRunning = db.prepare(`SELECT * FROM turns WHERE state = 'running'`);
  const setProcess = db.prepare('UPDATE turns SET process = ? WHERE job = ? AND seq = ?');
  const setParent = db.prepare('UPDATE turns SET parent_commit = ? WHERE job = ? AND seq = ?');
  const setResult = db.prepare('UPDATE turns SET result_commit = ? WHERE job = ? AND seq = ?');
  const setBase = db.prepare('UPDATE jobs SET base_commit = ? WHERE id = ?');
  const setHead = db.prepare('UPDATE jobs SET head_commit = ? WHERE id = ?');
  const setQueued = db.prepare(
    `UPDATE turns SET state = 'queued', process = NULL, attempt = attempt - ? WHERE job = ? AND seq = ?`,
  );
  const setDone = db.prepare(
    `UPDATE turns SET state = 'done', process = NULL, failure = ?, ended_at = ? WHERE job = ? AND seq = ?`,
  );
  const setLink = db.prepare('UPDATE jobs SET pr_link = ? WHERE id = ?');
  // The last turn decides; an archived job stays archived.
  const setStatus = db.prepare(
    `UPDATE jobs SET status = ?1 WHERE id = ?2 AND status = 'active'
       AND NOT EXISTS (SELECT 1 FROM turns INDEXED BY turns_unfinished WHERE job = ?2 AND state <> 'done')`,
  );

  const finish = ({ job, seq }: TurnKey, end: TurnEnd) => {
    setDone.run(end.failure ?? null, now(), job, seq);
    if (end.prLink !== undefined) setLink.run(end.prLink, job);
    setStatus.run(end.status, job);
  };

  return {
    /** The projects that have a turn queued. */
    waiting: () => selectWaiting.all().map(({ project }) => String(project)),

    /** Takes a project's oldest turn that may run now, or undefined. */
    claim: (project: string): Claimed | undefined =>
      transaction(db, () => {
        const next = nextQueued.get(project) as TurnRow | undefined;
        if (!next) return undefined;
        setRunning.run(now(), next.job, next.seq);
        return {
          job: selectJob.get(next.job) as JobRow,
          turn: selectTurn.get(next.job, next.seq) as TurnRow,
        };
      }),

    running: () => selectRunning.all() as TurnRow[],

    recordProcess: ({ job, seq }: TurnKey, process: string) => setProcess.run(process, job, seq),

    /** Where the turn starts from. On a new branch that is also what the job's diff is taken against. */
    recordParent: ({ job, seq }: TurnKey, start: { commit: string; newBranch: boolean }) =>
      transaction(db, () => {
        setParent.run(start.commit, job, seq);
        if (start.newBranch) setBase.run(start.commit, job);
      }),

    /** What the turn made, recorded before it is pushed: from here on a restart publishes and does not run again. */
    recordResult: ({ job, seq }: TurnKey, commit: string) =>
      transaction(db, () => {
        setResult.run(commit, job, seq);
        setHead.run(commit, job);
      }),

    finish: (turn: TurnKey, end: TurnEnd) => transaction(db, () => finish(turn, end)),

    /** Puts a turn back that was stopped in good order; the attempt does not count. */
    requeue: ({ job, seq }: TurnKey) => setQueued.run(1, job, seq),

    /** After a service has died: what it was running goes back to the queue, or is failed the second time. */
    recover: (): { resumed: TurnKey[]; failed: TurnKey[] } =>
      transaction(db, () => {
        const rows = selectRunning.all() as TurnRow[];
        // With a result only the publishing is left, which is as often as it takes.
        const isSpent = (row: TurnRow) => row.attempt >= MAX_ATTEMPTS && row.result_commit === null;
        const spent = rows.filter(isSpent);
        const rest = rows.filter((row) => !isSpent(row));
        for (const row of rest) setQueued.run(0, row.job, row.seq);
        for (const row of spent)
          finish(row, { status: 'failed', failure: `the service stopped during attempt ${row.attempt}` });
        return { resumed: rest, failed: spent };
      }),
  };
}
