import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServing } from './served.ts';
import { median } from './statistics.ts';

/**
 * What context repositories add to a turn: three of 500 MB, in turn with a project that has none, in one service. The agent
 * does nothing, so what differs is the start of the turn. Usage:
 *   node bench/contexts.ts [--rounds 9] [--megabytes 500] [--source]
 */
const rounds = option('rounds', 9);
const megabytes = option('megabytes', 500);
const FILE_BYTES = 100_000;
const NAMES = ['one', 'two', 'three'];
/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const built = resolve(import.meta.dirname, '../dist/cli/index.js');
const cli =
  existsSync(built) && !process.argv.includes('--source')
    ? built
    : resolve(import.meta.dirname, '../src/entries/cli.ts');
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'docs-agent-bench-'));

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  for (const name of NAMES) makeLarge(join(folder, name));
  makeRepository(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/index.md'), '# Docs\n');
  commit(join(folder, 'docs'));
  const context = NAMES.map((name) => ({ name, repository: name }));
  const config = join(folder, 'config.json');
  const projects = { plain: { repository: 'docs' }, docs: { repository: 'docs', context } };
  const limits = { agentRequestsPerHour: 1_000_000 };
  writeFileSync(
    config,
    JSON.stringify({
      dataDir: 'data',
      port: 0,
      limits,
      agent: { command: 'true', network: 'none' },
      projects,
    }),
  );
  const args = [cli, 'key', 'create', '--config', config, '--project', '*'];
  const key = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const server = await startServing(cli, { args: ['--config', config] });
  const turn = createTurn({ url: server.url, key: key.trim(), pid: server.process.pid ?? 0 });
  try {
    await turn('plain');
    const cold = await turn('docs');
    console.log(
      `Load of the machine: ${loadavg()[0]?.toFixed(1)}. The first turn, which fetches all: ${says(cold)}.`,
    );
    const before = diskMegabytes();
    const still = await compare(turn, async () => undefined);
    report('branches stand where they stood', still);
    const moved = await compare(turn, async (round) => {
      for (const name of NAMES) {
        writeFileSync(join(folder, name, 'd0/f0'), `round ${round}`);
        commit(join(folder, name));
      }
    });
    report('each branch has moved by a commit', moved);
    const files = (megabytes * NAMES.length).toFixed(0);
    console.log(
      `Files of ${files} MB; contexts take ${before} MB on the disk after a turn, mirrors included, and ${diskMegabytes()} MB after ${2 * rounds} more.`,
    );
    console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}.`);
  } finally {
    await server.end();
  }
}

type Cost = { wallMs: number; processorMs: number };
type Turn = (project: string) => Promise<Cost>;

/** Turns of both projects, one after the other, and which comes first changes. */
async function compare(turn: Turn, prepare: (round: number) => Promise<void>) {
  const costs: Record<string, Cost[]> = { plain: [], docs: [] };
  for (let round = 0; round < rounds; round++) {
    await prepare(round);
    for (const project of round % 2 ? ['plain', 'docs'] : ['docs', 'plain'])
      costs[project]?.push(await turn(project));
  }
  return { plain: costs.plain ?? [], docs: costs.docs ?? [] };
}

function report(what: string, { plain, docs }: { plain: Cost[]; docs: Cost[] }): void {
  const added = docs.map((cost, at) => ({
    wallMs: cost.wallMs - (plain[at]?.wallMs ?? 0),
    processorMs: cost.processorMs - (plain[at]?.processorMs ?? 0),
  }));
  console.log(
    `Where ${what}: without ${says(middle(plain))}, with ${says(middle(docs))}, added ${says(middle(added))}.`,
  );
}

function middle(costs: readonly Cost[]): Cost {
  return {
    wallMs: median(costs.map(({ wallMs }) => wallMs)),
    processorMs: median(costs.map(({ processorMs }) => processorMs)),
  };
}

function says({ wallMs, processorMs }: Cost): string {
  return `${wallMs.toFixed(0)} ms (${processorMs.toFixed(0)} ms of processor time)`;
}

/** A job from its create to its end, with the processor time of the service and of all that it started. */
function createTurn({ url, key, pid }: { url: string; key: string; pid: number }): Turn {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return async (project) => {
    const begun = performance.now();
    const processor = processorMs(pid);
    const path = `${url}/v2/agent/${project}/job`;
    const made = await fetch(path, { method: 'POST', headers, body: '{"prompt":"Nothing."}' });
    const { id } = (await made.json()) as { id: string };
    for (;;) {
      const { status } = (await (await fetch(`${path}/${id}`, { headers })).json()) as { status: string };
      if (status === 'failed') throw new Error('the turn failed');
      if (status === 'completed')
        return { wallMs: performance.now() - begun, processorMs: processorMs(pid) - processor };
      await sleep(10);
    }
  };
}

function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks / TICKS_PER_SECOND) * 1000;
}

function diskMegabytes(): number {
  // What is being removed meanwhile is no fault.
  const args = ['-s', '--block-size=1000000', join(folder, 'data/contexts')];
  return Number.parseInt(spawnSync('du', args, { encoding: 'utf8' }).stdout, 10);
}

/** Files that don't compress, in folders of a hundred. Git is told not to try: what it does with them is not measured. */
function makeLarge(repository: string): void {
  makeRepository(repository);
  for (let at = 0; at * FILE_BYTES < megabytes * 1_000_000; at++) {
    const below = join(repository, `d${Math.floor(at / 100)}`);
    mkdirSync(below, { recursive: true });
    writeFileSync(join(below, `f${at}`), randomBytes(FILE_BYTES));
  }
  commit(repository);
}

function makeRepository(repository: string): void {
  mkdirSync(repository, { recursive: true });
  git(repository, 'init', '--quiet', '--initial-branch=main');
  git(repository, 'config', 'core.compression', '0');
  git(repository, 'config', 'pack.window', '0');
}

function commit(repository: string): void {
  git(repository, 'add', '--all', '.');
  git(
    repository,
    '-c',
    'user.name=Bench',
    '-c',
    'user.email=bench@localhost',
    'commit',
    '--quiet',
    '-m',
    'More',
  );
}

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', args, { cwd, stdio: 'ignore' });
}

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
}
