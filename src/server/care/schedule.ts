import { describeStoreError } from '../store/trouble.ts';
import type { TurnStore } from '../store/turns.ts';
import type { ServiceLog } from '../words/service-log.ts';
import { countReport, type PruneOptions, prune } from './prune.ts';

/** When the service cleans: not while it starts, and then every hour. */
export const CARE_DELAYS_MS = { first: 60_000, every: 3_600_000 };

export type CarePorts = Omit<PruneOptions, 'now' | 'mirrors' | 'dryRun'> & {
  turns: Pick<TurnStore, 'state'>;
  log: ServiceLog;
  now: () => number;
  delaysMs?: typeof CARE_DELAYS_MS;
};

/** Cleans by and by while the service runs; mirrors in quiet time only, when no turn waits or runs. */
export function startCare(ports: CarePorts): { stop: () => Promise<void> } {
  const { log, turns, now, delaysMs = CARE_DELAYS_MS } = ports;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const once = async () => {
    try {
      const { queued, running: begun } = await turns.state();
      const mirrors = queued + begun === 0;
      const report = await prune({ ...ports, now: now(), mirrors, dryRun: false }, stopped.signal);
      for (const failure of report.failures) log('error', { error: `cleaning: ${failure}` });
      const counted = countReport(report);
      if (Object.values(counted).some((count) => count > 0)) log('cleaned', counted);
    } catch (error) {
      if (!stopped.signal.aborted) log('error', { error: `cleaning: ${describeStoreError(error)}` });
    }
  };
  const plan = (delayMs: number) => {
    timer = setTimeout(() => {
      running = once().then(() => {
        if (!stopped.signal.aborted) plan(delaysMs.every);
      });
    }, delayMs);
    timer.unref();
  };
  plan(delaysMs.first);

  return {
    stop: async () => {
      clearTimeout(timer);
      stopped.abort();
      await running;
    },
  };
}
