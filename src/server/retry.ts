import { setTimeout as sleep } from 'node:timers/promises';

/** Tries again after each of `delaysMs`; the last error counts. An aborted signal ends it at once. */
export async function retry<T>(
  work: () => Promise<T>,
  { delaysMs, signal }: { delaysMs: readonly number[]; signal: AbortSignal },
): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error;
      await sleep(delayMs, undefined, { signal });
    }
  }
  return work();
}
