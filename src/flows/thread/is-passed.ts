import { isSameRequest } from '../../story/marker.ts';
import { traceOf } from '../../story/trace.ts';
import type { FoundComment } from './eye.ts';

/**
 * Whether another request went to the job of this one since, by our own comments: what the job shows may then be of that
 * one's turn.
 */
export function isPassed(one: FoundComment, all: readonly FoundComment[]): boolean {
  const { jobId } = traceOf(one.marker.story);
  return jobId !== undefined && all.some((other) => hasSent(other, jobId) && isLater(other, one));
}

function hasSent({ marker: { story } }: FoundComment, to: string): boolean {
  const { kind, jobId } = traceOf(story);
  return kind !== 'nothing' && jobId === to;
}

/** A re-run that sends for the first time stands behind all others, and its comment may be an old one. */
function isLater(other: FoundComment, one: FoundComment): boolean {
  if (isSameRequest(other.marker, one.marker)) return false;
  return other.comment.id > one.comment.id || other.marker.order > one.marker.order;
}
