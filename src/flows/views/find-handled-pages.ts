import type { CodeHost } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { MarkerBounds } from '../../story/marker.ts';
import { hasHandledPages } from '../../story/trace.ts';
import { adviseToken, explainHostFailure, failureOf } from '../host-failure.ts';
import { createEye, type FoundComment, writtenMs } from '../thread/eye.ts';
import { findMarkers } from '../thread/find-markers.ts';

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
export async function findHandledPages(question: HandledQuestion): Promise<ReadonlySet<string>> {
  const { host, bounds, sinceMs, run, attempt, log } = question;
  const unread = (why: string) => {
    log.warning(`Which pages were handled lately could not be read, so none is left out: ${why}`);
    return new Set<string>();
  };
  const isOld = (one: FoundComment) => writtenMs(one) < sinceMs;
  try {
    const eye = host && createEye({ host });
    const self = await eye?.self();
    if (!eye) return unread('there is no githubToken.');
    if (!self) return unread('it is not known whom githubToken acts as.');
    const place = { thread: bounds.thread };
    const found = await findMarkers({ eye, place, bounds, self, isEnough: (all) => all.some(isOld) });
    const isOwn = ({ marker }: FoundComment) => marker.run === run && marker.attempt < attempt;
    const handled = found.filter((one) => !isOld(one) && !isOwn(one) && hasHandledPages(one.marker.story));
    return new Set(handled.flatMap(({ marker }) => marker.pages));
  } catch (error) {
    if (failureOf(error) !== 'forbidden') return unread(explainHostFailure(error));
    return unread(`githubToken may not read the comments. ${adviseToken(error, READS)}.`);
  }
}

const READS = 'Give the job the permission `issues: read`, or pass a token that has it';
