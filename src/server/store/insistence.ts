import { setTimeout as sleep } from 'node:timers/promises';
import { type StoreTrouble, troubleOf } from './trouble.ts';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5000;

export type Insistence = ReturnType<typeof createInsistence>;

/**
 * Writes down what has happened and can't be refused any more: how a turn ended, what it made. In order, and each again
 * until it is stored, however long the database is held or the disk full.
 */
export function createInsistence(wait: typeof sleep = sleep) {
  const givingUp = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let trouble: StoreTrouble | undefined;

  const insist = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      try {
        const result = await work();
        trouble = undefined;
        return result;
      } catch (error) {
        trouble = troubleOf(error);
        if (!trouble || givingUp.signal.aborted) throw error;
      }
      // Given up is not before one more try.
      await wait(waitMs, undefined, { signal: givingUp.signal }).catch(() => undefined);
    }
  };

  return {
    /** @throws what `work` throws, unless it may pass. */
    write: <T>(work: () => Promise<T>): Promise<T> => {
      const next = last.then(() => insist(work));
      last = next.catch(() => undefined);
      return next;
    },

    /** As `write`, but in no line with the others: nothing waits for it, however long it takes. */
    alone: insist,

    /** What keeps something from being written down, if anything does. */
    trouble: () => trouble,

    /** From here on each is tried once more, and no further. */
    giveUp: () => givingUp.abort(),
  };
}
