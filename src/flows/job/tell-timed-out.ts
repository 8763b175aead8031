import type { TimedOut } from '../../job/wait.ts';
import type { JobReading } from '../../ports/service.ts';
import { formatDuration } from '../../report/duration.ts';

/** A reading older than this at the deadline is told with its age. The last look comes a second before it. */
const FRESH_MS = 2_000;

/**
 * How a job stood when the time was up, and how sure that is. `running` says that it runs; it is used only where the
 * last look said so just before the deadline.
 */
export function tellTimedOut(end: TimedOut, { jobId, running }: { jobId: string; running: string }): string {
  const { last, lastAgoMs = 0, failures, why } = end;
  const atTheEnd = 'the time was up';
  if (last === undefined) {
    const detail = failures > 0 ? ` (${why})` : '';
    return `Job ${jobId} could not be seen before ${atTheEnd}${detail}; it may still be running.`;
  }
  if (failures === 0 && lastAgoMs <= FRESH_MS) {
    return `Job ${jobId} ${last.status === 'active' ? running : describeDoubt(last)} when ${atTheEnd}.`;
  }
  const age = formatDuration(Math.max(1000, lastAgoMs));
  return `Job ${jobId} was last seen ${describeState(last)} ${age} before ${atTheEnd}${tellFailures(end)}.`;
}

/** Not `active`, and yet no end: a word that is not known, or the end of the turn before our message. */
function describeDoubt({ status, unknownStatus }: JobReading): string {
  return status === undefined
    ? `had the status "${unknownStatus}", which is not known here,`
    : 'had shown no sign of its new turn';
}

function describeState({ status, unknownStatus }: JobReading): string {
  if (status === undefined) return `with the status "${unknownStatus}", which is not known here,`;
  return status === 'active' ? status : `${status}, with no sign of its new turn,`;
}

function tellFailures({ failures, why }: TimedOut): string {
  if (failures === 0) return '';
  return failures === 1
    ? `; since then ${why}`
    : `; since then ${failures} looks failed, the last with ${why}`;
}
