import { type TurnKey, TurnLost } from '../store/turns.ts';
import type { Database, Sql } from './database.ts';
import { lockJob } from './job-row.ts';
import type { TokenKey } from './queue.ts';

/** How a turn is held: by whom, and with which token. */
export type Held = TokenKey & { project: string; state: string; attempt: number; worker: string | null };

export type HeldWrite = {
  act: (sql: Sql, held: Held) => Promise<void>;
  /** Whether a turn of this attempt looks as `act` leaves it; for writes that end the holding. */
  isDone?: (held: Held) => boolean;
};

/**
 * Writes about turns that name their attempt. Whoever holds a turn no longer gets TurnLost, and nothing is written. Where the
 * answer to such a write was lost, the same write made again is known for what it is.
 */
export function createHolding(db: Database) {
  const doubtful = new Set<string>();

  const hold = async (sql: Sql, { job, seq, attempt }: TurnKey): Promise<Held | undefined> => {
    const [held] = await sql<Held>(
      `SELECT project, state, attempt, worker, token, claim FROM turns JOIN jobs ON jobs.id = job
       WHERE job = $1 AND seq = $2 AND attempt = $3`,
      [job, seq, attempt],
    );
    return held;
  };

  return {
    /** A turn as its attempt has it, or left it; undefined where a later one has begun. */
    hold,

    /** @throws TurnLost */
    write: async (key: TurnKey, { act, isDone }: HeldWrite): Promise<void> => {
      const name = `${key.job}/${key.seq}/${key.attempt}`;
      const wasDone = (held: Held | undefined) => held !== undefined && isDone?.(held) === true;
      try {
        await db.transaction(
          async (sql) => {
            await lockJob(sql, key.job);
            const held = await hold(sql, key);
            if (doubtful.has(name) && wasDone(held)) return true;
            if (held?.state !== 'running')
              throw new TurnLost(`turn ${key.seq} of job ${key.job} is another's`);
            await act(sql, held);
            return true;
          },
          async () => {
            doubtful.add(name);
            return wasDone(await hold(db.sql, key)) ? true : undefined;
          },
        );
        doubtful.delete(name);
      } catch (error) {
        if (error instanceof TurnLost) doubtful.delete(name);
        throw error;
      }
    },
  };
}
