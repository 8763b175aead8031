import type { Look } from '../../ports/service.ts';
import type { JobPorts, Waiting } from './job-work.ts';

const LOOKS = 3;

/** Looks at a job and tells the chronicle how it stands; nothing is sent and nothing is waited for. */
export async function reportJob(
  { jobId, waiting }: { jobId: string; waiting: Waiting },
  { service, clock, retryDelay, chronicle, stop }: JobPorts,
): Promise<void> {
  let detail = '';
  for (let attempt = 1; attempt <= LOOKS && !stop.aborted; attempt += 1) {
    const timeoutMs = waiting.deadlineMs - clock.now();
    if (timeoutMs <= 0) break;
    const look = await service.look(jobId, { timeoutMs, signal: stop });
    if (look.kind === 'job' && look.job.id !== undefined && look.job.id !== jobId) {
      const why = 'The service answered for another job than the one asked for.';
      return chronicle.happened({ kind: 'refused', why, about: { jobId, job: {} } });
    }
    if (look.kind === 'job' && (look.job.status ?? look.job.unknownStatus) !== undefined)
      return chronicle.happened({ kind: 'looked', jobId, job: look.job, evidence: 'none' });
    detail = describeFailure(look);
    if (look.kind === 'denied' || look.kind === 'refused') break;
    const delayMs = Math.min(retryDelay(attempt), waiting.deadlineMs - clock.now());
    if (attempt < LOOKS) await clock.sleep(delayMs, stop);
  }
  detail ||= stop.aborted ? 'it was cancelled' : 'the time was up';
  const why = `Job ${jobId} could not be seen: ${detail}.`;
  return chronicle.happened({ kind: 'refused', why, about: { jobId, job: {} } });
}

function describeFailure(look: Look): string {
  return look.kind === 'job' ? 'no status in the answer' : look.detail;
}
