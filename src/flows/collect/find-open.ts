import type { CodeHost, ThreadComment } from '../../ports/code-host.ts';
import { findMarker, isOfProject, type ProjectBounds } from '../../story/marker.ts';
import type { Marker } from '../../story/marker-owner.ts';
import { knownJob } from '../../story/story.ts';
import { type FoundComment, isSelf } from '../thread/find-markers.ts';
import { isPassed } from '../thread/is-passed.ts';
import { isUnfinished } from './go-on.ts';

/** A comment of ours about a request that has a job: where it is open, nobody has told its end. */
export interface OpenRequest extends FoundComment {
  readonly jobId: string;
  /** Another request went to its job since. */
  readonly isPassed: boolean;
}

export interface OpenSearch {
  readonly host: CodeHost;
  /** Only what belongs to this project of this service, in this repository. */
  readonly bounds: ProjectBounds;
  /** Comments from before this moment no longer count, in ms since 1970. */
  readonly sinceMs: number;
}

/** Of a repository's comments: as many as a listing may have, see `src/host/github/listing.ts`. */
export const PAGES_MAX = 500;

/** Why nothing can be done where it is not known who we are. */
export const NOBODY =
  'It is not known whom githubToken acts as, so its comments can not be told from those of others. Pass a token that may ask for its own login (`read:user` on Gitea and Forgejo).';

/**
 * Our own comments in the whole repository whose requests are not at their end, newest first. Who we are is asked only
 * where there is one to be ours; undefined where that can't be known.
 * @throws HostError
 */
export async function findOpenRequests(search: OpenSearch): Promise<readonly OpenRequest[] | undefined> {
  const found: FoundComment[] = [];
  for await (const comment of search.host.repositoryComments(PAGES_MAX)) {
    if (Date.parse(comment.createdAt ?? '') < search.sinceMs) break;
    const request = readRequest(comment, search.bounds);
    if (request) found.push(request);
  }
  if (!found.some(({ marker }) => isUnfinished(marker.story))) return [];
  const self = await search.host.ownLogin();
  return self && openOnes(found.filter(({ comment }) => isSelf(comment.author, self)));
}

/** Those whose end nobody has told. */
export function openOnes(requests: readonly FoundComment[]): OpenRequest[] {
  return requests.flatMap((one) => {
    const jobId = knownJob(one.marker.story)?.jobId;
    const isOpen = jobId !== undefined && isUnfinished(one.marker.story);
    return isOpen ? [{ ...one, jobId, isPassed: isPassed(one, requests) }] : [];
  });
}

/** The request that a comment tells of, finished or not; undefined where it tells of none that has a job. */
export function readRequest(comment: ThreadComment, bounds: OpenSearch['bounds']): FoundComment | undefined {
  const found = findMarker(comment.body);
  if (found.kind !== 'marker') return undefined;
  const { marker } = found;
  const isOurs = isOfProject(marker, bounds) && standsInThread(comment, marker);
  return isOurs && knownJob(marker.story) ? { comment, marker } : undefined;
}

/** A marker that was copied into another thread is about neither. */
function standsInThread(comment: ThreadComment, { thread }: Marker): boolean {
  return [undefined, thread].includes(threadOf(comment));
}

/** Number of the thread that a comment stands in, by its address; undefined where that does not tell. */
export function threadOf({ url }: ThreadComment): number | undefined {
  const [, number] = /\/(?:issues|pulls?)\/(\d+)(?:#|$)/.exec(url ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}
