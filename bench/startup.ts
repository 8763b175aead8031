import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stageFirstRequest } from './first-request.ts';
import { median, parseRuns } from './statistics.ts';

/**
 * Start-up: the built entries up to the error of an input that is missing, and the run action up to the first request of a
 * command, against `node -e 0`, in turn so that a machine that slows down slows all. The figure is the median of the ratios
 * within a round; other work on the machine blurs it all the same, and says less in processor time. A second argument is
 * another `dist` to set beside this one, that of an earlier version.
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

interface Figure {
  readonly ms: number;
  readonly processorMs: number;
}

/** Processor time of all children that have ended, in steps of 10 ms whose mean over many is exact; Linux alone tells it. */
function readChildrenMs(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  return fields
    .split(' ')
    .slice(13, 15)
    .reduce((sum, ticks) => sum + 10 * Number(ticks), 0);
}

async function measure(act: () => number | Promise<number>): Promise<Figure> {
  const before = readChildrenMs();
  const ms = await act();
  return { ms, processorMs: readChildrenMs() - before };
}

async function measureAll(dist: string | undefined): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const subject of dist === undefined ? [] : subjectsOf(dist)) figures.push(await measure(subject.time));
  return figures;
}

const rounds: { bare: Figure; ours: Figure[]; other: Figure[] }[] = [];
for (let run = -3; run < runs; run += 1) {
  const bare = await measure(() => time(['-e', '0'], 0));
  const round = { bare, ours: await measureAll(ours), other: await measureAll(other) };
  if (run >= 0) rounds.push(round);
}
rmSync(folder, { recursive: true });

console.log(`Node ${process.version}, ${runs} rounds\n`);
const titles = ['', 'median', 'ratio', 'processor time'];
if (other !== undefined) titles.push('the other: median', 'ratio', 'processor time', 'this of that');
console.log(`| ${titles.join(' | ')} |\n| --- |${' ---: |'.repeat(titles.length - 1)}`);

const tell = (cells: readonly string[]) =>
  console.log(`| ${titles.map((_, column) => cells[column] ?? '').join(' | ')} |`);
const tellMs = (ms: number) => `${ms.toFixed(1)} ms`;
const tellRatio = (these: readonly Figure[], those: readonly Figure[]) =>
  `${median(these.map(({ ms }, at) => ms / (those[at]?.ms ?? Number.NaN))).toFixed(2)} ×`;
const tellFigures = (figures: readonly Figure[]) => [
  tellMs(median(figures.map(({ ms }) => ms))),
  tellRatio(figures, bare),
  tellMs(figures.reduce((sum, { processorMs }) => sum + processorMs, 0) / runs),
];

const bare = rounds.map((round) => round.bare);
tell(['`node -e 0`', ...tellFigures(bare)]);
for (const [index, { name }] of subjectsOf(ours).entries()) {
  const of = (which: 'ours' | 'other') => rounds.flatMap((round) => round[which][index] ?? []);
  const beside = other === undefined ? [] : [...tellFigures(of('other')), tellRatio(of('ours'), of('other'))];
  tell([name, ...tellFigures(of('ours')), ...beside]);
}
