import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres, startCluster } from '../__tests__/support/postgres.ts';
import { readConfig } from '../src/server/config/config.ts';
import { openStores } from '../src/server/open-stores.ts';
import { createViewWriter } from '../src/server/views/write.ts';
import { writeAccessLog } from './access-log.ts';
import { createKey, type Served, startServing } from './served.ts';
import { median } from './statistics.ts';

/**
 * How long a page of 250 with totals takes over ten million (path, day) rows: many paths on few days, few paths on many
 * days, and something between. Each query is asked of a process that has just started; of one that has answered others,
 * for a range that it has not seen; for the next page of that; and while another process imports a log into the same
 * project. Totals are checked. With --postgres each shape is asked of both engines, one after the other, PostgreSQL in a
 * cluster of the bench's own. Usage:
 *   node bench/views-query.ts [--postgres] [--rounds 5] [--cli FILE]
 */
const SHAPES = [
  { paths: 1_000_000, days: 10 },
  { paths: 100_000, days: 100 },
  { paths: 5_000, days: 2_000 },
];
const FIRST_DAY = Date.UTC(2020, 0, 10);
const DAYS_WRITTEN_AT_ONCE = 20;
const LIMIT = 250;
const IMPORT_MEGABYTES = 200;

const rounds = Number(text('rounds') ?? 5);
const root = resolve(import.meta.dirname, '..');
const built = join(root, 'dist/cli/index.js');
const cli = text('cli') ?? (existsSync(built) ? built : join(root, 'src/entries/cli.ts'));
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'docs-agent-bench-'));

const cluster = process.argv.includes('--postgres') ? startPostgres() : undefined;

type Shape = (typeof SHAPES)[number];
type Query = { name: string; from: number; to: number; offset: number };
type Service = Served & { key: string };

