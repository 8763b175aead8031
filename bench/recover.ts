import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveRepositories } from '../__tests__/server/git/http-remote.ts';
import { git, makeLargeRepository } from './large-repository.ts';
import { createKey, startServing } from './served.ts';
import { median } from './statistics.ts';

/**
 * What a service that has nothing takes until an agent begins on a large repository, which git's own backend serves on
 * loopback: its start, the look-up of a job that it does not know, and a message to it until its agent runs. Besides the
 * clock it counts processor time of the service and its git commands, without that of the git server. Usage:
 *   node bench/recover.ts [--rounds 5] [--commits 20000] [--source]
 */
const rounds = option('rounds', 5);
const commits = option('commits', 20_000);
const JOB = 'h7kq2v9m4c8x3n5p6r2t7w9y4b';
const TICKS_PER_SECOND = 100;
const root = resolve(import.meta.dirname, '..');
const built = join(root, 'dist/cli/index.js');
const cli =
  existsSync(built) && !process.argv.includes('--source') ? built : join(root, 'src/entries/cli.ts');
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'docs-agent-bench-'));

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const repository = join(folder, 'docs.git');
  await makeLargeRepository(repository, { commits, job: JOB });
  const remote = await serveRepositories(folder);
  const bytes =
    Number((await git('-C', repository, 'count-objects', '-v')).match(/size-pack: (\d+)/)?.[1]) * 1024;
  console.log(
    `${cli === built ? 'dist/cli' : 'source'}, Node ${process.version}, ${commits} commits, ${megabytes(bytes)} MB packed`,
  );
  console.log(`median of ${rounds}; load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`);
  console.log('| `shallow` | start | look-up | message to agent | all | processor time of all |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  try {
    for (const shallow of [true, false]) {
      const all: Awaited<ReturnType<typeof measure>>[] = [];
      for (let round = 0; round < rounds; round++)
        all.push(await measure(`${remote.url}/docs.git`, { shallow, round }));
      const of = (pick: (one: (typeof all)[0]) => number) => `${median(all.map(pick)).toFixed(2)} s`;
      const cells = [of((one) => one.start), of((one) => one.lookUp), of((one) => one.begin)];
      console.log(
        `| ${shallow} | ${[...cells, of((one) => one.all), of((one) => one.processor)].join(' | ')} |`,
      );
    }
  } finally {
    remote.close();
  }
}

async function measure(repository: string, { shallow, round }: { shallow: boolean; round: number }) {
  const place = join(folder, `${shallow}-${round}`);
  const config = `${place}.json`;
  const mark = `${place}.begun`;
  const agent = { command: ['touch', mark], sandbox: 'none' };
  const projects = { docs: { repository, agent, pullRequests: { host: 'review' } } };
  writeFileSync(config, JSON.stringify({ dataDir: place, port: 0, recover: true, shallow, projects }));
  const key = createKey(cli, config);
  const begun = performance.now();
  const server = await startServing(cli, { args: ['--config', config] });
  const listens = performance.now();
  try {
    const { looked, ends } = await goOn(`${server.url}/v2/agent/docs/job/${JOB}`, { key, mark });
    return {
      start: (listens - begun) / 1000,
      lookUp: (looked - listens) / 1000,
      begin: (ends - looked) / 1000,
      all: (ends - begun) / 1000,
      processor: processorSeconds(server.process.pid ?? 0),
    };
  } finally {
    await server.end();
    rmSync(place, { recursive: true, force: true });
  }
}

/** Looks at a job and sends it a message; gives when it was found, and when its agent had begun. */
async function goOn(url: string, { key, mark }: { key: string; mark: string }) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  let found = await fetch(url, { headers });
  // A look-up that takes long goes on behind such an answer.
  while (found.status === 503) found = await fetch(url, { headers });
  if (found.status !== 200) throw new Error(`the job was not found: ${found.status} ${await found.text()}`);
  const looked = performance.now();
  const sent = await fetch(`${url}/message`, { method: 'POST', headers, body: '{"prompt":"Go on."}' });
  if (sent.status !== 200) throw new Error(`the message was not taken: ${sent.status}`);
  while (!existsSync(mark)) await sleep(5);
  return { looked, ends: performance.now() };
}

/** Of the process and of all its children that have ended. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_PER_SECOND;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
}
