import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createDraw } from '../__tests__/support/seeded-random.ts';
import { renderTable, replaceBetween } from '../scripts/readme/tables.ts';
import { simulateWait } from './simulate-wait.ts';

/**
 * Runner minutes a day for jobs that are waited for, and for jobs that are handed over and collected: from the action's own
 * waiting on a fake clock, and billing by whole minutes for each job of a workflow, as GitHub bills. Writes the table
 * into docs/waiting-and-cost.md; with `--check` it only fails where another stands there.
 */
const LENGTHS_MINUTES = [1, 5, 15, 30];
const JOBS_A_DAY = [1, 10, 100];
const SAMPLES = 200;
/** What a workflow's job takes beside: the runner's set-up, and the action's start, comment and create. */
const AROUND_MS = 8_000;
/** A step that hands over is done in a second, and so is a collect of a few jobs. */
const BRIEF_MS = AROUND_MS + 2_000;
const COLLECTS: [string, number][] = [
  ['every 15 min', 96],
  ['each hour', 24],
];

const billed = (ms: number) => Math.ceil(ms / 60_000);

/** Minutes that one job of this length is billed where it is waited for, the mean over ends around that length. */
async function waited(minutes: number): Promise<number> {
  const random = createDraw(minutes);
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const endMs = minutes * 60_000 * (1 + 0.1 * (sample / SAMPLES - 0.5));
    const { lagMs } = await simulateWait({ kind: 'adaptive' }, { endMs, random });
    sum += billed(AROUND_MS + endMs + lagMs);
  }
  return sum / SAMPLES;
}

const head = ['Job', 'Jobs a day', 'Waiting', ...COLLECTS.map(([name]) => `Handed over, collected ${name}`)];
const rows: string[][] = [];
for (const minutes of LENGTHS_MINUTES) {
  const each = await waited(minutes);
  for (const jobs of JOBS_A_DAY) {
    const collected = COLLECTS.map(([, runs]) => jobs * billed(BRIEF_MS) + runs * billed(BRIEF_MS));
    rows.push([`${minutes} min`, jobs, Math.round(jobs * each), ...collected].map(String));
  }
}
const table = renderTable(head, rows);
console.log(table);
const document = resolve(import.meta.dirname, '../docs/waiting-and-cost.md');
const page = readFileSync(document, 'utf8');
const fresh = replaceBetween(page, { name: 'cost', table });
if (!process.argv.includes('--check')) writeFileSync(document, fresh);
else if (fresh !== page) {
  console.error('docs/waiting-and-cost.md: its table of costs is out of date. Remedy: npm run bench:cost');
  process.exitCode = 1;
}
