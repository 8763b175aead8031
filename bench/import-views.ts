import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PAGES, writeAccessLog } from './access-log.ts';
import { median } from './statistics.ts';

/**
 * Lines a second of `docs-agent import-views` beside GoAccess (Debian package `goaccess`) on the same log, one after the
 * other in turn, each time from nothing. The peak of memory is the kernel's VmHWM. Usage:
 *   node bench/import-views.ts [--megabytes 1000] [--rounds 3] [--cli FILE]
 */
const megabytes = option('megabytes', 1000);
const rounds = option('rounds', 3);
const root = resolve(import.meta.dirname, '..');
const built = join(root, 'dist/cli/index.js');
const cli = text('cli') ?? (existsSync(built) ? built : join(root, 'src/entries/cli.ts'));
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'docs-agent-bench-'));
const log = join(folder, 'access.log');
const config = join(folder, 'docs-agent.config.json');

type Run = { seconds: number; cpuSeconds: number; peakMib: number };

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const lines = await writeAccessLog(log, { bytes: megabytes * 1e6 });
  const hasGoAccess = spawnSync('goaccess', ['--version']).status === 0;
  console.log(
    `${(statSync(log).size / 1e6).toFixed(0)} MB, ${lines} lines, ${PAGES} pages; ` +
      `${cli.endsWith('.ts') ? 'source' : 'dist/cli'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (!hasGoAccess) console.log('goaccess is not installed (apt-get install goaccess): measured alone');
  const ours: Run[] = [];
  const theirs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await importOnce());
    if (hasGoAccess) theirs.push(await goAccessOnce());
  }
  console.log(`\nmedian of ${rounds}\n`);
  console.log('| | Lines a second | Lines a second of CPU | Peak MiB |\n| --- | ---: | ---: | ---: |');
  report('import-views', { runs: ours, lines });
  if (!hasGoAccess) return;
  report('goaccess', { runs: theirs, lines });
  const ratios = ours.map(({ seconds }, round) => (theirs[round]?.seconds ?? Number.NaN) / seconds);
  console.log(`\nimport-views reads ${median(ratios).toFixed(2)} times as many lines a second as goaccess`);
}

async function importOnce(): Promise<Run> {
  const dataDir = join(folder, 'data');
  rmSync(dataDir, { recursive: true, force: true });
  const projects = { docs: { repository: '.', agent: { command: 'true' } } };
  writeFileSync(config, JSON.stringify({ dataDir: 'data', projects }));
  return measure(process.execPath, [cli, 'import-views', '--config', config, '--project', 'docs', log]);
}

async function goAccessOnce(): Promise<Run> {
  const work = join(folder, 'goaccess');
  mkdirSync(work, { recursive: true });
  const out = join(work, 'out.json');
  return measure('goaccess', [log, '--log-format=COMBINED', '--no-progress', '-o', out]);
}

async function measure(program: string, args: string[]): Promise<Run> {
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.resume();
  const closed = once(child, 'close').then(() => 'closed' as const);
  let run: Run = { seconds: 0, cpuSeconds: 0, peakMib: 0 };
  // What a process has used can be read only while it is there.
  while ((await Promise.race([closed, sleep(20)])) !== 'closed') run = look(child.pid ?? 0) ?? run;
  if (child.exitCode !== 0) throw new Error(`${program} ended with ${child.exitCode}`);
  return { ...run, seconds: (performance.now() - started) / 1000 };
}

function look(pid: number): Run | undefined {
  try {
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    if (peak === undefined) return undefined;
    return {
      seconds: 0,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
      peakMib: Number(peak) / 1024,
    };
  } catch {
    return undefined;
  }
}

function report(name: string, { runs, lines }: { runs: readonly Run[]; lines: number }): void {
  const rate = Math.round(lines / median(runs.map(({ seconds }) => seconds)));
  const cpu = Math.round(lines / median(runs.map(({ cpuSeconds }) => cpuSeconds)));
  const peak = Math.round(Math.max(...runs.map(({ peakMib }) => peakMib)));
  console.log(`| ${name} | ${rate} | ${cpu} | ${peak} |`);
}

function option(name: string, fallback: number): number {
  return Number(text(name) ?? fallback);
}

function text(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}
