import type { JobReading } from '../ports/service.ts';
import { checksOf } from './checks.ts';
import { linkOf, outcomeOf } from './outcome.ts';
import { isFurther, type KnownJob, knownJob, type ToldStory, turnOf } from './story.ts';

/** What a run says in its outputs, in the order in which they are written: the ones that must not be lost come first. */
export interface Outputs {
  readonly jobId: string;
  readonly status: string;
  readonly outcome: string;
  readonly prLink: string;
  readonly job: string;
  readonly continued: string;
  /** A JSON array; absent where the service tells of no checks. */
  readonly checks?: string;
}

export function tellOutputs(story: ToldStory): Outputs {
  const known = knownJob(story);
  const checks = checksOf(story);
  return {
    jobId: known?.jobId ?? '',
    status: statusOf(known?.job),
    outcome: outcomeOf(story),
    prLink: linkOf(story),
    job: known && hasAnswer(known.job) ? serialiseJob(known) : '',
    continued: String(isFurther(turnOf(story))),
    ...(checks.length === 0 ? {} : { checks: JSON.stringify(checks) }),
  };
}

/** The service's own word for how the job stands; empty where it has said none. */
export function statusOf(job: JobReading | undefined): string {
  return job?.status ?? job?.unknownStatus ?? '';
}

const hasAnswer = (job: JobReading) => Object.keys(job).length > 0;

/** The job in the service's own field names. */
function serialiseJob({ jobId, job }: KnownJob): string {
  const { status, unknownStatus, source, model, prLink, createdAt, archivedAt } = job;
  return JSON.stringify({
    id: jobId,
    status: status ?? unknownStatus,
    source,
    model,
    prLink,
    createdAt,
    archivedAt,
  });
}