try {
  console.log(
    `${cli.endsWith('.ts') ? 'source' : 'dist/cli'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; milliseconds, median (worst) of ${rounds}\n`,
  );
  console.log(
    '| Engine | Rows | Query | Cold process | New range | Next page | While importing | Peak MiB |',
  );
  console.log('| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |');
  const log = join(folder, 'access.log');
  await writeAccessLog(log, { bytes: IMPORT_MEGABYTES * 1e6 });
  for (const shape of SHAPES) {
    await measureShape(shape, { log, engine: 'SQLite' });
    if (cluster)
      await measureShape(shape, { log, engine: 'PostgreSQL', database: await cluster.createDatabase() });
  }
} finally {
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** One to have the disk for itself as an operator's has: what it commits is on it. */
function startPostgres() {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed (apt-get install postgresql)');
  return startCluster(bin, { durable: true });
}

type Setting = { log: string; engine: string; database?: string };

async function measureShape(shape: Shape, { log, engine, database }: Setting): Promise<void> {
  const home = join(folder, `${shape.paths}`);
  const { config, key } = prepare(home, database === undefined ? undefined : cluster?.url(database));
  const totals = await fill(config, shape);
  const start = async () => ({ ...(await startServing(cli, { args: ['--config', config] })), key });
  const { paths, days } = shape;
  const queries: Query[] = [
    { name: 'whole range', from: 0, to: days, offset: 0 },
    { name: 'some of the days', from: Math.floor(days * 0.23), to: Math.ceil(days * 0.81), offset: 0 },
    // Of a range of its own: with the first one's ranking at hand there would be nothing left to do.
    { name: 'deep offset', from: 0, to: days - 3, offset: paths - LIMIT - 1 },
  ];
  const cold = new Map<Query, number[]>(queries.map((query) => [query, []]));
  for (let round = 0; round < rounds; round++)
    for (const query of queries) {
      const service = await start();
      cold.get(query)?.push(await ask(service, { query, expected: sum(totals, query) }));
      await service.end();
    }
  const service = await start();
  const warm = new Map<Query, number[]>(queries.map((query) => [query, []]));
  const next = new Map<Query, number[]>(queries.map((query) => [query, []]));
  for (let round = 0; round < rounds; round++)
    for (const query of queries) {
      // As many days as before, and others: what is kept from the round before is of no use.
      const moved = { ...query, from: query.from + (round % 2), to: query.to - (round >> 1) };
      const expected = sum(totals, moved);
      await ask(service, { query: { ...moved, from: moved.from + 1 }, expected: undefined });
      warm.get(query)?.push(await ask(service, { query: moved, expected }));
      next
        .get(query)
        ?.push(await ask(service, { query: { ...moved, offset: query.offset + LIMIT }, expected }));
    }
  const during = await whileImporting({ service, queries, config, log });
  const peak = peakMib(service.process);
  await service.end();
  for (const query of queries) {
    const cells = [cold, warm, next, during].map((times) => show(times.get(query) ?? []));
    console.log(
      `| ${engine} | ${paths} paths × ${days} days | ${query.name} | ${cells.join(' | ')} | ${peak} |`,
    );
  }
  rmSync(home, { recursive: true });
}

/** Every commit of the import makes what the service has kept worthless. */
async function whileImporting(given: {
  service: Service;
  queries: readonly Query[];
  config: string;
  log: string;
}) {
  const { service, queries, config, log } = given;
  const times = new Map<Query, number[]>(queries.map((query) => [query, []]));
  const args = [cli, 'import-views', '--config', config, '--project', 'docs', log];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  for (let turn = 0; child.exitCode === null || turn < queries.length; turn++) {
    const query = queries[turn % queries.length];
    if (!query) break;
    // More ranges in turn than the service keeps, so that none is found ready.
    const moved = { ...query, from: query.from + (turn % 2), to: query.to - ((turn >> 1) % 3) };
    times.get(query)?.push(await ask(service, { query: moved, expected: undefined }));
  }
  await ended;
  if (child.exitCode !== 0) throw new Error(`the import ended with ${child.exitCode}`);
  return times;
}

async function ask(
  { url, key }: Service,
  { query, expected }: { query: Query; expected: number | undefined },
): Promise<number> {
  const { from, to, offset } = query;
  const parameters = `dateFrom=${dayName(from)}&dateTo=${dayName(to)}&limit=${LIMIT}&offset=${offset}`;
  const sent = performance.now();
  const response = await fetch(`${url}/v1/analytics/docs/views?${parameters}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const page = (await response.json()) as { totals: { total: number }; views: unknown[] };
  const took = performance.now() - sent;
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(page)}`);
  if (expected !== undefined && page.totals.total !== expected)
    throw new Error(`${page.totals.total} views instead of ${expected}`);
  return took;
}

/** Fills the table and says how many views each day has. */
async function fill(config: string, { paths, days }: Shape): Promise<number[]> {
  const stores = await openStores(readConfig(config, process.env, { tokens: false }));
  const tables = stores.viewTables;
  const writer = createViewWriter(tables);
  const names = Array.from({ length: paths }, (_, i) => `/docs/section-${(i * 7919) % 997}/page-${i}`);
  const ids = (await tables.pageIds('docs', names)).toSorted();
  const totals: number[] = [];
  const countsOf = (day: number) => {
    // Few are read often, most once or twice a day.
    const human = ids.map(
      (id) => 1 + Math.floor(2000 / (1 + ((id * 31 + day * 17) % paths))) + ((id ^ day) & 1),
    );
    const ai = ids.map((id) => (id * 13 + day) % 3);
    totals[day] = human.reduce((a, b) => a + b, 0) + ai.reduce((a, b) => a + b, 0);
    return { ids, human, ai };
  };
  let version = await tables.version('docs');
  for (let start = 0; start < days; start += DAYS_WRITTEN_AT_ONCE) {
    const list = Array.from({ length: Math.min(DAYS_WRITTEN_AT_ONCE, days - start) }, (_, i) => start + i);
    const changes = list.map((day) => ({ day: dayName(day), change: () => countsOf(day) }));
    version = await writer.apply({ project: 'docs', days: changes, mode: 'add', version });
  }
  await stores.close();
  return totals;
}

function prepare(home: string, database: string | undefined): { config: string; key: string } {
  mkdirSync(home, { recursive: true });
  const config = join(home, 'docs-agent.config.json');
  const limits = { analyticsRequestsPerHour: 1_000_000 };
  const projects = { docs: { repository: '.', agent: { command: 'true', sandbox: 'none' } } };
  writeFileSync(
    config,
    JSON.stringify({ dataDir: 'data', port: 0, limits, projects, ...(database ? { database } : {}) }),
  );
  return { config, key: createKey(cli, config) };
}

function peakMib({ pid }: ChildProcess): number {
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(peak) / 1024);
}

function sum(totals: readonly number[], { from, to }: Query): number {
  return totals.slice(from, to).reduce((all, total) => all + total, 0);
}

function show(times: readonly number[]): string {
  return `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`;
}

function dayName(day: number): string {
  return new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
}

function text(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}
