import type { JobStatus } from '../contract/job-status.ts';
import type { FollowUp } from './follow-ups.ts';
import type { Marker } from './marker.ts';

export interface RequestFacts {
  /** `new` always asks for a new job. */
  readonly command: 'instruct' | 'new' | 'status';
  readonly followUp: FollowUp;
  /** As the workflow's `jobId` input gives it; wins over everything that the thread says. */
  readonly jobId?: string;
  readonly run: string;
  readonly attempt: number;
  readonly request: string;
  /** Ours and bound to this thread, newest first; behind them those that name it as their job's pull request. */
  readonly markers: readonly Marker[];
  /** As typed, for sentences. */
  readonly commandWord: string;
}

/** What a look at the candidate showed. `unseen`: the service did not say. */
export type JobFinding =
  | { readonly kind: 'found'; readonly status?: JobStatus }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unseen' };

/** `unknown` where there is none, or it can't be read. */
export type PullState = 'open' | 'merged' | 'closed' | 'unknown';

export type Continuity =
  | { kind: 'continue'; jobId: string }
  /** With a sentence for the comment where somebody may expect the old job to go on. */
  | { kind: 'create'; sentence?: string }
  /** The job of this run's earlier attempt: wait for it, send nothing. */
  | {
      kind: 'adopt';
      jobId: string;
      /** True where that attempt sent a message whose end it did not see: the turn before may still show. */
      midTurn: boolean;
      sentence: string;
    }
  /** Look and report, send nothing. */
  | { kind: 'report'; jobId: string }
  | { kind: 'refuse'; reason: RefuseReason; sentence: string };

export type RefuseReason = 'unknown-left-behind' | 'archived' | 'missing' | 'nothing-to-report';

/** The job that has to be looked at before `decideContinuity` can say what to do; undefined for none. */
export function candidateJob(facts: RequestFacts): string | undefined {
  if (facts.jobId !== undefined) return facts.jobId;
  const own = ownAttempt(facts);
  if (own !== undefined && facts.command !== 'status') return own.job;
  if (facts.command === 'new' || (facts.command !== 'status' && facts.followUp === 'never')) return undefined;
  const last = lastRequest(facts);
  return facts.command === 'status'
    ? facts.markers.find((marker) => marker.job !== undefined)?.job
    : last?.job;
}

/**
 * Continue the thread's job, make a new one, take over what an earlier attempt of this run made, or refuse. `job` and
 * `pull` are what was found of `candidateJob` and of its pull request; left out where there is no candidate.
 */
export function decideContinuity(
  facts: RequestFacts,
  found: { job?: JobFinding; pull?: PullState } = {},
): Continuity {
  const jobId = candidateJob(facts);
  if (facts.command === 'status') return jobId === undefined ? nothingToReport : { kind: 'report', jobId };
  const own = ownAttempt(facts);
  // Also with the jobId input, which is there in every attempt of a run: what was sent is not sent twice.
  if (own !== undefined && (facts.jobId ?? own.job) === own.job) return decideOwn(own, facts, found.job);
  if (facts.jobId !== undefined) return { kind: 'continue', jobId: facts.jobId };
  if (own !== undefined) return decideOwn(own, facts, found.job);
  if (facts.command === 'new' || facts.followUp === 'never') return { kind: 'create' };
  if (jobId === undefined) {
    const last = lastRequest(facts);
    return last === undefined ? { kind: 'create' } : leftUnknown(last, facts);
  }
  return decideFollowUp(jobId, facts, found);
}

/** What an earlier attempt of this very run left for the same request. What the service refused may be sent again. */
function ownAttempt({ markers, run, attempt, request }: RequestFacts): Marker | undefined {
  return markers.find(
    (marker) =>
      marker.run === run &&
      marker.attempt < attempt &&
      marker.request === request &&
      marker.state !== 'note' &&
      marker.state !== 'refused',
  );
}

function lastRequest({ markers }: RequestFacts): Marker | undefined {
  return markers.find((marker) => marker.state !== 'note' && marker.state !== 'refused');
}

function decideOwn(own: Marker, facts: RequestFacts, found: JobFinding | undefined): Continuity {
  const { job: jobId } = own;
  if (jobId === undefined) return leftUnknown(own, facts);
  // A message that may not have arrived: only a job that moves proves that it did.
  if (isDoubtful(own) && !(found?.kind === 'found' && found.status === 'active'))
    return leftUnknown(own, facts);
  return adopt(own, jobId, facts);
}

function isDoubtful({ state }: Marker): boolean {
  return state === 'creating' || state === 'sending' || state === 'unknown';
}

function adopt(own: Marker, jobId: string, { attempt }: RequestFacts): Continuity {
  const sentence = `This is attempt ${attempt} of the run: it takes over job ${jobId} from attempt ${own.attempt} and sends nothing.`;
  const sawEnd = ['completed', 'failed', 'archived'].includes(own.state);
  return { kind: 'adopt', jobId, midTurn: own.continued === true && !sawEnd, sentence };
}

function decideFollowUp(
  jobId: string,
  { followUp, commandWord }: RequestFacts,
  { job, pull }: { job?: JobFinding; pull?: PullState },
): Continuity {
  const gone = job?.kind === 'missing' ? 'missing' : isArchived(job) ? 'archived' : undefined;
  if (gone !== undefined) {
    const what = gone === 'missing' ? 'no longer known to the service' : 'archived';
    const because = `This thread's last job, ${jobId}, is ${what}`;
    return followUp === 'always'
      ? { kind: 'refuse', reason: gone, sentence: `${because}. ${commandWord} new starts another.` }
      : { kind: 'create', sentence: `${because}, so this is a new job.` };
  }
  if (followUp === 'auto' && (pull === 'merged' || pull === 'closed'))
    return {
      kind: 'create',
      sentence: `The pull request of this thread's last job is ${pull}, so this is a new job.`,
    };
  return { kind: 'continue', jobId };
}

function isArchived(job: JobFinding | undefined): boolean {
  return job?.kind === 'found' && job.status === 'archived';
}

function leftUnknown(marker: Marker, { commandWord }: RequestFacts): Continuity {
  const what =
    marker.job === undefined ? 'A job may have been created' : `Job ${marker.job} may have been told`;
  const sentence =
    `${what} by run ${marker.run}, attempt ${marker.attempt}, and the answer was not seen; check the dashboard before running again. ` +
    `If there is none, write ${commandWord} new to start another job; the workflow's jobId input, in a new run, continues a known one.`;
  return { kind: 'refuse', reason: 'unknown-left-behind', sentence };
}

const nothingToReport: Continuity = {
  kind: 'refuse',
  reason: 'nothing-to-report',
  sentence: 'No job has been asked for in this thread yet.',
};
