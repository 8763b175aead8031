import type { CodeHost, CommentPlace, Person, ThreadComment } from '../../ports/code-host.ts';
import { findMarker, isSameAttempt, type MarkerBounds, matchesMarker } from '../../story/marker.ts';
import type { Marker, MarkerOwner } from '../../story/marker-owner.ts';
import { knownJob } from '../../story/story.ts';

/** How far back the repository's comments are searched for the job behind a pull request. */
const REPOSITORY_PAGES = 10;

export interface FoundComment {
  readonly marker: Marker;
  readonly comment: ThreadComment;
}

export interface MarkerSearch {
  readonly host: CodeHost;
  readonly place: CommentPlace;
  readonly bounds: MarkerBounds;
  /** Only comments by this author count: anybody can write a marker. */
  readonly self: Person;
  /** Whose own comment is not an earlier one, wherever it stands. */
  readonly except?: MarkerOwner;
  /** Called with every comment that is read, in the order of reading. */
  readonly onComment?: (comment: ThreadComment) => void;
  /** Says, by what has been found so far, newest first, whether older comments can't change the answer. */
  readonly isEnough: (found: readonly FoundComment[]) => boolean;
}

/**
 * Finds our own earlier markers of this thread, newest first, on as many pages as it takes. Where a pull request has
 * none, the repository's newest comments are searched for the job that made it.
 */
export async function findMarkers(search: MarkerSearch): Promise<readonly FoundComment[]> {
  const found: FoundComment[] = [];
  for await (const comment of search.host.comments(search.place)) {
    search.onComment?.(comment);
    take(comment, search, found);
    if (search.isEnough(found)) return found;
  }
  if (found.some(({ marker }) => knownJob(marker.story) !== undefined) || search.bounds.prLink === undefined)
    return found;
  for await (const comment of search.host.repositoryComments(REPOSITORY_PAGES)) {
    if (found.every((earlier) => earlier.comment.id !== comment.id)) take(comment, search, found);
    if (search.isEnough(found)) break;
  }
  return found;
}

function take(comment: ThreadComment, search: MarkerSearch, found: FoundComment[]): void {
  if (!isSelf(comment.author, search.self)) return;
  const result = findMarker(comment.body);
  if (result.kind !== 'marker' || !matchesMarker(result.marker, search.bounds)) return;
  if (search.except && isSameAttempt(result.marker, search.except)) return;
  found.push({ marker: result.marker, comment });
}

export function isSelf(author: Person | undefined, self: Person): boolean {
  return author?.login.toLowerCase() === self.login.toLowerCase() && author.isBot === self.isBot;
}
