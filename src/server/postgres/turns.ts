import { type Claimed, type TurnKey, TurnLost, type TurnStore } from '../store/turns.ts';
import { IS_LOST, take } from './claim.ts';
import { type Database, storable } from './database.ts';
import { createHolding } from './holding.ts';
import type { Queue } from './queue.ts';
import { queueState, runningOf, waitingProjects } from './queue-state.ts';
import { renewLeases } from './renew.ts';
import { notifyQueued } from './wake.ts';

export type TurnPorts = {
  db: Database;
  queue: Queue;
  queueSchema: string;
  /** Who claims: the same after a restart, and nobody else's. */
  worker: string;
  leaseMs: number;
  onQueued: TurnStore['onQueued'];
  now: () => number;
};

/** The queue of turns, shared by all workers. */
export function createTurnStore(ports: TurnPorts): TurnStore {
  const { db, queue, worker, now } = ports;
  const { hold, write } = createHolding(db);
  /** Claims that may have been made, and whose answer never came: nobody works on them. */
  const orphans: TurnKey[] = [];

  const giveBack = (key: TurnKey, lost: 0 | 1) =>
    write(key, {
      act: async (sql, held) => {
        await sql(
          `UPDATE turns SET state = 'queued', process = NULL, worker = NULL, token = NULL, claim = NULL,
             lost = lost + CASE WHEN ${IS_LOST} THEN $3 ELSE 0 END
           WHERE job = $1 AND seq = $2`,
          [key.job, key.seq, lost],
        );
        await queue.putBack(sql, held.project, held);
        await notifyQueued(sql);
      },
      isDone: ({ state, worker: at }) => state === 'queued' && at === null,
    });

  const claimOne = async (project: string) => {
    let claimed: Claimed | undefined;
    const committed = async () => {
      if (!claimed) return undefined;
      const held = await hold(db.sql, claimed.turn);
      return held?.worker === worker ? { kind: 'claimed' as const, claimed } : undefined;
    };
    try {
      return await db.transaction(async (sql) => {
        claimed = undefined;
        const taken = await take(sql, { queue, project, worker, now: now() });
        if (taken.kind === 'claimed') claimed = taken.claimed;
        return taken;
      }, committed);
    } catch (error) {
      if (claimed) orphans.push(claimed.turn);
      throw error;
    }
  };

  return {
    leaseMs: ports.leaseMs,
    onQueued: ports.onQueued,
    waiting: () => waitingProjects(db.sql, ports.queueSchema),
    state: () => queueState(db.sql),
    running: () => runningOf(db.sql, worker),
    renew: (turns) => renewLeases(turns, { db, queue }),

    claim: async (project) => {
      for (let orphan = orphans[0]; orphan; orphan = orphans[0]) {
        await giveBack(orphan, 0).catch(ignoreLost);
        orphans.shift();
      }
      await queue.ensure(project);
      for (;;) {
        const taken = await claimOne(project);
        if (taken.kind === 'claimed') return taken.claimed;
        if (taken.kind === 'nothing') return undefined;
      }
    },

    recover: async () => {
      const recovered: TurnKey[] = [];
      for (const { job, seq, attempt } of await runningOf(db.sql, worker)) {
        const key = { job, seq, attempt };
        await giveBack(key, 1).then(() => recovered.push(key), ignoreLost);
      }
      return recovered;
    },

    recordProcess: (key, process) =>
      write(key, {
        act: async (sql) => {
          await sql('UPDATE turns SET process = $3 WHERE job = $1 AND seq = $2', [key.job, key.seq, process]);
        },
      }),

    recordParent: (key, { commit, newBranch, contexts }) =>
      write(key, {
        act: async (sql) => {
          await sql('UPDATE turns SET parent_commit = $3, contexts = $4 WHERE job = $1 AND seq = $2', [
            key.job,
            key.seq,
            commit,
            contexts,
          ]);
          if (newBranch) await sql('UPDATE jobs SET base_commit = $2 WHERE id = $1', [key.job, commit]);
        },
      }),

    recordChecks: (key, checks) =>
      write(key, {
        act: async (sql) => {
          await sql('UPDATE turns SET checks = $3 WHERE job = $1 AND seq = $2', [key.job, key.seq, checks]);
        },
      }),

    recordResult: (key, commit) =>
      write(key, {
        act: async (sql) => {
          await sql('UPDATE turns SET result_commit = $3 WHERE job = $1 AND seq = $2', [
            key.job,
            key.seq,
            commit,
          ]);
          await sql('UPDATE jobs SET head_commit = $2 WHERE id = $1', [key.job, commit]);
        },
      }),

    finish: (key, end) =>
      write(key, {
        act: async (sql, held) => {
          await sql(
            `UPDATE turns SET state = 'done', process = NULL, failure = $3, ended_at = $4 WHERE job = $1 AND seq = $2`,
            [key.job, key.seq, end.failure === undefined ? null : storable(end.failure), now()],
          );
          if (end.prLink !== undefined)
            await sql('UPDATE jobs SET pr_link = $2 WHERE id = $1', [key.job, end.prLink]);
          // The last turn decides; an archived job stays archived.
          await sql(
            `UPDATE jobs SET status = $2 WHERE id = $1 AND status = 'active'
               AND NOT EXISTS (SELECT 1 FROM turns WHERE job = $1 AND state <> 'done')`,
            [key.job, end.status],
          );
          await queue.drop(sql, held.project, held);
        },
        isDone: ({ state }) => state === 'done',
      }),

    requeue: (key) => giveBack(key, 0),
  };
}

function ignoreLost(error: unknown): void {
  if (!(error instanceof TurnLost)) throw error;
}
