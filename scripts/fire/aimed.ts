import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPullRequestHost, type StandInHost } from './pull-request-host.ts';
import { engineOf, openStage, type Stage, until } from './stage.ts';

/**
 * Where a turn with checks can be when the service is killed, in order. The agent is sent back once. What ends in `-done` has
 * been done by then, and its answer is lost. The last two are of a second turn, whose pull request is open already.
 */
const PHASES = [
  ...(['agent', 'commit', 'check', 'agent-2', 'commit-2', 'check-2', 'keep-2'] as const),
  ...(['push', 'push-done', 'open', 'open-done', 'tell', 'tell-done'] as const),
] as const;
type Phase = (typeof PHASES)[number];

const PROJECT = 'docs';
const REPOSITORY = 'https://github.com/fire/docs';
const HIT_MS = 60_000;
const END_MS = 120_000;

/**
 * Kills the service in each phase of a turn with checks, and starts it again. Whatever comes to a phase that is aimed at says
 * so, and stands still there until it is ended, so each kill hits what it was meant for.
 * @param given `database`: address of a PostgreSQL database; without it everything is kept in SQLite
 */
export async function fireAimed({
  database,
  phases = PHASES,
}: {
  database?: string;
  phases?: readonly Phase[];
} = {}): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-aimed-'));
  const marks = join(folder, 'marks');
  mkdirSync(marks);
  const host = await openPullRequestHost({ isAimed: (phase) => takeAim(marks, phase) });
  const gitConfig = join(folder, 'gitconfig');
  const stage = await openStage(
    {
      ...engineOf(database),
      projects: { [PROJECT]: projectOf(marks, host.apiUrl) },
    },
    {
      PATH: `${makeGit(folder, marks)}:${process.env.PATH ?? ''}`,
      GIT_CONFIG_GLOBAL: gitConfig,
      FIRE_TOKEN: 'none',
    },
  );
  writeFileSync(gitConfig, `[url "file://${stage.repository}"]\n\tinsteadOf = ${REPOSITORY}\n`);
  // What the branch ever stood at counts, not only where it ends.
  execFileSync('git', ['config', 'core.logAllRefUpdates', 'always'], { cwd: stage.repository });
  const faults: string[] = [];
  const hit: string[] = [];
  try {
    await stage.start();
    for (const phase of phases) {
      const found = await killAt(phase, { stage, marks });
      if (found.isHit) hit.push(phase);
      faults.push(...found.faults.map((fault) => `${phase}: ${fault}`));
      faults.push(...judge({ job: found.job, stage, marks, host }).map((fault) => `${phase}: ${fault}`));
    }
  } finally {
    await stage.close();
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`        killed in ${hit.length} of ${phases.length} phases: ${hit.join(', ')}`);
  return faults;
}

async function killAt(phase: string, { stage, marks }: { stage: Stage; marks: string }) {
  for (const name of ['round-2', 'hit']) rmSync(join(marks, name), { force: true });
  const aim = () => writeFileSync(join(marks, 'aim'), phase);
  const faults: string[] = [];
  const isLater = phase.startsWith('tell');
  if (!isLater) aim();
  const { json } = await stage.api('POST', `/v2/agent/${PROJECT}/job`, { prompt: `for ${phase}` });
  const job = String(json.id);
  if (isLater) {
    const first = await stage.finished(PROJECT, job, END_MS);
    if (first !== 'completed') faults.push(`the turn before is ${first}`);
    aim();
    await stage.api('POST', `/v2/agent/${PROJECT}/job/${job}/message`, { prompt: `more for ${phase}` });
  }
  const isHit = (await until(async () => existsSync(join(marks, 'hit')) || undefined, HIT_MS)) === true;
  if (!isHit) faults.push('was never come to');
  rmSync(join(marks, 'aim'), { force: true });
  await stage.end('SIGKILL');
  await stage.start();
  const end = await stage.finished(PROJECT, job, END_MS);
  if (end !== 'completed') faults.push(`the job is ${end ?? 'active'} after ${END_MS / 1000} s`);
  return { job, isHit, faults };
}

type Scene = { job: string; stage: Stage; marks: string; host: StandInHost };

