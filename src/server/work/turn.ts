import { instructionOf } from '../../contract/behind-instruction.ts';
import { MERGE_REQUEST } from '../../contract/merge-request.ts';
import { describeHolding, holdingBack, readResults, writeResults } from '../checks/results.ts';
import { readContexts, writeContexts } from '../contexts/record.ts';
import { removeFolder } from '../files/remove-folder.ts';
import type { Standing } from '../git/mirror.ts';
import { jobFolders } from '../git/workspace.ts';
import { troubleOf } from '../store/trouble.ts';
import { type Claimed, type TurnEnd, TurnLost } from '../store/turns.ts';
import { NEVER } from '../store/unpublished.ts';
import { describeFault } from '../words/system-fault.ts';
import { BranchMoved } from './branch-moved.ts';
import { dropCommits, fetchCommit } from './handed-commits.ts';
import { makeChange } from './make-change.ts';
import { isPermanent } from './permanent-failure.ts';
import type { TurnStart } from './place.ts';
import { keepChange, publish } from './publish.ts';
import { retry } from './retry.ts';
import { takeContexts } from './take-contexts.ts';
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
  const over = new AbortController();
  // Somebody waits for the agent to begin: what it may read is fetched beside the project itself.
  const taking = made === undefined ? takeContexts(ports, AbortSignal.any([signal, over.signal])) : undefined;
  taking?.catch(() => undefined);
  try {
    await ports.holdLatePublishing(job.id);
    const how = { delaysMs: ports.retryDelaysMs, signal, isPermanent };
    const standing = await retry(() => ports.mirror.update(job, signal), how);
    const { tip } = standing;
    if (made !== undefined) await fetchCommit({ job: job.id, commit: made }, ports);
    const waiting = await findWaiting(job.id, ports, tip);
    let { checks, contexts } = turn;
    let parted: string | undefined;
    let parent = turn.parent_commit;
    if (taking !== undefined) {
      const before = waiting ?? (await findMaker({ job, turn }, tip, ports));
      const start = {
        ...(await startOf({ job, turn }, { standing, waiting: waiting?.commit }, ports)),
        known: readResults(before?.checks ?? null),
      };
      const taken = await taking;
      const leave = await ports.slots.take(job.project, signal);
      const end = await makeChange({ job, turn }, { ...ports, start, taken }, signal).finally(leave);
      if (end.status === 'held') await keepChange({ job: job.id, from: start.parted, to: end.commit }, ports);
      if (end.status === 'failed' || end.status === 'held')
        return { status: 'failed', failure: ports.redactor.text(end.failure) };
      parted = start.parted;
      parent = start.commit;
      checks = writeResults(end.checks);
      if (end.status === 'made') {
        made = end.commit;
        contexts = writeContexts(taken.found);
      } else {
        contexts = before?.contexts ?? null;
        if (
          waiting?.isHeld &&
          ports.project.checking.onFailure === 'fail' &&
          holdingBack(end.checks).length > 0
        )
          return { status: 'failed', failure: `${STILL_HELD}: ${describeHolding(end.checks)}` };
        // What stands is this turn's to publish, and as this turn has found it.
        if (end.isChecked || waiting?.isHeld) {
          made = start.commit;
          await ports.insistence.write(() => ports.turns.recordResult(turn, start.commit));
        }
      }
    }
    // Nothing new, but what an earlier turn has pushed may still be without its pull request.
    const commit = made ?? waiting?.commit ?? (job.pr_link === null ? tip : undefined);
    if (commit === undefined) return { status: 'completed' };
    const from = parted ?? (await partedAt({ job, turn }, { standing, commit }, ports));
    const claim = async () => {
      if (!ports.holds(turn)) throw new TurnStopped();
    };
    const given = {
      job,
      commit,
      from,
      prompt: turn.prompt,
      standing,
      waiting: waiting?.commit,
      checks: readResults(checks),
      contexts: readContexts(contexts),
      claim,
      // Nothing new: where its pull request is closed by now, it stays so.
      known: commit === parent && commit === tip && job.pr_link !== null ? job.pr_link : undefined,
    };
    const prLink = await publish(given, ports, signal);
    await ports.insistence.write(() => ports.unpublished.remove({ job: job.id, seq: turn.seq }));
    await dropCommits([commit, waiting?.commit], { job: job.id, ...ports });
    return { status: 'completed', prLink };
  } catch (error) {
    if (error instanceof TurnLost) throw error;
    // That the store can't be asked is no failure of the turn: it begins again, or goes on from what was made.
    if (signal.aborted || troubleOf(error) || !ports.holds(turn)) throw new TurnStopped();
    const why = ports.redactor.text(describeFault(error));
    const commit = made;
    if (commit === undefined || error instanceof BranchMoved) return { status: 'failed', failure: why };
    await ports.insistence.write(() => ports.unpublished.add({ job: job.id, seq: turn.seq, commit }));
    return {
      status: 'failed',
      failure: `the change is made and kept, but could not be published yet, which is tried again: ${why}`,
    };
  } finally {
    await discard(folders.tree);
    await discard(folders.tmp);
    await discard(folders.contexts);
    over.abort();
    await taking?.then(
      ({ release }) => release(),
      () => undefined,
    );
  }
}

