import type { CodeHost } from '../../ports/code-host.ts';
import type { Look } from '../../ports/service.ts';
import type { MarkerBounds } from '../../story/marker.ts';
import { isSameRequest, matchesMarker } from '../../story/marker.ts';
import { linkOf } from '../../story/outcome.ts';
import { isAtItsEnd, knownJob } from '../../story/story.ts';
import { traceOf } from '../../story/trace.ts';
import {
  type Continuity,
  candidateJob,
  decideContinuity,
  type Earlier,
  isRequest,
  type JobFinding,
  type PullFinding,
  type RequestFacts,
} from '../../thread/decide.ts';
import { ageKeyOf } from '../../thread/turn-order.ts';
import type { JobPorts, Waiting } from '../job/job-work.ts';
import { lookPatiently } from '../job/look-at-jobs.ts';
import type { FoundComment, View } from './eye.ts';
import { findMarkers, isPassed, type Sight } from './find-markers.ts';

export interface ThreadQuestion {
  readonly facts: Omit<RequestFacts, 'earlier'>;
  readonly sight: Sight;
  readonly waiting: Pick<Waiting, 'deadlineMs'>;
}

export interface ThreadPorts extends Pick<JobPorts, 'service' | 'clock' | 'retryDelay' | 'stop'> {
  readonly host: CodeHost;
}

interface Answer {
  readonly decision: Continuity;
  /** What an earlier attempt of this very request left. */
  readonly own: FoundComment | undefined;
  /** The look at the job that it goes on with has shown it at a turn. */
  readonly isActive: boolean;
  /** Another request went to the job since that attempt. */
  readonly isPassed: boolean;
  /** The pull request of the job that it goes on with, where one is known. */
  readonly pull?: PullFinding;
}

/** Our own comments' markers in the thread, newest first, as far as they bear on the decision. */
export function readMarkers({ facts, sight }: ThreadQuestion): Promise<readonly FoundComment[]> {
  return findMarkers({ ...sight, isEnough: (found) => isEnoughFor(facts, found) });
}

/** Whether anybody's comments in the thread speak of a request: where it is not known who we are, one may be ours. */
export function holdsRequests({ marked }: View, { bounds }: Pick<Sight, 'bounds'>): boolean {
  return marked.some(
    ({ marker }) => matchesMarker(marker, bounds) && traceOf(marker.story).kind !== 'nothing',
  );
}

/** Looks at the job and the pull request that a thread's markers name, and decides how the thread goes on. */
export async function continueThread(
  question: ThreadQuestion,
  ports: ThreadPorts & { found: readonly FoundComment[] },
): Promise<Answer> {
  const { facts } = question;
  const { owner, bounds } = question.sight;
  const found = inOrder(ports.found, bounds);
  const known: RequestFacts = { ...facts, earlier: found.map(earlierOf) };
  const own = found.find((one) => isRequest(earlierOf(one)) && isSameRequest(one.marker, owner));
  const jobId = candidateJob(known);
  if (jobId === undefined || facts.command === 'status')
    return { decision: decideContinuity(known), own, isActive: false, isPassed: false };
  const job = await lookForJob(jobId, question, ports);
  const link = linkFor(jobId, found) || job.prLink;
  const pull = link ? await readPull(link, ports.host) : undefined;
  const passed = own !== undefined && isPassed(own, found);
  // What moves is then another's turn, and proves nothing for this request.
  const finding: JobFinding = own && passed ? { kind: 'unseen' } : job.finding;
  const decision = decideContinuity(known, { job: finding, ...(pull === undefined ? {} : { pull }) });
  const isActive = job.finding.kind === 'found' && job.finding.status === 'active';
  return { decision, own, isActive, isPassed: passed, ...(pull === undefined ? {} : { pull }) };
}

/** Youngest command first: comments of ours may come in another order. Those of other threads stay behind. */
function inOrder(found: readonly FoundComment[], { thread }: MarkerBounds): readonly FoundComment[] {
  const ageOf = ({ marker, comment }: FoundComment) =>
    marker.thread === thread ? ageKeyOf({ order: marker.order, commentId: comment.id }) : 0;
  return found.toSorted((a, b) => ageOf(b) - ageOf(a));
}

function earlierOf({ marker }: FoundComment): Earlier {
  const { run, attempt, request, story } = marker;
  const trace = traceOf(story);
  const isEnded = trace.kind === 'taken' && isAtItsEnd(story);
  return { run, attempt, request, trace: isEnded ? { ...trace, kind: 'ended' } : trace };
}

/** Older comments are read on while a re-run has not met its earlier attempt, or no job has been met. */
export function isEnoughFor(
  facts: Omit<RequestFacts, 'earlier'>,
  comments: readonly FoundComment[],
): boolean {
  const found = comments.map(earlierOf);
  const requests = found.filter(isRequest);
  const metOwn =
    facts.attempt === 1 || found.some(({ run, request }) => run === facts.run && request === facts.request);
  const met =
    facts.command === 'status'
      ? requests.some(({ trace }) => trace.jobId !== undefined)
      : requests.length > 0;
  return metOwn && met;
}

function linkFor(jobId: string, found: readonly FoundComment[]): string {
  const own = found.filter(({ marker }) => knownJob(marker.story)?.jobId === jobId);
  return own.map(({ marker }) => linkOf(marker.story)).find((link) => link !== '') ?? '';
}

/** One that the service does not know is asked for three times, and one that it answers for wrongly as often. */
async function lookForJob(
  jobId: string,
  { waiting }: ThreadQuestion,
  ports: ThreadPorts,
): Promise<{ finding: JobFinding; prLink: string }> {
  const isFinal = ({ kind }: Look) => kind === 'denied' || kind === 'refused';
  const sighting = await lookPatiently(jobId, { ...ports, ...waiting }, (look) => !isFinal(look));
  if (sighting.kind === 'unseen')
    return { finding: { kind: sighting.isGone ? 'missing' : 'unseen' }, prLink: '' };
  const { status, prLink } = sighting.job;
  return { finding: { kind: 'found', ...(status === undefined ? {} : { status }) }, prLink: prLink ?? '' };
}

async function readPull(link: string, host: CodeHost): Promise<PullFinding> {
  try {
    return { link, state: (await host.pullRequest(link))?.state ?? 'elsewhere' };
  } catch (error) {
    return { link, state: 'unread', why: error instanceof Error ? error.message : 'for no known reason' };
  }
}
