import { writeFileSync } from 'node:fs';
import { runAgent } from '../agent/command.ts';
import { agentEnvironment } from '../agent/environment.ts';
import { type AgentLog, openAgentLog } from '../agent/log.ts';
import { identifyProcess } from '../agent/process-group.ts';
import type { Environment, ProjectSettings } from '../config/config.ts';
import { jobBranch, type Mirror } from '../git/mirror.ts';
import { type Author, jobFolders, makeWorkspace, removeTree, takeChange } from '../git/workspace.ts';
import type { PullRequestHost } from '../pull-requests/index.ts';
import { proposalTitle } from '../pull-requests/proposal-text.ts';
import type { Insistence } from '../store/insistence.ts';
import type { Claimed, TurnEnd, TurnStore } from '../store/turns.ts';
import { describeFault } from '../words/system-fault.ts';
import { isPermanent } from './permanent-failure.ts';
import { retry } from './retry.ts';

export type TurnPorts = {
  project: ProjectSettings;
  mirror: Mirror;
  host: PullRequestHost;
  turns: Pick<TurnStore, 'recordProcess' | 'recordParent' | 'recordResult'>;
  /** What is recorded is recorded through it: a busy database is no reason to fail. */
  insistence: Pick<Insistence, 'write'>;
  dataDir: string;
  author: Author;
  environment: Environment;
  /** Between SIGTERM and SIGKILL of an agent. */
  graceMs: number;
  /** Waits between the tries of what talks to other machines. */
  retryDelaysMs: readonly number[];
};

/** The turn was stopped from outside: neither success nor failure. */
export class TurnStopped extends Error {
  override name = 'TurnStopped';
}

/**
 * Does one turn: fresh workspace, agent, commit, push, pull request. A turn whose commit was recorded by an earlier
 * attempt goes on from there; every step after it can be repeated without harm.
 * @throws TurnStopped where `signal` ended it
 */
