import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median, parseRuns } from './statistics.ts';

/**
 * Start-up: the built main entry on its missing-input path, against `node -e 0`, in pairs so that a machine that slows
 * down slows both. The figure is the median of the pairs' ratios.
 */
const runs = parseRuns(40);
const entry = resolve(import.meta.dirname, '../dist/run/index.js');
const folder = mkdtempSync(join(tmpdir(), 'bench-startup-'));
const files = Object.fromEntries(
  ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(folder, name)]),
);

function time(args: string[], expected: number): number {
  for (const file of Object.values(files)) writeFileSync(file, '');
  const start = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, args, { env: { PATH: process.env.PATH, ...files } });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  if (status !== expected) throw new Error(`node ${args.join(' ')} ended with ${status}, not ${expected}`);
  return ms;
}

const pairs: { bare: number; action: number }[] = [];
for (let run = -3; run < runs; run += 1) {
  const bare = time(['-e', '0'], 0);
  const action = time([entry], 1);
  if (run >= 0) pairs.push({ bare, action });
}
rmSync(folder, { recursive: true });

const ratios = pairs.map(({ bare, action }) => action / bare);
console.log(`Node ${process.version}, ${runs} pairs\n`);
console.log('| | median |\n| --- | ---: |');
console.log(`| \`node -e 0\` | ${median(pairs.map(({ bare }) => bare)).toFixed(1)} ms |`);
console.log(`| \`dist/run\` without inputs | ${median(pairs.map(({ action }) => action)).toFixed(1)} ms |`);
console.log(`| ratio | ${median(ratios).toFixed(2)} × |`);
