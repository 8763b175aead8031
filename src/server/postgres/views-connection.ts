import type { Pool, PoolClient } from 'pg';

/** Reads that belong together see one state of the database, whatever is committed meanwhile. */
export function snapshot<T>(pool: Pool, read: (client: PoolClient) => Promise<T>): Promise<T> {
  return within(pool, { begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work: read });
}

/** All that `work` writes becomes final together, or none of it. */
export function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return within(pool, { begin: 'BEGIN', work });
}

async function within<T>(
  pool: Pool,
  { begin, work }: { begin: string; work: (client: PoolClient) => Promise<T> },
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // In whatever state it is, nobody uses it again; the server undoes what had been begun.
    client.release(true);
    throw error;
  }
}
