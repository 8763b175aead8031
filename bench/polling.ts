import { waitForJob } from '../src/job/wait.ts';
import type { Clock } from '../src/ports/clock.ts';
import type { Poll } from '../src/ports/service.ts';

/**
 * What a poll schedule costs and what it gives, on a fake clock with the action's own waiting: how many requests a job
 * of a given length takes, and how long after its end we know of it. The mean over jobs that end at evenly spread
 * moments around that length, because a fixed interval is lucky or unlucky with any single one.
 */
const LENGTHS_S = [10, 60, 300, 900, 1800];
const SAMPLES = 500;
const SPREAD = 0.1;
const SCHEDULES: [string, Poll][] = [
  ['adaptive', { kind: 'adaptive' }],
  ...[5, 10, 30].map((seconds): [string, Poll] => [
    `${seconds} s`,
    { kind: 'fixed', intervalMs: seconds * 1000 },
  ]),
];

async function simulate(
  poll: Poll,
  endMs: number,
  random: () => number,
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

/** A small seeded generator (mulberry32), so that the table is the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const name = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`);
console.log(`| job length | ${SCHEDULES.map(([label]) => `${label}: requests | lag`).join(' | ')} |`);
console.log(`| --- |${SCHEDULES.map(() => ' ---: | ---: |').join('')}`);
for (const length of LENGTHS_S) {
  const cells: string[] = [];
  for (const [, poll] of SCHEDULES) {
    const random = seeded(length);
    let requests = 0;
    let lagMs = 0;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const endMs = length * 1000 * (1 + SPREAD * (sample / SAMPLES - 0.5));
      const run = await simulate(poll, endMs, random);
      requests += run.requests;
      lagMs += run.lagMs;
    }
    cells.push(`${(requests / SAMPLES).toFixed(1)} | ${(lagMs / SAMPLES / 1000).toFixed(1)} s`);
  }
  console.log(`| ${name(length)} | ${cells.join(' | ')} |`);
}
