import { rmSync } from 'node:fs';
import { type AgentLog, openAgentLog } from '../agent/log.ts';
import { type CheckResult, describeHolding, holdingBack, writeResults } from '../checks/results.ts';
import { writeContexts } from '../contexts/record.ts';
import { JOB_TRAILER } from '../git/job-branches.ts';
import { jobBranch } from '../git/mirror.ts';
import { jobFolders, makeWorkspace } from '../git/workspace.ts';
import { proposalTitle } from '../pull-requests/proposal-text.ts';
import type { Claimed } from '../store/turns.ts';
import { handCommit } from './handed-commits.ts';
import { keepLog } from './keep-log.ts';
import type { TurnStart } from './place.ts';
import { type Rounds, workInRounds } from './rounds.ts';
import { copyContexts, type TakenContexts } from './take-contexts.ts';
import { type TurnPorts, TurnStopped } from './turn-ports.ts';

/**
 * `held`: it is made and kept, and must not be published as it is. `unchanged`: the results are of what stood before;
 * `isChecked`: they are new.
 */
export type Made =
  | { status: 'failed'; failure: string }
  | { status: 'made'; commit: string; checks: readonly CheckResult[] }
  | { status: 'unchanged'; isChecked: boolean; checks: readonly CheckResult[] }
  | { status: 'held'; commit: string; failure: string };

/**
 * Has the agent work in a fresh workspace, and takes what it left as a commit, once that is checked.
 * @throws TurnStopped where `signal` ended it
 */
export async function makeChange(
  { job, turn }: Claimed,
  ports: TurnPorts & { start: TurnStart; taken: TakenContexts },
  signal: AbortSignal,
): Promise<Made> {
  const { start, taken, project, mirror, author, turns, insistence } = ports;
  const folders = jobFolders(ports.dataDir, job.id);
  const branch = jobBranch(job.id);
  await Promise.all([
    insistence.write(() => turns.recordParent(turn, { ...start, contexts: writeContexts(taken.found) })),
    mirror.keep(job.id, start.commit),
  ]);
  const contexts =
    project.contexts.length === 0 ? undefined : { root: folders.contexts, folders: taken.folders };
  const message = `${proposalTitle(turn.prompt)}\n\n${JOB_TRAILER}: ${job.id}`;
  const place = {
    ...start,
    ...{ folders, mirror: mirror.directory, author, ref: `refs/heads/${branch}`, branch },
    ...{ contexts, found: taken.found },
    message: ports.redactor.text(message),
  };
  await Promise.all([
    makeWorkspace(place, signal),
    ...(contexts && project.agent.sandbox === 'none' ? [copyContexts(contexts, signal)] : []),
  ]);
  const end = await logged({ job, turn }, ports, (log) =>
    workInRounds({ job, turn }, { ...ports, place, log }, signal),
  );
  for (const index of [folders.index, folders.startIndex]) rmSync(index, { force: true });
  if (signal.aborted) throw new TurnStopped();
  // What an earlier attempt has found is not this one's.
  if (end.checks.length > 0 || turn.checks) {
    await insistence.write(() => turns.recordChecks(turn, writeResults(end.checks)));
    const isTold = end.status === 'unchanged' && !end.isChecked;
    for (const check of isTold ? [] : end.checks) ports.onChecked(job.id, check);
  }
  if (end.status !== 'done') return end;
  const { commit, checks } = end;
  await mirror.keep(job.id, commit);
  await handCommit({ job: job.id, commit }, ports);
  if (ports.project.checking.onFailure === 'fail' && holdingBack(checks).length > 0) {
    await insistence.write(() => ports.unpublished.hold({ job: job.id, seq: turn.seq, commit }));
    const failure = `the change is made and kept, and was not published: ${describeHolding(checks)}`;
    return { status: 'held', commit, failure };
  }
  await insistence.write(() => turns.recordResult(turn, commit));
  return { status: 'made', commit, checks };
}

/** With a log of what the agent says. What it made while its disk was full is not to be trusted, whatever it says itself. */
async function logged(
  { job, turn }: Claimed,
  ports: TurnPorts,
  work: (log: AgentLog) => Promise<Rounds>,
): Promise<Rounds> {
  const log = openAgentLog(jobFolders(ports.dataDir, job.id).log(turn.seq), ports.redactor);
  const kept = keepLog(turn, ports);
  let end: Rounds | undefined;
  try {
    end = await work(log);
    if (end.status === 'failed') log.note(end.failure);
  } finally {
    log.close();
    await kept.stop();
  }
  const fault = log.fault();
  return fault === undefined || end.status === 'failed' ? end : { ...end, status: 'failed', failure: fault };
}
