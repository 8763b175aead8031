import type { TriggerEvent } from '../instruction/event.ts';
import { mergedPullRequest } from '../instruction/own-pull-request.ts';
import type { CodeHost } from '../ports/code-host.ts';
import { linkOf } from '../story/outcome.ts';
import { readPrLink } from '../text/links.ts';
import { createEye, isSelf, type View } from './thread/eye.ts';

/** How far back comments are searched for the job behind a merged pull request. */
const COMMENTS_SEARCHED = 1_000;

/**
 * True where a comment of ours names the merged pull request as its job's. Where comments can't be read, it is not known to
 * be: the request goes on, and whatever it does next in the thread fails for the same reason or says so.
 */
export async function isOwnMerge(event: TriggerEvent, host: CodeHost | undefined): Promise<boolean> {
  const link = readPrLink(mergedPullRequest(event)?.url);
  if (link === undefined || !host) return false;
  try {
    const eye = createEye({ host });
    const self = await eye.self();
    if (!self) return false;
    const isNamed = ({ marked }: View) =>
      marked.some(({ comment, marker }) => isSelf(comment.author, self) && linkOf(marker.story) === link);
    return isNamed(
      await eye.repository((view) => view.comments.length >= COMMENTS_SEARCHED || isNamed(view)),
    );
  } catch {
    // See above.
    return false;
  }
}
