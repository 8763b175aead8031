import { leastAnswerTime } from '../../client/retry.ts';
import type { Delivery, DeliveryLimits } from '../../ports/service.ts';
import { formatDuration } from '../../text/duration.ts';
import type { JobPorts, JobWork } from './job-work.ts';
import { HEARTBEAT_MS } from './watch.ts';

/** Delivers with a sign of life: an answer may take its time, and a rate limit much of the run's. */
export function deliver(
  { waiting }: JobWork,
  { clock, log, stop, hardStop }: JobPorts,
  send: (limits: DeliveryLimits) => Promise<Delivery>,
): Promise<Delivery> {
  const startedMs = clock.now();
  const silence = clock.every(HEARTBEAT_MS, () => {
    const elapsed = formatDuration(clock.now() - startedMs);
    log.info(`Still waiting for the service to take the request, ${elapsed} so far.`);
  });
  const answerMs = leastAnswerTime(waiting.timeoutMs);
  const limits = { deadlineMs: waiting.deadlineMs, answerMs, signal: stop, hardStop };
  return send(limits).finally(silence);
}
