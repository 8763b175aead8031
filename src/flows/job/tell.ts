import type { WaitEnd } from '../../job/wait.ts';
import type { Delivery, JobReading } from '../../ports/service.ts';
import type { RunReport } from '../outcome.ts';
import { tellTimedOut } from './tell-timed-out.ts';

/** What a run says of its end: pure, and no more than was learnt. */
export type Told = Omit<RunReport, 'elapsedMs'>;

export function tellDetached(job: JobReading & { readonly id: string }): Told {
  const sentence = `Job ${job.id} is handed over and runs on its own; nobody waited for its end.`;
  return { outcome: 'detached', jobId: job.id, job, sentence };
}

/** Why an answer was lost that nobody could wait for. */
export const CANCELLED_FIRST = 'the run was cancelled before it came';
const CHECK_BEFORE_AGAIN = 'A job may have been created; check the dashboard before running again.';

export function tellUndelivered(delivery: Exclude<Delivery, { kind: 'delivered' }>, stopped: boolean): Told {
  if (delivery.kind === 'lost') {
    const why = stopped ? CANCELLED_FIRST : delivery.detail;
    return {
      outcome: 'unknown',
      sentence: `The answer to the create request was lost (${why}). ${CHECK_BEFORE_AGAIN}`,
    };
  }
  if (delivery.kind === 'refused' || delivery.kind === 'limited')
    return { outcome: 'error', sentence: delivery.detail };
  if (delivery.kind === 'late') {
    const why = delivery.detail === undefined ? '' : ` (the last try came to nothing: ${delivery.detail})`;
    const sentence = `The time was up before the service took anything${why}; nothing was sent. Run again, or raise timeoutMinutes.`;
    return { outcome: 'timeout', unsent: true, sentence };
  }
  return {
    outcome: 'cancelled',
    unsent: true,
    sentence: 'Cancelled before the service took anything; nothing was started.',
  };
}

/** `looks` is what looking for the message's effect gave; nothing where nobody looked. */
export function tellLostMessage(
  lost: { jobId: string; before: JobReading; detail: string },
  looks?: WaitEnd,
): Told {
  const { jobId, before, detail } = lost;
  return {
    outcome: 'unknown',
    jobId,
    job: before,
    sentence:
      `The answer to the message to job ${jobId} was lost (${detail})${looks ? tellLooks(looks) : ''}. ` +
      'The message may have arrived; check the dashboard before sending it again.',
  };
}

function tellLooks(end: WaitEnd): string {
  if (end.kind === 'cancelled') return ', and the run was cancelled while it looked for a sign of it';
  const seen = end.kind === 'ended' || end.last !== undefined;
  return seen ? ', and no look since showed the job active' : ', and the job has not been seen since';
}

/** The look before a message ended in something else than a job at rest: the message was not sent. */
export function tellNotSent(end: Exclude<WaitEnd, { kind: 'ended' }>, jobId: string): Told {
  const known = { jobId, ...(end.last ? { job: end.last } : {}) };
  const nothing = 'The message was not sent.';
  if (end.kind === 'timeout') {
    const state = tellTimedOut(end, { jobId, running: 'was still busy with its turn before' });
    const sentence = `${state} ${nothing} Run again later, or raise timeoutMinutes.`;
    return { outcome: 'timeout', ...known, unsent: true, sentence };
  }
  if (end.kind === 'cancelled') {
    const sentence = `Cancelled. ${nothing} Job ${jobId} itself is not stopped by that.`;
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
    const state = tellTimedOut(end, { jobId, running: 'was still running' });
    const sentence =
      `${state} This run does not stop it. ` +
      `Raise timeoutMinutes to wait longer; set jobId: ${jobId} to send it a further instruction.`;
    return { outcome: 'timeout', ...known, sentence };
  }
  if (end.kind === 'cancelled') {
    return { outcome: 'cancelled', ...known, sentence: `Watching stopped; job ${jobId} goes on.` };
  }
  const sentence = `${end.why} Job ${jobId} may still be running; look for it in the dashboard.`;
  return { outcome: 'error', ...known, sentence };
}

export function tellEnded(
  end: Extract<WaitEnd, { kind: 'ended' }>,
  facts: { jobId: string; before?: JobReading },
): Told {
  const { job } = end;
  const known = { jobId: facts.jobId, job, ...(end.settled ? { doubtful: true } : {}) };
  const noSign = 'the service showed no sign of a new turn since the message';
  const doubt = end.settled ? ` But ${noSign}.` : '';
  if (job.status === 'completed' && job.prLink) {
    if (end.settled) {
      const sentence = `Pull request: ${job.prLink} — ${noSign}, so it may not hold the change yet.`;
      return { outcome: 'pull-request', ...known, sentence };
    }
    const updated = facts.before?.prLink === job.prLink;
    const sentence = `${updated ? 'Pull request updated' : 'Pull request'}: ${job.prLink}`;
    return { outcome: 'pull-request', ...known, ...(updated ? { updated } : {}), sentence };
  }
  if (job.status === 'completed') {
    const dropped = job.prLinkDropped ? ' The link that the service gave for one is not usable.' : '';
    const sentence = `Job ${facts.jobId} finished without a pull request; the dashboard shows what it did.${dropped}${doubt}`;
    return { outcome: 'no-pull-request', ...known, sentence };
  }
  if (job.status === 'archived') {
    const link = job.prLink ? ` Its pull request: ${job.prLink}` : '';
    const sentence = `Job ${facts.jobId} was archived and takes no more messages; run again without jobId for a new job.${link}`;
    return { outcome: 'archived', ...known, sentence };
  }
  const sentence = `The agent failed on job ${facts.jobId}. Look at it in the dashboard, then ask anew, in other words if need be.${doubt}`;
  return { outcome: 'failed', ...known, sentence };
}
