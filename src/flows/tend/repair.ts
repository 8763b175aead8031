import type { TriggerEvent } from '../../instruction/event.ts';
import { buildPrompt } from '../../instruction/prompt.ts';
import { OPENED } from '../../story/advance.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import { THREADS_MAX } from '../../story/mends.ts';
import { tellSentence } from '../../story/sentence.ts';
import { isOpen, knownJob, type Story } from '../../story/story.ts';
import { traceOf } from '../../story/trace.ts';
import { countBudget } from '../budget.ts';
import { lookAtJobs } from '../collect/look-at-jobs.ts';
import { runJob } from '../job/run-job.ts';
import { MEND } from '../mend/plan-mending.ts';
import { createEye } from '../thread/eye.ts';
import { explainDeed } from './explain.ts';
import type { TendPorts } from './ports.ts';
import type { TendWork } from './remind.ts';
import { INSTRUCTION, openRepairComment, repairOwner } from './repair-comment.ts';
import type { Done, Seen } from './tended.ts';

/** A look has just shown the job at rest; where it is busy again, the message is left to the next time. */
const PATIENCE_MS = 60_000;

/**
 * Asks the job to bring its branch up to date. It is a request like any other: a comment on the pull request holds its
 * marker from before the message leaves, so that it counts in `dailyLimit`, is never sent twice for one head commit, and
 * `collect` tells its end.
 */
export async function repair(seen: Seen, { request, ports, found }: TendWork): Promise<Done> {
  const jobId = knownJob(seen.named.ends[0]?.marker.story ?? OPENED)?.jobId;
  if (jobId === undefined) return { kind: 'repair', how: 'let be', why: 'its job is not known' };
  const { faults } = seen.wrong;
  const instruction = faults ? MEND : INSTRUCTION;
  const event: TriggerEvent = { kind: 'trusted', name: 'schedule' };
  const { prompt, threads } = buildPrompt({ instruction, faults, context: 'none', event });
  const owner = repairOwner(seen, { ...request, threads: threads.slice(0, THREADS_MAX) });
  try {
    const hindrance = (await lookAtJob(jobId, ports)) ?? (await countLeft(owner, { request, ports, found }));
    if (hindrance) return { kind: 'repair', ...hindrance };
  } catch (error) {
    return { kind: 'repair', how: 'failed', why: `nothing was sent: ${explainDeed('repair', error)}` };
  }
  if (request.dryRun) return { kind: 'repair', how: 'would', why: '' };
  try {
    const chronicle = await openRepairComment(seen, {
      owner,
      instruction,
      request,
      ports,
      found,
      earlier: found.requests.get(owner.request)?.comment,
    });
    const deadlineMs = Math.min(ports.deadlineMs, ports.clock.now() + PATIENCE_MS);
    const timeoutMs = deadlineMs - ports.clock.now();
    const untilMs = ports.wallMs() + timeoutMs;
    const waiting = {
      wait: false,
      deadlineMs,
      untilMs,
      timeoutMs,
      settleMs: 0,
      poll: { kind: 'adaptive' },
    } as const;
    await runJob({ target: { kind: 'message', jobId }, prompt, waiting }, { ...ports, chronicle });
    return conclude(chronicle.story);
  } catch (error) {
    return { kind: 'repair', how: 'failed', why: `nothing was sent: ${explainDeed('repair', error)}` };
  }
}

type Hindrance = Pick<Done, 'how' | 'why'>;

async function lookAtJob(jobId: string, ports: TendPorts): Promise<Hindrance | undefined> {
  const sighting = (await lookAtJobs([jobId], { ...ports, concurrency: 1 })).get(jobId);
  if (sighting?.kind !== 'seen') {
    const why = sighting?.isGone
      ? `the service no longer knows job ${jobId}`
      : `job ${jobId} could not be seen`;
    return { how: 'failed', why: `${why} (${sighting?.why ?? 'no answer'})` };
  }
  const { status } = sighting.job;
  if (status === 'archived')
    return { how: 'failed', why: `job ${jobId} was archived and takes no more messages` };
  if (status === 'active' || status === undefined) return { how: 'let be', why: `job ${jobId} is at work` };
  return undefined;
}

async function countLeft(
  owner: MarkerOwner,
  { request, ports, found }: TendWork,
): Promise<Hindrance | undefined> {
  const { dailyLimit: limit, bounds } = request;
  if (limit === undefined) return undefined;
  const { host, wallMs } = ports;
  const own = { owner, commentId: undefined };
  const search = { self: found.self, bounds, own, limit, nowMs: wallMs() };
  const { used } = await countBudget(search, { eye: createEye({ host }) });
  if (used < limit) return undefined;
  return { how: 'let be', why: `${used} of ${limit} jobs and messages of the last 24 hours are used` };
}

function conclude(story: Story): Done {
  const how = traceOf(story).kind === 'taken' ? 'done' : 'failed';
  const why = how === 'done' || isOpen(story) ? '' : tellSentence(story).replace(/\.$/, '');
  return { kind: 'repair', how, why };
}
