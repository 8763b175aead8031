import { openDatabase } from '../src/server/sqlite/database.ts';
import { openSqliteStores } from '../src/server/sqlite/open.ts';
import { median } from './statistics.ts';

/** Jobs of earlier times, each with five turns that are done. */
export function addPastJobs(dataDir: string, count: number): void {
  const db = openDatabase(dataDir);
  const addJob = db.prepare(
    `INSERT INTO jobs (id, project, status, repository, ref, model, created_at)
     VALUES (?, 'docs', 'completed', 'file:///docs', NULL, 'agent-command', ?)`,
  );
  const addTurn = db.prepare(
    `INSERT INTO turns (job, seq, project, prompt, state, created_at, started_at, ended_at)
     VALUES (?, ?, 'docs', 'Fix the typos on this page, please.', 'done', ?, ?, ?)`,
  );
  db.exec('BEGIN');
  for (let n = 0; n < count; n++) {
    const at = Date.UTC(2025, 0, 1) + n * 1000;
    // Ids are random letters: the rows of one time are spread over the whole table, as those of the service are.
    const id = `past-${((n * 2_654_435_761) % 2 ** 32).toString(36)}-${n}`;
    addJob.run(id, at);
    for (let seq = 1; seq <= 5; seq++) addTurn.run(id, seq, at + seq, at + seq, at + seq);
  }
  db.exec('COMMIT');
  db.close();
}

/** How long it takes to claim a turn, and to look at a queue that is empty; the median of 500, milliseconds. */
export async function measureClaims(dataDir: string): Promise<{ claim: number; empty: number }> {
  const stores = openSqliteStores({ dataDir, limits: { agent: 1, analytics: 1 } });
  const { db, turns, jobs } = stores;
  db.exec(`UPDATE turns SET state = 'done' WHERE state = 'queued' OR state = 'running'`);
  for (let n = 0; n < 500; n++)
    await jobs.create({ project: 'docs', prompt: 'Fix it.', repository: 'r', ref: null, model: 'm' });
  const times = async (look: () => Promise<unknown>) => {
    const all: number[] = [];
    for (let n = 0; n < 500; n++) {
      const start = performance.now();
      await look();
      all.push(performance.now() - start);
    }
    return median(all);
  };
  const claim = () => turns.claim('docs');
  const measured = { claim: await times(claim), empty: await times(claim) };
  await stores.close();
  return measured;
}
