import pg from 'pg';
import { connectionConfig } from './connection.ts';
import { MIGRATIONS, SCHEMA } from './schema.ts';
import { asStoreError } from './trouble.ts';

const PATIENCE_MS = 5000;

export type Inspected = {
  /** Of PostgreSQL, as it says itself. */
  server: string;
  /** Of the schema; 0 where there is none yet. */
  version: number;
  /** The newest that is known here. */
  known: number;
};

/**
 * Looks at a database, and changes nothing.
 * @throws whatever keeps it from being looked at
 */
export async function inspectPostgres(connection: string): Promise<Inspected> {
  const client = new pg.Client({
    ...connectionConfig({ connection, applicationName: 'docs-agent doctor', schema: SCHEMA }),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('server_version') AS server, to_regclass($1) IS NOT NULL AS made`,
      [`${SCHEMA}.version`],
    );
    const [{ server, made }] = rows as [{ server: string; made: boolean }];
    const applied = made
      ? await client.query(`SELECT max(applied) AS applied FROM ${SCHEMA}.version`)
      : undefined;
    return { server, version: Number(applied?.rows[0]?.applied ?? 0), known: MIGRATIONS.length };
  } catch (error) {
    throw asStoreError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
