import { hash } from 'node:crypto';
import pg from 'pg';
import { type DatabaseOptions, poolConfig } from './connection.ts';
import { asStoreError, isCollision, isRefusal } from './trouble.ts';

/** Runs one statement. Its text is prepared once for each connection, so there must not be many. */
export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export type Database = {
  /** For those who write their own queries. What it throws is not translated. */
  readonly pool: pg.Pool;

  /** A statement that is a transaction of its own. */
  readonly sql: Sql;

  /**
   * Runs `work` in a transaction, again where it collides with another. All of it has `patienceMs`. Where the answer to
   * COMMIT is lost, `committed` looks whether it was made, and gives the result if so.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, committed?: () => Promise<T | undefined>): Promise<T>;

  close(): Promise<void>;
};

const COLLISIONS_MAX = 5;
/** As the server would call it. */
const TRANSACTION_TIMEOUT = '25P04';

/** Opens a pool. Connections are made when they are needed, and made again when they are lost. */
export function openDatabase(options: DatabaseOptions): Database {
  const { patienceMs } = options;
  const pool = new pg.Pool(poolConfig(options));
  // A connection that ends while nobody uses it is replaced; one in use fails what uses it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  /** One try; a connection that may be in the middle of something is not used again. */
  const once = async <T>(work: (sql: Sql) => Promise<T>, end: number): Promise<T> => {
    const client = await pool.connect();
    const patience = createPatience(end, () => client.end());
    let committing = false;
    try {
      await client.query('BEGIN');
      const result = await patience.within(work(sqlOn(client)));
      committing = true;
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed');
      client.release();
      return result;
    } catch (error) {
      const lost = committing && !isRefusal(error);
      const usable = !lost && (await rollBack(client));
      client.release(!usable);
      throw lost ? new CommitLost(error) : error;
    } finally {
      patience.stop();
    }
  };

  return {
    pool,

    sql: async (text, values) => {
      try {
        return await sqlOn(pool)(text, values);
      } catch (error) {
        throw asStoreError(error);
      }
    },

    transaction: async (work, committed) => {
      const end = performance.now() + patienceMs;
      for (let tries = 1; ; tries++) {
        try {
          return await once(work, end);
        } catch (error) {
          if (error instanceof CommitLost) {
            // Not found is no proof: the server may be about to commit.
            const found = await committed?.().catch(() => undefined);
            if (found !== undefined) return found;
            throw asStoreError(error.cause);
          }
          if (!isCollision(error) || tries === COLLISIONS_MAX || performance.now() > end)
            throw asStoreError(error);
        }
      }
    },

    close: () => pool.end(),
  };
}

/** Runs out at `end`, and then cuts the connection: nothing that is still under way can commit after it. */
function createPatience(end: number, cut: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const out = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => {
        cut().catch(() => undefined);
        reject(Object.assign(new Error('the transaction took too long'), { code: TRANSACTION_TIMEOUT }));
      },
      Math.max(1, end - performance.now()),
    );
  });
  out.catch(() => undefined);
  return {
    within: <T>(work: Promise<T>): Promise<T> => Promise.race([work, out]),
    stop: () => clearTimeout(timer),
  };
}

/** Whether a transaction was committed is not known. */
class CommitLost extends Error {
  constructor(cause: unknown) {
    super('the answer to COMMIT was lost', { cause });
  }
}

function sqlOn(client: pg.Pool | pg.PoolClient): Sql {
  return async (text, values = []) => {
    const { rows } = await client.query({ name: nameOf(text), text, values: [...values] });
    return rows;
  };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = hash('sha256', text, 'base64url');
    names.set(text, name);
  }
  return name;
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL's text holds every character but one. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
