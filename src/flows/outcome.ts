import type { JobReading } from '../ports/service.ts';

/** How a run can end, and what each word promises. The one list of outcomes. */
export const OUTCOMES = {
  'pull-request': 'The job completed and there is a pull request.',
  'no-pull-request': 'The job completed without a pull request.',
  failed: 'The agent failed.',
  archived: 'The job was archived.',
  timeout: 'The job had not ended when the time was up, as far as is known. That does not stop it.',
  detached: 'The job was handed over at once, as `wait: false` asks.',
  skipped: 'There was nothing to do, and the service was not asked.',
  unknown: 'The answer was lost: a job may or may not have been created, or have taken the message.',
  cancelled: 'Watching was stopped. A job that was created goes on.',
  error: 'The run could not do its work. The sentence says why.',
} as const;

export type Outcome = keyof typeof OUTCOMES;

/** Outcomes that fail the step whatever `failOn` says: nothing was proven, or nothing was done. */
export const ALWAYS_FAIL: readonly Outcome[] = ['unknown', 'error', 'cancelled'];

/** Outcomes that `failOn` may name: all but the one that everybody wants. */
export const FAILABLE = (Object.keys(OUTCOMES) as Outcome[]).filter((outcome) => outcome !== 'pull-request');

/** What a run knows when it ends. Nothing in it is assumed: what was not learnt is absent. */
export interface RunReport {
  readonly outcome: Outcome;
  /** One or two sentences for a person: what is known, and what to do. */
  readonly sentence: string;
  readonly jobId?: string;
  /** The last reading of the job. */
  readonly job?: JobReading;
  /** True where the pull request was there before this run's message. */
  readonly updated?: boolean;
  /** True where an existing job took a message. */
  readonly continued?: boolean;
  /** True where the instruction is known not to have been sent. */
  readonly unsent?: boolean;
  /** True where the end may be that of the turn before the message; the sentence says so. */
  readonly doubtful?: boolean;
  /** True where the job was only looked at: how it stands is no fault of this run. */
  readonly looked?: boolean;
  readonly commentUrl?: string;
  /** What was sent, or would have been. */
  readonly prompt?: string;
  readonly elapsedMs: number;
}

/** 0 only where success is proven and the outcome is none that the caller wants to fail on. */
export function exitCodeFor(report: RunReport, failOn: ReadonlySet<Outcome>): 0 | 1 {
  if (ALWAYS_FAIL.includes(report.outcome)) return 1;
  if (report.looked || (report.outcome === 'archived' && report.job?.prLink)) return 0;
  return failOn.has(report.outcome) ? 1 : 0;
}
