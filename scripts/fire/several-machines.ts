import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMPILE_CACHE } from '../../__tests__/support/compile-cache.ts';
import { type Cluster, startCluster } from '../../__tests__/support/postgres.ts';
import { AGENT, checkOf } from './several/agent.ts';
import { type Answered, call } from './several/callers.ts';
import { createChance } from './several/chance.ts';
import { type Machine, openMachine } from './several/machine.ts';
import { type Plan, pass } from './several/moments.ts';
import { judge } from './several/verdict.ts';
import { makeRepository, until } from './stage.ts';

const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');

export type SeveralFire = {
  seed: number;
  jobs: number;
  overMs: number;
  longSeconds: number;
  plan: Plan;
  gapMs: readonly [number, number];
  pauseMs: readonly [number, number];
  /** After the fire something must come to its end at least so often, until all has. */
  stallMs: number;
};

/** A lease is 30 seconds: who stands still for longer has lost what it was doing. */
export const FULL: Omit<SeveralFire, 'seed'> = {
  jobs: 300,
  overMs: 150_000,
  longSeconds: 25,
  plan: {
    killWorker: 6,
    loseWorker: 3,
    killGuard: 5,
    killApi: 5,
    killPostgres: 5,
    pauseWorker: 4,
    suspendMachine: 2,
  },
  gapMs: [1000, 8000],
  pauseMs: [31_000, 42_000],
  stallMs: 90_000,
};

/** A little of each, and no pause that outlasts a lease. */
export const SHORT: Omit<SeveralFire, 'seed'> = {
  jobs: 6,
  overMs: 4000,
  longSeconds: 3,
  plan: {
    killWorker: 2,
    loseWorker: 0,
    killGuard: 1,
    killApi: 1,
    killPostgres: 1,
    pauseWorker: 1,
    suspendMachine: 1,
  },
  gapMs: [200, 1200],
  pauseMs: [1000, 2000],
  stallMs: 90_000,
};

/** Three workers and two API processes of the built service on one PostgreSQL, while all of them are killed and paused. */
export async function fireSeveral(bin: string, fire: SeveralFire): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-fire-'));
  const cluster = startCluster(bin);
  const machines: Machine[] = [];
  try {
    return await burn({ folder, cluster, machines }, fire);
  } finally {
    await Promise.all(machines.map(({ close }) => close()));
    cluster.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Scene = { folder: string; cluster: Cluster; machines: Machine[] };

async function burn({ folder, cluster, machines }: Scene, fire: SeveralFire): Promise<string[]> {
  const secret = createChance(fire.seed + 2).secret();
  const repository = join(folder, 'docs');
  makeRepository(repository);
  mkdirSync(join(folder, 'locks'));
  const database = await cluster.createDatabase();
  const config = join(folder, 'config.json');
  const agent = { command: AGENT, sandbox: 'none', env: ['FIRE_STAGE', 'FIRE_SECRET'] };
  writeFileSync(
    config,
    JSON.stringify({
      database: cluster.url(database),
      publicUrl: 'http://docs.example',
      concurrency: 4,
      limits: { agentRequestsPerHour: 1_000_000 },
      diskFloorMegabytes: 5,
      projects: { docs: { repository, agent, checks: ['links', checkOf(folder)], onFailure: 'fail' } },
    }),
  );
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH ?? '', FIRE_STAGE: folder, FIRE_SECRET: secret };
  const args = [CLI, 'key', 'create', '--config', config, '--project', '*'];
  const key = execFileSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const open = (role: 'api' | 'worker', n: number) => {
    const name = `${role}-${n}`;
    machines.push(openMachine({ name, role, cli: CLI, config, dataDir: join(folder, name), env }));
  };
  for (const n of [1, 2]) open('api', n);
  for (const n of [1, 2, 3]) open('worker', n);
  const apis = machines.filter(({ role }) => role === 'api');
  await until(async () => (apis.every(({ url }) => url() !== undefined) ? true : undefined), 60_000);

  const chance = createChance(fire.seed);
  const answered: Answered = new Map();
  const calling = { apis, key: key.trim(), chance: createChance(fire.seed + 1) };
  const { jobs, overMs, longSeconds, plan, gapMs, pauseMs } = fire;
  const [, happened] = await Promise.all([
    call({ ...calling, jobs, overMs, longSeconds }, answered),
    pass({ machines, cluster, chance, pauseMs }, { plan, gapMs }),
  ]);
  const start = performance.now();
  await untilOver({ cluster, database, stallMs: fire.stallMs });
  const tookSeconds = (performance.now() - start) / 1000;
  const { faults, givenUp } = await judge({ cluster, database, repository, stage: folder, secret }, answered);
  faults.push(...(await showPages({ apis, key: key.trim(), secret }, [...answered.keys()])));
  for (const { name, log } of machines)
    if (log().includes(secret)) faults.push(`the log of ${name} has the secret`);
  const count = (event: string) => machines.reduce((sum, machine) => sum + machine.count(event), 0);
  console.log(
    `        ${answered.size} jobs, ${[...answered.values()].flat().length} instructions answered for; ` +
      `${count('started')} attempts, ${count('lost')} of them found that another had the turn; ${givenUp} turns given up; ` +
      `all at their end ${tookSeconds.toFixed(0)} s after the fire`,
  );
  if (faults.length > 0) console.log(`        ${happened.join(', ')}`);
  return faults;
}

/** Resolves when nothing is open, or nothing has moved for too long: then what is open says why. */
async function untilOver(given: { cluster: Cluster; database: string; stallMs: number }): Promise<void> {
  const { cluster, database, stallMs } = given;
  const look = `SELECT (SELECT count(*) FROM docs_agent.turns WHERE state <> 'done')::integer AS open,
    (SELECT count(*) FROM docs_agent.jobs WHERE status = 'active')::integer AS active,
    (SELECT count(*) FROM docs_agent.unpublished)::integer AS waiting`;
  let last = '';
  for (let moved = performance.now(); performance.now() - moved < stallMs; await sleep(500)) {
    const { rows } = await cluster.query(look, { database });
    const now = JSON.stringify(rows[0]);
    if (Object.values(rows[0]).every((count) => count === 0)) return;
    if (now !== last) moved = performance.now();
    last = now;
  }
  console.log(`        nothing has moved for ${stallMs / 1000} s: ${last}`);
}

const PAGES = 20;

/** Both processes show the same of each job, and no secret. */
async function showPages(
  { apis, key, secret }: { apis: readonly Machine[]; key: string; secret: string },
  jobs: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  const get = async (path: string) =>
    Promise.all(
      apis.map(({ url }) =>
        until(async () => {
          const answer = await fetch(`${url()}${path}`, { headers: { authorization: `Bearer ${key}` } });
          return answer.status === 200 ? await answer.text() : undefined;
        }, 30_000),
      ),
    );
  for (const job of jobs) {
    const [one, two] = await get(`/v2/agent/docs/job/${job}`);
    if (one === undefined || one !== two)
      faults.push(`job ${job} is not the same everywhere: ${one} and ${two}`);
  }
  for (const job of jobs.slice(0, PAGES)) {
    const [one, two] = await get(`/review/docs/${job}`);
    if (one === undefined || one !== two) faults.push(`the page of ${job} is not the same everywhere`);
    if (one?.includes(secret)) faults.push(`the page of ${job} has the secret`);
  }
  return faults;
}
