import { buildPrompt } from '../../instruction/prompt.ts';
import type { Done } from '../../report/tend-report.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import { THREADS_MAX } from '../../story/mends.ts';
import { tellSentence } from '../../story/sentence.ts';
import { isOpen } from '../../story/story.ts';
import { traceOf } from '../../story/trace.ts';
import { countBudget } from '../budget.ts';
import type { Waiting } from '../job/job-work.ts';
import { lookAtJob } from '../job/look-at-jobs.ts';
import { runJob } from '../job/run-job.ts';
import { MEND } from '../mend/plan-mending.ts';
import { createEye } from '../thread/eye.ts';
import { attempt, type Came, done, explainDeed } from './attempt.ts';
import { INSTRUCTION, openRepairComment, repairOwner } from './repair-comment.ts';
import type { Seen, TendWork } from './work.ts';

/** A look has just shown the job at rest; where it is busy again, the message is left to the next time. */
const PATIENCE_MS = 60_000;

// Stryker disable next-line ObjectLiteral,StringLiteral: nothing of an event is told without a context
const ASKED = { context: 'none', event: { kind: 'trusted', name: 'schedule' } } as const;

/**
 * Asks the job to bring its branch up to date. It is a request like any other: a comment on the pull request holds its
 * marker from before the message leaves, so that it counts in `dailyLimit`, is never sent twice for one head commit, and
 * `collect` tells its end.
 */
export function repair(seen: Seen, work: TendWork): Promise<Done> {
  const { request, ports } = work;
  const { clock, wallMs } = ports;
  const { jobId } = seen.named.ends[0].marker.story;
  const { faults } = seen.wrong;
  const instruction = faults ? MEND : INSTRUCTION;
  return attempt('repair', async () => {
    const { prompt, threads } = buildPrompt({ ...ASKED, instruction, faults });
    const owner = repairOwner(seen, { work, threads: threads.slice(0, THREADS_MAX) });
    const hindrance = await findHindrance(owner, { jobId, ...work }).catch(sayUnsent);
    if (hindrance) return hindrance;
    if (request.dryRun) return { how: 'would', why: '' };
    const { chronicle, tellEnd } = await openRepairComment(seen, { ...work, owner, instruction }).catch(
      sayUnsent,
    );
    const timeoutMs = Math.min(ports.deadlineMs - clock.now(), PATIENCE_MS);
    const waiting: Waiting = {
      wait: false,
      deadlineMs: clock.now() + timeoutMs,
      untilMs: wallMs() + timeoutMs,
      timeoutMs,
      settleMs: 0,
      poll: { kind: 'adaptive' },
    };
    await runJob({ target: { kind: 'message', jobId }, prompt, waiting }, { ...ports, chronicle });
    await tellEnd();
    const { story } = chronicle;
    if (traceOf(story).kind === 'taken') return done();
    return { how: 'failed', why: isOpen(story) ? '' : tellSentence(story).replace(/\.$/, '') };
  });
}

function sayUnsent(error: unknown): never {
  throw new Error(`nothing was sent: ${explainDeed('repair', error)}`);
}

/** Why the job is not to be asked now. @throws HostError */
async function findHindrance(
  owner: MarkerOwner,
  { jobId, request, ports, found }: TendWork & { jobId: string },
): Promise<Came | undefined> {
  const sighting = await lookAtJob(jobId, ports);
  if (sighting.kind === 'unseen') {
    const why = sighting.isGone
      ? `the service no longer knows job ${jobId}`
      : `job ${jobId} could not be seen`;
    return { how: 'failed', why: `${why} (${sighting.why})` };
  }
  const { status } = sighting.job;
  if (status === 'archived')
    return { how: 'failed', why: `job ${jobId} was archived and takes no more messages` };
  if (status === 'active' || status === undefined) return { how: 'let be', why: `job ${jobId} is at work` };
  const { dailyLimit: limit, bounds } = request;
  if (limit === undefined) return undefined;
  const own = { owner, commentId: undefined };
  const search = { self: found.self, bounds, own, limit, nowMs: ports.wallMs() };
  const { used } = await countBudget(search, { eye: createEye(ports) });
  if (used < limit) return undefined;
  return { how: 'let be', why: `${used} of ${limit} jobs and messages of the last 24 hours are used` };
}
