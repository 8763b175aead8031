import type { TriggerEvent } from '../instruction/event.ts';
import { mergedPullRequest } from '../instruction/own-pull-request.ts';
import type { CodeHost } from '../ports/code-host.ts';
import { findMarker } from '../story/marker.ts';
import { linkOf } from '../story/outcome.ts';
import { readPrLink } from '../text/links.ts';
import { isSelf } from './thread/find-markers.ts';

/** How far back comments are searched for the job behind a merged pull request, in pages of 100. */
const SEARCHED_PAGES = 10;

/**
 * True where a comment of ours names the merged pull request as its job's. Where comments can't be read, it is not known to
 * be: the request goes on, and whatever it does next in the thread fails for the same reason or says so.
 */
export async function isOwnMerge(event: TriggerEvent, host: CodeHost | undefined): Promise<boolean> {
  const link = readPrLink(mergedPullRequest(event)?.url);
  if (link === undefined || !host) return false;
  try {
    const self = await host.ownLogin();
    if (!self) return false;
    for await (const { author, body } of host.repositoryComments(SEARCHED_PAGES)) {
      if (!isSelf(author, self)) continue;
      const found = findMarker(body);
      if (found.kind === 'marker' && linkOf(found.marker.story) === link) return true;
    }
  } catch {
    // See above.
  }
  return false;
}
