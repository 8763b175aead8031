import type { CountedJob, JobStore, NewJob, TurnRow } from '../store/jobs.ts';
import { randomJobId } from '../store/random-job-id.ts';
import type { Access } from './access.ts';
import type { Database } from './database.ts';
import { createForgetting } from './forget-prompts.ts';
import { createJobList } from './job-list.ts';
import { createRest } from './job-rest.ts';
import { prepareRecovery } from './recover-job.ts';
import { prepareRetry } from './retry-job.ts';

/** `now` gives milliseconds since 1970; `onQueued` is called once a turn that was queued is on disk. */
export function createJobStore(
  db: Database,
  { access, now, onQueued }: { access: Access; now: () => number; onQueued: () => void },
): JobStore {
  const { read, write } = access;
  const insertJob = db.prepare(
    `INSERT INTO jobs (id, project, status, repository, ref, model, created_at) VALUES (?, ?, 'active', ?, ?, ?, ?)`,
  );
  const insertTurn = db.prepare(
    `INSERT INTO turns (job, seq, project, prompt, state, created_at)
     SELECT ?1, 1 + coalesce(max(seq), 0), (SELECT project FROM jobs WHERE id = ?1), ?2, 'queued', ?3
     FROM turns WHERE job = ?1`,
  );
  const selectJob = db.prepare(
    `SELECT jobs.*, turns.seq AS turn, turns.checks, turns.failure FROM jobs JOIN turns ON turns.job = jobs.id
     WHERE jobs.id = ? ORDER BY turns.seq DESC LIMIT 1`,
  );
  const selectTurn = db.prepare('SELECT * FROM turns WHERE job = ? AND seq = ?');
  const lastTurn = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM turns WHERE job = ?');
  const activate = db.prepare(`UPDATE jobs SET status = 'active' WHERE id = ?`);
  const archiveJob = db.prepare(`UPDATE jobs SET status = 'archived', archived_at = ? WHERE id = ?`);
  const dropQueued = db.prepare(
    `UPDATE turns SET state = 'done', failure = 'archived', ended_at = ? WHERE job = ? AND state = 'queued'`,
  );
  const retry = prepareRetry(db);
  const recover = prepareRecovery(db);

  const find = (id: string) => selectJob.get(id) as CountedJob | undefined;
  const get = (id: string): CountedJob => {
    const row = find(id);
    if (!row) throw new Error(`job ${id} vanished`);
    return row;
  };
  const queued = async <T>(work: () => T): Promise<T> => {
    const result = await write(work);
    onQueued();
    return result;
  };

  return {
    ...createJobList(db, access),
    ...createRest(db, access),
    ...createForgetting(db, access),

    find: (id) => read(() => find(id)),
    turn: (id, seq) => read(() => selectTurn.get(id, seq) as TurnRow | undefined),
    turnCount: (id) => read(() => Number(lastTurn.get(id)?.seq)),

    create: (job: NewJob) =>
      queued(() => {
        const id = randomJobId();
        insertJob.run(id, job.project, job.repository, job.ref, job.model, now());
        insertTurn.run(id, job.prompt, now());
        return get(id);
      }),

    recover: (job) =>
      write(() => {
        recover(job, now());
        return get(job.id);
      }),

    addMessage: (id, prompt) =>
      queued(() => {
        if (get(id).status === 'archived') return undefined;
        insertTurn.run(id, prompt, now());
        activate.run(id);
        return get(id);
      }),

    archive: (id) =>
      write(() => {
        const job = find(id);
        if (!job) return false;
        if (job.status !== 'archived') archiveJob.run(now(), id);
        dropQueued.run(now(), id);
        return true;
      }),

    retry: (id) => queued(() => retry(id, now())),
  };
}
