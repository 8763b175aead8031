import type { Clock } from '../../ports/clock.ts';
import type { AgentService } from '../../ports/service.ts';
import type { RunReport } from '../outcome.ts';
import { tellEnded } from './tell.ts';

const LOOKS = 3;

/** Looks at a job and tells how it stands; nothing is sent and nothing is waited for. */
export async function reportJob(
  jobId: string,
  ports: {
    service: AgentService;
    clock: Clock;
    retryDelay: (attempt: number) => number;
    stop: AbortSignal;
    deadlineMs: number;
  },
): Promise<RunReport> {
  const startedMs = ports.clock.now();
  let detail = 'it was cancelled';
  for (let attempt = 1; attempt <= LOOKS && !ports.stop.aborted; attempt += 1) {
    const timeoutMs = ports.deadlineMs - ports.clock.now();
    const look = await ports.service.look(jobId, { timeoutMs, signal: ports.stop });
    const elapsedMs = ports.clock.now() - startedMs;
    if (look.kind === 'job' && look.job.id !== undefined && look.job.id !== jobId) {
      return {
        outcome: 'error',
        jobId,
        sentence: 'The service answered for another job than the one asked for.',
        elapsedMs,
      };
    }
    if (look.kind === 'job' && (look.job.status ?? look.job.unknownStatus) !== undefined) {
      if (look.job.status !== undefined && look.job.status !== 'active') {
        return {
          ...tellEnded({ kind: 'ended', job: look.job, settled: false }, { jobId }),
          looked: true,
          elapsedMs,
        };
      }
      const state =
        look.job.status === 'active'
          ? 'still running'
          : `in a state that is not known here, "${look.job.unknownStatus}"`;
      return {
        outcome: 'detached',
        looked: true,
        jobId,
        job: look.job,
        sentence: `Job ${jobId} is ${state}.`,
        elapsedMs,
      };
    }
    detail = look.kind === 'job' ? 'no status in the answer' : look.detail;
    if (look.kind === 'denied' || look.kind === 'refused') break;
    if (attempt < LOOKS) await ports.clock.sleep(ports.retryDelay(attempt), ports.stop);
  }
  const elapsedMs = ports.clock.now() - startedMs;
  return { outcome: 'error', jobId, sentence: `Job ${jobId} could not be seen: ${detail}.`, elapsedMs };
}