/** What does not hold once the job has come to its end. */
function judge({ job, stage, marks, host }: Scene): string[] {
  const faults: string[] = [];
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: stage.repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  for (const who of readLines(join(marks, 'overlaps'))) faults.push(`${who} ran twice at once`);
  rmSync(join(marks, 'overlaps'), { force: true });
  const branch = `docs-agent/${job}`;
  const passed = new Set(readLines(join(marks, 'passed')));
  for (const commit of new Set([
    ...git('log', '-g', '--format=%H', branch),
    ...git('rev-list', `main..${branch}`),
  ]))
    for (const blob of git('rev-parse', `${commit}:made.md`))
      if (!passed.has(blob)) faults.push(`${commit} was published, and no check had passed on it`);
  const turns = git('show', `${branch}:made.md`).length;
  const commits = git('rev-list', `main..${branch}`).length;
  if (commits !== turns) faults.push(`${turns} turns made ${commits} commits`);
  const pulls = host.pullsOf(branch);
  if (pulls.length !== 1) faults.push(`it has ${pulls.length} pull requests`);
  const told = turns === 1 ? '- look: passed, after the agent was sent back once\n' : '- look: passed\n';
  for (const { body } of pulls)
    if (!body.includes(told)) faults.push(`its pull request says of its checks: ${body.slice(0, 200)}`);
  return faults;
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Whether a phase is aimed at; from then on it is no more. */
function takeAim(marks: string, phase: string): boolean {
  const aim = join(marks, 'aim');
  if (!existsSync(aim) || readFileSync(aim, 'utf8') !== phase) return false;
  rmSync(aim);
  writeFileSync(join(marks, 'hit'), phase);
  return true;
}

/** A lock that the kernel gives back when the last process is gone: whoever finds it taken is a second one at the same time. */
const lock = (marks: string, who: string) =>
  `exec 9>> "${marks}/lock"; flock -n 9 || echo ${who} >> "${marks}/overlaps"`;
/** The same as `takeAim`, for shells. */
const aimed = (marks: string) =>
  `aimed() { [ "$(cat "${marks}/aim" 2> /dev/null)" = "$1" ] && rm "${marks}/aim" && echo "$1" > "${marks}/hit"; }`;

/** Its agent makes a mistake first, and mends it when it is sent back; its check notes what it has let pass. */
function projectOf(marks: string, apiUrl: string) {
  const agent = [
    lock(marks, 'the agent'),
    aimed(marks),
    'case "$DOCS_AGENT_PROMPT" in "The change that you have made was checked"*) round=-2 ;; *) round= ;; esac',
    `if [ "$round" ]; then touch "${marks}/round-2"; else rm -f "${marks}/round-2"; fi`,
    'if aimed "agent$round"; then sleep 600; fi',
    'if [ "$round" ]; then sed -i s/teh/the/ made.md; exit; fi',
    // What has to be told anew of a pull request is that its checks passed at once.
    'case "$DOCS_AGENT_PROMPT" in more*) word=the ;; *) word=teh ;; esac',
    'echo "$word $DOCS_AGENT_PROMPT" >> made.md',
  ];
  const check = [
    lock(marks, 'a check'),
    aimed(marks),
    'test -e made.md || exit 0',
    `if [ -e "${marks}/round-2" ]; then round=-2; else round=; fi`,
    'if aimed "check$round"; then sleep 600; fi',
    '! grep -q teh made.md || exit 1',
    `git hash-object --no-filters made.md >> "${marks}/passed"`,
  ];
  return {
    repository: REPOSITORY,
    tokenEnv: 'FIRE_TOKEN',
    pullRequests: { host: 'github', apiUrl },
    // They write to the marks, which no sandbox would let them.
    agent: { command: agent.join('\n'), sandbox: 'none' },
    checks: ['links', { name: 'look', command: check.join('\n') }],
    onFailure: 'fail',
  };
}

/** A `git` that stands still where it is aimed at, before or after what it was asked for, until whoever asked is gone. */
function makeGit(folder: string, marks: string): string {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = [
    '#!/bin/sh',
    'case " $* " in',
    '  *" commit-tree "*) phase=commit ;;',
    '  *" update-ref refs/heads/docs-agent/"*) phase=keep ;;',
    '  *" push "*) phase=push ;;',
    `  *) exec ${real} "$@" ;;`,
    'esac',
    aimed(marks),
    'hang() { while [ -d "/proc/$PPID" ]; do sleep 0.05; done; }',
    `if [ -e "${marks}/round-2" ] && [ "$phase" != push ]; then phase="$phase-2"; fi`,
    'if aimed "$phase"; then hang; exit 1; fi',
    `${real} "$@"; code=$?`,
    'if aimed "$phase-done"; then hang; fi',
    'exit $code',
  ];
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'git'), `${script.join('\n')}\n`);
  chmodSync(join(bin, 'git'), 0o755);
  return bin;
}
