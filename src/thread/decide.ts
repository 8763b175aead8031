import type { JobStatus } from '../contract/job-status.ts';
import type { FollowUp } from './follow-ups.ts';

/**
 * What an earlier request left in the thread. `nothing`: no request, or nothing was sent. `under-way`: its answer was not
 * seen when this was written. `unknown`: it will not be seen. `taken`: the job has it. `ended`: and is known to have come to
 * its end with it.
 */
export interface Earlier {
  /** Id of the workflow run, in digits. */
  readonly run: string;
  readonly attempt: number;
  readonly request: string;
  readonly trace: {
    readonly kind: 'nothing' | 'under-way' | 'unknown' | 'taken' | 'ended';
    readonly jobId: string | undefined;
  };
}

export interface RequestFacts {
  /** `new` always asks for a new job. */
  readonly command: 'instruct' | 'new' | 'status';
  readonly followUp: FollowUp;
  /** As the workflow's `jobId` input gives it; wins over everything that the thread says. */
  readonly jobId?: string;
  readonly run: string;
  readonly attempt: number;
  readonly request: string;
  /** By our own comments in this thread, newest first; behind them those whose job's pull request it is. */
  readonly earlier: readonly Earlier[];
  /** As typed, for sentences. */
  readonly commandWord: string;
  /** The service ends with each run, and what runs there with it. */
  readonly endsWithRun?: boolean;
  /** Earlier attempts of the run have left something, or may have. */
  readonly hasLeft?: boolean;
}

/** What a look at the candidate showed. `unseen`: the service did not say. */
export type JobFinding =
  | { readonly kind: 'found'; readonly status?: JobStatus }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unseen' };

/** A job's pull request as the code host has it. `elsewhere`: it is none of this host's. */
export type PullFinding =
  | { readonly link: string; readonly state: 'open' | 'merged' | 'closed' | 'elsewhere' }
  | { readonly link: string; readonly state: 'unread'; readonly why: string };

export type Continuity =
  /** With a sentence where something had to be assumed. */
  | { kind: 'continue'; jobId: string; sentence?: string }
  /** With a sentence for the comment where somebody may expect the old job to go on. */
  | { kind: 'create'; sentence?: string }
  /** The job of this run's earlier attempt: wait for it, send nothing. */
  | { kind: 'adopt'; jobId: string; sentence: string }
  /** Look and report, send nothing. */
  | { kind: 'report'; jobId: string }
  | { kind: 'refuse'; reason: RefuseReason; sentence: string };

export type RefuseReason = 'unknown-left-behind' | 'archived' | 'missing' | 'nothing-to-report';

/** The job that has to be looked at before `decideContinuity` can say what to do; undefined for none. */
export function candidateJob(facts: RequestFacts): string | undefined {
  if (facts.command === 'status')
    return facts.jobId ?? facts.earlier.find(({ trace }) => trace.jobId !== undefined)?.trace.jobId;
  const own = ownAttempt(facts);
  if (isUntold(facts) || (own && isSettled(own, facts))) return undefined;
  if (facts.jobId !== undefined) return facts.jobId;
  if (own) return own.trace.jobId;
  if (facts.command === 'new' || facts.followUp === 'never') return undefined;
  return lastRequest(facts)?.trace.jobId;
}

/**
 * Continue the thread's job, make a new one, take over what an earlier attempt of this run made, or refuse. `job` and
 * `pull` are what was found of `candidateJob` and of its pull request; left out where there is no candidate.
 */
export function decideContinuity(
  facts: RequestFacts,
  found: { job?: JobFinding; pull?: PullFinding } = {},
): Continuity {
  const jobId = candidateJob(facts);
  if (facts.command === 'status') return jobId === undefined ? nothingToReport : { kind: 'report', jobId };
  if (isUntold(facts)) return leftUntold(facts);
  const own = ownAttempt(facts);
  // Also with the jobId input, which is there in every attempt of a run: what was sent is not sent twice. Where the
  // earlier attempt's comment names no job, its edits may have failed, and the job may be just that one.
  const ownJob = own?.trace.jobId;
  if (own !== undefined && (ownJob === undefined || (facts.jobId ?? ownJob) === ownJob))
    return decideOwn(own, facts, found.job);
  if (facts.jobId !== undefined) return { kind: 'continue', jobId: facts.jobId };
  if (facts.command === 'new' || facts.followUp === 'never') return { kind: 'create' };
  if (jobId === undefined) {
    const last = lastRequest(facts);
    return last === undefined ? { kind: 'create' } : leftUnknown(last, facts);
  }
  return decideFollowUp(jobId, facts, found);
}

