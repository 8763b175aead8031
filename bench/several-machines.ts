import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../__tests__/support/postgres.ts';
import { createKey, type Served, startServing } from './served.ts';

export type Bench = { cluster: Cluster; folder: string; cli: string; pinned: boolean };

const SCHEMA = 'docs_agent';
const JOB = '/v2/agent/docs/job';

/** The schema, made by the service itself, and jobs of earlier times, each with five turns that are done. */
export async function fillDatabase(bench: Bench, past: number): Promise<string> {
  const database = await bench.cluster.createDatabase();
  const config = writeConfig(bench, { database, name: 'fill', command: 'true' });
  execFileSync(process.execPath, [bench.cli, 'migrate', '--config', config], { stdio: 'ignore' });
  const query = (text: string) => bench.cluster.query(text, { database });
  const id = `'past-' || (n::bigint * 2654435761 % 4294967296) || '-' || n`;
  await query(`INSERT INTO ${SCHEMA}.jobs (id, project, status, repository, model, created_at)
    SELECT ${id}, 'docs', 'completed', 'file:///docs', 'agent-command', 1735689600000 + n * 1000::bigint
    FROM generate_series(0, ${past - 1}) AS n`);
  await query(`INSERT INTO ${SCHEMA}.turns (job, seq, message, prompt, state, created_at, started_at, ended_at)
    SELECT ${id}, seq, gen_random_uuid(), 'Fix the typos on this page, please.', 'done', at, at, at
    FROM generate_series(0, ${past - 1}) AS n, generate_series(1, 5) AS seq,
      LATERAL (SELECT 1735689600000 + n * 1000::bigint + seq AS at) AS time`);
  await query('VACUUM ANALYZE');
  return database;
}

type Settings = { database: string; name: string; command: string; concurrency?: number };

export function writeConfig({ cluster, folder }: Bench, settings: Settings): string {
  const { database, name, command, concurrency = 2 } = settings;
  const config = join(folder, `${name}.json`);
  const agent = { command, sandbox: 'none' };
  writeFileSync(
    config,
    JSON.stringify({
      database: cluster.url(database),
      publicUrl: 'http://docs.example',
      port: 0,
      concurrency,
      limits: { agentRequestsPerHour: 1_000_000 },
      projects: { docs: { repository: join(folder, 'docs'), agent } },
    }),
  );
  return config;
}

let started = 0;

/** Starts a process of the service; an API process is bound to one core where that is possible. */
export function serve(
  { cli, folder, pinned }: Bench,
  { config, role }: { config: string; role: 'api' | 'worker' },
): Promise<Served> {
  const dataDir = join(folder, `data-${++started}`);
  const args = ['--config', config, '--role', role, '--data-dir', dataDir];
  return startServing(cli, { args, pinned: pinned && role === 'api' });
}

/**
 * From when a create is sent to when its agent says what time it is, with a worker that has nothing else to do:
 * milliseconds, sorted. The clone, the work tree and the start of two programs are in it.
 */
export async function measureStarts(bench: Bench, { database, count }: { database: string; count: number }) {
  const stamps = join(bench.folder, 'starts');
  const config = writeConfig(bench, { database, name: 'starts', command: `date +%s%N >> ${stamps}` });
  const key = createKey(bench.cli, config);
  const api = await serve(bench, { config, role: 'api' });
  const worker = await serve(bench, { config, role: 'worker' });
  const times: number[] = [];
  // The first clones the repository.
  for (let n = 0; n <= count; n++) {
    const sent = performance.timeOrigin + performance.now();
    const id = await create(api.url, key);
    const startedAt = await until(() => readStamps(stamps)[n]);
    if (n > 0) times.push(startedAt - sent);
    await until(async () => ((await statusOf({ url: api.url, key, id })) === 'active' ? undefined : true));
    await sleep(100);
  }
  await Promise.all([api.end(), worker.end()]);
  return times.sort((a, b) => a - b);
}

/** How long so many workers take for the jobs, from the first agent's start to the last one's end: seconds. */
export async function measureWork(
  bench: Bench,
  given: { database: string; workers: number; jobs: number; agentSeconds: number },
): Promise<number> {
  const { database, workers, jobs, agentSeconds } = given;
  const stamps = join(bench.folder, `work-${workers}-${database}`);
  const command = `date +%s%N >> ${stamps}; sleep ${agentSeconds}; date +%s%N >> ${stamps}`;
  const config = writeConfig(bench, { database, name: `work-${workers}`, command });
  const key = createKey(bench.cli, config);
  const api = await serve(bench, { config, role: 'api' });
  const all = await Promise.all(
    Array.from({ length: workers }, () => serve(bench, { config, role: 'worker' })),
  );
  // Each has cloned the repository before it is measured.
  for (let n = 0; n < workers * 4; n++) await create(api.url, key);
  await until(() => (readStamps(stamps).length >= workers * 8 ? true : undefined));
  await sleep(1000);
  writeFileSync(stamps, '');
  await Promise.all(Array.from({ length: jobs }, () => create(api.url, key)));
  const found = await until(() => {
    const read = readStamps(stamps);
    return read.length >= jobs * 2 ? read.sort((a, b) => a - b) : undefined;
  });
  await Promise.all([api, ...all].map(({ end }) => end()));
  return ((found.at(-1) ?? 0) - (found[0] ?? 0)) / 1000;
}

export function makeRepository(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.md'), '# Docs\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
      cwd: folder,
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
}

async function create(url: string, key: string): Promise<string> {
  const response = await fetch(`${url}${JOB}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"prompt":"Fix the typos."}',
  });
  if (response.status !== 201) throw new Error(`a create was answered with ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}

async function statusOf({ url, key, id }: { url: string; key: string; id: string }): Promise<string> {
  const response = await fetch(`${url}${JOB}/${id}`, { headers: { authorization: `Bearer ${key}` } });
  return ((await response.json()) as { status: string }).status;
}

/** Nanoseconds of the clock, as milliseconds. */
function readStamps(file: string): number[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => Number(line) / 1e6);
}

async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const end = performance.now() + 180_000;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(10);
  }
  throw new Error('nothing came of it within three minutes');
}
