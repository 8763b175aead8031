import type { JobReading } from '../ports/service.ts';
import { knownJob, type Story, type ToldStory } from './story.ts';

/** How a run can end, and what each word promises. The one list of outcomes. */
export const OUTCOMES = {
  'pull-request': 'The job completed and there is a pull request.',
  'no-pull-request': 'The job completed without a pull request.',
  failed: 'The agent failed.',
  archived: 'The job was archived.',
  timeout: 'The job had not ended when the time was up, as far as is known. That does not stop it.',
  detached: 'The job was handed over at once, as `wait: false` asks.',
  skipped: 'Nothing was sent: there was nothing to do, `dailyLimit` was reached, or it was a dry run.',
  limited:
    'The service takes no more for now, and its wait is longer than the run has time. Nothing was taken.',
  unknown: 'The answer was lost: a job may or may not have been created, or have taken the message.',
  cancelled: 'Watching was stopped. A job that was created goes on.',
  error: 'The run could not do its work. The sentence says why.',
} as const;

export type Outcome = keyof typeof OUTCOMES;

/** Outcomes that fail the step whatever `failOn` says: nothing was proven, or nothing was done. */
export const ALWAYS_FAIL: readonly Outcome[] = ['unknown', 'error', 'cancelled'];

/** Outcomes that `failOn` may name: all but the one that everybody wants. */
export const FAILABLE = (Object.keys(OUTCOMES) as Outcome[]).filter((outcome) => outcome !== 'pull-request');

export function outcomeOf(story: ToldStory): Outcome {
  switch (story.kind) {
    case 'pull-request':
    case 'no-pull-request':
    case 'failed':
    case 'archived':
    case 'detached':
    case 'unknown':
    case 'cancelled':
    case 'skipped':
    case 'limited':
      return story.kind;
    case 'over-budget':
    case 'rehearsed':
      return 'skipped';
    case 'timed-out':
    case 'stuck':
      return 'timeout';
    case 'out-of-sight':
    case 'refused':
      return 'error';
    case 'not-sent':
      return story.hindrance.kind === 'stopped' || story.hindrance.kind === 'cut-off'
        ? 'cancelled'
        : 'timeout';
    case 'concluded':
      return 'pull-request';
    case 'looked':
      return outcomeOfLook(story.job);
  }
}

function outcomeOfLook({ status, prLink }: JobReading): Outcome {
  switch (status) {
    case 'completed':
      return prLink ? 'pull-request' : 'no-pull-request';
    case 'failed':
    case 'archived':
      return status;
    case 'active':
    case undefined:
      return 'detached';
  }
}

/**
 * 0 only where success is proven and the outcome is none that the caller wants to fail on. To have looked is what was
 * asked for, however the job stands.
 */
export function exitCodeOf(story: ToldStory, failOn: ReadonlySet<Outcome>): 0 | 1 {
  const outcome = outcomeOf(story);
  if (ALWAYS_FAIL.includes(outcome) || isUnanswered(story)) return 1;
  if (story.kind === 'looked') return 0;
  if (story.kind === 'archived' && story.job.prLink) return 0;
  return failOn.has(outcome) ? 1 : 0;
}

/** True where the time was up without a single answer: nothing is known, so nothing is proven. */
function isUnanswered(story: ToldStory): boolean {
  if (story.kind !== 'not-sent') return false;
  const { about, hindrance } = story;
  return hindrance.kind !== 'busy' || about.kind === 'nothing' || hindrance.sight.kind === 'unseen';
}

/** The pull request that a story knows of; empty where there is none. */
export function linkOf(story: Story): string {
  return knownJob(story)?.job.prLink ?? '';
}
