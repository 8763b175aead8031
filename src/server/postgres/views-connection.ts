import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { type CopiedRow, copyRows } from './copy-rows.ts';
import { asStoreError } from './trouble.ts';

/** What runs on one connection, within a transaction. */
export type Session = {
  /** Each text is prepared once for each connection. */
  query: <Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ) => Promise<{ rows: Row[]; rowCount: number | null }>;
  /** A SELECT, with its values in it. */
  copy: (select: string, onRow: (row: CopiedRow) => void) => Promise<void>;
  /** A text as SQL writes it. */
  literal: (text: string) => string;
};

export type Connection = {
  query: Session['query'];
  /** Reads that belong together see one state of the database, whatever is committed meanwhile. */
  snapshot: <T>(read: (session: Session) => Promise<T>) => Promise<T>;
  /** All that `work` writes becomes final together, or none of it. */
  transaction: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
};

/** @param patienceMs how long one statement may take, in the place of what the pool says */
export function connect(pool: Pool, patienceMs?: number): Connection {
  const limit = patienceMs === undefined ? {} : { query_timeout: patienceMs };
  const queryOn =
    (on: Pool | PoolClient): Session['query'] =>
    (text, values) =>
      on.query({ name: nameOf(text), text, values: [...values], ...limit });

  const within = async <T>(begin: string, work: (session: Session) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query(begin);
      if (patienceMs !== undefined)
        await client.query(
          `SET LOCAL statement_timeout = ${patienceMs}; SET LOCAL idle_in_transaction_session_timeout = ${patienceMs}`,
        );
      const result = await work({
        query: queryOn(client),
        copy: (select, onRow) => copyRows(client, { select, onRow, limit }),
        literal: (text) => client.escapeLiteral(text),
      });
      await client.query({ text: 'COMMIT', ...limit });
      client.release();
      return result;
    } catch (error) {
      // In whatever state it is, nobody uses it again; the server undoes what had been begun.
      client.release(true);
      throw error;
    }
  };

  return {
    query: (text, values) => queryOn(pool)(text, values).catch(refuse),
    snapshot: (read) => within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read).catch(refuse),
    transaction: (work) => within('BEGIN', work).catch(refuse),
  } as Connection;
}

function refuse(error: unknown): never {
  throw asStoreError(error);
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `views ${names.size}`;
  names.set(text, name);
  return name;
}
