import { isOfLaterTurn, type WaitFacts } from '../../job/judge-look.ts';
import { type TimedOut, type WaitEnd, waitForJob } from '../../job/wait.ts';
import type { JobReading } from '../../ports/service.ts';
import { type KnownJob, knownJob, type Sight } from '../../story/story.ts';
import { formatDuration } from '../../text/duration.ts';
import type { JobPorts, Waiting } from './job-work.ts';

export const HEARTBEAT_MS = 25_000;

export interface Watch extends JobPorts {
  readonly waiting: Waiting;
  /** True where the first look does not wait for the schedule. */
  readonly lookAtOnce?: boolean;
}

interface Readings {
  /** Called with every reading. */
  readonly onReading: (job: JobReading) => void;
}

/** Waits for a job's end with a sign of life, and logs what changes. Never throws. */
export function watchJob(facts: WaitFacts, watch: Watch & Readings): Promise<WaitEnd> {
  const { clock, log, waiting } = watch;
  const startedMs = clock.now();
  let state = 'not seen yet';
  let warnedFor: string | undefined;
  const elapsed = () => formatDuration(clock.now() - startedMs);
  const silence = clock.every(HEARTBEAT_MS, () =>
    log.info(`Still waiting for job ${facts.jobId}: ${state}, ${elapsed()} so far.`),
  );
  const onReading = (job: JobReading, before: JobReading | undefined) => {
    state = job.status ?? `"${job.unknownStatus}"`;
    if (job.unknownStatus !== undefined && warnedFor !== job.unknownStatus) {
      warnedFor = job.unknownStatus;
      log.warning(`Job ${facts.jobId} has a status that is not known here, ${state}; waiting on.`);
    }
    const changed = (before?.status ?? before?.unknownStatus) !== (job.status ?? job.unknownStatus);
    if (changed) log.info(`Job ${facts.jobId}: ${state} after ${elapsed()}.`);
    if (job.prLinkDropped && !before?.prLinkDropped) {
      log.warning('The service gave a pull request link that is not a plain http(s) URL; it is left out.');
    }
    watch.onReading(job);
  };
  const tools = {
    ...watch,
    look: (limits: { timeoutMs: number; signal: AbortSignal }) => watch.service.look(facts.jobId, limits),
    poll: waiting.poll,
    deadlineMs: waiting.deadlineMs,
    signal: watch.stop,
    onReading,
    onRetry: (why: string, delayMs: number) =>
      log.info(`Could not see the job (${why}); looking again in ${(delayMs / 1000).toFixed(1)} s.`),
  };
  return waitForJob(facts, tools, watch.lookAtOnce).finally(silence);
}

/** Watches a job that has the request, and tells the chronicle what is seen of it, to its end or the run's. */
export async function watchToEnd(facts: WaitFacts, watch: Watch): Promise<void> {
  const { jobId } = facts;
  const { chronicle } = watch;
  const evidenceOf = (job: JobReading, isDoubtful: boolean) =>
    isOfLaterTurn(job, facts) ? 'other' : isDoubtful ? 'none' : 'seen';
  const onReading = (job: JobReading) => {
    const isUnderWay = job.status === undefined || job.status === 'active';
    if (isUnderWay) void chronicle.happened({ kind: 'looked', jobId, job, evidence: evidenceOf(job, true) });
  };
  const end = await watchJob(facts, { ...watch, onReading });
  const seen = (last: JobReading | undefined): KnownJob => ({
    jobId,
    job: last ?? knownJob(chronicle.story)?.job ?? {},
  });
  switch (end.kind) {
    case 'ended': {
      const { job } = end;
      return chronicle.happened({ kind: 'looked', jobId, job, evidence: evidenceOf(job, end.settled) });
    }
    case 'timeout':
      return chronicle.happened({ kind: 'out of time', seen: seen(end.last), sight: sightOf(end) });
    case 'cancelled':
      return chronicle.happened({ kind: 'asked to stop', seen: seen(end.last) });
    case 'broken':
      return chronicle.happened({ kind: 'out of sight', seen: seen(end.last), why: end.why });
  }
}

export function sightOf({ last, lastAgoMs = 0, failures, why }: TimedOut): Sight {
  return last === undefined
    ? { kind: 'unseen', failures, why }
    : { kind: 'seen', agoMs: lastAgoMs, failures, why };
}

export function describeJob(job: JobReading): string {
  const facts = [
    job.status ?? (job.unknownStatus === undefined ? undefined : `"${job.unknownStatus}"`),
    job.model && `model ${job.model}`,
    job.source?.repository &&
      `source ${job.source.repository}${job.source.ref ? ` at ${job.source.ref}` : ''}`,
  ].filter(Boolean);
  return facts.length > 0 ? ` (${facts.join(', ')})` : '';
}
