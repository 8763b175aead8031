import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * How many requests a second the service answers: `GET job` and create, over keep-alive connections, database on disk.
 * The service is a process of its own, bound to one core where `taskset` is there. Usage:
 *   node bench/service.ts [--seconds 5] [--connections 16] [--rounds 3]
 */
const seconds = option('seconds', 5);
const connections = option('connections', 16);
const rounds = option('rounds', 3);
const root = resolve(import.meta.dirname, '..');
const built = join(root, 'dist/cli/index.js');
const cli = existsSync(built) ? built : join(root, 'src/entries/cli.ts');
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'docs-agent-bench-'));
const pinned = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

type Job = { id: string };
type Answer = { status: number; body: string };

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const { config, key } = prepare();
  const server = await startServer(config);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (method: string, path: string) => call({ agent, method, url: `${server.url}${path}`, key });
  try {
    const job = JSON.parse((await send('POST', '/v2/agent/docs/job')).body) as Job;
    const get = () => expectStatus(200, send('GET', `/v2/agent/docs/job/${job.id}`));
    const create = () => expectStatus(201, send('POST', '/v2/agent/docs/job'));
    await measure(get, 1);
    console.log(
      `${cli === built ? 'dist/cli' : 'source'}, Node ${process.version}, ${connections} connections, ${seconds} s`,
    );
    console.log(`server ${pinned ? 'bound to one core' : 'not bound to a core'}, median of ${rounds}\n`);
    console.log('| Request | A second | p50 ms | p99 ms |\n| --- | ---: | ---: | ---: |');
    await report('GET job', get);
    await report('create', create);
  } finally {
    agent.destroy();
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await ended;
  }
}

async function report(name: string, send: () => Promise<void>): Promise<void> {
  const results = [];
  for (let round = 0; round < rounds; round++) results.push(await measure(send, seconds));
  results.sort((a, b) => a.perSecond - b.perSecond);
  const median = results[Math.floor(rounds / 2)];
  if (median)
    console.log(
      `| ${name} | ${Math.round(median.perSecond)} | ${median.p50.toFixed(1)} | ${median.p99.toFixed(1)} |`,
    );
}

/** Each connection sends its next request when the answer to the one before is there. */
async function measure(send: () => Promise<void>, forSeconds: number) {
  const times: number[] = [];
  const start = performance.now();
  const end = start + forSeconds * 1000;
  const loop = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await send();
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  const perSecond = times.length / ((performance.now() - start) / 1000);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
}

/** A repository, a configuration whose limits are out of the way, a key. The agent of the bench never runs long. */
function prepare(): { config: string; key: string } {
  const repository = join(folder, 'docs');
  mkdirSync(repository);
  const config = join(folder, 'docs-agent.config.json');
  const limits = { agentRequestsPerHour: 1_000_000 };
  // The agent of the first job sleeps, and it is the only worker: what is measured is the service, not the turns.
  const agent = { command: 'sleep 3600' };
  writeFileSync(join(repository, 'index.md'), '# Docs\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
      cwd: repository,
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Start');
  const projects = { docs: { repository: 'docs', agent } };
  writeFileSync(config, JSON.stringify({ dataDir: 'data', port: 0, concurrency: 1, limits, projects }));
  const args = [cli, 'key', 'create', '--config', config, '--project', 'docs'];
  const key = execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return { config, key: key.toString().trim() };
}

async function startServer(config: string): Promise<{ url: string; process: ChildProcess }> {
  const args = [cli, 'serve', '--config', config];
  const [program, ...rest] = pinned
    ? ['taskset', '-c', '0', process.execPath, ...args]
    : [process.execPath, ...args];
  const child = spawn(program ?? '', rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  const url = await new Promise<string>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the service ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (out.length > 4096) return;
      out += chunk;
      const found = /"event":"listening","url":"([^"]+)"/.exec(out)?.[1];
      if (found) done(found);
    });
  });
  return { url, process: child };
}

function call(given: { agent: Agent; method: string; url: string; key: string }): Promise<Answer> {
  const { agent, method, url, key } = given;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return new Promise((done, fail) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, body }));
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(method === 'POST' ? JSON.stringify({ prompt: 'Fix the typos.' }) : undefined);
  });
}

async function expectStatus(status: number, answer: Promise<Answer>): Promise<void> {
  const { status: actual, body } = await answer;
  if (actual !== status) throw new Error(`${actual}: ${body}`);
}

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
}
