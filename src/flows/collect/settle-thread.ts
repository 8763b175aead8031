import type { Finish } from '../../story/finish.ts';
import { type KnownJob, knownJob } from '../../story/story.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { openFinish } from '../care/open-finish.ts';
import { explainHostFailure, warnOfFailures } from '../host-failure.ts';
import { lookAtJob } from '../job/look-at-jobs.ts';
import { type FoundComment, ours } from '../thread/eye.ts';
import type { Thread, ThreadSight } from '../thread/open-thread.ts';
import { outsideOf, settleAll } from './collect.ts';
import { openOnes, requestsIn } from './find-open.ts';
import { subjectOf } from './settle-comment.ts';

const UNTOLD = 'An earlier comment about the job could not be brought up to date';
/** Whoever looks by a command sees for himself how long it takes. */
const staleMs = Number.POSITIVE_INFINITY;

/**
 * After a look that was asked for: the thread's comments about that job are brought to what it has shown, as a collect does,
 * and its pull request is seen to as those who asked would have it. Returns what came of that. Never rejects.
 */
export async function settleThread(
  { waiting, rules: { trusted }, run, finish: wanted }: AnswerRequest,
  ports: AnswerPorts & { thread: Thread },
): Promise<Finish | undefined> {
  const { thread, chronicle, log } = ports;
  const { host } = thread.sight;
  const { story } = chronicle;
  if (story.kind !== 'looked') return undefined;
  const about = {
    ...{ ...ports, openPreviews: ports.openPreviews, host, trusted, staleMs },
    ...{ deadlineMs: waiting.deadlineMs, home: run.repository },
  };
  try {
    const requests = await requestsTo(story.jobId, thread.sight);
    const open = openOnes(requests);
    if (open.length === 0) {
      const told = requests.find(({ marker }) => marker.story.kind === 'pull-request');
      // What was told of an end may have lacked a permission that is there now. A preview was shown then.
      const finish = await openFinish(wanted && { ...wanted, previewMs: undefined }, about);
      const done = told && finish && (await finish(subjectOf(told)));
      if (done) await thread.close(done);
      return done;
    }
    const sightings = new Map([[story.jobId, await confirm(story, about)]]);
    const finish = await openFinish(wanted, about);
    const settled = await settleAll(open, { ...about, sightings, finish, warn: warnOfFailures(log) });
    for (const { result } of settled) if (result.kind === 'failed') log.warning(`${UNTOLD}: ${result.why}.`);
    const told = settled.flatMap(({ result }) => (result.kind === 'settled' ? [result] : []));
    return {
      warnings: told.flatMap(({ warnings }) => warnings),
      preview: { kind: 'none' },
      ...(told.some(({ outside }) => outside) ? { outside: outsideOf(settled) } : {}),
    };
  } catch (error) {
    log.warning(`${UNTOLD}: ${explainHostFailure(error)}`);
    return undefined;
  }
}

/** The thread's own requests to that job, newest first. */
async function requestsTo(jobId: string, sight: ThreadSight): Promise<readonly FoundComment[]> {
  const { eye, place, self, bounds } = sight;
  if (!self) return [];
  const all = ours(requestsIn(await eye.thread(place, () => false), bounds), self);
  return all.filter(({ marker }) => knownJob(marker.story)?.jobId === jobId);
}

/** A pull request's link may come a moment after the end. */
async function confirm({ jobId, job }: KnownJob, ports: Parameters<typeof lookAtJob>[1]) {
  const isWhole = job.status !== 'completed' || Boolean(job.prLink);
  const sighting = isWhole ? undefined : await lookAtJob(jobId, ports);
  return sighting?.kind === 'seen' ? sighting : ({ kind: 'seen', job } as const);
}
