import type { Standing } from '../git/mirror.ts';
import { removeFolder } from '../git/remove-folder.ts';
import { jobFolders } from '../git/workspace.ts';
import { troubleOf } from '../store/trouble.ts';
import { type Claimed, type TurnEnd, TurnLost } from '../store/turns.ts';
import { describeFault } from '../words/system-fault.ts';
import { dropCommits, fetchCommit } from './handed-commits.ts';
import { makeChange } from './make-change.ts';
import { isPermanent } from './permanent-failure.ts';
import { publish } from './publish.ts';
import { retry } from './retry.ts';
import { type TurnPorts, TurnStopped } from './turn-ports.ts';

/**
 * Does one turn: fresh workspace, agent, commit, push, pull request. A turn whose commit was recorded by an earlier
 * attempt goes on from there; every step after it can be repeated without harm. A change that was made and can't be
 * published is kept, tried again, and what the next turn starts from.
 * @throws TurnStopped where `signal` ended it, TurnLost where another attempt has the turn
 */
export async function runTurn(
  { job, turn }: Claimed,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<TurnEnd> {
  const folders = jobFolders(ports.dataDir, job.id);
  let made = turn.result_commit ?? undefined;
  try {
    await ports.holdLatePublishing(job.id);
    const how = { delaysMs: ports.retryDelaysMs, signal, isPermanent };
    const standing = await retry(() => ports.mirror.update(job.id, signal), how);
    const { base, tip } = standing;
    if (made !== undefined) await fetchCommit({ job: job.id, commit: made }, ports);
    const waiting = await findWaiting(job.id, ports, tip);
    const isNew = tip === undefined && waiting === undefined;
    if (made === undefined) {
      const start = { commit: waiting ?? tip ?? base, newBranch: isNew };
      const leave = await ports.slots.take(job.project, signal);
      const end = await makeChange({ job, turn }, { ...ports, start }, signal).finally(leave);
      if (end.status === 'failed') return { ...end, failure: ports.redactor.text(end.failure) };
      made = end.commit;
    }
    // Nothing new, but what an earlier turn has pushed may still be without its pull request.
    const commit = made ?? waiting ?? (job.pr_link === null ? tip : undefined);
    if (commit === undefined) return { status: 'completed' };
    const from = (isNew ? turn.parent_commit : job.base_commit) ?? base;
    const claim = async () => {
      if (!ports.holds(turn)) throw new TurnStopped();
    };
    const given = { job, commit, from, prompt: turn.prompt, standing, waiting, claim };
    const prLink = await publish(given, ports, signal);
    await ports.insistence.write(() => ports.unpublished.remove({ job: job.id, seq: turn.seq }));
    await dropCommits([commit, waiting], { job: job.id, ...ports });
    return { status: 'completed', prLink };
  } catch (error) {
    if (error instanceof TurnLost) throw error;
    // That the store can't be asked is no failure of the turn: it begins again, or goes on from what was made.
    if (signal.aborted || troubleOf(error) || !ports.holds(turn)) throw new TurnStopped();
    const why = ports.redactor.text(describeFault(error));
    const commit = made;
    if (commit === undefined) return { status: 'failed', failure: why };
    await ports.insistence.write(() => ports.unpublished.add({ job: job.id, seq: turn.seq, commit }));
    return {
      status: 'failed',
      failure: `the change is made and kept, but could not be published yet, which is tried again: ${why}`,
    };
  } finally {
    await discard(folders.tree);
    await discard(folders.tmp);
  }
}

/** The change of an earlier turn that is still to be published, if the branch has not gone another way meanwhile. */
async function findWaiting(
  job: string,
  ports: Pick<TurnPorts, 'unpublished' | 'mirror' | 'artifacts' | 'dataDir'>,
  tip: Standing['tip'],
): Promise<string | undefined> {
  const { unpublished, mirror } = ports;
  const commit = (await unpublished.find(job))?.result_commit;
  if (commit !== undefined) await fetchCommit({ job, commit }, ports);
  if (commit === undefined || tip === undefined) return commit;
  return (await mirror.contains(commit, tip)) ? commit : undefined;
}

/** What can't be removed is met again, and reported, when the next turn makes its workspace. */
async function discard(folder: string): Promise<void> {
  await removeFolder(folder).catch(() => undefined);
}
