import type { ArtifactStore } from '../store/artifacts.ts';
import { createPreviewLimit } from '../store/rate-limit.ts';
import type { Stores } from '../store/stores.ts';
import type { ViewTables } from '../store/view-tables.ts';
import type { ViewStore } from '../store/views.ts';
import { UserError } from '../words/user-error.ts';
import { createArtifactStore } from './artifacts.ts';
import { type Database, openDatabase } from './database.ts';
import { createJobStore } from './jobs.ts';
import { createKeyStore } from './keys.ts';
import { createLimitStore } from './limits.ts';
import { migrate } from './migrate.ts';
import { createProbe } from './probe.ts';
import { openQueue, type Queue } from './queue.ts';
import { queueSchema, SCHEMA } from './schema.ts';
import { createSessionStore } from './sessions.ts';
import { asStoreError } from './trouble.ts';
import { createTurnStore } from './turns.ts';
import { createUnpublishedStore } from './unpublished.ts';
import { createWaking } from './wake.ts';

export type PostgresOptions = {
  /** `postgres://user:password@host/database`. */
  connection: string;
  /** Where this process makes the files of jobs. */
  dataDir: string;
  /** Who claims turns: kept over a restart, and no other process's. */
  worker: string;
  limits: { agentRequestsPerHour: number; analyticsRequestsPerHour: number };
  views: (pool: Database['pool']) => ViewStore & { readonly tables: ViewTables };
  /** Where logs and diffs go; in the database unless given. */
  artifacts?: ArtifactStore;
  /** What the server's lists of connections call this process. */
  applicationName?: string;
  /** Connections at most: for requests, for the worker, and for files. One more listens. */
  poolSize?: { requests: number; work: number; files: number };
  schema?: string;
  /** How long whoever asks waits for an answer. */
  requestPatienceMs?: number;
  /** Whole seconds, 10 at least. */
  leaseSeconds?: number;
  /** How often leases that have run out are looked for, by one process or another. */
  sweepSeconds?: number;
  now?: () => number;
  /** What the processes have in common; the database's own clock unless given. */
  databaseTime?: () => Promise<number>;
};

export type PostgresStores = Stores & {
  /** Looks for leases that have run out, at once. */
  sweep: () => Promise<void>;
};

/** A request is answered within a second, with a refusal if need be. */
const REQUEST_PATIENCE_MS = 900;
/** A lease is renewed a second time before it has run out. */
const WORK_PATIENCE_MS = 8000;
/** For the largest file. */
const FILES_PATIENCE_MS = 60_000;
const POOL_SIZE = { requests: 6, work: 4, files: 2 };
const LEASE_SECONDS = 30;
const SWEEP_SECONDS = 5;

/**
 * Opens the stores on PostgreSQL, and brings the schema up to date.
 * @throws UserError where the address is no address, or the schema is too new
 * @throws StoreUnavailable where the database can't be reached
 */
export async function openPostgresStores(options: PostgresOptions): Promise<PostgresStores> {
  const { schema = SCHEMA, now = Date.now, leaseSeconds = LEASE_SECONDS } = options;
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema))
    throw new UserError(`${schema} cannot be the name of a schema.`);
  const poolSize = options.poolSize ?? POOL_SIZE;
  const base = {
    connection: options.connection,
    applicationName: options.applicationName ?? 'docs-agent',
    schema,
  };
  const requests = openDatabase({
    ...base,
    size: poolSize.requests,
    patienceMs: options.requestPatienceMs ?? REQUEST_PATIENCE_MS,
  });
  const work = openDatabase({ ...base, size: poolSize.work, patienceMs: WORK_PATIENCE_MS });
  const files = openDatabase({ ...base, size: poolSize.files, patienceMs: FILES_PATIENCE_MS });
  const closePools = () => Promise.all([requests, work, files].map((database) => database.close()));
  const queue = await prepare(work, {
    schema,
    leaseSeconds,
    sweepSeconds: options.sweepSeconds ?? SWEEP_SECONDS,
  }).catch(async (error: unknown) => {
    await closePools();
    throw error;
  });
  const waking = createWaking(base);
  const { tables: viewTables, ...views } = options.views(work.pool);
  const { agentRequestsPerHour, analyticsRequestsPerHour } = options.limits;

  return {
    jobs: createJobStore({ requests, work, queue, now }),
    turns: createTurnStore({
      db: work,
      queue,
      queueSchema: queueSchema(schema),
      worker: options.worker,
      leaseMs: leaseSeconds * 1000,
      onQueued: waking.onQueued,
      now,
    }),
    unpublished: createUnpublishedStore(work, options.databaseTime ?? (() => timeOf(work))),
    keys: createKeyStore(requests),
    views,
    viewTables,
    sessions: createSessionStore(requests, now),
    limits: {
      agent: createLimitStore(requests, { kind: 'agent', perHour: agentRequestsPerHour }),
      analytics: createLimitStore(requests, { kind: 'analytics', perHour: analyticsRequestsPerHour }),
      previews: createPreviewLimit(() => performance.now()),
    },
    artifacts: options.artifacts ?? createArtifactStore(files, options.dataDir),
    probe: createProbe(requests, now),
    neverWait: () => {},
    sweep: queue.sweep,
    close: async () => {
      await Promise.all([waking.stop(), queue.stop()]);
      await closePools();
    },
  };
}

async function timeOf({ sql }: Database): Promise<number> {
  const [row] = await sql<{ now: number }>(
    'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
  );
  return row?.now ?? 0;
}

async function prepare(
  { pool }: Database,
  given: { schema: string; leaseSeconds: number; sweepSeconds: number },
): Promise<Queue> {
  await migrate(pool, given);
  const { leaseSeconds, sweepSeconds } = given;
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values);
  try {
    return await openQueue({ schema: queueSchema(given.schema), executeSql, leaseSeconds, sweepSeconds });
  } catch (error) {
    throw asStoreError(error);
  }
}
