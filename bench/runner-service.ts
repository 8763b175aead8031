import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveRepositories } from '../__tests__/server/git/http-remote.ts';
import { buildIssueCommentEvent } from '../__tests__/support/github-events.ts';
import { startGitHubStandIn } from '../__tests__/support/github-stand-in.ts';
import { openRunnerJob } from '../__tests__/support/runner-job.ts';
import { git, makeLargeRepository } from './large-repository.ts';
import { median } from './statistics.ts';

/**
 * What a job with a service of its own takes, from its first step to its last: the built service action, the run action, and
 * both their post steps, against a stand-in of GitHub on loopback. Of each, the time of the clock, and the processor time
 * of it and all that it has waited for: that holds on a machine with other work, too. Memory is the sum of what the node
 * processes have resident while the agent works. The repository is one of 20,000 commits, behind git's own http backend. Usage:
 *   node bench/runner-service.ts [--rounds 5] [--commits 20000]
 */
const rounds = option('rounds', 5);
const commits = option('commits', 20_000);
/** Of which the repository has a branch; another than the bench's own. */
const JOB = 'h7kq2v9m4c8x3n5p6r2t7w9y4b';
const folder = mkdtempSync(join(tmpdir(), 'docs-agent-bench-'));
const TICKS_PER_SECOND = 100;

type Measure = Record<'start' | 'startCpu' | 'toAgent' | 'asked' | 'job' | 'jobCpu', number>;
type Given = { docs: string; gitConfig: string; agentSeconds: number };

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const docs = join(folder, 'docs.git');
  await makeLargeRepository(docs, { commits, job: JOB });
  await git('-C', docs, 'config', 'http.receivepack', 'true');
  const remote = await serveRepositories(folder);
  const gitConfig = join(folder, 'gitconfig');
  const insteadOf = 'https://github.com/octo-org/octo-docs.git';
  writeFileSync(gitConfig, `[url "${remote.url}/docs.git"]\n\tinsteadOf = ${insteadOf}\n`);
  console.log(`Node ${process.version}, ${commits} commits, median of ${rounds}`);
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`);
  try {
    const all: Measure[] = [];
    for (let round = 0; round < rounds; round++)
      all.push(await measure({ docs, gitConfig, agentSeconds: 0 }));
    const of = (name: keyof Measure) => `${median(all.map((one) => one[name])).toFixed(2)} s`;
    console.log('| | clock | processor |\n| --- | ---: | ---: |');
    console.log(`| the service step | ${of('start')} | ${of('startCpu')} |`);
    console.log(`| from its start to the agent's | ${of('toAgent')} | |`);
    console.log(`| from its start to the end of the run action | ${of('asked')} | |`);
    console.log(`| all steps and post steps | ${of('job')} | ${of('jobCpu')} |`);
    const { mib } = await measure({ docs, gitConfig, agentSeconds: 1 });
    console.log(`\nResident while the agent works: ${mib.join(', ')}.`);
  } finally {
    remote.close();
  }
}

async function measure({ docs, gitConfig, agentSeconds }: Given): Promise<Measure & { mib: string[] }> {
  await using github = await startGitHubStandIn();
  const user = github.addUser('octocat');
  const comment = github.addComment(github.addIssue().number, { user, body: '/docs explain the flag' });
  const env = { ...github.env, GIT_CONFIG_GLOBAL: gitConfig };
  const job = openRunnerJob({ ...buildIssueCommentEvent(github.world, { comment }), env });
  const startedMs = performance.now();
  const cpuBefore = childrenSeconds();
  const inputs = { agentCommand: `date +%s%N > started.txt; sleep ${agentSeconds}; cat >> requests.md` };
  const startedWallMs = Date.now();
  const served = await job.step({ action: 'service/action.yml', inputs });
  const startMs = performance.now() - startedMs;
  const startCpu = childrenSeconds() - cpuBefore;
  const { baseUrl = '', projectId = '', secretKey = '' } = served.outputs;
  let mib: string[] = [];
  let over = false;
  const watching = (async () => {
    while (!over) {
      const now = residentMib(job.temp);
      if (now.length >= mib.length) mib = now;
      await sleep(50);
    }
  })();
  const run = await job.step({ action: 'action.yml', inputs: { baseUrl, projectId, secretKey } });
  const askedMs = performance.now() - startedMs;
  over = true;
  await watching;
  const service = descendantSeconds(job.temp);
  await job.end();
  const jobMs = performance.now() - startedMs;
  const jobCpu = childrenSeconds() - cpuBefore + service;
  job.remove();
  if (run.outputs.outcome !== 'pull-request') throw new Error(`the job came to ${run.outputs.outcome}`);
  const branch = `docs-agent/${run.outputs.jobId}`;
  const at = execFileSync('git', ['--git-dir', docs, 'show', `${branch}:started.txt`], { encoding: 'utf8' });
  execFileSync('git', ['--git-dir', docs, 'branch', '--quiet', '-D', branch]);
  const toAgent = Number(at.trim()) / 1e6 - startedWallMs;
  const seconds = {
    start: startMs / 1000,
    asked: askedMs / 1000,
    job: jobMs / 1000,
    toAgent: toAgent / 1000,
  };
  return { ...seconds, startCpu, jobCpu, mib };
}

function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : Number(process.argv[at + 1]);
}

/** Processor time of what this process has started and waited for. */
function childrenSeconds(): number {
  const fields = statOf('self');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Of the service, which nobody waits for, and of what it has waited for. */
function descendantSeconds(temp: string): number {
  const own = commands().filter(({ command }) => command.includes(temp) && command.includes('serve'));
  const ticks = own.flatMap(({ pid }) => statOf(pid).slice(11, 15)).map(Number);
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND;
}

/** Each node process by itself, with what it shares with the others. */
function residentMib(temp: string): string[] {
  const names: Record<string, string> = {
    ' serve ': 'the service',
    '/dist/run/': 'the run action',
    serveProxy: "the sandbox's proxy",
  };
  return commands().flatMap(({ pid, command }) => {
    const [, name] = Object.entries(names).find(([part]) => command.includes(part)) ?? [];
    const isOurs = command.includes(temp) || command.includes('/dist/run/');
    if (name === undefined || !isOurs || !/^\S*node\b/.test(command)) return [];
    return [`${name} ${(residentKib(pid) / 1024).toFixed(0)} MiB`];
  });
}

function residentKib(pid: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** From the third field on: the second is a name in brackets that may hold anything. */
function statOf(pid: string): string[] {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function commands(): { pid: string; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, command: textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
