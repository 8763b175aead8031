import type { Clock } from '../../ports/clock.ts';
import type { CodeHost, CommentPlace, Person } from '../../ports/code-host.ts';
import type { AgentService } from '../../ports/service.ts';
import {
  type Continuity,
  candidateJob,
  decideContinuity,
  type JobFinding,
  type PullState,
  type RequestFacts,
} from '../../thread/decide.ts';
import type { Marker, MarkerBounds } from '../../thread/marker.ts';
import { type FoundComment, findMarkers } from './find-markers.ts';

const LOOKS = 3;
/** How often the thread is read, and how long between, while another run's request has no answer yet. */
const READINGS = 4;
const BETWEEN_READINGS_MS = 5_000;

export interface ThreadQuestion {
  readonly facts: Omit<RequestFacts, 'markers'>;
  readonly bounds: MarkerBounds;
  readonly place: CommentPlace;
  readonly self: Person;
  /** This run's own comment. */
  readonly except?: number;
}

export interface ThreadPorts {
  readonly host: CodeHost;
  readonly service: AgentService;
  readonly clock: Clock;
  readonly retryDelay: (attempt: number) => number;
  readonly stop: AbortSignal;
}

/**
 * Reads a thread's markers, looks at the job and pull request they name, and decides how the thread goes on. What another
 * run has just sent may only be on its way, so before that is called unknown it is given some time to arrive.
 */
export async function continueThread(question: ThreadQuestion, ports: ThreadPorts): Promise<Continuity> {
  for (let reading = 1; ; reading += 1) {
    const { decision, last } = await readThread(question, ports);
    const isOnItsWay = last !== undefined && last.run !== question.facts.run && isUnanswered(last);
    const isUnknown = decision.kind === 'refuse' && decision.reason === 'unknown-left-behind';
    if (!isUnknown || !isOnItsWay || reading >= READINGS || ports.stop.aborted) return decision;
    await ports.clock.sleep(BETWEEN_READINGS_MS, ports.stop);
  }
}

const isUnanswered = ({ state }: Marker) => state === 'creating' || state === 'sending';

async function readThread(
  question: ThreadQuestion,
  ports: ThreadPorts,
): Promise<{ decision: Continuity; last: Marker | undefined }> {
  const found = await findMarkers({
    host: ports.host,
    place: question.place,
    bounds: question.bounds,
    self: question.self,
    ...(question.except === undefined ? {} : { except: question.except }),
    isEnough: (markers) => isEnough(markers, question.facts),
  });
  const facts = { ...question.facts, markers: found.map(({ marker }) => marker) };
  const last = facts.markers.find(({ state }) => state !== 'note' && state !== 'refused');
  const jobId = candidateJob(facts);
  if (jobId === undefined || facts.command === 'status') return { decision: decideContinuity(facts), last };
  const job = await lookForJob(jobId, ports);
  const link = linkOf(jobId, found) ?? job.prLink;
  const pull = link === undefined ? undefined : await pullState(link, ports.host);
  return {
    decision: decideContinuity(facts, { job: job.finding, ...(pull === undefined ? {} : { pull }) }),
    last,
  };
}

/** Older comments are read on while a re-run has not met its earlier attempt, or no job has been met. */
function isEnough(found: readonly FoundComment[], facts: Omit<RequestFacts, 'markers'>): boolean {
  const requests = found.filter(({ marker }) => marker.state !== 'note' && marker.state !== 'refused');
  const metOwn =
    facts.attempt === 1 ||
    found.some(({ marker }) => marker.run === facts.run && marker.request === facts.request);
  const met =
    facts.command === 'status'
      ? requests.some(({ marker }) => marker.job !== undefined)
      : requests.length > 0;
  return metOwn && met;
}

function linkOf(jobId: string, found: readonly FoundComment[]): string | undefined {
  return found.find(({ marker }) => marker.job === jobId && marker.prLink !== undefined)?.marker.prLink;
}

async function lookForJob(
  jobId: string,
  { service, clock, retryDelay, stop }: ThreadPorts,
): Promise<{ finding: JobFinding; prLink?: string }> {
  for (let attempt = 1; attempt <= LOOKS; attempt += 1) {
    const look = await service.look(jobId, { timeoutMs: Number.POSITIVE_INFINITY, signal: stop });
    if (look.kind === 'job') {
      const { status, prLink } = look.job;
      return {
        finding: { kind: 'found', ...(status === undefined ? {} : { status }) },
        ...(prLink ? { prLink } : {}),
      };
    }
    if (look.kind === 'missing' && attempt === LOOKS) return { finding: { kind: 'missing' } };
    if (look.kind === 'denied' || look.kind === 'refused' || stop.aborted || attempt === LOOKS) break;
    await clock.sleep(retryDelay(attempt), stop);
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
