import { logName } from '../store/artifacts.ts';
import type { TurnPorts } from './turn-ports.ts';

/** How far behind what the agent says a review page of another process may be. */
const KEEP_EVERY_MS = 5000;

/** Puts an agent's log where every process can read it: now and then while it grows, and once it is whole. */
export function keepLog(
  { job, seq }: { job: string; seq: number },
  { artifacts, insistence }: Pick<TurnPorts, 'artifacts' | 'insistence'>,
): { stop: () => Promise<void> } {
  if (!artifacts.shared) return { stop: async () => {} };
  const keep = () => artifacts.keep(job, logName(seq));
  const timer = setInterval(() => void keep().catch(() => undefined), KEEP_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await insistence.write(keep);
    },
  };
}
