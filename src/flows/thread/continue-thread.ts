import type { CodeHost, CommentPlace, Person } from '../../ports/code-host.ts';
import type { Marker, MarkerBounds, MarkerOwner } from '../../story/marker.ts';
import { linkOf } from '../../story/outcome.ts';
import { knownJob } from '../../story/story.ts';
import { traceOf } from '../../story/trace.ts';
import {
  type Continuity,
  candidateJob,
  decideContinuity,
  type Earlier,
  isRequest,
  type JobFinding,
  type PullState,
  type RequestFacts,
} from '../../thread/decide.ts';
import type { JobPorts, Waiting } from '../job/job-work.ts';
import { type FoundComment, findMarkers } from './find-markers.ts';

const LOOKS = 3;
/** How often the thread is read, and how long between, while another run's request has no answer yet. */
const READINGS = 4;
const BETWEEN_READINGS_MS = 5_000;

export interface ThreadQuestion {
  readonly facts: Omit<RequestFacts, 'earlier'>;
  /** This run's own comment is not an earlier one. */
  readonly owner: MarkerOwner;
  readonly bounds: MarkerBounds;
  readonly place: CommentPlace;
  readonly self: Person;
  readonly waiting: Pick<Waiting, 'deadlineMs'>;
}

export interface ThreadPorts extends Pick<JobPorts, 'service' | 'clock' | 'retryDelay' | 'stop'> {
  readonly host: CodeHost;
}

interface Answer {
  readonly decision: Continuity;
  /** What an earlier attempt of this very request left. */
  readonly own: Marker | undefined;
  /** The look at the job that it goes on with has shown it at a turn. */
  readonly isActive: boolean;
}

/**
 * Reads a thread's markers, looks at the job and pull request they name, and decides how the thread goes on. What another
 * run has just sent may only be on its way, so before that is called unknown it is given some time to arrive.
 */
export async function continueThread(question: ThreadQuestion, ports: ThreadPorts): Promise<Answer> {
  const { deadlineMs } = question.waiting;
  for (let reading = 1; ; reading += 1) {
    const { last, ...answer } = await readThread(question, ports);
    const { decision } = answer;
    const isOnItsWay = last?.trace.kind === 'under-way' && last.run !== question.facts.run;
    const isUnknown = decision.kind === 'refuse' && decision.reason === 'unknown-left-behind';
    if (!isUnknown || !isOnItsWay || reading >= READINGS || ports.stop.aborted) return answer;
    if (ports.clock.now() + BETWEEN_READINGS_MS >= deadlineMs) return answer;
    await ports.clock.sleep(BETWEEN_READINGS_MS, ports.stop);
  }
}

async function readThread(
  question: ThreadQuestion,
  ports: ThreadPorts,
): Promise<Answer & { last: Earlier | undefined }> {
  const { facts, place, bounds, self, owner } = question;
  const found = await findMarkers({
    host: ports.host,
    place,
    bounds,
    self,
    except: owner,
    isEnough: (markers) => isEnough(markers.map(earlierOf), facts),
  });
  const known: RequestFacts = { ...facts, earlier: found.map(earlierOf) };
  const last = known.earlier.find(isRequest);
  const jobId = candidateJob(known);
  if (jobId === undefined || facts.command === 'status')
    return { decision: decideContinuity(known), own: undefined, isActive: false, last };
  const job = await lookForJob(jobId, question, ports);
  const link = linkFor(jobId, found) || job.prLink;
  const pull = link ? await pullState(link, ports.host) : undefined;
  const decision = decideContinuity(known, { job: job.finding, ...(pull === undefined ? {} : { pull }) });
  const own = found.find(
    (one) =>
      isRequest(earlierOf(one)) && one.marker.run === owner.run && one.marker.request === owner.request,
  );
  const isActive = job.finding.kind === 'found' && job.finding.status === 'active';
  return { decision, own: own?.marker, isActive, last };
}

function earlierOf({ marker }: FoundComment): Earlier {
  const { run, attempt, request, story } = marker;
  return { run, attempt, request, trace: traceOf(story) };
}

/** Older comments are read on while a re-run has not met its earlier attempt, or no job has been met. */
function isEnough(found: readonly Earlier[], facts: Omit<RequestFacts, 'earlier'>): boolean {
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

async function lookForJob(
  jobId: string,
  { waiting }: ThreadQuestion,
  { service, clock, retryDelay, stop }: ThreadPorts,
): Promise<{ finding: JobFinding; prLink?: string }> {
  for (let attempt = 1; attempt <= LOOKS; attempt += 1) {
    const timeoutMs = waiting.deadlineMs - clock.now();
    if (timeoutMs <= 0) break;
    const look = await service.look(jobId, { timeoutMs, signal: stop });
    // An answer for another job is believed nowhere.
    if (look.kind === 'job' && (look.job.id ?? jobId) === jobId) {
      const { status, prLink } = look.job;
      return {
        finding: { kind: 'found', ...(status === undefined ? {} : { status }) },
        ...(prLink ? { prLink } : {}),
      };
    }
    if (look.kind === 'missing' && attempt === LOOKS) return { finding: { kind: 'missing' } };
    const isFinal = look.kind === 'denied' || look.kind === 'refused';
    if (isFinal || stop.aborted || attempt === LOOKS) break;
    await clock.sleep(Math.min(retryDelay(attempt), waiting.deadlineMs - clock.now()), stop);
  }
  return { finding: { kind: 'unseen' } };
}

async function pullState(link: string, host: CodeHost): Promise<PullState> {
  try {
    return (await host.pullRequest(link))?.state ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
