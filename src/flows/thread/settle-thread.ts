import type { Finish } from '../../story/finish.ts';
import { type KnownJob, knownJob } from '../../story/story.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { openFinish } from '../care/open-finish.ts';
import { type OpenRequest, openOnes, requestsIn } from '../collect/find-open.ts';
import { lookAtJobs } from '../collect/look-at-jobs.ts';
import { settleComment, subjectOf } from '../collect/settle-comment.ts';
import { type FoundComment, isSelf } from './eye.ts';
import { explainHostFailure, warnOfFailures } from './host-failure.ts';
import type { Thread, ThreadSight } from './open-thread.ts';

/**
 * After a look that was asked for: the thread's comments about that job are brought to what it has shown, and its pull request
 * is seen to as those who asked would have it. Returns what came of that. Never rejects.
 */
export async function settleThread(
  { waiting, rules, run, finish: wanted }: AnswerRequest,
  ports: AnswerPorts & { thread: Thread },
): Promise<Finish | undefined> {
  const { thread, chronicle, log } = ports;
  const { story } = chronicle;
  if (story.kind !== 'looked') return undefined;
  const about = {
    ...ports,
    openPreviews: ports.openPreviews,
    deadlineMs: waiting.deadlineMs,
    home: run.repository,
  };
  try {
    const { open, told } = await findRequests(thread.sight, story.jobId);
    if (open.length === 0) {
      // What was told of an end may have lacked a permission that is there now. A preview was shown then.
      const finish = await openFinish(wanted && { ...wanted, previewMs: undefined }, about);
      const done = told && finish && (await finish(subjectOf(told)));
      if (done) await thread.close(done);
      return done;
    }
    const known = await confirm(story, about);
    const warn = warnOfFailures(log);
    const finish = await openFinish(wanted, about);
    const warnings: string[] = [];
    let outside: readonly string[] | undefined;
    for (const request of open.reverse()) {
      const tools = {
        ...ports,
        host: thread.sight.host,
        trusted: rules.trusted,
        warn,
        staleMs: NEVER,
        finish,
      };
      const result = await settleComment({ ...request, known }, tools);
      if (result.kind === 'failed') log.warning(`${UNTOLD}: ${result.why}.`);
      else {
        warnings.push(...result.warnings);
        outside = result.outside ?? outside;
      }
    }
    return { warnings, preview: { kind: 'none' }, ...(outside ? { outside } : {}) };
  } catch (error) {
    log.warning(`${UNTOLD}: ${explainHostFailure(error)}`);
    return undefined;
  }
}

const UNTOLD = 'An earlier comment about the job could not be brought up to date';
/** Whoever looks by a command sees for himself how long it takes. */
const NEVER = Number.POSITIVE_INFINITY;

/** The thread's requests to that job: those that are open, newest first, and the last that has told its pull request. */
async function findRequests(
  { eye, place, self, bounds }: ThreadSight,
  jobId: string,
): Promise<{ open: OpenRequest[]; told: FoundComment | undefined }> {
  if (!self) return { open: [], told: undefined };
  const found = requestsIn(await eye.thread(place, () => false), bounds).filter(
    ({ comment, marker }) => isSelf(comment.author, self) && knownJob(marker.story)?.jobId === jobId,
  );
  const told = found.find(({ marker }) => marker.story.kind === 'pull-request');
  return { open: openOnes(found), told };
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
