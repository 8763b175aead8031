import pg from 'pg';
import { connectionConfig, type DatabaseOptions } from './connection.ts';
import type { Sql } from './database.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;

/** Tells all workers, once the transaction is committed, that something was queued. */
export async function notifyQueued(sql: Sql): Promise<void> {
  await sql(`SELECT pg_notify(current_schema() || '_queued', '')`);
}

/**
 * Listens on a connection of its own for what others queue, and calls `wake`. A connection that is lost is made again, and
 * `wake` called then too: something may have been missed.
 */
export function listenForQueued(
  options: Pick<DatabaseOptions, 'connection' | 'applicationName' | 'schema'>,
  wake: () => void,
): { stop: () => Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let waitMs = FIRST_WAIT_MS;

  const again = (ended: pg.Client) => {
    if (client !== ended) return;
    client = undefined;
    if (stopped) return;
    timer = setTimeout(() => {
      void connect();
    }, waitMs);
    timer.unref();
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  };

  const connect = async () => {
    const current = new pg.Client({ ...connectionConfig(options), connectionTimeoutMillis: LONGEST_WAIT_MS });
    client = current;
    current.on('error', () => undefined);
    current.on('notification', wake);
    current.on('end', () => again(current));
    try {
      await current.connect();
      await current.query(`LISTEN "${options.schema}_queued"`);
      waitMs = FIRST_WAIT_MS;
      wake();
    } catch {
      void current.end().catch(() => undefined);
      again(current);
    }
  };
  void connect();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Many may wait to be woken; one connection listens for all, from the first on. */
export function createWaking(options: Parameters<typeof listenForQueued>[0]) {
  const wakes = new Set<() => void>();
  let listener: { stop: () => Promise<void> } | undefined;
  return {
    onQueued: (wake: () => void) => {
      // A function may be given twice, and each ends for itself.
      const own = () => wake();
      wakes.add(own);
      listener ??= listenForQueued(options, () => {
        for (const each of wakes) each();
      });
      return () => void wakes.delete(own);
    },
    stop: async () => {
      await listener?.stop();
    },
  };
}
