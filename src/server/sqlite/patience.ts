import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteTrouble } from './trouble.ts';

/** A request is answered within a second, with a refusal if need be. */
const REQUEST_WAIT_MS = 800;
const TRY_AGAIN_MS = 25;

/**
 * Runs `work`, again while another program holds the database, for a little less than a second. SQLite's own waiting
 * would stand still in the middle of the event loop, and every other request with it.
 * @throws what `work` throws, in the end also that the database is busy.
 */
export async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + REQUEST_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (sqliteTrouble(error)?.kind !== 'busy' || performance.now() + TRY_AGAIN_MS > end) throw error;
    }
    await sleep(TRY_AGAIN_MS);
  }
}
