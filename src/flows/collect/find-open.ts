import type { CodeHost, ThreadComment } from '../../ports/code-host.ts';
import { isOfProject, type ProjectBounds } from '../../story/marker.ts';
import type { Marker } from '../../story/marker-owner.ts';
import { knownJob } from '../../story/story.ts';
import { createEye, type FoundComment, isReadBackTo, isSelf, type View } from '../thread/eye.ts';
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

/** Why nothing can be done where it is not known who we are. */
export const NOBODY =
  'It is not known whom githubToken acts as, so its comments can not be told from those of others. Pass a token that may ask for its own login (`read:user` on Gitea and Forgejo).';

/**
 * Our own comments in the whole repository whose requests are not at their end, newest first. Who we are is asked only
 * where there is one to be ours; undefined where that can't be known.
 * @throws HostError
 */
export async function findOpenRequests(search: OpenSearch): Promise<readonly OpenRequest[] | undefined> {
  const { bounds, sinceMs } = search;
  const eye = createEye(search);
  const view = await eye.repository((read) => isReadBackTo(read, sinceMs));
  const found = requestsIn(view, bounds).filter(
    ({ comment }) => !(Date.parse(comment.createdAt ?? '') < sinceMs),
  );
  if (!found.some(({ marker }) => isUnfinished(marker.story))) return [];
  const self = await eye.self();
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

/** The requests that have a job, finished or not, whoever wrote of them. */
export function requestsIn({ marked }: View, bounds: OpenSearch['bounds']): readonly FoundComment[] {
  return marked.filter(
    ({ comment, marker }) =>
      isOfProject(marker, bounds) && standsInThread(comment, marker) && knownJob(marker.story),
  );
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
