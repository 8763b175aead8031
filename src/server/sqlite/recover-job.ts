import { FORGOTTEN_PROMPT, type RecoveredJob } from '../store/jobs.ts';
import type { Database } from './database.ts';

/** What takes in a job that was read back, within a transaction; nothing where it is known. */
export function prepareRecovery(db: Database): (job: RecoveredJob, now: number) => void {
  const insertJob = db.prepare(
    `INSERT INTO jobs (id, project, status, repository, ref, model, pr_link, base_commit, head_commit, created_at, recovered_at)
     VALUES (?, ?, 'completed', ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  );
  const insertTurn = db.prepare(
    `INSERT INTO turns (job, seq, project, prompt, state, parent_commit, result_commit, created_at, started_at, ended_at)
     VALUES (?1, ?2, ?3, '${FORGOTTEN_PROMPT}', 'done', ?4, ?5, ?6, ?6, ?6)`,
  );
  return (job, now) => {
    const { id, project, repository, ref, model, pr_link, base_commit, turns } = job;
    const [head, first] = [turns.at(-1)?.commit ?? null, turns[0]?.at ?? now];
    const row = [id, project, repository, ref, model, pr_link, base_commit, head, first, now];
    if (Number(insertJob.run(...row).changes) === 0) return;
    for (const [index, { commit, parent, at }] of turns.entries())
      insertTurn.run(id, index + 1, project, parent, commit, at);
  };
}
