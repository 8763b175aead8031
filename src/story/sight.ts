import type { JobReading } from '../ports/service.ts';
import { formatDuration } from '../text/duration.ts';
import type { KnownJob, Sight } from './story.ts';

/** A reading older than this at the deadline is told with its age. The last look comes a second before it. */
const FRESH_MS = 2_000;

/**
 * How a job stood when the time was up, and how sure that is. `running` says that it runs; it is used only where the
 * last look said so just before the deadline.
 */
export function tellSight(sight: Sight, { jobId, job, running }: KnownJob & { running: string }): string {
  const atTheEnd = 'the time was up';
  if (sight.kind === 'unseen') {
    const detail = sight.failures > 0 ? ` (${sight.why})` : '';
    return `Job ${jobId} could not be seen before ${atTheEnd}${detail}; it may still be running.`;
  }
  if (sight.failures === 0 && sight.agoMs <= FRESH_MS) {
    return `Job ${jobId} ${job.status === 'active' ? running : describeDoubt(job)} when ${atTheEnd}.`;
  }
  const age = formatDuration(Math.max(1000, sight.agoMs));
  return `Job ${jobId} was last seen ${describeState(job)} ${age} before ${atTheEnd}${tellFailures(sight)}.`;
}

/** Not `active`, and yet no end: a word that is not known, or the end of the turn before our message. */
function describeDoubt(job: JobReading): string {
  return job.status === undefined ? `had ${describeWord(job)}` : 'had shown no sign of its new turn';
}

function describeState(job: JobReading): string {
  if (job.status === undefined) return `with ${describeWord(job)}`;
  return job.status === 'active' ? job.status : `${job.status}, with no sign of its new turn,`;
}

/** A published story has lost the word. */
function describeWord({ unknownStatus }: JobReading): string {
  return unknownStatus === undefined
    ? 'a status that is not known here'
    : `the status "${unknownStatus}", which is not known here,`;
}

function tellFailures({ failures, why }: Sight): string {
  if (failures === 0) return '';
  return failures === 1
    ? `; since then ${why}`
    : `; since then ${failures} looks failed, the last with ${why}`;
}
