import pg from 'pg';
import { UserError } from '../words/user-error.ts';

export type DatabaseOptions = {
  /** `postgres://…` */
  connection: string;
  applicationName: string;
  schema: string;
  /** Connections at most. */
  size: number;
  /** How long whoever asks waits for an answer, a free connection and a new one included. */
  patienceMs: number;
};

/**
 * How to connect.
 * @throws UserError where `connection` is no address of a database; it is not repeated, because a password may be in it
 */
export function connectionConfig(
  options: Pick<DatabaseOptions, 'connection' | 'applicationName' | 'schema'>,
) {
  if (!isAddress(options.connection))
    throw new UserError('The address of the database is no URL of the form postgres://user@host/database.');
  const { connection, own } = takeOptions(options.connection);
  return {
    connectionString: connection,
    application_name: options.applicationName,
    options: `${own} -c search_path=${options.schema}`.trim(),
    keepAlive: true,
    types: { getTypeParser },
  };
}

/** What the address has in `options` would take the place of ours. */
function takeOptions(address: string): { connection: string; own: string } {
  const own = /[?&]options=([^&]*)/.exec(address)?.[1] ?? '';
  return { connection: address.replace(/(?<=[?&])options=[^&]*&?/, ''), own: decodeURIComponent(own) };
}

function isAddress(connection: string): boolean {
  try {
    // A client reads its address when it is made, and connects later. It takes some that are no URLs: user@/database?host=/run.
    return /^postgres(ql)?:\/\//.test(connection) && new pg.Client(connection) instanceof pg.Client;
  } catch {
    return false;
  }
}

export function poolConfig(options: DatabaseOptions): pg.PoolConfig {
  const { patienceMs } = options;
  return {
    ...connectionConfig(options),
    max: options.size,
    connectionTimeoutMillis: Math.round(patienceMs * 0.7),
    // The server gives up first, and says so; the client's own limit is for a server that says nothing any more.
    statement_timeout: Math.round(patienceMs * 0.8),
    query_timeout: patienceMs,
    idle_in_transaction_session_timeout: patienceMs * 2,
  };
}

/** Whole numbers of eight bytes come as text unless told otherwise; ours are counts, and milliseconds since 1970. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format as 'text');
