import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStores, type PostgresStores } from '../../../src/server/postgres/open.ts';
import { createPostgresViews } from '../../../src/server/postgres/views.ts';
import type { TurnKey } from '../../../src/server/store/turns.ts';
import { type Cluster, findPostgres, startCluster } from '../../support/postgres.ts';
import type { Engine, World } from '../store/suite.ts';

export const bin = findPostgres();
if (bin === undefined)
  process.stderr.write('NOT TESTED: POSTGRESQL. It is not installed (Debian: apt-get install postgresql).\n');

export type PostgresWorld = Omit<World, 'process'> & {
  stores: PostgresStores;
  /** Through `host`, where something stands before the server. */
  process: (worker: string, host?: string) => Promise<PostgresStores>;
  database: string;
  /** What is counted in the database itself. */
  count: (what: string) => Promise<number>;
  lapse: (turn: TurnKey) => Promise<void>;
};

/**
 * PostgreSQL with one cluster for all that is opened, and a database for each world. Requests have patience enough for any
 * machine, unless a test is about their end.
 */
export function postgresEngine({ requestPatienceMs = 60_000 } = {}): Omit<Engine, 'open'> & {
  cluster: () => Cluster;
  open: (limits?: {
    agentRequestsPerHour: number;
    analyticsRequestsPerHour: number;
  }) => Promise<PostgresWorld>;
} {
  let cluster: Cluster | undefined;
  let template: string | undefined;
  const running = (): Cluster => {
    if (!cluster) throw new Error('the cluster is not started');
    return cluster;
  };

  type Rest = Pick<World, 'clock' | 'dataDir'> & {
    limits: Limits;
    worker: string;
    host?: string | undefined;
  };
  const openStores = (database: string, rest: Rest) =>
    openPostgresStores({
      connection: running().url(database, rest.host),
      dataDir: rest.dataDir,
      worker: rest.worker,
      limits: rest.limits,
      views: createPostgresViews,
      poolSize: { requests: 4, work: 4, files: 1 },
      requestPatienceMs,
      // Looked for when a test says so, and otherwise not within one.
      sweepSeconds: 3600,
      now: () => rest.clock.now,
      databaseTime: async () => rest.clock.now,
    });

  return {
    cluster: running,
    start: async () => {
      if (bin === undefined) return;
      cluster = startCluster(bin);
      template = await cluster.createDatabase();
      const clock = { now: 1 };
      const made = await openStores(template, {
        clock,
        dataDir: '/nowhere',
        limits: NO_LIMITS,
        worker: 'template',
      });
      await made.close();
    },
    stop: async () => cluster?.stop(),

    open: async (limits = NO_LIMITS) => {
      const database = await running().createDatabase(template);
      const dataDir = mkdtempSync(join(tmpdir(), 'docs-agent-test-'));
      const clock = { now: 1_700_000_000_000 };
      const opened = new Map<string, Promise<PostgresStores>>();
      const open = (worker: string, host?: string) => {
        const stores = opened.get(worker) ?? openStores(database, { clock, dataDir, limits, worker, host });
        opened.set(worker, stores);
        return stores;
      };
      const stores = await open('one');
      return {
        stores,
        process: open,
        clock,
        dataDir,
        database,
        count: async (what) => {
          const { rows } = await running().query(`SELECT count(*) AS counted FROM ${what}`, { database });
          return Number(rows[0].counted);
        },
        lapse: async ({ job, seq }) => {
          await running().query(
            `UPDATE docs_agent_queue.job SET heartbeat_on = heartbeat_on - interval '31 seconds'
               WHERE id = (SELECT token FROM docs_agent.turns WHERE job = $1 AND seq = $2)`,
            { database, values: [job, seq] },
          );
          await running().query(
            'UPDATE docs_agent_queue.queue SET monitor_on = NULL, monitor_claim_on = NULL',
            {
              database,
            },
          );
          await stores.sweep();
        },
        close: async () => {
          for (const each of opened.values()) await (await each).close();
          opened.clear();
          await running().dropDatabase(database);
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    },
  };
}

type Limits = { agentRequestsPerHour: number; analyticsRequestsPerHour: number };
const NO_LIMITS: Limits = { agentRequestsPerHour: 1_000_000, analyticsRequestsPerHour: 1_000_000 };
