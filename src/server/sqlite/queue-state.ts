import type { QueueState } from '../store/turns.ts';
import type { Database } from './database.ts';

/** How much work there is. Both conditions stand in each statement so that an index over open turns can be used. */
export function createQueueReader(db: Database): () => QueueState {
  const queued = db.prepare(
    `SELECT count(*) AS turns, min(created_at) AS oldest FROM turns WHERE state <> 'done' AND state = 'queued'`,
  );
  const running = db.prepare(
    `SELECT count(*) AS turns, min(started_at) AS oldest FROM turns WHERE state <> 'done' AND state = 'running'`,
  );
  type Row = { turns: number; oldest: number | null };
  return () => {
    const waits = queued.get() as Row;
    const runs = running.get() as Row;
    return {
      queued: waits.turns,
      running: runs.turns,
      oldestQueuedAt: waits.oldest,
      oldestRunningAt: runs.oldest,
    };
  };
}
