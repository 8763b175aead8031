import type { AgentService, Clock, CodeHost, CommentPlace, Person } from '../../ports.ts';
import {
  type Continuity,
  candidateJob,
  decideContinuity,
  type JobFinding,
  type PullState,
  type RequestFacts,
} from '../../thread/decide.ts';
import type { MarkerBounds } from '../../thread/marker.ts';
import { type FoundComment, findMarkers } from './find-markers.ts';

const LOOKS = 3;

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

/** Reads a thread's markers, looks at the job and pull request they name, and decides how the thread goes on. */
export async function continueThread(question: ThreadQuestion, ports: ThreadPorts): Promise<Continuity> {
  const found = await findMarkers({
    host: ports.host,
    place: question.place,
    bounds: question.bounds,
    self: question.self,
    ...(question.except === undefined ? {} : { except: question.except }),
    isEnough: (markers) => isEnough(markers, question.facts),
  });
  const facts = { ...question.facts, markers: found.map(({ marker }) => marker) };
  const jobId = candidateJob(facts);
  if (jobId === undefined || facts.command === 'status') return decideContinuity(facts);
  const job = await lookForJob(jobId, ports);
  const link = linkOf(jobId, found) ?? job.prLink;
  const pull = link === undefined ? undefined : await pullState(link, ports.host);
  return decideContinuity(facts, { job: job.finding, ...(pull === undefined ? {} : { pull }) });
}

/** Older comments are read on while a re-run has not met its earlier attempt, or no job has been met. */
function isEnough(found: readonly FoundComment[], facts: Omit<RequestFacts, 'markers'>): boolean {
  const requests = found.filter(({ marker }) => marker.state !== 'note' && marker.state !== 'refused');
  const metOwn = facts.attempt === 1 || found.some(({ marker }) => marker.run === facts.run);
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
