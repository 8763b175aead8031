import { createDraw } from '../__tests__/support/seeded-random.ts';
import type { Poll } from '../src/ports/service.ts';
import { simulateWait } from './simulate-wait.ts';

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

const name = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`);
console.log(`| job length | ${SCHEDULES.map(([label]) => `${label}: requests | lag`).join(' | ')} |`);
console.log(`| --- |${SCHEDULES.map(() => ' ---: | ---: |').join('')}`);
for (const length of LENGTHS_S) {
  const cells: string[] = [];
  for (const [, poll] of SCHEDULES) {
    const random = createDraw(length);
    let requests = 0;
    let lagMs = 0;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const endMs = length * 1000 * (1 + SPREAD * (sample / SAMPLES - 0.5));
      const run = await simulateWait(poll, { endMs, random });
      requests += run.requests;
      lagMs += run.lagMs;
    }
    cells.push(`${(requests / SAMPLES).toFixed(1)} | ${(lagMs / SAMPLES / 1000).toFixed(1)} s`);
  }
  console.log(`| ${name(length)} | ${cells.join(' | ')} |`);
}
