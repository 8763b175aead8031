import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stageFirstRequest } from './first-request.ts';
import { median, parseRuns } from './statistics.ts';

/**
 * Start-up: the built entries up to the error of an input that is missing, and the run action up to the first request of a
 * command, against `node -e 0`, in turn so that a machine that slows down slows all. The figure is the median of the ratios
 * within a round. A second argument is another `dist` to set beside this one: what `git worktree add` brings of an
 * earlier version.
 */
const runs = parseRuns(40);
const ours = resolve(import.meta.dirname, '../dist');
const other = process.argv[3] === undefined ? undefined : resolve(process.argv[3]);
const folder = mkdtempSync(join(tmpdir(), 'bench-startup-'));
const files = Object.fromEntries(
  ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(folder, name)]),
);
await using firstRequest = await stageFirstRequest();

const subjectsOf = (dist: string) => {
  const entry = join(dist, 'run/index.js');
  const cli = join(dist, 'cli/index.js');
  return [
    { name: '`dist/run` without inputs', time: () => time([entry], 1) },
    { name: '`dist/run` to the first request of a command', time: () => firstRequest.time(entry) },
    { name: '`docs-agent run` without a key', time: () => time([cli, 'run', '--prompt', 'x'], 2) },
    { name: '`docs-agent status` without a key', time: () => time([cli, 'status', 'x'], 2) },
    { name: '`docs-agent views` without a key', time: () => time([cli, 'views'], 2) },
    { name: '`docs-agent run --help`', time: () => time([cli, 'run', '--help'], 0) },
  ];
};

function time(args: readonly string[], expected: number): number {
  for (const file of Object.values(files)) writeFileSync(file, '');
  const start = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, args, { env: { PATH: process.env.PATH, ...files } });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  if (status !== expected) throw new Error(`node ${args.join(' ')} ended with ${status}, not ${expected}`);
  return ms;
}

async function timeAll(dist: string): Promise<number[]> {
  const times: number[] = [];
  for (const subject of subjectsOf(dist)) times.push(await subject.time());
  return times;
}

const rounds: { bare: number; ours: number[]; other: number[] }[] = [];
for (let run = -3; run < runs; run += 1) {
  const bare = time(['-e', '0'], 0);
  const round = { bare, ours: await timeAll(ours), other: other === undefined ? [] : await timeAll(other) };
  if (run >= 0) rounds.push(round);
}
rmSync(folder, { recursive: true });

console.log(`Node ${process.version}, ${runs} rounds\n`);
const titles = [
  '',
  'median',
  'ratio',
  ...(other === undefined ? [] : ['the other: median', 'ratio', 'of it']),
];
console.log(`| ${titles.join(' | ')} |\n| --- |${' ---: |'.repeat(titles.length - 1)}`);
const tellMs = (times: readonly number[]) => `${median(times).toFixed(1)} ms`;
const tellRatio = (ratios: readonly number[]) => `${median(ratios).toFixed(2)} ×`;
const tell = (cells: readonly string[]) =>
  console.log(`| ${titles.map((_, column) => cells[column] ?? '').join(' | ')} |`);
tell(['`node -e 0`', tellMs(rounds.map(({ bare }) => bare))]);
for (const [index, { name }] of subjectsOf(ours).entries()) {
  const of = (which: 'ours' | 'other') => rounds.map((round) => round[which][index] ?? Number.NaN);
  const against = (which: 'ours' | 'other') =>
    of(which).map((ms, at) => ms / (rounds[at]?.bare ?? Number.NaN));
  const beside = [
    tellMs(of('other')),
    tellRatio(against('other')),
    tellRatio(of('ours').map((ms, at) => ms / (of('other')[at] ?? Number.NaN))),
  ];
  tell([name, tellMs(of('ours')), tellRatio(against('ours')), ...(other === undefined ? [] : beside)]);
}
