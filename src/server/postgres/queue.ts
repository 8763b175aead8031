import { type Db as BossDatabase, PgBoss } from 'pg-boss';
import { codeOf } from '../words/thrown.ts';
import type { Sql } from './database.ts';
import { asStoreError } from './trouble.ts';

/**
 * The queue, which is pg-boss's. Each project has one, named like it. What it holds are tokens: each says that a job has
 * a turn to run, and is keyed by the job. Of a job's tokens pg-boss hands out one at a time (`key_strict_fifo`: a unique index
 * over those that are handed out), and which turn is run for it our own table says: the first that is not done. So the order
 * of a job's turns does not depend on that of tokens made at the same moment, and a token too many does no harm.
 */
export type Queue = {
  /** Puts a token for each of these jobs into their project's queue, which is made if need be. */
  send(sql: Sql, turns: { project: string; jobs: readonly string[] }): Promise<void>;
  /** Makes the project's queue, unless it is there; at once, whatever becomes of a transaction around it. */
  ensure(project: string): Promise<void>;
  /** Takes the oldest token that may be had, past those that others are about to take. */
  take(sql: Sql, project: string): Promise<Token | undefined>;
  /** Prolongs the leases of a project's tokens; gives the ids of those that still hold. */
  touch(sql: Sql, project: string, tokens: readonly TokenKey[]): Promise<string[]>;
  /** Puts a token back, to be had at once; nothing where the lease has run out, and that was done already. */
  putBack(sql: Sql, project: string, token: TokenKey): Promise<void>;
  /** Takes a token out for good; nothing where the lease has run out: whoever has it next finds nothing to do. */
  drop(sql: Sql, project: string, token: TokenKey): Promise<void>;
  /** Puts back those whose lease has run out. Done every few seconds by one process or another. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
};

/** `claim` counts how often the token was taken: who had it before can do nothing to it any more. */
export type TokenKey = { token: string; claim: number };
export type Token = TokenKey & { job: string };

export type QueueOptions = {
  schema: string;
  executeSql: BossDatabase['executeSql'];
  /** Whole seconds, 10 at least: pg-boss counts in those. */
  leaseSeconds: number;
  /** How often leases that have run out are looked for. */
  sweepSeconds: number;
};

/** Never: a token that is given up or cleaned away would leave its turn queued for ever. */
const FOREVER = 2_000_000_000;
const NO_TOKEN = '00000000-0000-0000-0000-000000000000';
/** pg-boss has no word for a claim that lasts as long as it is prolonged, and takes a day at most for all of it. */
const LONGEST_CLAIM_SECONDS = 24 * 3600;

/** Makes pg-boss's schema, or brings it up to date. */
export async function makeQueue(given: Pick<QueueOptions, 'schema' | 'executeSql'>): Promise<void> {
  const boss = createBoss(given, { supervise: false });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}

/** Opens the queue; its schema must be there. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const boss = createBoss(options, {
    supervise: true,
    superviseIntervalSeconds: options.sweepSeconds,
    monitorIntervalSeconds: options.sweepSeconds,
  });
  await boss.start();
  const made = new Map<string, Promise<void>>();
  const make = async (project: string) => {
    await boss.createQueue(project, {
      policy: 'key_strict_fifo',
      retryLimit: FOREVER,
      retryDelay: 0,
      retentionSeconds: FOREVER,
      expireInSeconds: LONGEST_CLAIM_SECONDS,
      heartbeatSeconds: options.leaseSeconds,
    });
    // A turn may take longer: its agent a day, and before that it may have waited for room. Leases end what is left alone.
    await options.executeSql(
      `UPDATE ${options.schema}.queue SET expire_seconds = $2 WHERE name = $1 AND expire_seconds <> $2`,
      [project, FOREVER],
    );
    // What pg-boss has to know of the queue it looks up now, and not while somebody waits.
    await boss.touch(project, NO_TOKEN);
  };

  const ensure = (project: string) => {
    let making = made.get(project);
    if (!making) {
      making = make(project).catch((error: unknown) => {
        throw asStoreError(error);
      });
      making.catch(() => made.delete(project));
      made.set(project, making);
    }
    return making;
  };

  return {
    ensure,

    send: async (sql, { project, jobs }) => {
      // Where jobs were moved to, or restored, nobody may have asked for it.
      await ensure(project);
      const tokens = jobs.map((job) => ({ data: { job }, singletonKey: job }));
      const ids = await boss.insert(project, tokens, { db: within(sql), returnId: true });
      if (ids?.length !== jobs.length) throw new Error(`the queue of ${project} took no token`);
    },

    take: async (sql, project) => {
      let collision: unknown;
      const db = within(sql, (error) => {
        collision = error;
      });
      const [found] = await boss.fetch<{ job: string }>(project, { db });
      // pg-boss takes two that grasp at the same job for an empty queue; the transaction has failed all the same.
      if (collision !== undefined) throw collision;
      return found && { token: found.id, claim: found.retryCount, job: found.data.job };
    },

    touch: async (sql, project, tokens) => {
      const touch = async (keys: readonly TokenKey[]): Promise<number> => {
        const answer = await boss.touch(project, keys.map(bossKey), { db: within(sql) });
        // Documented, and left out of its types.
        return (answer as { affected: number }).affected;
      };
      if ((await touch(tokens)) === tokens.length) return tokens.map(({ token }) => token);
      // How many hold is told, not which.
      const held: string[] = [];
      for (const key of tokens) if ((await touch([key])) > 0) held.push(key.token);
      return held;
    },

    putBack: async (sql, project, token) => {
      await boss.fail(project, bossKey(token), null, { db: within(sql) });
    },

    drop: async (sql, project, token) => {
      await boss.deleteJob(project, bossKey(token), { db: within(sql) });
    },

    sweep: () => boss.supervise(),
    stop: () => boss.stop({ graceful: false, close: false }),
  };
}

function bossKey({ token, claim }: TokenKey) {
  return { id: token, retryCount: claim };
}

function createBoss(
  { schema, executeSql }: Pick<QueueOptions, 'schema' | 'executeSql'>,
  rest: { supervise: boolean; superviseIntervalSeconds?: number; monitorIntervalSeconds?: number },
): PgBoss {
  const boss = new PgBoss({ db: { executeSql }, schema, schedule: false, monitorVacuum: false, ...rest });
  // What it could not do at one look it does at the next.
  boss.on('error', () => undefined);
  return boss;
}

/** Has pg-boss work within a transaction of ours. */
function within(sql: Sql, onCollision?: (error: unknown) => void): BossDatabase {
  return {
    executeSql: async (text, values) => {
      try {
        return { rows: await sql(text, values) };
      } catch (error) {
        if (codeOf(error) === '23505') onCollision?.(error);
        throw error;
      }
    },
  };
}
