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
import { createMetrics } from './metrics/metrics.ts';
import { pullRequestHostFor } from './pull-requests/index.ts';
import { createReviewSource } from './review/source.ts';
import { lockDataDir, openDatabase } from './store/database.ts';
import { createJobList } from './store/job-list.ts';
import { createRestStore } from './store/job-rest.ts';
import { createJobStore } from './store/jobs.ts';
import { createKeyStore } from './store/keys.ts';
import { createQueueReader } from './store/queue-state.ts';
import { createTurnStore } from './store/turns.ts';
import { createViewStore, type ViewCount } from './views/views.ts';
import type { ServiceLog } from './words/service-log.ts';
import { messageOf } from './words/thrown.ts';
import { UserError } from './words/user-error.ts';
import type { TurnPorts } from './work/turn.ts';
import { startWorker } from './work/worker.ts';

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
  /** Between two looks at the queue that nobody asked for. */
  queueLookMs?: number;
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
/** How often the queue is looked at for what another process, such as `job retry`, has put there. */
const QUEUE_LOOK_MS = 5000;

/**
 * Starts the service and resolves when it listens.
 * @throws UserError where another service has the data folder, or the address is taken.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log = () => undefined, now = Date.now } = options;
  const tightened = secureDataFolder(config.dataDir);
  if (tightened !== undefined) log('warning', { says: tightened });
  const unlock = lockDataDir(config.dataDir);
  const db = openDatabase(config.dataDir);
  const stores = {
    jobs: createJobStore(db, now),
    turns: createTurnStore(db, now),
    keys: createKeyStore(db),
    views: createViewStore(db),
  };
  const close = () => {
    db.close();
    unlock();
  };

  const queue = createQueueReader(db);
  const metrics = createMetrics({ queue, dataDir: config.dataDir, now });
  let publicUrl = '';
  let wake = () => {};
  const app = createApp({
    ...stores,
    config,
    review: createReviewSource({ dataDir: config.dataDir, jobs: stores.jobs, projects: config.projects }),
    limits: {
      agent: createRateLimit(config.limits.agentRequestsPerHour, now),
      analytics: createRateLimit(config.limits.analyticsRequestsPerHour, now),
    },
    publicUrl: () => publicUrl,
    onQueued: (job, event) => {
      log(event, { job: job.id, project: job.project });
      wake();
    },
    onError: (error) => log('error', { error: messageOf(error) }),
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
  const ports = turnPorts(options, stores.turns);
  const worker = startWorker({
    ...stores,
    concurrency: config.concurrency,
    portsFor: (project) => ports.get(project),
    onEvent: (told) => {
      metrics.event(told);
      const { event, ...fields } = told;
      log(event, fields);
    },
  });
  wake = worker.wake;
  const look = setInterval(worker.wake, options.queueLookMs ?? QUEUE_LOOK_MS);
  look.unref();
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
      clearInterval(look);
      await Promise.all([closed, worker.stop(), care.stop()]);
      close();
    },
  };
}

function turnPorts(options: ServiceOptions, turns: TurnPorts['turns']): Map<string, TurnPorts> {
  const { config, environment = process.env } = options;
  const portsOf = (project: ProjectSettings): TurnPorts => ({
    project,
    turns,
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
