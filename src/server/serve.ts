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
import { type Listening, listen } from './http/listen.ts';
import { createReadiness } from './http/readiness.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openStores } from './open-stores.ts';
import { createReviewSource } from './review/source.ts';
import { lockDataDir } from './sqlite/database.ts';
import { watchDisk } from './store/disk-space.ts';
import { createInsistence } from './store/insistence.ts';
import { describeStoreError, troubleOf } from './store/trouble.ts';
import type { ViewCount } from './store/views.ts';
import { redactSecrets } from './words/redact.ts';
import { redactedLog } from './words/redacted-log.ts';
import type { ServiceLog } from './words/service-log.ts';
import { UserError } from './words/user-error.ts';
import { startWork, type Work } from './work/start-work.ts';

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
  createKey: (key: NewKey) => Promise<{ id: string; key: string }>;
  archive: (job: string) => Promise<boolean>;
  importViews: (project: string, rows: readonly ViewCount[]) => Promise<void>;
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
  const undo: (() => unknown)[] = [];
  try {
    return await start(options, undo);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
}

/** What has been opened is noted in `undo`, to be closed again the other way round. */
async function start(options: ServiceOptions, undo: (() => unknown)[]): Promise<Service> {
  const { config, environment = process.env, now = Date.now, elapsed = () => performance.now() } = options;
  const graceMs = options.graceMs ?? DEFAULT_GRACE_MS;
  const redactor = redactSecrets(knownSecrets(config, environment));
  const log = redactedLog(options.log ?? (() => undefined), redactor);
  const tightened = secureDataFolder(config.dataDir);
  if (tightened !== undefined) log('warning', { says: tightened });
  undo.push(lockDataDir(config.dataDir));
  for (const project of await requireSandbox(config, environment)) log('unconfined', project);
  const stores = await openStores(config, { now, elapsed });
  undo.push(() => stores.close());
  const { jobs, turns } = stores;
  const disk = watchDisk(config.dataDir, config.diskFloorMegabytes * 1024 * 1024);
  undo.push(() => disk.stop());

  let worker: Work | undefined;
  const queue = () => turns.state();
  const metrics = createMetrics({ queue, dataDir: config.dataDir, now });
  let publicUrl = '';
  const app = createApp({
    ...stores,
    config,
    review: createReviewSource({ ...stores, projects: config.projects, redactor }),
    shortage: disk.shortage,
    readiness: createReadiness({
      database: stores.probe,
      disk: disk.shortage,
      worker: () => (worker ? worker.trouble() : 'it has not started'),
    }),
    publicUrl: () => publicUrl,
    onQueued: (job, event) => log(event, { job: job.id, project: job.project }),
    onError: (error) => log('error', { error: describeStoreError(error) }),
    onRequest: (end) => {
      metrics.request(end);
      log('request', end);
    },
    metrics,
    dashboard: {
      list: jobs,
      sessions: createSessions(() => performance.now()),
      limit: createLoginLimit(() => performance.now()),
    },
  });

  const server: Listening = await listen(app.fetch, config);
  undo.push(() => server.close(0));
  publicUrl = (config.publicUrl ?? server.url).replace(/\/+$/, '');
  removeStaleLocks(config.dataDir);
  const work = await startWork({
    config,
    environment,
    stores,
    redactor,
    graceMs,
    drainMs: 0,
    retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
    publishEveryMs: options.publishEveryMs ?? DEFAULT_PUBLISH_EVERY_MS,
    now,
    insistence: createInsistence(),
    obstacle: disk.shortage,
    onEvent: (told) => {
      metrics.event(told);
      const { event, ...fields } = told;
      log(event, fields);
    },
  }).catch((error: unknown) => {
    const trouble = troubleOf(error);
    throw trouble ? new UserError(`The service cannot start: ${trouble.sentence}.`) : error;
  });
  worker = work;
  stores.neverWait();
  const care = startCare({
    dataDir: config.dataDir,
    jobs,
    keep: config.keep,
    queue,
    log,
    now,
    ...(options.careDelaysMs ? { delaysMs: options.careDelaysMs } : {}),
  });

  return {
    url: server.url,
    createKey: (key) => createKey(stores.keys, key, now()),
    archive: jobs.archive,
    importViews: stores.views.import,
    stop: async () => {
      await Promise.all([server.close(graceMs), work.stop(), care.stop()]);
      undo.splice(undo.length - 1);
      for (const step of undo.reverse()) await step();
    },
  };
}
