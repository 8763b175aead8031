import { agentEnvironment } from '../agent/environment.ts';
import { type AgentLog, openAgentLog } from '../agent/log.ts';
import { identifyProcess } from '../agent/process-group.ts';
import { runShutIn } from '../agent/run-shut-in.ts';
import { describeOutside, outsidePaths } from '../checks/outside-paths.ts';
import { jobBranch } from '../git/mirror.ts';
import { type JobFolders, jobFolders, makeWorkspace, takeChange } from '../git/workspace.ts';
import { proposalTitle } from '../pull-requests/proposal-text.ts';
import type { Claimed } from '../store/turns.ts';
import { describeAgentEnd } from './agent-end.ts';
import { handCommit } from './handed-commits.ts';
import { keepLog } from './keep-log.ts';
import { type TurnPorts, TurnStopped } from './turn-ports.ts';

export type Made = { status: 'failed'; failure: string } | { status: 'made'; commit: string | undefined };

/**
 * Has the agent work in a fresh workspace, and takes what it left as a commit.
 * @throws TurnStopped where `signal` ended it
 */
export async function makeChange(
  { job, turn }: Claimed,
  ports: TurnPorts & { start: { commit: string; newBranch: boolean } },
  signal: AbortSignal,
): Promise<Made> {
  const { start, mirror, author, turns, project } = ports;
  const { limits } = project.agent;
  const parent = start.commit;
  const folders = jobFolders(ports.dataDir, job.id);
  const branch = jobBranch(job.id);
  await Promise.all([
    ports.insistence.write(() => turns.recordParent(turn, start)),
    mirror.keep(job.id, parent),
  ]);
  const place = { folders, mirror: mirror.directory, author };
  await makeWorkspace({ ...place, commit: parent, ref: `refs/heads/${branch}`, branch }, signal);
  const failure = await failureOfAgent({ job, turn }, { ...ports, folders }, signal);
  if (signal.aborted) throw new TurnStopped();
  if (failure !== undefined) return { status: 'failed', failure };
  const message = `${proposalTitle(turn.prompt)}\n\nDocs-Agent-Job: ${job.id}`;
  const taken = await takeChange({ ...place, parent, message: ports.redactor.text(message), limits }, signal);
  const outside = outsidePaths(taken?.touched ?? [], project.paths);
  if (outside.length > 0) return { status: 'failed', failure: describeOutside(outside, project.paths) };
  const commit = taken?.commit;
  if (commit !== undefined) {
    await mirror.keep(job.id, commit);
    await handCommit({ job: job.id, commit }, ports);
    await ports.insistence.write(() => turns.recordResult(turn, commit));
  }
  return { status: 'made', commit };
}

type AgentPorts = TurnPorts & { folders: JobFolders };

/** Runs the agent, with a log; a sentence on why it failed, or undefined. */
async function failureOfAgent(claimed: Claimed, ports: AgentPorts, signal: AbortSignal) {
  const { folders } = ports;
  const log = openAgentLog(folders.log(claimed.turn.seq), ports.redactor);
  const kept = keepLog(claimed.turn, ports);
  let failure: string | undefined;
  try {
    failure = await runLogged(claimed, { ...ports, log }, signal);
    if (failure !== undefined) log.note(failure);
  } finally {
    log.close();
    await kept.stop();
  }
  // What an agent made while its disk was full is not to be trusted, whatever it says itself.
  return failure ?? log.fault();
}

async function runLogged(
  { job, turn }: Claimed,
  ports: AgentPorts & { log: AgentLog },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { folders, log, project, dataDir } = ports;
  const { command, timeoutMinutes, env: pass, sandbox } = project.agent;
  let release = () => {};
  const end = await runShutIn(
    {
      command,
      prompt: turn.prompt,
      rules: project.agent,
      folders,
      dataDir,
      env: (places) =>
        agentEnvironment({ job: job.id, project: job.project, ...places, pass }, ports.environment),
      timeoutMs: timeoutMinutes * 60_000,
      graceMs: ports.graceMs,
      log,
      isGated: ports.guard !== undefined,
      beforeStart: () => {
        // This process may have stood still since it looked last, and another worker have an agent at work by now.
        if (!ports.holds(turn)) throw new TurnStopped();
      },
      onStart: (pid) => {
        release = ports.guard?.(turn, pid) ?? release;
        const identity = identifyProcess(pid);
        if (identity === undefined) return;
        // The agent runs meanwhile; only a service that is being stopped gives up, and ends it.
        ports.insistence.write(() => ports.turns.recordProcess(turn, identity)).catch(() => undefined);
      },
    },
    signal,
  ).finally(() => release());
  return describeAgentEnd(end, { timeoutMinutes, confined: sandbox !== 'none' });
}
