import { RUNNER_SERVICE } from '../contract/runner-service.ts';
import type { MarkerOwner } from './marker-owner.ts';
import { type Kind, knownJob, type Past, type Story } from './story.ts';

/**
 * What a story leaves for later requests of its thread. `nothing`: no request, or nothing was sent. `under-way`: the
 * answer was not seen when this was written. `unknown`: it will not be seen. `taken`: the job has the request.
 */
export type Trace =
  | { readonly kind: 'nothing' | 'under-way' | 'unknown'; readonly jobId: string | undefined }
  | { readonly kind: 'taken'; readonly jobId: string };

/** A comment whose later edits failed may say `opened` of what was sent since, so that counts as under way. */
const TRACES = {
  looking: 'nothing',
  opened: 'under-way',
  queued: 'nothing',
  admitted: 'under-way',
  waiting: 'under-way',
  creating: 'under-way',
  sending: 'under-way',
  running: 'taken',
  detached: 'taken',
  'timed-out': 'taken',
  cancelled: 'taken',
  'out-of-sight': 'taken',
  stuck: 'taken',
  'pull-request': 'taken',
  concluded: 'taken',
  'no-pull-request': 'taken',
  failed: 'taken',
  archived: 'taken',
  unknown: 'unknown',
  'not-sent': 'nothing',
  refused: 'nothing',
  limited: 'nothing',
  'over-budget': 'nothing',
  rehearsed: 'nothing',
  looked: 'nothing',
  skipped: 'nothing',
} as const satisfies Record<Kind, Trace['kind']>;

/**
 * Where an open request stands in its thread's order: `in line` while others may come first, `ahead` once it is its
 * turn, and `over` where its run has ended or it is none.
 */
const STANDINGS = {
  looking: 'over',
  opened: 'in line',
  queued: 'in line',
  admitted: 'ahead',
  waiting: 'ahead',
  creating: 'ahead',
  sending: 'ahead',
  running: 'ahead',
  detached: 'over',
  'timed-out': 'over',
  cancelled: 'over',
  'out-of-sight': 'over',
  stuck: 'over',
  'pull-request': 'over',
  concluded: 'over',
  'no-pull-request': 'over',
  failed: 'over',
  archived: 'over',
  unknown: 'over',
  'not-sent': 'over',
  refused: 'over',
  limited: 'over',
  'over-budget': 'over',
  rehearsed: 'over',
  looked: 'over',
  skipped: 'over',
} as const satisfies Record<Kind, 'in line' | 'ahead' | 'over'>;

export function standingOf({ kind }: Story): 'in line' | 'ahead' | 'over' {
  return STANDINGS[kind];
}

export function traceOf(story: Story): Trace {
  const kind = TRACES[story.kind];
  const jobId = isAtAnother(story) ? undefined : knownJob(story)?.jobId;
  if (kind !== 'taken') return { kind, jobId };
  return jobId === undefined ? { kind: 'unknown', jobId } : { kind, jobId };
}

/**
 * What a re-run takes its earlier attempt to have left where no comment of it is there: it may have sent something whose
 * answer is kept nowhere. It stands in the comment of the attempt that missed it. Undefined for a first attempt, and where the service has ended with that attempt.
 */
export function untold({ attempt, pages, host }: MarkerOwner): Extract<Past, { kind: 'left' }> | undefined {
  if (attempt === 1 || host === RUNNER_SERVICE) return undefined;
  const story: Story = { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } };
  return { kind: 'left', attempt, pages, story };
}

/** The job of one that waits, or waited last, is at somebody else's turn: that it moves proves nothing. */
function isAtAnother(story: Story): boolean {
  const waited = story.kind === 'unknown' && story.asked.kind === 'message' ? story.asked.job : undefined;
  return story.kind === 'waiting' || waited?.status === 'active';
}

/** True where a job was made for the pages, as far as is known; what failed or never started leaves them for later. */
export function hasHandledPages(story: Story): boolean {
  return traceOf(story).kind === 'taken' && story.kind !== 'failed';
}
