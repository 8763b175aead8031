import { logName } from '../store/artifacts.ts';
import type { Insistence } from '../store/insistence.ts';
import type { TurnKey } from '../store/turns.ts';
import type { TurnPorts } from './turn-ports.ts';

/** How far behind what the agent says a review page of another process may be. */
const KEEP_EVERY_MS = 5000;

/** What stands in no line with the records of others. */
export type Alone = { insistence: Pick<Insistence, 'alone'> };

/** Puts an agent's log where every process can read it: now and then while it grows, and once it is whole. */
export function keepLog(
  turn: TurnKey,
  { artifacts, insistence, holds }: Pick<TurnPorts, 'artifacts' | 'holds'> & Alone,
): { stop: () => Promise<void> } {
  if (!artifacts.shared) return { stop: async () => {} };
  // The log of an attempt that was taken for dead would hide that of the one after it.
  const keep = async () => {
    if (holds(turn)) await artifacts.keep(turn.job, logName(turn.seq));
  };
  const timer = setInterval(() => void keep().catch(() => undefined), KEEP_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await insistence.alone(keep);
    },
  };
}
