import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIssueCommentEvent } from '../__tests__/support/github-events.ts';
import { startGitHubStandIn } from '../__tests__/support/github-stand-in.ts';
import { openRunnerJob } from '../__tests__/support/runner-job.ts';

/**
 * What a job with a service of its own takes, from its first step to its last: the built service action, the run action, and
 * both their post steps, against a stand-in of GitHub on loopback. Of each, the time of the clock, and the processor time
 * of it and all that it has waited for: that holds on a machine with other work, too. Memory is the sum of what the node
 * processes have resident while the agent works. Usage: node bench/runner-service.ts [--rounds 5]
 */
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1] ?? 5) || 5;
const folder = mkdtempSync(join(tmpdir(), 'docs-agent-bench-'));
const TICKS_PER_SECOND = 100;

type Measure = { start: number; startCpu: number; job: number; jobCpu: number; mib: number; toAgent: number };

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const docs = makeRepository();
  console.log(`Node ${process.version}, load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`);
  const all: Measure[] = [];
  for (let round = 0; round < rounds; round++) all.push(await measure(docs));
  const median = (name: keyof Measure) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  console.log('| | clock | processor |\n| --- | ---: | ---: |');
  console.log(`| the service step | ${median('start').toFixed(2)} s | ${median('startCpu').toFixed(2)} s |`);
  console.log(`| from its start to the agent's | ${median('toAgent').toFixed(2)} s | |`);
  console.log(
    `| all steps and post steps | ${median('job').toFixed(2)} s | ${median('jobCpu').toFixed(2)} s |`,
  );
  console.log(
    `\nNode processes while the agent works: ${Math.max(...all.map(({ mib }) => mib)).toFixed(0)} MiB resident.`,
  );
}

async function measure(docs: string): Promise<Measure> {
  await using github = await startGitHubStandIn();
  const user = github.addUser('octocat');
  const comment = github.addComment(github.addIssue().number, { user, body: '/docs explain the flag' });
  const gitConfig = join(folder, 'gitconfig');
  writeFileSync(
    gitConfig,
    `[url "file://${docs}"]\n\tinsteadOf = https://github.com/octo-org/octo-docs.git\n`,
  );
  const env = { ...github.env, GIT_CONFIG_GLOBAL: gitConfig };
  const job = openRunnerJob({ ...buildIssueCommentEvent(github.world, { comment }), env });
  const startedMs = performance.now();
  const cpuBefore = childrenSeconds();
  const inputs = { agentCommand: 'date +%s%N > started.txt; sleep 1; cat >> requests.md' };
  const startedWallMs = Date.now();
  const served = await job.step({ action: 'service/action.yml', inputs });
  const startMs = performance.now() - startedMs;
  const startCpu = childrenSeconds() - cpuBefore;
  const { baseUrl = '', projectId = '', secretKey = '' } = served.outputs;
  let mib = 0;
  let over = false;
  const watching = (async () => {
    while (!over) {
      mib = Math.max(mib, residentMib(job.temp));
      await sleep(50);
    }
  })();
  const run = await job.step({ action: 'action.yml', inputs: { baseUrl, projectId, secretKey } });
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
  return { start: startMs / 1000, startCpu, job: jobMs / 1000, jobCpu, mib, toAgent: toAgent / 1000 };
}

function makeRepository(): string {
  const docs = join(folder, 'docs.git');
  const work = join(folder, 'work');
  mkdirSync(work);
  writeFileSync(join(work, 'requests.md'), '# Requests\n\n');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], { cwd: work });
  git('init', '--quiet', '--bare', '--initial-branch=main', docs);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('push', '--quiet', docs, 'main');
  return docs;
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

function residentMib(temp: string): number {
  const own = commands().filter(
    ({ command }) => /^\S*node\b/.test(command) && (command.includes(temp) || command.includes('/dist/run/')),
  );
  return own.reduce((sum, { pid }) => sum + residentKib(pid), 0) / 1024;
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
