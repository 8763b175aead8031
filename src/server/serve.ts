import { createKey, type NewKey } from './access/keys.ts';
import { findWeaknesses, requireSandbox } from './agent/sandbox/probe.ts';
import { type CARE_DELAYS_MS, startCare } from './care/schedule.ts';
import type { Config, Environment } from './config/config.ts';
import { knownSecrets } from './config/known-secrets.ts';
import type { Role } from './config/roles.ts';
import { openContexts } from './contexts/contexts.ts';
import { createLoginLimit } from './dashboard/login-limit.ts';
import { createSessions } from './dashboard/sessions.ts';
import { openMirrors, removeStaleLocks } from './git/mirror.ts';
import { createApp } from './http/app.ts';
import { type Listening, listen } from './http/listen.ts';
import { createReadiness } from './http/readiness.ts';
import { createWorkerApp } from './http/worker-app.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { openStores, takeDataFolder } from './open-stores.ts';
import { keepPagesIn } from './pages/kept-pages.ts';
import { createJobFinder, type JobFinder } from './recover/finder.ts';
import { lookUpPorts } from './recover/look-up-ports.ts';
import { createReviewSource } from './review/source.ts';
import { watchDisk } from './store/disk-space.ts';
import { createInsistence } from './store/insistence.ts';
import type { Stores } from './store/stores.ts';
import { describeStoreError, explainTrouble } from './store/trouble.ts';
import type { ViewCount } from './store/views.ts';
import { type Redactor, redactSecrets } from './words/redact.ts';
import { redactedLog } from './words/redacted-log.ts';
import type { ServiceLog } from './words/service-log.ts';
import { UserError } from './words/user-error.ts';
import { startWork, type Work } from './work/start-work.ts';

export type ServiceOptions = {
  config: Config;
  role?: Role;
  /** What agents get their variables from. */
  environment?: Environment;
  log?: ServiceLog;
  /** Between SIGTERM and SIGKILL of an agent, and for requests at hand when the service is stopped. */
  graceMs?: number;
  /** Waits between the tries of what talks to other machines. */
  retryDelaysMs?: readonly number[];
  /** How long a request waits for the database of several machines. */
  requestPatienceMs?: number;
  /** How often what could not be published is tried again at first. */
  publishEveryMs?: number;
  now?: () => number;
  /** Milliseconds of a clock that nobody sets; limits are counted by it. */
  elapsed?: () => number;
  /** Until the first cleaning, and between two. */
  careDelaysMs?: typeof CARE_DELAYS_MS;
};

export type Service = {
  /** Without a slash at the end; empty where the process has no port. */
  url: string;
  /** Makes a key; the text is not kept. */
  createKey: (key: NewKey) => Promise<{ id: string; key: string }>;
  revokeKey: (id: string) => Promise<boolean>;
  archive: (job: string) => Promise<boolean>;
  importViews: (project: string, rows: readonly ViewCount[]) => Promise<void>;
  /** Finishes the requests at hand, ends running agents and puts their turns back into the queue. */
  stop: () => Promise<void>;
};

const DEFAULT_GRACE_MS = 5000;
const DEFAULT_RETRY_DELAYS_MS = [1000, 5000];
const DEFAULT_PUBLISH_EVERY_MS = 5000;
/** A worker among others lets its turns end; on one machine nobody else could take them meanwhile. */
const DEFAULT_DRAIN_SECONDS = { among: 30, alone: 0 };

type Undo = (() => unknown)[];