/** The change of an earlier turn that is still to be published, if the branch has not gone another way meanwhile. */
async function findWaiting(
  job: string,
  ports: Pick<TurnPorts, 'jobs' | 'unpublished' | 'mirror' | 'artifacts' | 'dataDir'>,
  tip: Standing['tip'],
): Promise<{ commit: string; isHeld: boolean; checks: string | null; contexts: string | null } | undefined> {
  const { unpublished, mirror } = ports;
  const row = await unpublished.find(job);
  if (!row) return undefined;
  const commit = row.result_commit;
  await fetchCommit({ job, commit }, ports);
  const stands = tip === undefined || (await mirror.contains(commit, tip));
  if (!stands) return undefined;
  const { checks = null, contexts = null } = (await ports.jobs.turn(job, row.seq)) ?? {};
  return { commit, isHeld: row.next_at === NEVER, checks, contexts };
}

/** What is written down of the commit that a job's branch stands at; undefined where no turn of it made or checked that. */
async function findMaker(
  { job, turn }: Claimed,
  tip: Standing['tip'],
  { jobs }: Pick<TurnPorts, 'jobs'>,
): Promise<{ checks: string | null; contexts: string | null } | undefined> {
  for (let seq = tip === undefined ? 0 : turn.seq; seq > 0; seq--) {
    const row = await jobs.turn(job.id, seq);
    if (row?.result_commit === tip) return row;
  }
  return undefined;
}

const STILL_HELD = 'nothing was changed, and the change before is still not published';

/** From what a turn starts. Where it is asked to, the branch is merged with the one that it is to be merged into. */
async function startOf(
  { job, turn }: Claimed,
  { standing, waiting }: { standing: Standing; waiting: string | undefined },
  ports: Pick<TurnPorts, 'mirror'>,
): Promise<TurnStart> {
  const { mirror } = ports;
  const { base, baseBranch, tip } = standing;
  const own = waiting ?? tip;
  if (own === undefined) return { commit: base, newBranch: true, parted: base };
  const start = { commit: own, newBranch: false, base: { branch: baseBranch, commit: base } };
  if (instructionOf(turn.prompt).includes(MERGE_REQUEST) && !(await mirror.contains(own, base)))
    return { ...start, parted: base, merge: await mirror.mergeTrees(own, base) };
  return { ...start, parted: await partedAt({ job, turn }, { standing, commit: own }, ports) };
}

/** Where a job's branch left the one it is to be merged into: what its change is looked at against. */
async function partedAt(
  { job, turn }: Claimed,
  { standing: { base, tip }, commit }: { standing: Standing; commit: string },
  { mirror }: Pick<TurnPorts, 'mirror'>,
): Promise<string> {
  // A new branch begins where the other one stands.
  if (tip === undefined && job.base_commit === null) return turn.parent_commit ?? base;
  return (await mirror.mergeBase(commit, base)) ?? job.base_commit ?? base;
}

/** What can't be removed is met again, and reported, when the next turn makes its workspace. */
async function discard(folder: string): Promise<void> {
  await removeFolder(folder).catch(() => undefined);
}
