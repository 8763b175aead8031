import type { Config, Environment, ProjectSettings } from '../config/config.ts';
import { openMirror } from '../git/mirror.ts';
import { pullRequestHostFor } from '../pull-requests/index.ts';
import type { Insistence } from '../store/insistence.ts';
import type { JobStore } from '../sqlite/jobs.ts';
import type { TurnStore } from '../sqlite/turns.ts';
import type { UnpublishedStore } from '../sqlite/unpublished.ts';
import type { Redactor } from '../words/redact.ts';
import { type LatePublisher, startLatePublisher } from './late-publisher.ts';
import { createSlots } from './slots.ts';
import type { TurnPorts } from './turn-ports.ts';
import { type JobEvent, startWorker } from './worker.ts';

export type WorkOptions = {
  config: Config;
  environment: Environment;
  stores: { jobs: JobStore; turns: TurnStore; unpublished: UnpublishedStore };
  redactor: Redactor;
  insistence: Insistence;
  /** Why no turn may begin now. */
  obstacle: () => string | undefined;
  graceMs: number;
  retryDelaysMs: readonly number[];
  publishEveryMs: number;
  now: () => number;
  onEvent: (event: JobEvent) => void;
};

export type Work = ReturnType<typeof startWork>;

/** Starts all that works on jobs: the worker, and what publishes their changes later where it could not at once. */
export function startWork(options: WorkOptions) {
  const { config, stores, onEvent } = options;
  const slots = createSlots(config.concurrency);
  let publisher: LatePublisher | undefined;
  const portsOf = (project: ProjectSettings): TurnPorts => ({
    project,
    turns: stores.turns,
    unpublished: stores.unpublished,
    insistence: options.insistence,
    slots,
    holdLatePublishing: async (job) => publisher?.hold(job),
    environment: options.environment,
    redactor: options.redactor,
    mirror: openMirror(config.dataDir, project),
    host: pullRequestHostFor(project),
    dataDir: config.dataDir,
    author: config.author,
    graceMs: options.graceMs,
    retryDelaysMs: options.retryDelaysMs,
  });
  const ports = new Map([...config.projects.values()].map((project) => [project.id, portsOf(project)]));
  const portsFor = (project: string) => ports.get(project);
  publisher = startLatePublisher({
    ...stores,
    portsFor,
    everyMs: options.publishEveryMs,
    now: options.now,
    onEvent,
  });
  const { insistence, obstacle } = options;
  const { concurrency } = config;
  const worker = startWorker({ ...stores, insistence, obstacle, concurrency, portsFor, onEvent });
  const late = publisher;
  return {
    ...worker,
    stop: async () => {
      await Promise.all([worker.stop(), late.stop()]);
    },
  };
}
