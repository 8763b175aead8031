import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres, startCluster } from '../__tests__/support/postgres.ts';
import { type Load, sendLoad } from './load.ts';
import { createKey, startServing } from './served.ts';
import { addPastJobs, measureClaims } from './service-data.ts';
import {
  type Bench,
  fillDatabase,
  makeRepository,
  measureStarts,
  measureWork,
  serve,
  writeConfig,
} from './several-machines.ts';

/**
 * What the service takes with many past jobs behind it: `GET job` and create over keep-alive connections, database on
 * disk; its memory over many requests; a claim. The service is a process of its own, bound to one core where `taskset` is
 * there. Besides requests a second of the clock it counts those a second of the service's own processor time: that
 * figure holds on a machine that has other work, too. Usage:
 *   node bench/service.ts [--seconds 5] [--rounds 3] [--past 200000] [--requests 500000] [--postgres]
 * With `--postgres` it is an API process on a PostgreSQL that writes everything to its disk, and workers beside it: how soon
 * an agent begins, and what three workers do beside one.
 */
const seconds = option('seconds', 5);
const rounds = option('rounds', 3);
const past = option('past', 200_000);
const requests = option('requests', 500_000);
const root = resolve(import.meta.dirname, '..');
const built = join(root, 'dist/cli/index.js');
const cli =
  existsSync(built) && !process.argv.includes('--source') ? built : join(root, 'src/entries/cli.ts');
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'docs-agent-bench-'));
const pinned = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
const PAST_JOB = '/v2/agent/docs/job/past-0-0';
/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

try {
  await (process.argv.includes('--postgres') ? mainOnPostgres() : main());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const { config, key } = prepare();
  addPastJobs(join(folder, 'data'), past);
  const server = await startServing(cli, { args: ['--config', config], pinned });
  const pid = server.process.pid ?? 0;
  const to = { url: server.url, key };
  try {
    await reportRequests(pid, to);
    await reportMemory(pid, { ...to, method: 'GET', path: PAST_JOB, connections: 16 });
  } finally {
    await server.end();
  }
  const { claim, empty } = await measureClaims(join(folder, 'data'));
  console.log(
    `\nA claim takes ${claim.toFixed(2)} ms with its commit, a look at an empty queue ${empty.toFixed(3)} ms.`,
  );
}

/** One API process, then a worker that has nothing to do, then one worker and three. Creates are on disk when answered. */
async function mainOnPostgres(): Promise<void> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  const cluster = startCluster(bin, { durable: true });
  const bench: Bench = { cluster, folder, cli, pinned };
  try {
    makeRepository(join(folder, 'docs'));
    const filled = await fillDatabase(bench, past);
    const [idle, ...fresh] = await Promise.all([filled, filled, filled].map(cluster.createDatabase));
    const config = writeConfig(bench, { database: filled, name: 'requests', command: 'true' });
    const key = createKey(cli, config);
    const api = await serve(bench, { config, role: 'api' });
    await reportRequests(api.process.pid ?? 0, { url: api.url, key });
    await api.end();
    const starts = await measureStarts(bench, { database: idle ?? '', count: 40 });
    const at = (share: number) => starts[Math.floor(starts.length * share)]?.toFixed(0);
    console.log(`\nFrom create to the agent's start: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms.`);
    const work = { jobs: 36, agentSeconds: 3 };
    const [one = 0, three = 0] = [
      await measureWork(bench, { ...work, database: fresh[0] ?? '', workers: 1 }),
      await measureWork(bench, { ...work, database: fresh[1] ?? '', workers: 3 }),
    ];
    const says = `One worker takes ${one.toFixed(1)} s for ${work.jobs} agents that wait ${work.agentSeconds} s`;
    console.log(`${says}, three take ${three.toFixed(1)} s: ${(one / three).toFixed(2)} times the work.`);
    console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    cluster.stop();
  }
}

async function reportRequests(pid: number, to: { url: string; key: string }): Promise<void> {
  const create = { ...to, method: 'POST', path: '/v2/agent/docs/job', body: '{"prompt":"Fix the typos."}' };
  const get = { ...to, method: 'GET', path: PAST_JOB };
  console.log(
    `${cli === built ? 'dist/cli' : 'source'}, Node ${process.version}, ${past} past jobs of 5 turns`,
  );
  console.log(
    `server ${pinned ? 'bound to one core' : 'not bound to a core'}; median of ${rounds} times ${seconds} s`,
  );
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`);
  await sendLoad({ ...get, connections: 16, seconds: 1 });
  console.log('| Request | Connections | A second | A processor second | p50 ms | p99 ms |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  await report('GET job', pid, { ...get, connections: 16, seconds });
  await report('GET job', pid, { ...get, connections: 100, seconds });
  await report('create', pid, { ...create, connections: 16, seconds });
}

async function report(name: string, pid: number, load: Load): Promise<void> {
  const results = [];
  for (let round = 0; round < rounds; round++) {
    const before = processorSeconds(pid);
    const { requests: sent, seconds: took, timesMs } = await sendLoad(load);
    const at = (share: number) => (timesMs[Math.floor(timesMs.length * share)] ?? Number.NaN).toFixed(1);
    const perProcessorSecond = sent / (processorSeconds(pid) - before);
    results.push({ perSecond: sent / took, perProcessorSecond, p50: at(0.5), p99: at(0.99) });
  }
  results.sort((a, b) => a.perSecond - b.perSecond);
  const middle = results[Math.floor(rounds / 2)];
  if (!middle) return;
  const { perSecond, perProcessorSecond, p50, p99 } = middle;
  const figures = [load.connections, Math.round(perSecond), Math.round(perProcessorSecond), p50, p99];
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}

/** Resident memory after each fifth of the requests: flat, or not. */
async function reportMemory(pid: number, load: Load): Promise<void> {
  const sizes: string[] = [];
  for (let part = 0; part < 5; part++) {
    await sendLoad({ ...load, requests: requests / 5 });
    sizes.push(`${mebibytes(pid, 'VmRSS')}`);
  }
  console.log(
    `\nMemory over ${requests} GET: ${sizes.join(', ')} MiB; peak of all ${mebibytes(pid, 'VmHWM')} MiB.`,
  );
}

function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function mebibytes(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
}

/** A repository, a configuration whose limits are out of the way, a key. The agent of the bench never runs long. */
function prepare(): { config: string; key: string } {
  const repository = join(folder, 'docs');
  makeRepository(repository);
  const config = join(folder, 'docs-agent.config.json');
  const limits = { agentRequestsPerHour: 1_000_000 };
  // The agent of the first job sleeps, and it is the only worker: what is measured is the service, not the turns.
  const agent = { command: 'sleep 3600', sandbox: 'none' };
  const projects = { docs: { repository: 'docs', agent } };
  writeFileSync(config, JSON.stringify({ dataDir: 'data', port: 0, concurrency: 1, limits, projects }));
  return { config, key: createKey(cli, config) };
}

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
}
