import { statfsSync } from 'node:fs';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CHECK_STATUSES } from '../../contract/check-status.ts';
import type { QueueState } from '../store/turns.ts';
import type { JobEvent } from '../work/worker.ts';
import type { RequestEnd } from './observe-requests.ts';

export type MetricsPorts = {
  queue: () => Promise<QueueState>;
  dataDir: string;
  now: () => number;
};

export type Metrics = {
  request: (end: RequestEnd) => void;
  event: (event: JobEvent) => void;
  render: () => Promise<string>;
  contentType: string;
};

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const TURN_SECONDS = [1, 5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400];

/**
 * The service's figures for Prometheus. Requests and turns are counted as they end; the queue and the disk are looked
 * at when somebody asks. No label holds a project, a job or an address: their number has no bound.
 */
export function createMetrics({ queue, dataDir, now }: MetricsPorts): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  const ofProcess = watchProcess();

  const requests = new Histogram({
    name: 'docs_agent_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status', 'outcome'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const turns = new Histogram({
    name: 'docs_agent_turn_duration_seconds',
    help: 'From the start of a turn, which is one instruction of a job, to its end.',
    labelNames: ['outcome'],
    buckets: TURN_SECONDS,
    registers,
  });
  const checks = new Counter({
    name: 'docs_agent_checks_total',
    help: 'Checks of changes, by what became of them.',
    labelNames: ['status'],
    registers,
  });
  for (const status of CHECK_STATUSES) checks.inc({ status }, 0);
  const length = new Gauge({
    name: 'docs_agent_turns',
    help: 'Turns that wait in the queue or run.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'docs_agent_oldest_turn_age_seconds',
    help: 'How long the oldest waiting turn has waited, and the oldest running turn has run; 0 without one.',
    labelNames: ['state'],
    registers,
  });
  const free = new Gauge({
    name: 'docs_agent_disk_free_bytes',
    help: "Room on the data folder's file system that the service may use.",
    registers,
  });
  const size = new Gauge({
    name: 'docs_agent_disk_size_bytes',
    help: "Size of the data folder's file system.",
    registers,
  });

  const look = async () => {
    const state = await queue();
    const age = (since: number | null) => (since === null ? 0 : Math.max(0, now() - since) / 1000);
    length.set({ state: 'queued' }, state.queued);
    length.set({ state: 'running' }, state.running);
    oldest.set({ state: 'queued' }, age(state.oldestQueuedAt));
    oldest.set({ state: 'running' }, age(state.oldestRunningAt));
    const disk = statfsSync(dataDir);
    free.set(disk.bavail * disk.bsize);
    size.set(disk.blocks * disk.bsize);
  };

  const begun = new Map<string, number>();
  return {
    request: ({ method, route, status, outcome, durationMs }) =>
      requests.observe({ method, route, status, outcome }, durationMs / 1000),
    event: (told) => {
      const { event, job } = told;
      if (told.event === 'checked') checks.inc({ status: told.status });
      if (event === 'started') {
        begun.set(job, performance.now());
        return;
      }
      const since = begun.get(job);
      // A turn that an earlier service had begun: nobody knows how long it took.
      if (since === undefined || !isEnd(event)) return;
      begun.delete(job);
      turns.observe({ outcome: event }, (performance.now() - since) / 1000);
    },
    render: async () => {
      await look();
      return `${await ofProcess.metrics()}\n${await register.metrics()}`;
    },
    contentType: register.contentType,
  };
}

let watched: Registry | undefined;

/**
 * What Node tells of its process. It is watched once, however many services run in it: a watch wakes the process 100 times a
 * second and at each garbage collection, and can't be taken away.
 */
function watchProcess(): Registry {
  if (watched) return watched;
  watched = new Registry();
  collectDefaultMetrics({ register: watched });
  return watched;
}

function isEnd(event: JobEvent['event']): boolean {
  return event === 'completed' || event === 'failed' || event === 'stopped';
}