export async function runTurn(
  { job, turn }: Claimed,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<TurnEnd> {
  const folders = jobFolders(ports.dataDir, job.id);
  const retrying = <T>(work: () => Promise<T>) =>
    retry(work, { delaysMs: ports.retryDelaysMs, signal, isPermanent });
  try {
    const { baseBranch, base, tip } = await retrying(() => ports.mirror.update(job.id, signal));
    const resumed = turn.result_commit !== null;
    let commit = turn.result_commit ?? undefined;
    if (commit === undefined) {
      const start = { commit: tip ?? base, newBranch: tip === undefined };
      const made = await makeChange({ job, turn }, { ...ports, start }, signal);
      if (made.status === 'failed') return made;
      commit = made.commit;
    }
    // Nothing new, but what an earlier turn has pushed may still be without its pull request.
    if (commit === undefined && job.pr_link === null) commit = tip;
    if (commit === undefined) return { status: 'completed' };
    const expected = resumed && tip !== turn.parent_commit ? undefined : tip;
    await pushOnce({ job: job.id, commit, expected, tip }, ports, signal);
    const from = (tip === undefined ? turn.parent_commit : job.base_commit) ?? base;
    writeFileSync(folders.diff, await ports.mirror.diff(from, commit));
    const branch = jobBranch(job.id);
    const proposal = { project: job.project, job: job.id, branch, base: baseBranch, prompt: turn.prompt };
    return { status: 'completed', prLink: await retrying(() => ports.host.propose(proposal, signal)) };
  } catch (error) {
    if (signal.aborted) throw new TurnStopped();
    return { status: 'failed', failure: describeFault(error) };
  } finally {
    discard(folders.tree);
    discard(folders.tmp);
  }
}

/**
 * Pushes a commit unless the branch has it: a push of ours may have arrived although its answer, or the service that
 * waited for it, was lost.
 */
async function pushOnce(
  change: { job: string; commit: string; expected: string | undefined; tip: string | undefined },
  { mirror, retryDelaysMs: delaysMs }: TurnPorts,
  signal: AbortSignal,
): Promise<void> {
  if (await mirror.contains(change.tip, change.commit)) return;
  const push = async () => {
    try {
      await mirror.push(change, signal);
    } catch (error) {
      const { tip } = await mirror.update(change.job, signal);
      if (!(await mirror.contains(tip, change.commit))) throw error;
    }
  };
  await retry(push, { delaysMs, signal, isPermanent });
}

/** What can't be removed is met again, and reported, when the next turn makes its workspace. */
function discard(folder: string): void {
  try {
    removeTree(folder);
  } catch {}
}

type Made = { status: 'failed'; failure: string } | { status: 'made'; commit: string | undefined };

async function makeChange(
  { job, turn }: Claimed,
  ports: TurnPorts & { start: { commit: string; newBranch: boolean } },
  signal: AbortSignal,
): Promise<Made> {
  const { start, mirror, author, turns, project } = ports;
  const parent = start.commit;
  const folders = jobFolders(ports.dataDir, job.id);
  const branch = jobBranch(job.id);
  await ports.insistence.write(() => turns.recordParent(turn, start));
  await mirror.keep(job.id, parent);
  const place = { folders, mirror: mirror.directory, ref: `refs/heads/${branch}`, branch, author };
  await makeWorkspace(place, signal);
  const env = agentEnvironment(
    { job: job.id, project: job.project, ...folders, pass: project.agent.env },
    ports.environment,
  );
  const secrets = project.agent.env.flatMap((name) => env[name] ?? []);
  const log = openAgentLog(folders.log(turn.seq), secrets);
  let failure: string | undefined;
  try {
    failure = await failureOfAgent({ turn, ports, folders, env, log }, signal);
    if (failure !== undefined) log.note(failure);
  } finally {
    log.close();
  }
  // What an agent made while its disk was full is not to be trusted, whatever it says itself.
  failure ??= log.fault();
  if (signal.aborted) throw new TurnStopped();
  if (failure !== undefined) return { status: 'failed', failure };
  const message = `${proposalTitle(turn.prompt)}\n\nDocs-Agent-Job: ${job.id}`;
  const commit = await takeChange({ folders, mirror: mirror.directory, parent, message, author }, signal);
  if (commit !== undefined) {
    await mirror.keep(job.id, commit);
    await ports.insistence.write(() => turns.recordResult(turn, commit));
  }
  return { status: 'made', commit };
}

/** Runs the agent; a sentence on why it failed, or undefined. */
async function failureOfAgent(
  given: {
    turn: Claimed['turn'];
    ports: TurnPorts;
    folders: ReturnType<typeof jobFolders>;
    env: Record<string, string>;
    log: AgentLog;
  },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { command, timeoutMinutes } = given.ports.project.agent;
  const onStart = (pid: number) => {
    const identity = identifyProcess(pid);
    if (identity === undefined) return;
    const { turns, insistence } = given.ports;
    // The agent runs meanwhile; only a service that is being stopped gives up, and ends it.
    insistence.write(() => turns.recordProcess(given.turn, identity)).catch(() => undefined);
  };
  const { folders, env, log } = given;
  const end = await runAgent(
    {
      command,
      prompt: given.turn.prompt,
      cwd: folders.tree,
      env,
      timeoutMs: timeoutMinutes * 60_000,
      graceMs: given.ports.graceMs,
      log,
      onStart,
    },
    signal,
  );
  switch (end.reason) {
    case 'exit':
      return end.code === 0 ? undefined : `the agent command ended with exit code ${end.code}`;
    case 'signal':
      return `the agent command was ended by ${end.signal}`;
    case 'timeout':
      return `the agent command took longer than ${timeoutMinutes} minutes and was ended`;
    case 'stopped':
      return 'the agent command was stopped';
    case 'not-started':
      return `the agent command could not be started: ${end.message}`;
  }
}
