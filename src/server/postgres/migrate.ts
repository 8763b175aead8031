import type pg from 'pg';
import { UserError } from '../words/user-error.ts';
import { makeQueue } from './queue.ts';
import { MIGRATIONS, queueSchema, SCHEMA } from './schema.ts';
import { asStoreError } from './trouble.ts';

/** How many versions a schema may be ahead of the process that works on it. */
const AHEAD_MAX = 1;
/** An index over many rows takes its time, and so does another process that is at it. */
const PATIENCE_MS = 3_600_000;

/**
 * Brings the schema up to date, pg-boss's too; one process at a time does so, and the others wait. On a schema that is up to
 * date nothing is written, and no right to make anything is needed.
 * @returns the versions before and after
 * @throws UserError where a newer release has made it what this one can't work with
 */
export async function migrate(
  pool: pg.Pool,
  { schema = SCHEMA }: { schema?: string } = {},
): Promise<{ from: number; to: number }> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asStoreError(error);
  });
  const run: Run = (text, values) =>
    client.query({ text, ...(values ? { values } : {}), query_timeout: PATIENCE_MS } as pg.QueryConfig);
  try {
    await run('SET statement_timeout = 0');
    await run('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`migrate ${schema}`]);
    const from = await versionOf(run, schema);
    if (from > MIGRATIONS.length + AHEAD_MAX)
      throw new UserError(
        `The database is of version ${from}, made by a newer docs-agent; this one knows ${MIGRATIONS.length}, and works with ${MIGRATIONS.length + AHEAD_MAX} at most.`,
      );
    if (from === 0) await run(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    for (const [at, migration] of [...MIGRATIONS.entries()].slice(from))
      await run(
        `BEGIN; SET LOCAL search_path = ${schema};
         ${migration};
         CREATE TABLE IF NOT EXISTS version (applied integer PRIMARY KEY);
         INSERT INTO version (applied) VALUES (${at + 1}); COMMIT`,
      );
    await makeQueue({ schema: queueSchema(schema), executeSql: run });
    return { from, to: Math.max(from, MIGRATIONS.length) };
  } catch (error) {
    throw asStoreError(error);
  } finally {
    // The lock goes with the connection.
    client.release(true);
  }
}

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

async function versionOf(run: Run, schema: string): Promise<number> {
  const known = await run('SELECT to_regclass($1) IS NOT NULL AS known', [`${schema}.version`]);
  if (known.rows[0].known !== true) return 0;
  const { rows } = await run(`SELECT coalesce(max(applied), 0) AS applied FROM ${schema}.version`);
  return Number(rows[0].applied);
}
