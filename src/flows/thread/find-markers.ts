import type { CommentPlace, Person } from '../../ports/code-host.ts';
import { isSameAttempt, isSameRequest, type MarkerBounds, matchesMarker } from '../../story/marker.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import { knownJob } from '../../story/story.ts';
import { traceOf } from '../../story/trace.ts';
import { type Eye, type FoundComment, ours, type View } from './eye.ts';

/** How far back the repository's comments are searched for the job behind a pull request. */
const COMMENTS_SEARCHED = 1_000;

/** What is known of a request's thread, and who looks at it. */
export interface Sight {
  readonly eye: Eye;
  readonly place: CommentPlace;
  readonly bounds: MarkerBounds;
  /** Whose own comment is not an earlier one, wherever it stands. */
  readonly owner: MarkerOwner;
  /** Only comments by this author count: anybody can write a marker. */
  readonly self: Person;
}

export interface MarkerSearch extends Omit<Sight, 'owner'>, Partial<Pick<Sight, 'owner'>> {
  /** Says, by what has been found so far, newest first, whether older comments can't change the answer. */
  readonly isEnough: (found: readonly FoundComment[], view: View) => boolean;
}

/**
 * Finds our own earlier markers of this thread, newest first, on as many pages as it takes. Where a pull request has
 * none, the repository's newest comments are searched for the job that made it.
 * @throws HostError
 */
export async function findMarkers(search: MarkerSearch): Promise<readonly FoundComment[]> {
  const { eye, isEnough, bounds } = search;
  const thread = await eye.thread(search.place, (view) => isEnough(markersIn(view, search), view));
  const here = markersIn(thread, search);
  const knowsJob = here.some(({ marker }) => knownJob(marker.story) !== undefined);
  if (isEnough(here, thread) || knowsJob || bounds.prLink === undefined) return here;
  const withThese = (view: View) => {
    const elsewhere = markersIn(view, search).filter(
      ({ comment }) => !here.some((one) => one.comment.id === comment.id),
    );
    return [...here, ...elsewhere];
  };
  const repository = await eye.repository(
    (view) => view.comments.length >= COMMENTS_SEARCHED || isEnough(withThese(view), thread),
  );
  return withThese(repository);
}

/** Our own markers that bear on the thread. */
function markersIn({ marked }: View, { self, bounds, owner }: MarkerSearch): readonly FoundComment[] {
  return ours(marked, self).filter(
    ({ marker }) => matchesMarker(marker, bounds) && !(owner && isSameAttempt(marker, owner)),
  );
}

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
