import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { PREVIEWS_PER_MINUTE } from '../contract/preview.ts';
import { createKey, type NewKey } from './access/keys.ts';
import { requireSandbox } from './agent/sandbox/probe.ts';
import { secureDataFolder } from './care/data-folder.ts';
import { type CARE_DELAYS_MS, startCare } from './care/schedule.ts';
import type { Config, Environment } from './config/config.ts';
import { knownSecrets } from './config/known-secrets.ts';
import { createLoginLimit } from './dashboard/login-limit.ts';
import { createSessions } from './dashboard/sessions.ts';
import { removeStaleLocks } from './git/mirror.ts';
import { createApp } from './http/app.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createReadiness } from './http/readiness.ts';
import { createMetrics } from './metrics/metrics.ts';
import { keepPagesIn } from './pages/kept-pages.ts';
import { createReviewSource } from './review/source.ts';
import { type Database, lockDataDir, neverWait, openDatabase, unusable } from './store/database.ts';
import { watchDisk } from './store/disk-space.ts';
import { createGroupCommit } from './store/group-commit.ts';
import { createInsistence } from './store/insistence.ts';
import { createJobList } from './store/job-list.ts';
import { createRestStore } from './store/job-rest.ts';
import { createJobStore } from './store/jobs.ts';
import { createKeyStore } from './store/keys.ts';
import { createProbe } from './store/probe.ts';
import { createQueueReader } from './store/queue-state.ts';
import { describeStoreError } from './store/trouble.ts';
import { createTurnStore } from './store/turns.ts';
import { createUnpublishedStore } from './store/unpublished.ts';
import { createViewStore, type ViewCount } from './views/views.ts';
import { type Redactor, redactSecrets } from './words/redact.ts';
import type { ServiceLog } from './words/service-log.ts';
import { UserError } from './words/user-error.ts';
import { startWork, type Work, type WorkOptions } from './work/start-work.ts';

export type ServiceOptions = {
  config: Config;
  /** What agents get their variables from. */
  environment?: Environment;
  log?: ServiceLog;
  /** Between SIGTERM and SIGKILL of an agent, and for requests at hand when the service is stopped. */
  graceMs?: number;
  /** Waits between the tries of what talks to other machines. */
  retryDelaysMs?: readonly number[];
  /** How often what could not be published is tried again at first. */
  publishEveryMs?: number;
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
const DEFAULT_PUBLISH_EVERY_MS = 5000;

/**
 * Starts the service and resolves when it listens.
 * @throws UserError where another service has the data folder, the address is taken, or agents can't be shut in.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, environment = process.env, now = Date.now, elapsed = () => performance.now() } = options;
  const redactor = redactSecrets(knownSecrets(config, environment));
  const log = redactedLog(options.log ?? (() => undefined), redactor);
  const tightened = secureDataFolder(config.dataDir);
  if (tightened !== undefined) log('warning', { says: tightened });
  const unlock = lockDataDir(config.dataDir);
  const unconfined = await requireSandbox(config, environment).catch((error: unknown) => {
    unlock();
    throw error;
  });
  for (const project of unconfined) log('unconfined', project);
  const db = openOrUnlock(config.dataDir, unlock);
  const stores = {
    jobs: createJobStore(db, now),
    turns: createTurnStore(db, now),
    unpublished: createUnpublishedStore(db, now),
    keys: createKeyStore(db),
    views: createViewStore(db),
  };
  const disk = watchDisk(config.dataDir, config.diskFloorMegabytes * 1024 * 1024);
  const insistence = createInsistence();
  let worker: Work | undefined;
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
    review: createReviewSource({
      dataDir: config.dataDir,
      jobs: stores.jobs,
      projects: config.projects,
      pages: keepPagesIn(config.dataDir),
      redactor,
    }),
    limits: {
      agent: createRateLimit(config.limits.agentRequestsPerHour, elapsed),
      analytics: createRateLimit(config.limits.analyticsRequestsPerHour, elapsed),
      previews: createRateLimit({ requests: PREVIEWS_PER_MINUTE, withinMs: 60_000 }, elapsed),
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
  const work = startWorkOr(
    {
      config,
      environment,
      stores,
      redactor,
      graceMs: options.graceMs ?? DEFAULT_GRACE_MS,
      retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
      publishEveryMs: options.publishEveryMs ?? DEFAULT_PUBLISH_EVERY_MS,
      now,
      insistence,
      obstacle: disk.shortage,
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
      setTimeout(() => server.closeAllConnections(), options.graceMs ?? DEFAULT_GRACE_MS).unref();
      await Promise.all([closed, work.stop(), care.stop()]);
      close();
    },
  };
}

/** What a dead service left is put in order first, and that is written down. */
function startWorkOr(options: WorkOptions, onError: (error: unknown) => never): Work {
  try {
    return startWork(options);
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

/** Foreign text gets into events too: what git or an agent said. */
function redactedLog(log: ServiceLog, { text }: Redactor): ServiceLog {
  return (event, fields = {}) => {
    // Nothing foreign is in those of a request, and there are too many of them to look for it.
    if (event === 'request') return log(event, fields);
    log(
      event,
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? text(value) : value,
        ]),
      ),
    );
  };
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
