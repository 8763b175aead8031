import { randomBytes } from 'node:crypto';
import type { JobStatus } from '../../contract/job-status.ts';
import { type Database, transaction } from './database.ts';

export type JobRow = {
  id: string;
  project: string;
  status: JobStatus;
  repository: string;
  ref: string | null;
  model: string;
  /** As its host gave it: a URL, or a path on this service. */
  pr_link: string | null;
  base_commit: string | null;
  head_commit: string | null;
  created_at: number;
  archived_at: number | null;
};

/** A job with the number of its newest turn, the one whose state `status` tells. */
export type CountedJob = JobRow & { turn: number };

export type TurnRow = {
  job: string;
  seq: number;
  prompt: string;
  state: 'queued' | 'running' | 'done';
  attempt: number;
  process: string | null;
  parent_commit: string | null;
  result_commit: string | null;
  failure: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
};

export type NewJob = {
  project: string;
  prompt: string;
  repository: string;
  ref: string | null;
  model: string;
};

export type JobStore = ReturnType<typeof createJobStore>;

/** What callers see of jobs: creating, reading, messaging, archiving. `now` gives milliseconds since 1970. */
export function createJobStore(db: Database, now: () => number = Date.now) {
  const insertJob = db.prepare(
    `INSERT INTO jobs (id, project, status, repository, ref, model, created_at) VALUES (?, ?, 'active', ?, ?, ?, ?)`,
  );
  const insertTurn = db.prepare(
    `INSERT INTO turns (job, seq, project, prompt, state, created_at)
     SELECT ?1, 1 + coalesce(max(seq), 0), (SELECT project FROM jobs WHERE id = ?1), ?2, 'queued', ?3
     FROM turns WHERE job = ?1`,
  );
  const selectJob = db.prepare(
    'SELECT *, (SELECT max(seq) FROM turns WHERE job = jobs.id) AS turn FROM jobs WHERE id = ?',
  );
  const selectTurn = db.prepare('SELECT * FROM turns WHERE job = ? AND seq = ?');
  const lastTurn = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM turns WHERE job = ?');
  const activate = db.prepare(`UPDATE jobs SET status = 'active' WHERE id = ?`);
  const archiveJob = db.prepare(`UPDATE jobs SET status = 'archived', archived_at = ? WHERE id = ?`);
  const dropQueued = db.prepare(
    `UPDATE turns SET state = 'done', failure = 'archived', ended_at = ? WHERE job = ? AND state = 'queued'`,
  );

  const find = (id: string) => selectJob.get(id) as CountedJob | undefined;
  const get = (id: string): CountedJob => {
    const row = find(id);
    if (!row) throw new Error(`job ${id} vanished`);
    return row;
  };

  return {
    find,

    turn: (id: string, seq: number) => selectTurn.get(id, seq) as TurnRow | undefined,

    /** Turns are numbered from 1 without a gap. */
    turnCount: (id: string) => Number(lastTurn.get(id)?.seq),

    /** On disk when it returns. */
    create: (job: NewJob): CountedJob =>
      transaction(db, () => {
        const id = randomJobId();
        insertJob.run(id, job.project, job.repository, job.ref, job.model, now());
        insertTurn.run(id, job.prompt, now());
        return get(id);
      }),

    /** Queues a further turn; undefined where the job is archived. On disk when it returns. */
    addMessage: (id: string, prompt: string): CountedJob | undefined =>
      transaction(db, () => {
        if (get(id).status === 'archived') return undefined;
        insertTurn.run(id, prompt, now());
        activate.run(id);
        return get(id);
      }),

    /** Archives a job and drops what it has queued; the service ends what it runs. False where there is no such job. */
    archive: (id: string): boolean =>
      transaction(db, () => {
        const job = find(id);
        if (!job) return false;
        if (job.status !== 'archived') archiveJob.run(now(), id);
        dropQueued.run(now(), id);
        return true;
      }),
  };
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 26 of 32 letters: 130 random bits, because a review page is open to whoever knows its address. */
export function randomJobId(): string {
  return Array.from(randomBytes(26), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
