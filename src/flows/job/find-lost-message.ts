import { showsArrival, turnOfMessage } from '../../job/judge-look.ts';
import type { JobReading } from '../../ports/service.ts';
import type { StoryEvent } from '../../story/event.ts';
import { CANCELLED_FIRST, type JobPorts, type JobWork } from './job-work.ts';
import { watchJob, watchToEnd } from './watch.ts';

/** A lost message is looked for at least this long, whatever the settle window is. */
const LOST_LOOK_MS = 2_000;

/**
 * The message's answer was lost. It is not sent again; but the job ran no turn before, so `active` proves that it
 * arrived. Looks for that for as long as the settle window, then gives up as unknown.
 */
export async function findLostMessage(
  work: JobWork & { jobId: string; before: JobReading; why: string },
  ports: JobPorts,
): Promise<void> {
  const { jobId, before, waiting } = work;
  const { chronicle, log } = ports;
  const why = ports.hardStop.aborted ? CANCELLED_FIRST : work.why;
  const notAgain = `The answer to the message was lost (${why}). It is not sent again`;
  if (ports.stop.aborted) {
    log.warning(`${notAgain}.`);
    return chronicle.happened({ kind: 'lost', why, looks: 'none' });
  }
  log.warning(`${notAgain}; looking whether the job moves.`);
  const found = new AbortController();
  const windowMs = Math.max(waiting.settleMs, LOST_LOOK_MS);
  const deadlineMs = Math.min(waiting.deadlineMs, ports.clock.now() + windowMs);
  const afterMessage = { before, answeredActive: false, settleMs: waiting.settleMs };
  const end = await watchJob(
    { jobId, confirmMissingLink: false, afterMessage },
    {
      ...work,
      ...ports,
      waiting: { ...waiting, deadlineMs },
      stop: AbortSignal.any([ports.stop, found.signal]),
      onReading: (job) => {
        if (showsArrival(job, afterMessage)) found.abort();
      },
    },
  );
  if (!found.signal.aborted) {
    const isSeen = end.kind === 'ended' || ('last' in end && end.last !== undefined);
    const looks = end.kind === 'cancelled' ? 'stopped' : isSeen ? 'idle' : 'unseen';
    return chronicle.happened({ kind: 'lost', why, looks });
  }

  log.info(`Job ${jobId} shows a new turn: the message arrived.`);
  const job: JobReading = { ...before, status: 'active' };
  const arrived: StoryEvent[] = [
    { kind: 'accepted', jobId, job },
    { kind: 'looked', jobId, job, evidence: 'seen' },
  ];
  if (!waiting.wait) return chronicle.happened(...arrived, { kind: 'handed over' });
  await chronicle.happened(...arrived);
  const facts = { jobId, confirmMissingLink: true, ownTurn: turnOfMessage({ before }) };
  return watchToEnd(facts, { ...work, ...ports, lookAtOnce: true });
}
