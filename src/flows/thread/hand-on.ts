import type { ThreadComment } from '../../ports/code-host.ts';
import { findMarker, isSameAttempt } from '../../story/marker.ts';
import type { FoundComment } from './eye.ts';
import { type CommentOwner, createHand, type Hand, type HandTools, type Telling } from './hand.ts';

/** For a comment of ours that was read. It is never written anew. */
export function handOn(comment: ThreadComment, tools: Omit<HandTools, 'self'>): Hand {
  const owner: CommentOwner = { place: { thread: 0 }, isOwn: () => false, mayAdd: 'never' };
  return createHand(owner, { ...tools, self: async () => undefined }, comment);
}

/**
 * Tells over what one attempt has left. It stays as it is where `tell` has nothing to say, where a later attempt has taken
 * the comment over, and where somebody has emptied it.
 */
export function over(
  before: FoundComment,
  tell: (now: FoundComment) => string | undefined,
): Required<Pick<Telling, 'over'>> {
  return {
    over(comment) {
      const found = findMarker(comment.body);
      const isSame = found.kind === 'marker' && isSameAttempt(found.marker, before.marker);
      const text = isSame ? tell({ comment, marker: found.marker }) : undefined;
      return text === undefined ? { kind: 'as it is' } : { kind: 'text', text };
    },
  };
}
