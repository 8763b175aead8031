import type { CodeHost } from '../../ports/code-host.ts';
import { isOfProject, type ProjectBounds } from '../../story/marker.ts';
import { isUnfinished, knownJob } from '../../story/story.ts';
import { createEye, type FoundComment, isReadBackTo, ours, type View, writtenMs } from '../thread/eye.ts';
import { isPassed } from '../thread/find-markers.ts';

/** A comment of ours about a request that has a job, and whose end nobody has told. */
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
  const found = requestsIn(view, bounds).filter((one) => !(writtenMs(one) < sinceMs));
  if (!found.some(({ marker }) => isUnfinished(marker.story))) return [];
  const self = await eye.self();
  return self && openOnes(ours(found, self));
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
export function requestsIn({ marked }: View, bounds: ProjectBounds): readonly FoundComment[] {
  return marked.filter(({ marker }) => isOfProject(marker, bounds) && knownJob(marker.story));
}