/**
 * Starts the service and resolves when it listens.
 * @throws UserError where another service has the data folder, the address is taken, the database can't be reached, or
 *   agents can't be shut in.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const undo: Undo = [];
  try {
    return await start(options, undo);
  } catch (error) {
    await undoAll(undo);
    const trouble = explainTrouble(error);
    throw trouble === undefined ? error : new UserError(`The service cannot start: ${trouble}.`);
  }
}

/** What has been opened is noted in `undo`, to be closed again the other way round. */
async function start(options: ServiceOptions, undo: Undo): Promise<Service> {
  const { config, role = 'all', environment = process.env, now = Date.now } = options;
  if (role !== 'all' && config.database === undefined)
    throw new UserError(
      `The role ${role} needs \`database\` in the configuration: what is in a data folder is one process's alone.`,
    );
  const graceMs = options.graceMs ?? DEFAULT_GRACE_MS;
  const redactor = redactSecrets(knownSecrets(config, environment));
  const log = redactedLog(options.log ?? (() => undefined), redactor);
  const { worker: id, tightened, unlock } = takeDataFolder(config);
  undo.push(unlock);
  if (tightened !== undefined) log('warning', { says: tightened });
  const works = role !== 'api';
  // Looked at before sandboxes move this process into a cgroup of its own.
  if (works) for (const weakness of findWeaknesses(config)) log('warning', weakness);
  if (works) for (const project of await requireSandbox(config, environment)) log('unconfined', project);
  const { elapsed = () => performance.now(), requestPatienceMs } = options;
  const stores = await openStores(config, {
    ...{ worker: id, now, elapsed },
    ...(requestPatienceMs === undefined ? {} : { requestPatienceMs }),
  });
  undo.push(() => stores.close());
  const disk = watchDisk(config.dataDir, config.diskFloorMegabytes * 1024 * 1024);
  undo.push(() => disk.stop());
  const metrics = createMetrics({ queue: () => stores.turns.state(), dataDir: config.dataDir, now });

  let work: Work | undefined;
  const readiness = createReadiness({
    database: stores.probe,
    disk: disk.shortage,
    ...(works ? { worker: () => (work ? work.trouble() : 'it has not started') } : {}),
  });
  removeStaleLocks(config.dataDir);
  const mirrorOf = openMirrors(config.dataDir);
  const looked = lookUpPorts({ config, mirrorOf, stores, redactor, now });
  const finder = config.recover
    ? createJobFinder({
        portsFor: (project) => looked.get(project),
        onRecovered: ({ id: job, project, turn }) => log('recovered', { job, project, turns: turn }),
        elapsed,
      })
    : undefined;
  const shown = { ...options, stores, metrics, readiness, redactor, log, finder, shortage: disk.shortage };
  const server = role === 'worker' ? await showState(shown) : await serveRequests(shown);
  undo.push(() => server?.close(0));

  const running: { stop: () => Promise<void> }[] = finder ? [finder] : [];
  if (works) {
    const contexts = openContexts(config);
    await contexts.recover();
    const { among, alone } = DEFAULT_DRAIN_SECONDS;
    const drainSeconds = config.drainSeconds ?? (config.database === undefined ? alone : among);
    work = await startWork({
      config,
      environment,
      stores,
      contexts,
      mirrorOf,
      redactor,
      graceMs,
      drainMs: drainSeconds * 1000,
      retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
      publishEveryMs: options.publishEveryMs ?? DEFAULT_PUBLISH_EVERY_MS,
      insistence: createInsistence(),
      obstacle: disk.shortage,
      onEvent: (told) => {
        metrics.event(told);
        const { event, ...fields } = told;
        log(event, fields);
      },
    });
    const { dataDir, keep } = config;
    const delays = options.careDelaysMs ? { delaysMs: options.careDelaysMs } : {};
    running.push(work, startCare({ ...stores, contexts, dataDir, keep, log, now, ...delays }));
  }
  stores.neverWait();

  return {
    url: server?.url ?? '',
    createKey: (key) => createKey(stores.keys, key, now()),
    revokeKey: (id) => stores.keys.revoke(id, now()),
    archive: stores.jobs.archive,
    importViews: stores.views.import,
    stop: async () => {
      await Promise.all([server?.close(graceMs), ...running.map(({ stop }) => stop())]);
      await undoAll(undo);
    },
  };
}

type Shown = Pick<ServiceOptions, 'config'> & {
  stores: Stores;
  metrics: Metrics;
  readiness: ReturnType<typeof createReadiness>;
  finder: JobFinder | undefined;
  redactor: Redactor;
  log: ServiceLog;
  shortage: () => string | undefined;
};

async function serveRequests({
  config,
  stores,
  metrics,
  finder,
  redactor,
  log,
  ...rest
}: Shown): Promise<Listening> {
  let publicUrl = '';
  let server: Listening | undefined;
  const pages = keepPagesIn(config.dataDir, stores.artifacts);
  const app = createApp({
    ...rest,
    ...stores,
    config,
    metrics,
    recover: finder?.find,
    review: createReviewSource({ ...stores, pages, projects: config.projects, redactor }),
    publicUrl: () => publicUrl,
    onQueued: (job, event) => log(event, { job: job.id, project: job.project }),
    onError: (error) => {
      // The stores are closed once nobody waits for an answer, and a page may still be in the making.
      if (!server?.isOver()) log('error', { error: describeStoreError(error) });
    },
    onRequest: (end) => {
      metrics.request(end);
      log('request', end);
    },
    dashboard: {
      list: stores.jobs,
      sessions: createSessions(stores.sessions),
      limit: createLoginLimit(() => performance.now()),
    },
  });
  server = await listen(app.fetch, config);
  publicUrl = (config.publicUrl ?? server.url).replace(/\/+$/, '');
  return server;
}

/** A process that only works has no port, unless its figures are to be seen. */
async function showState({ config, stores, metrics, readiness }: Shown): Promise<Listening | undefined> {
  const { host, metricsPort: port, trustedProxies } = config;
  if (port === undefined) return undefined;
  const app = createWorkerApp({ keys: stores.keys, trustedProxies, metrics, readiness });
  return listen(app.fetch, { host, port, trustedProxies });
}

async function undoAll(undo: Undo): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}