/** What an earlier attempt of this very run left for the same request. What was not taken may be sent again. */
function ownAttempt({ earlier, run, attempt, request }: RequestFacts): Earlier | undefined {
  return earlier.find(
    (one) => isRequest(one) && one.run === run && one.attempt < attempt && one.request === request,
  );
}

/**
 * True in a re-run where no comment of an attempt before it is there: it could not be written, or was deleted since, or
 * that attempt did not come so far. What was sent then is not known.
 */
function isUntold(facts: RequestFacts): boolean {
  return facts.hasLeft === true && ownAttempt(facts) === undefined;
}

/** Its end is told again as it is: its job may be at another request's turn by now, so a look would show that. */
function isSettled({ trace }: Earlier, { jobId }: RequestFacts): boolean {
  return trace.kind === 'ended' && (jobId ?? trace.jobId) === trace.jobId;
}

function lastRequest({ earlier }: RequestFacts): Earlier | undefined {
  return earlier.find(isRequest);
}

/** True where something was sent, as far as is known. */
export function isRequest({ trace }: Earlier): boolean {
  return trace.kind !== 'nothing';
}

function decideOwn(own: Earlier, facts: RequestFacts, found: JobFinding | undefined): Continuity {
  const { kind, jobId } = own.trace;
  if (jobId === undefined) return leftUnknown(own, facts);
  // A message that may not have arrived: only a job that moves proves that it did.
  const isProven =
    kind === 'taken' || kind === 'ended' || (found?.kind === 'found' && found.status === 'active');
  if (!isProven) return leftUnknown(own, facts);
  const what =
    kind === 'ended'
      ? `tells again how attempt ${own.attempt} ended on job ${jobId},`
      : `takes over job ${jobId} from attempt ${own.attempt}`;
  const sentence = `This is attempt ${facts.attempt} of the run: it ${what} and sends nothing.`;
  return { kind: 'adopt', jobId, sentence };
}

function decideFollowUp(
  jobId: string,
  { followUp, commandWord }: RequestFacts,
  { job, pull }: { job?: JobFinding; pull?: PullFinding },
): Continuity {
  const gone = job?.kind === 'missing' ? 'missing' : isArchived(job) ? 'archived' : undefined;
  if (gone !== undefined) {
    const what = gone === 'missing' ? 'no longer known to the service' : 'archived';
    const because = `This thread's last job, ${jobId}, is ${what}`;
    return followUp === 'always'
      ? { kind: 'refuse', reason: gone, sentence: `${because}. ${commandWord} new starts another.` }
      : { kind: 'create', sentence: `${because}, so this is a new job.` };
  }
  if (followUp === 'auto' && pull?.state === 'unread') {
    const sentence = `Whether the pull request of this thread's last job is still open could not be read (${pull.why.replace(/\.$/, '')}). It is taken for open, so job ${jobId} goes on; ${commandWord} new starts another.`;
    return { kind: 'continue', jobId, sentence };
  }
  if (followUp === 'auto' && (pull?.state === 'merged' || pull?.state === 'closed'))
    return {
      kind: 'create',
      sentence: `The pull request of this thread's last job is ${pull.state}, so this is a new job.`,
    };
  return { kind: 'continue', jobId };
}

function isArchived(job: JobFinding | undefined): boolean {
  return job?.kind === 'found' && job.status === 'archived';
}

function leftUntold({ run, commandWord }: RequestFacts): Continuity {
  const sentence =
    `This is a re-run, and there is no comment of an earlier attempt of run ${run}, so what that sent is not known, and may be kept nowhere: nothing was sent. ` +
    `A job may have been created; check the dashboard. If there is none, ask anew: with ${commandWord} new in the thread, or in a new run.`;
  return { kind: 'refuse', reason: 'unknown-left-behind', sentence };
}

function leftUnknown(
  { trace, run, attempt }: Earlier,
  { commandWord, endsWithRun }: RequestFacts,
): Continuity {
  // It has left a branch with its pull request, or nothing.
  if (endsWithRun && trace.jobId === undefined)
    return {
      kind: 'create',
      sentence: `Whether run ${run} made a job was not seen. Its service has ended with it; what such a job has pushed is a pull request from a branch docs-agent/…. This is a new job.`,
    };
  const what =
    trace.jobId === undefined ? 'A job may have been created' : `Job ${trace.jobId} may have been told`;
  const sentence =
    `${what} by run ${run}, attempt ${attempt}, and the answer was not seen; check the dashboard before running again. ` +
    `If there is none, write ${commandWord} new to start another job; the workflow's jobId input, in a new run, continues a known one.`;
  return { kind: 'refuse', reason: 'unknown-left-behind', sentence };
}

const nothingToReport: Continuity = {
  kind: 'refuse',
  reason: 'nothing-to-report',
  sentence: 'No job has been asked for in this thread yet.',
};
