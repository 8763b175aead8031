import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median, parseRuns } from './statistics.ts';

/**
 * Start-up: the built entries up to the error of an input that is missing, against `node -e 0`, in turn so that a machine
 * that slows down slows all. The figure is the median of the ratios within a round.
 */
const runs = parseRuns(40);
const dist = resolve(import.meta.dirname, '../dist');
const folder = mkdtempSync(join(tmpdir(), 'bench-startup-'));
const files = Object.fromEntries(
  ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(folder, name)]),
);
const cli = join(dist, 'cli/index.js');

const SUBJECTS = [
  { name: '`dist/run` without inputs', args: [join(dist, 'run/index.js')], expected: 1 },
  { name: '`docs-agent run` without a key', args: [cli, 'run', '--prompt', 'x'], expected: 2 },
  { name: '`docs-agent status` without a key', args: [cli, 'status', 'x'], expected: 2 },
  { name: '`docs-agent views` without a key', args: [cli, 'views'], expected: 2 },
  { name: '`docs-agent run --help`', args: [cli, 'run', '--help'], expected: 0 },
] as const;

function time(args: readonly string[], expected: number): number {
  for (const file of Object.values(files)) writeFileSync(file, '');
  const start = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, args, { env: { PATH: process.env.PATH, ...files } });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  if (status !== expected) throw new Error(`node ${args.join(' ')} ended with ${status}, not ${expected}`);
  return ms;
}

const rounds: { bare: number; subjects: number[] }[] = [];
for (let run = -3; run < runs; run += 1) {
  const bare = time(['-e', '0'], 0);
  const subjects = SUBJECTS.map(({ args, expected }) => time(args, expected));
  if (run >= 0) rounds.push({ bare, subjects });
}
rmSync(folder, { recursive: true });

console.log(`Node ${process.version}, ${runs} rounds\n`);
console.log('| | median | ratio |\n| --- | ---: | ---: |');
console.log(`| \`node -e 0\` | ${median(rounds.map(({ bare }) => bare)).toFixed(1)} ms | |`);
for (const [index, { name }] of SUBJECTS.entries()) {
  const times = rounds.map(({ subjects }) => subjects[index] ?? Number.NaN);
  const ratios = times.map((ms, round) => ms / (rounds[round]?.bare ?? Number.NaN));
  console.log(`| ${name} | ${median(times).toFixed(1)} ms | ${median(ratios).toFixed(2)} × |`);
}
