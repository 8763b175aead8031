import type { KnownJob } from '../../story/story.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { openFinish } from '../care/open-finish.ts';
import { type OpenRequest, readOpenRequest } from '../collect/find-open.ts';
import { lookAtJobs } from '../collect/look-at-jobs.ts';
import { settleComment } from '../collect/settle-comment.ts';
import { isSelf } from './find-markers.ts';
import { explainHostFailure, warnOfFailures } from './host-failure.ts';
import type { Thread } from './open-thread.ts';

/** After a look that was asked for: the thread's comments about that job are brought to what it has shown. Never rejects. */
export async function settleThread(
  { waiting, rules, run, finish: wanted }: AnswerRequest,
  ports: AnswerPorts & { thread: Thread },
): Promise<void> {
  const { thread, chronicle, log } = ports;
  const { story } = chronicle;
  if (story.kind !== 'looked') return;
  try {
    const open = await findOpen(thread, story.jobId);
    if (open.length === 0) return;
    const known = await confirm(story, { ...ports, deadlineMs: waiting.deadlineMs });
    const warn = warnOfFailures(log);
    const about = { ...ports, openPreviews: ports.openPreviews, deadlineMs: waiting.deadlineMs };
    const finish = await openFinish(wanted, { ...about, home: run.repository });
    for (const request of open.reverse()) {
      const tools = { ...ports, host: thread.host, trusted: rules.trusted, warn, staleMs: NEVER, finish };
      const result = await settleComment({ ...request, known }, tools);
      if (result.kind === 'failed') log.warning(`${UNTOLD}: ${result.why}.`);
    }
  } catch (error) {
    log.warning(`${UNTOLD}: ${explainHostFailure(error)}`);
  }
}

const UNTOLD = 'An earlier comment about the job could not be brought up to date';
/** Whoever looks by a command sees for himself how long it takes. */
const NEVER = Number.POSITIVE_INFINITY;

async function findOpen({ host, place, self, bounds }: Thread, jobId: string): Promise<OpenRequest[]> {
  const found: OpenRequest[] = [];
  if (!self) return found;
  for await (const comment of host.comments(place)) {
    const open = isSelf(comment.author, self) ? readOpenRequest(comment, bounds) : undefined;
    if (open?.jobId === jobId) found.push(open);
  }
  return found;
}

/** A pull request's link may come a moment after the end. */
async function confirm(
  { jobId, job }: KnownJob,
  ports: AnswerPorts & { deadlineMs: number },
): Promise<KnownJob> {
  if (job.status !== 'completed' || job.prLink) return { jobId, job };
  const sighting = (await lookAtJobs([jobId], { ...ports, concurrency: 1 })).get(jobId);
  return { jobId, job: sighting?.kind === 'seen' ? sighting.job : job };
}
