import type { WaitEnd } from '../../job/wait.ts';
import type { Delivery, JobReading } from '../../ports.ts';
import type { RunReport } from '../outcome.ts';

/** What a run says of its end: pure, and no more than was learnt. */
export type Told = Omit<RunReport, 'elapsedMs'>;

export function tellDetached(job: JobReading & { readonly id: string }): Told {
  const sentence = `Job ${job.id} is handed over and runs on its own; nobody waited for its end.`;
  return { outcome: 'detached', jobId: job.id, job, sentence };
}

const CHECK_BEFORE_AGAIN = 'A job may have been created; check the dashboard before running again.';

export function tellUndelivered(delivery: Exclude<Delivery, { kind: 'delivered' }>, stopped: boolean): Told {
  if (delivery.kind === 'lost') {
    const why = stopped ? 'the run was cancelled before it came' : delivery.detail;
    return {
      outcome: 'unknown',
      sentence: `The answer to the create request was lost (${why}). ${CHECK_BEFORE_AGAIN}`,
    };
  }
  if (delivery.kind === 'refused') return { outcome: 'error', sentence: delivery.detail };
  return {
    outcome: 'cancelled',
    unsent: true,
    sentence: 'Cancelled before the service took anything; nothing was started.',
  };
}

export function tellLostMessage(jobId: string, before: JobReading, detail: string): Told {
  return {
    outcome: 'unknown',
    jobId,
    job: before,
    sentence:
      `The answer to the message to job ${jobId} was lost (${detail}), and the job did not become active. ` +
      'The message may have arrived; check the dashboard before sending it again.',
  };
}

/** The look before a message ended in something else than a job at rest: the message was not sent. */
export function tellNotSent(end: Exclude<WaitEnd, { kind: 'ended' }>, jobId: string): Told {
  const known = { jobId, ...(end.last ? { job: end.last } : {}) };
  const nothing = 'The message was not sent.';
  if (end.kind === 'timeout') {
    const state = end.last ? 'was still busy with its turn before' : 'could not be seen';
    const sentence = `Job ${jobId} ${state} when the time was up. ${nothing} Run again later, or raise timeoutMinutes.`;
    return { outcome: 'timeout', ...known, unsent: true, sentence };
  }
  if (end.kind === 'cancelled') {
    const sentence = `Cancelled. ${nothing} Job ${jobId} itself goes on.`;
    return { outcome: 'cancelled', ...known, unsent: true, sentence };
  }
  return {
    outcome: 'error',
    ...known,
    sentence: `${end.why} ${nothing} Check jobId, projectId, secretKey and baseUrl.`,
  };
}

export function tellEnd(
  end: WaitEnd,
  facts: { jobId: string; accepted: JobReading; before?: JobReading },
): Told {
  const { jobId } = facts;
  if (end.kind === 'ended') return tellEnded(end, facts);
  const known = { jobId, job: end.last ?? facts.accepted };
  if (end.kind === 'timeout') {
    const sentence =
      `${tellState(end.last, jobId)} It goes on, and its pull request will appear when it is done. ` +
      `Raise timeoutMinutes to wait longer; set jobId: ${jobId} to send it a further instruction.`;
    return { outcome: 'timeout', ...known, sentence };
  }
  if (end.kind === 'cancelled') {
    return { outcome: 'cancelled', ...known, sentence: `Watching stopped; job ${jobId} goes on.` };
  }
  const sentence = `${end.why} Job ${jobId} may still be running; look for it in the dashboard.`;
  return { outcome: 'error', ...known, sentence };
}

/** At the deadline: no look may have shown the job, or none of them the turn that a message began. */
function tellState(last: JobReading | undefined, jobId: string): string {
  if (last === undefined)
    return `Job ${jobId} could not be seen before the time was up; it may still be running.`;
  if (last.status === undefined || last.status === 'active')
    return `Job ${jobId} was still running when the time was up.`;
  return `Job ${jobId} had shown no sign of its new turn when the time was up; it may still be running.`;
}

export function tellEnded(
  end: Extract<WaitEnd, { kind: 'ended' }>,
  facts: { jobId: string; before?: JobReading },
): Told {
  const { job } = end;
  const known = { jobId: facts.jobId, job };
  const updated = Boolean(job.prLink) && facts.before?.prLink === job.prLink;
  const doubt = end.settled ? ' The service showed no sign of a new turn since the message.' : '';
  if (job.status === 'completed' && job.prLink) {
    const sentence = `${updated ? 'Pull request updated' : 'Pull request'}: ${job.prLink}${doubt ? `.${doubt}` : ''}`;
    return { outcome: 'pull-request', ...known, ...(updated ? { updated } : {}), sentence };
  }
  if (job.status === 'completed') {
    const dropped = job.prLinkDropped ? ' The link that the service gave for one is not usable.' : '';
    const sentence = `Job ${facts.jobId} finished without a pull request.${dropped}${doubt}`;
    return { outcome: 'no-pull-request', ...known, sentence };
  }
  if (job.status === 'archived') {
    const link = job.prLink ? ` Its pull request: ${job.prLink}` : '';
    return { outcome: 'archived', ...known, sentence: `Job ${facts.jobId} was archived.${link}` };
  }
  const sentence = `The agent failed on job ${facts.jobId}. Look at it in the dashboard, then ask anew, in other words if need be.${doubt}`;
  return { outcome: 'failed', ...known, sentence };
}
