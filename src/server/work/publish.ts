import { writeFileSync } from 'node:fs';
import { type CheckResult, holdingBack } from '../checks/results.ts';
import { type ContextRecord, shortId } from '../contexts/record.ts';
import { makeFolder } from '../files/make-folder.ts';
import { jobBranch, type Standing } from '../git/mirror.ts';
import { jobFolders } from '../git/workspace.ts';
import { keepPagesIn } from '../pages/kept-pages.ts';
import { takePages } from '../pages/take-pages.ts';
import { DIFF_NAME } from '../store/artifacts.ts';
import type { JobRow } from '../store/jobs.ts';
import { troubleOf } from '../store/trouble.ts';
import { BranchMoved, keepApart } from './branch-moved.ts';
import { isPermanent } from './permanent-failure.ts';
import { retry } from './retry.ts';
import type { TurnPorts } from './turn-ports.ts';

export type Publication = {
  job: Pick<JobRow, 'id' | 'project' | 'ref'>;
  commit: string;
  /** What the job's diff is taken against. */
  from: string;
  prompt: string;
  /** What became of the commit's checks. */
  checks: readonly CheckResult[];
  /** Which context repositories it was made with. */
  contexts: readonly ContextRecord[];
  standing: Standing;
  /** An earlier change of the job's, which `commit` stands on and another worker may push at the same time. */
  waiting?: string | undefined;
  /** The link of the pull request, where `commit` was proposed before. */
  known?: string | undefined;
  /** @throws where somebody else has it by now */
  claim: () => Promise<void>;
};

type Ports = Pick<
  TurnPorts,
  'project' | 'mirror' | 'host' | 'dataDir' | 'redactor' | 'retryDelaysMs' | 'artifacts'
>;

/**
 * Brings a job's commit to where people look at it: the branch, the diff, the pull request. Each step can be repeated
 * without harm.
 * @returns the link
 */
export async function publish(given: Publication, ports: Ports, signal: AbortSignal): Promise<string> {
  const { job, commit, standing, prompt } = given;
  const { host, retryDelaysMs: delaysMs } = ports;
  await pushOnce({ job, commit, tip: standing.tip, waiting: given.waiting }, ports, signal);
  await keepChange({ job: job.id, from: given.from, to: commit, claim: given.claim }, ports);
  const branch = jobBranch(job.id);
  const proposal = {
    project: job.project,
    job: job.id,
    branch,
    base: standing.baseBranch,
    prompt: ports.redactor.text(prompt),
    checks: given.checks,
    contexts: given.contexts.map(({ name, commit }) => ({
      name,
      ...(commit === undefined ? {} : { shortCommit: shortId(commit) }),
    })),
    known: given.known,
    isDraft: ports.project.checking.onFailure === 'draft' && holdingBack(given.checks).length > 0,
  };
  return retry(() => host.propose(proposal, signal), { delaysMs, signal, isPermanent });
}

export type ChangePorts = Pick<TurnPorts, 'mirror' | 'dataDir' | 'redactor' | 'artifacts'>;

type Change = { job: string; from: string; to: string };

/** Keeps a change for its pages, published or not. */
export async function keepChange(
  change: Change & Partial<Pick<Publication, 'claim'>>,
  ports: ChangePorts,
): Promise<void> {
  const { job, from, to, claim } = change;
  const diff = await ports.mirror.diff(from, to);
  // A push that comes late changes nothing, and a diff would take the place of a later one.
  await claim?.();
  const folders = jobFolders(ports.dataDir, job);
  makeFolder(folders.root);
  writeFileSync(folders.diff, ports.redactor.text(diff));
  await ports.artifacts.keep(job, DIFF_NAME);
  await keepPages({ job, from, to }, ports);
}

/** Keeps what the rendered view shows. It is an extra: a change that can't be shown so is published all the same. */
async function keepPages(change: Change, ports: ChangePorts): Promise<void> {
  const kept = keepPagesIn(ports.dataDir, ports.artifacts);
  try {
    await kept.write(change.job, await takePages(change, ports));
  } catch (error) {
    // A store that is away now takes them later: all of this is tried again.
    if (troubleOf(error)) throw error;
    // What was kept is of another change.
    await kept.remove(change.job);
  }
}

/**
 * Pushes a commit unless the branch has it: a push of ours may have arrived although its answer, or the service that
 * waited for it, was lost. A branch that has moved to where the commit does not come from is left alone.
 */
async function pushOnce(
  given: {
    job: Pick<JobRow, 'id' | 'ref'>;
    commit: string;
    tip: string | undefined;
    waiting: string | undefined;
  },
  { mirror, retryDelaysMs: delaysMs }: Ports,
  signal: AbortSignal,
): Promise<void> {
  const { job, commit, tip, waiting } = given;
  if (await mirror.contains(tip, commit)) return;
  let expected = tip !== undefined && (await mirror.contains(commit, tip)) ? tip : undefined;
  const push = async () => {
    try {
      await mirror.push({ job: job.id, commit, expected }, signal);
    } catch (error) {
      const moved = await mirror.update(job, signal);
      if (await mirror.contains(moved.tip, commit)) return;
      if (moved.tip === undefined || moved.tip === expected) throw error;
      const isBelow = moved.tip === waiting || (await mirror.contains(commit, moved.tip));
      if (!isBelow) throw new BranchMoved(await keepApart({ job: job.id, commit }, mirror, signal));
      if (moved.tip !== waiting) throw error;
      expected = moved.tip;
      await mirror.push({ job: job.id, commit, expected }, signal);
    }
  };
  await retry(push, { delaysMs, signal, isPermanent });
}
