import { waitForJob } from '../src/job/wait.ts';
import type { Clock } from '../src/ports/clock.ts';
import type { Poll } from '../src/ports/service.ts';

/** Waits for a job that ends at `endMs`, on a fake clock: the requests it takes, and how long after the end we know of it. */
export async function simulateWait(
  poll: Poll,
  { endMs, random }: { endMs: number; random: () => number },
): Promise<{ requests: number; lagMs: number }> {
  let nowMs = 0;
  let requests = 0;
  const clock: Clock = {
    now: () => nowMs,
    sleep: async (ms) => {
      nowMs += ms;
    },
    every: () => () => {},
  };
  await waitForJob(
    { jobId: 'job', created: true, confirmMissingLink: true },
    {
      clock,
      random,
      poll,
      deadlineMs: 2 * endMs + 120_000,
      signal: new AbortController().signal,
      retryDelay: () => 0,
      onReading: () => {},
      onRetry: () => {},
      look: async () => {
        requests += 1;
        const done = nowMs >= endMs;
        const prLink = done ? 'https://example.com/pull/1' : null;
        return { kind: 'job', job: { id: 'job', status: done ? 'completed' : 'active', prLink } };
      },
    },
  );
  return { requests, lagMs: nowMs - endMs };
}
