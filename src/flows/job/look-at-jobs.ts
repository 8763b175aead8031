import { LOOKS_FOR_LINK } from '../../job/judge-look.ts';
import { POLL_MIN_MS } from '../../job/schedule.ts';
import type { JobReading, Look } from '../../ports/service.ts';
import { sideBySide } from '../side-by-side.ts';
import type { JobPorts } from './job-work.ts';

/** `isGone`: the service answered, and does not know the job. */
export type Sighting =
  | { readonly kind: 'seen'; readonly job: JobReading }
  | { readonly kind: 'unseen'; readonly why: string; readonly isGone: boolean };

export interface LookPorts extends Pick<JobPorts, 'service' | 'clock' | 'retryDelay' | 'stop'> {
  /** On the clock. */
  readonly deadlineMs: number;
}

/** A look that came to nothing is tried again this often. */
const TRIES = 3;
/** A service that asks for more is left to the next time: a runner that waits is what this is there to spare. */
const PATIENCE_MS = 60_000;
const OUT_OF_TIME = { kind: 'unseen', why: 'the time was up', isGone: false } as const satisfies Sighting;
export const CANCELLED = {
  kind: 'unseen',
  why: 'it was cancelled',
  isGone: false,
} as const satisfies Sighting;

/** Looks at each job, so many at a time. */
export async function lookAtJobs(
  jobIds: readonly string[],
  ports: LookPorts & { concurrency: number },
): Promise<ReadonlyMap<string, Sighting>> {
  const work = async (jobId: string) => [jobId, await lookAtJob(jobId, ports)] as const;
  return new Map(await sideBySide(jobIds, { atOnce: ports.concurrency, work }));
}

/**
 * One look. `completed` may be readable before the pull request's link is, so that is looked at again, as a run that waits
 * does.
 */
export async function lookAtJob(jobId: string, ports: LookPorts): Promise<Sighting> {
  const { clock, stop, deadlineMs } = ports;
  let sighting = await lookPatiently(jobId, ports);
  for (let again = 0; again < LOOKS_FOR_LINK && isWithoutLink(sighting); again += 1) {
    await clock.sleep(Math.min(POLL_MIN_MS, deadlineMs - clock.now()), stop);
    const next = await lookPatiently(jobId, ports);
    if (next.kind === 'unseen') break;
    sighting = next;
  }
  return sighting;
}

const isWithoutLink = (sighting: Sighting) =>
  sighting.kind === 'seen' && sighting.job.status === 'completed' && !sighting.job.prLink;

const mayPass = ({ kind }: Look) => kind === 'unreachable' || kind === 'limited' || kind === 'malformed';

/** @param isWorthAnother whether a look that did not show the job may show it the next time */
export async function lookPatiently(
  jobId: string,
  { service, clock, retryDelay, stop, deadlineMs }: LookPorts,
  isWorthAnother: (look: Look) => boolean = mayPass,
): Promise<Sighting> {
  for (let attempt = 1; ; attempt += 1) {
    const timeoutMs = deadlineMs - clock.now();
    if (stop.aborted) return CANCELLED;
    if (timeoutMs <= 0) return OUT_OF_TIME;
    const look = await service.look(jobId, { timeoutMs, signal: stop });
    const sighting = read(look, jobId);
    // Given up by us: what came of it says nothing of the service.
    if (look.kind === 'unreachable' && stop.aborted) return CANCELLED;
    if (sighting.kind === 'seen' || !isWorthAnother(look) || attempt >= TRIES) return sighting;
    const delayMs = Math.max(retryDelay(attempt), ('retryAfterMs' in look && look.retryAfterMs) || 0);
    if (delayMs > PATIENCE_MS || clock.now() + delayMs >= deadlineMs) return sighting;
    await clock.sleep(delayMs, stop);
  }
}

function read(look: Look, jobId: string): Sighting {
  if (look.kind !== 'job') return { kind: 'unseen', why: look.detail, isGone: look.kind === 'missing' };
  const { job } = look;
  // An answer for another job is believed nowhere.
  if ((job.id ?? jobId) !== jobId)
    return { kind: 'unseen', why: 'the service answered for another job', isGone: false };
  const isAnswer = (job.status ?? job.unknownStatus) !== undefined;
  return isAnswer ? { kind: 'seen', job } : { kind: 'unseen', why: 'no status in the answer', isGone: false };
}
