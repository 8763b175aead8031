import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Tries again after each of `delaysMs`; the last error counts. An aborted signal ends it at once, and so does an error
 * that `isPermanent`.
 */
export async function retry<T>(
  work: () => Promise<T>,
  how: { delaysMs: readonly number[]; signal: AbortSignal; isPermanent: (error: unknown) => boolean },
): Promise<T> {
  const { delaysMs, signal, isPermanent } = how;
  for (const delayMs of delaysMs) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || isPermanent(error)) throw error;
      await sleep(delayMs, undefined, { signal });
    }
  }
  return work();
}
