import type { CodeHost } from '../../ports/code-host.ts';
import { findMarker, isSameAttempt } from '../../story/marker.ts';
import type { FoundComment } from './find-markers.ts';

/**
 * A comment as it stands now, to be read right before it is written; undefined where a later attempt has taken it over, or
 * somebody has emptied it.
 * @throws HostError
 */
export async function readAgain(
  before: FoundComment,
  host: Pick<CodeHost, 'readComment'>,
): Promise<FoundComment | undefined> {
  const comment = await host.readComment(before.comment);
  const found = findMarker(comment.body);
  if (found.kind !== 'marker' || !isSameAttempt(found.marker, before.marker)) return undefined;
  return { comment, marker: found.marker };
}
