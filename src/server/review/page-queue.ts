import { setImmediate as others } from 'node:timers/promises';
import { type IsWanted, Unwanted } from './allowance.ts';
import { createFairLine, type Waiter } from './fair-line.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** Makes a page, unless it throws Unwanted on the way. */
export type Render = (isWanted: IsWanted) => Promise<string | Bytes | undefined>;
/** `unmade`: there are too many before, or whoever asked is gone. */
export type Made = { page: Bytes | undefined } | 'unmade';

/** Pages that are made at a time, each of another project: one that waits for its disk holds up no other project's. */
const AT_ONCE = 3;

type Waiting = Waiter & { render: Render; settle: (made: Made) => void; fail: (error: unknown) => void };

/** Makes pages for whoever waits for them, in a fair order, once for all who wait for the same. */
export function createPageQueue() {
  const line = createFairLine<Waiting>();
  const busy = new Set<string>();

  const work = async (first: Waiting): Promise<void> => {
    const isWanted = () => line.waitingFor(first).some(({ isGone }) => !isGone());
    try {
      // Whoever closes right after asking is known to be gone only once the event loop has been round.
      await others();
      if (!isWanted()) throw new Unwanted();
      const made = await first.render(isWanted);
      const page = typeof made === 'string' ? new TextEncoder().encode(made) : made;
      for (const waiter of end(first)) waiter.settle({ page });
    } catch (error) {
      if (!(error instanceof Unwanted)) for (const waiter of end(first)) waiter.fail(error);
      // Whoever has come since then still waits, and gets it in the next turn.
      else for (const waiter of line.waitingFor(first)) if (waiter.isGone()) drop(waiter);
    }
  };
  const end = (first: Waiting) => {
    const waiters = line.waitingFor(first);
    waiters.forEach(line.leave);
    return waiters;
  };
  const drop = (waiter: Waiting) => {
    line.leave(waiter);
    waiter.settle('unmade');
  };

  const goOn = (): void => {
    while (busy.size < AT_ONCE) {
      const first = line.next((project) => busy.has(project));
      if (!first) return;
      busy.add(first.project);
      void work(first).finally(() => {
        line.pass(first);
        busy.delete(first.project);
        goOn();
      });
    }
  };

  return {
    /** @throws what `render` throws. */
    make: (waiter: Waiter, render: Render): Promise<Made> =>
      new Promise((settle, fail) => {
        for (const out of line.add({ ...waiter, render, settle, fail })) out.settle('unmade');
        goOn();
      }),
  };
}
