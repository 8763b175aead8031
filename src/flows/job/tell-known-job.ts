import type { JobStatus } from '../../contract/job-status.ts';
import type { RunReport } from '../outcome.ts';

/** A run that broke off tells of its job what it had written before: the job goes on, and must stay findable. */
export function tellKnownJob(
  written: { lastOutput(name: 'jobId' | 'status'): string },
  why: string,
): Pick<RunReport, 'jobId' | 'job' | 'sentence'> {
  const jobId = written.lastOutput('jobId');
  if (jobId === '') return { sentence: why };
  const status = written.lastOutput('status') as JobStatus | '';
  return {
    jobId,
    ...(status === '' ? {} : { job: { status } }),
    sentence: `${why} Job ${jobId} goes on; nothing here stops it.`,
  };
}
