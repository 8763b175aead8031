import type { Config, Environment, ProjectSettings } from '../config/config.ts';
import type { Contexts } from '../contexts/contexts.ts';
import type { Mirror } from '../git/mirror.ts';
import { pullRequestHostFor } from '../pull-requests/index.ts';
import type { Insistence } from '../store/insistence.ts';
import type { Stores } from '../store/stores.ts';
import type { Redactor } from '../words/redact.ts';
import { guardAgents, machineTime } from './guard-agents.ts';
import { type LatePublisher, startLatePublisher } from './late-publisher.ts';
import { keepLeases } from './leases.ts';
import { createSlots } from './slots.ts';
import type { TurnPorts } from './turn-ports.ts';
import { type JobEvent, startWorker, type Worker } from './worker.ts';

export type WorkOptions = {
  config: Config;
  environment: Environment;
  stores: Pick<Stores, 'jobs' | 'turns' | 'unpublished' | 'artifacts'>;
  contexts: Contexts;
  mirrorOf: (project: ProjectSettings) => Mirror;
  redactor: Redactor;
  insistence: Insistence;
  /** Why no turn may begin now. */
  obstacle: () => string | undefined;
  graceMs: number;
  /** How long turns may go on once the work is stopped. */
  drainMs: number;
  retryDelaysMs: readonly number[];
  publishEveryMs: number;
  onEvent: (event: JobEvent) => void;
};

export type Work = Awaited<ReturnType<typeof startWork>>;

/** Starts all that works on jobs: the worker, and what publishes their changes later where it could not at once. */
export async function startWork(options: WorkOptions) {
  const { config, stores, onEvent } = options;
  const { turns } = stores;
  let worker: Worker | undefined;
  let publisher: LatePublisher | undefined;
  const slots = createSlots(config.concurrency, () => worker?.wake());
  const leases =
    turns.leaseMs === undefined
      ? undefined
      : keepLeases({ turns, leaseMs: turns.leaseMs, guard: guardAgents(), now: machineTime });
  const portsOf = (project: ProjectSettings): TurnPorts => ({
    ...stores,
    project,
    guard: leases?.guardAgent,
    holds: (turn) => leases?.holds(turn) ?? true,
    insistence: options.insistence,
    slots,
    holdLatePublishing: async (job) => publisher?.hold(job),
    onChecked: (job, { name: check, status, rounds, ms }) =>
      onEvent({ event: 'checked', job, project: project.id, check, status, rounds, ms }),
    environment: options.environment,
    redactor: options.redactor,
    contexts: options.contexts,
    mirror: options.mirrorOf(project),
    host: pullRequestHostFor(project),
    dataDir: config.dataDir,
    author: config.author,
    graceMs: options.graceMs,
    retryDelaysMs: options.retryDelaysMs,
  });
  const ports = new Map([...config.projects.values()].map((project) => [project.id, portsOf(project)]));
  const portsFor = (project: string) => ports.get(project);
  const { insistence, obstacle } = options;
  worker = await startWorker({
    ...stores,
    insistence,
    leases,
    machineTime,
    obstacle,
    concurrency: config.concurrency,
    isCrowded: (project) => slots.waiting(project) > 0,
    portsFor,
    onEvent,
  }).catch((error: unknown) => {
    leases?.stop();
    throw error;
  });
  const late = startLatePublisher({ ...stores, portsFor, everyMs: options.publishEveryMs, onEvent });
  publisher = late;
  const { stop, trouble } = worker;
  return {
    trouble,
    stop: async () => {
      await stop(options.drainMs);
      await late.stop({ lastTry: options.drainMs > 0 });
      await options.contexts.settle();
    },
  };
}
