import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { secureDataFolder } from './care/data-folder.ts';
import { type CARE_DELAYS_MS, startCare } from './care/schedule.ts';
import type { Config, Environment, ProjectSettings } from './config/config.ts';
import { createLoginLimit } from './dashboard/login-limit.ts';
import { createSessions } from './dashboard/sessions.ts';
import { openMirror, removeStaleLocks } from './git/mirror.ts';
import { createApp } from './http/app.ts';
import { createKey, type NewKey } from './http/keys.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createReadiness } from './http/readiness.ts';
import { createMetrics } from './metrics/metrics.ts';
import { pullRequestHostFor } from './pull-requests/index.ts';
import { createReviewSource } from './review/source.ts';
import { type Database, lockDataDir, neverWait, openDatabase, unusable } from './store/database.ts';
import { watchDisk } from './store/disk-space.ts';
import { createGroupCommit } from './store/group-commit.ts';
import { createInsistence, type Insistence } from './store/insistence.ts';
import { createJobList } from './store/job-list.ts';
import { createRestStore } from './store/job-rest.ts';
import { createJobStore } from './store/jobs.ts';
import { createKeyStore } from './store/keys.ts';
import { createProbe } from './store/probe.ts';
import { createQueueReader } from './store/queue-state.ts';
import { describeStoreError } from './store/trouble.ts';
import { createTurnStore } from './store/turns.ts';
import { createViewStore, type ViewCount } from './views/views.ts';
import type { ServiceLog } from './words/service-log.ts';
import { UserError } from './words/user-error.ts';
import type { TurnPorts } from './work/turn.ts';
import { startWorker, type Worker, type WorkerPorts } from './work/worker.ts';

export type ServiceOptions = {
  config: Config;
  /** What agents get their variables from. */
  environment?: Environment;
  log?: ServiceLog;
  /** Between SIGTERM and SIGKILL of an agent. */
  graceMs?: number;
  /** Waits between the tries of what talks to other machines. */
  retryDelaysMs?: readonly number[];
  now?: () => number;
  /** Milliseconds of a clock that nobody sets; limits are counted by it. */
  elapsed?: () => number;
  /** Until the first cleaning, and between two. */
  careDelaysMs?: typeof CARE_DELAYS_MS;
};

export type Service = {
  /** Without a slash at the end. */
  url: string;
  /** Makes a key; the text is not kept. */
  createKey: (key: NewKey) => { id: string; key: string };
  archive: (job: string) => boolean;
  importViews: (project: string, rows: readonly ViewCount[]) => void;
  /** Finishes the requests at hand, ends running agents and puts their turns back into the queue. */
  stop: () => Promise<void>;
};

const DEFAULT_GRACE_MS = 5000;
const DEFAULT_RETRY_DELAYS_MS = [1000, 5000];

/**
 * Starts the service and resolves when it listens.
 * @throws UserError where another service has the data folder, or the address is taken.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log = () => undefined, now = Date.now, elapsed = () => performance.now() } = options;
  const tightened = secureDataFolder(config.dataDir);
  if (tightened !== undefined) log('warning', { says: tightened });
  const unlock = lockDataDir(config.dataDir);
  const db = openOrUnlock(config.dataDir, unlock);
  const stores = {
    jobs: createJobStore(db, now),
    turns: createTurnStore(db, now),
    keys: createKeyStore(db),
    views: createViewStore(db),
  };
  const disk = watchDisk(config.dataDir, config.diskFloorMegabytes * 1024 * 1024);
  const insistence = createInsistence();
  let worker: Worker | undefined;
  const close = () => {
    disk.stop();
    db.close();
    unlock();
  };

  const queue = createQueueReader(db);
  const metrics = createMetrics({ queue, dataDir: config.dataDir, now });
  let publicUrl = '';
  const app = createApp({
    ...stores,
    config,
    review: createReviewSource({ dataDir: config.dataDir, jobs: stores.jobs, projects: config.projects }),
    limits: {
      agent: createRateLimit(config.limits.agentRequestsPerHour, elapsed),
      analytics: createRateLimit(config.limits.analyticsRequestsPerHour, elapsed),
    },
    commit: createGroupCommit(db),
    shortage: disk.shortage,
    readiness: createReadiness({
      database: createProbe(db, now),
      disk: disk.shortage,
      worker: () => (worker ? worker.trouble() : 'it has not started'),
    }),
    publicUrl: () => publicUrl,
    onQueued: (job, event) => {
      log(event, { job: job.id, project: job.project });
      worker?.wake();
    },
    onError: (error) => log('error', { error: describeStoreError(error) }),
    onRequest: (end) => {
      metrics.request(end);
      log('request', end);
    },
    metrics,
    dashboard: {
      list: createJobList(db),
      sessions: createSessions(() => performance.now()),
      limit: createLoginLimit(() => performance.now()),
    },
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const url = await listen(server, config).catch((error: unknown) => {
    close();
    throw error;
  });
  publicUrl = (config.publicUrl ?? url).replace(/\/+$/, '');
  removeStaleLocks(config.dataDir);
  const ports = turnPorts(options, { turns: stores.turns, insistence });
  const work = startWorkerOr(
    {
      ...stores,
      insistence,
      obstacle: disk.shortage,
      concurrency: config.concurrency,
      portsFor: (project) => ports.get(project),
      onEvent: (told) => {
        metrics.event(told);
        const { event, ...fields } = told;
        log(event, fields);
      },
    },
    (error) => {
      server.close();
      close();
      throw unusable(config.dataDir, error);
    },
  );
  worker = work;
  neverWait(db);
  const care = startCare({
    dataDir: config.dataDir,
    jobs: createRestStore(db),
    keep: config.keep,
    queue,
    log,
    now,
    ...(options.careDelaysMs ? { delaysMs: options.careDelaysMs } : {}),
  });

  return {
    url,
    createKey: (key) => createKey(stores.keys, key, now()),
    archive: stores.jobs.archive,
    importViews: stores.views.import,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.all([closed, work.stop(), care.stop()]);
      close();
    },
  };
}

/** What a dead service left is put in order first, and that is written down. */
function startWorkerOr(ports: WorkerPorts, onError: (error: unknown) => never): Worker {
  try {
    return startWorker(ports);
  } catch (error) {
    return onError(error);
  }
}

function openOrUnlock(dataDir: string, unlock: () => void): Database {
  try {
    return openDatabase(dataDir);
  } catch (error) {
    unlock();
    throw error;
  }
}

function turnPorts(
  options: ServiceOptions,
  stores: { turns: TurnPorts['turns']; insistence: Insistence },
): Map<string, TurnPorts> {
  const { config, environment = process.env } = options;
  const portsOf = (project: ProjectSettings): TurnPorts => ({
    project,
    ...stores,
    environment,
    mirror: openMirror(config.dataDir, project),
    host: pullRequestHostFor(project),
    dataDir: config.dataDir,
    author: config.author,
    graceMs: options.graceMs ?? DEFAULT_GRACE_MS,
    retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
  });
  return new Map([...config.projects.values()].map((project) => [project.id, portsOf(project)]));
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new UserError(`Cannot listen on ${host}, port ${port}: ${error.code ?? error.message}.`));
    });
    server.listen(port, host, () => {
      const { address, family, port: actual } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`);
    });
  });
}
