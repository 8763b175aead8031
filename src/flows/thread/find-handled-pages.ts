import type { CodeHost } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { MarkerBounds } from '../../story/marker.ts';
import { hasHandledPages } from '../../story/trace.ts';
import { createEye, type FoundComment } from './eye.ts';
import { findMarkers } from './find-markers.ts';
import { adviseToken, explainHostFailure, failureOf } from './host-failure.ts';

export interface HandledQuestion {
  readonly host: CodeHost | undefined;
  readonly bounds: MarkerBounds;
  /** Comments from before this moment no longer count, in ms since 1970. */
  readonly sinceMs: number;
  /** This workflow run. A re-run takes over what its earlier attempt sent, so its pages are still those. */
  readonly run: string;
  readonly attempt: number;
  readonly log: Log;
}

/**
 * The pages that jobs of a thread have been about lately, by the markers in our own comments there. Where that can't be
 * read, none: a page that is refreshed twice is worth a warning, not a failed export.
 */
export async function findHandledPages({
  host,
  bounds,
  sinceMs,
  run,
  attempt,
  log,
}: HandledQuestion): Promise<ReadonlySet<string>> {
  const isRecent = ({ comment }: { comment: { createdAt?: string } }) =>
    !(Date.parse(comment.createdAt ?? '') < sinceMs);
  try {
    const eye = host && createEye({ host });
    const self = await eye?.self();
    if (!eye || !self) {
      log.warning(
        `${UNREAD} ${host ? 'it is not known whom githubToken acts as.' : 'there is no githubToken.'}`,
      );
      return new Set();
    }
    const place = { thread: bounds.thread };
    const isEnough = (found: readonly { comment: { createdAt?: string } }[]) =>
      found.some((one) => !isRecent(one));
    const found = await findMarkers({ eye, place, bounds, self, isEnough });
    const isOwn = ({ marker }: FoundComment) => marker.run === run && marker.attempt < attempt;
    const handled = found.filter((one) => isRecent(one) && !isOwn(one) && hasHandledPages(one.marker.story));
    return new Set(handled.flatMap(({ marker }) => marker.pages));
  } catch (error) {
    const why =
      failureOf(error) === 'forbidden'
        ? `githubToken may not read the comments. ${adviseToken(error, READS)}.`
        : explainHostFailure(error);
    log.warning(`${UNREAD} ${why}`);
    return new Set();
  }
}

const UNREAD = 'Which pages were handled lately could not be read, so none is left out:';
const READS = 'Give the job the permission `issues: read`, or pass a token that has it';
