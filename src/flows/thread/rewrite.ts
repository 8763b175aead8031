import type { CodeHost } from '../../ports/code-host.ts';
import { findMarker, isSameAttempt } from '../../story/marker.ts';
import type { FoundComment } from './eye.ts';
import { type Brought, createHand } from './hand.ts';

/**
 * Tells over what one attempt has left, in the comment that was read. It stays as it is where `tell` has nothing to say, where a
 * later attempt has taken the comment over, and where somebody has emptied it. It is never written anew. @throws HostError
 */
export function rewrite(
  before: FoundComment,
  { host, tell }: { host: CodeHost; tell: (now: FoundComment) => string | undefined },
): Promise<Brought> {
  const owner = { place: { thread: before.marker.thread }, isOwn: () => false, mayAdd: 'never' } as const;
  return createHand(owner, { host, self: async () => undefined }, before.comment).bring({
    over(comment) {
      const found = findMarker(comment.body);
      const isSame = found.kind === 'marker' && isSameAttempt(found.marker, before.marker);
      const text = isSame ? tell({ comment, marker: found.marker }) : undefined;
      return text === undefined ? { kind: 'as it is' } : { kind: 'text', text };
    },
  });
}
