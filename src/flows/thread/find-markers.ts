import type { CommentPlace, Person } from '../../ports/code-host.ts';
import { isSameAttempt, type MarkerBounds, matchesMarker } from '../../story/marker.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import { knownJob } from '../../story/story.ts';
import { type Eye, type FoundComment, isSelf, type View } from './eye.ts';

/** How far back the repository's comments are searched for the job behind a pull request. */
const COMMENTS_SEARCHED = 1_000;

export interface MarkerSearch {
  readonly eye: Eye;
  readonly place: CommentPlace;
  readonly bounds: MarkerBounds;
  /** Only comments by this author count: anybody can write a marker. */
  readonly self: Person;
  /** Whose own comment is not an earlier one, wherever it stands. */
  readonly except?: MarkerOwner;
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
export function markersIn(
  { marked }: View,
  { self, bounds, except }: Pick<MarkerSearch, 'self' | 'bounds' | 'except'>,
): readonly FoundComment[] {
  return marked.filter(
    ({ comment, marker }) =>
      isSelf(comment.author, self) &&
      matchesMarker(marker, bounds) &&
      !(except && isSameAttempt(marker, except)),
  );
}
