import { leastAnswerTime } from '../../client/retry.ts';
import type { WaitFacts } from '../../job/judge-look.ts';
import { type WaitEnd, waitForJob } from '../../job/wait.ts';
import type { Delivery, DeliveryLimits, JobReading } from '../../ports/service.ts';
import { formatDuration } from '../../report/duration.ts';
import type { Run } from './job-request.ts';

const HEARTBEAT_MS = 25_000;

/** Waits for a job's end with a sign of life, and logs what changes. Never throws. */
export function watchJob(
  run: Run,
  facts: WaitFacts,
  lookAtOnce = false,
  watch: { stop?: AbortSignal; onReading?: (job: JobReading) => void } = {},
): Promise<WaitEnd> {
  const { ports, request } = run;
  const startedMs = ports.clock.now();
  let state = 'not seen yet';
  let warnedFor: string | undefined;
  const elapsed = () => formatDuration(ports.clock.now() - startedMs);
  const silence = ports.clock.every(HEARTBEAT_MS, () =>
    ports.log.info(`Still waiting for job ${facts.jobId}: ${state}, ${elapsed()} so far.`),
  );
  const onReading = (job: JobReading, before: JobReading | undefined) => {
    state = job.status ?? `"${job.unknownStatus}"`;
    if (job.unknownStatus !== undefined && warnedFor !== job.unknownStatus) {
      warnedFor = job.unknownStatus;
      ports.log.warning(`Job ${facts.jobId} has a status that is not known here, ${state}; waiting on.`);
    }
    const changed = (before?.status ?? before?.unknownStatus) !== (job.status ?? job.unknownStatus);
    if (changed) ports.log.info(`Job ${facts.jobId}: ${state} after ${elapsed()}.`);
    if (job.prLinkDropped && !before?.prLinkDropped) {
      ports.log.warning(
        'The service gave a pull request link that is not a plain http(s) URL; it is left out.',
      );
    }
    if (changed) ports.journal.read(job);
    watch.onReading?.(job);
  };
  return waitForJob(
    facts,
    {
      look: (limits) => ports.service.look(facts.jobId, limits),
      clock: ports.clock,
      random: ports.random,
      retryDelay: ports.retryDelay,
      poll: request.poll,
      deadlineMs: run.deadlineMs,
      signal: watch.stop ?? ports.stop,
      onReading,
      onRetry: (why, delayMs) =>
        ports.log.info(`Could not see the job (${why}); looking again in ${formatSeconds(delayMs)}.`),
    },
    lookAtOnce,
  ).finally(silence);
}

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Delivers with a sign of life: an answer may take its time, and a rate limit much of the run's. */
export function deliver(
  { ports, request, deadlineMs }: Run,
  send: (limits: DeliveryLimits) => Promise<Delivery>,
) {
  const startedMs = ports.clock.now();
  const silence = ports.clock.every(HEARTBEAT_MS, () => {
    const elapsed = formatDuration(ports.clock.now() - startedMs);
    ports.log.info(`Still waiting for the service to take the request, ${elapsed} so far.`);
  });
  const answerMs = leastAnswerTime(request.timeoutMs);
  return send({ deadlineMs, answerMs, signal: ports.stop, hardStop: ports.hardStop }).finally(silence);
}
