import type { CodeHost } from '../../ports/code-host.ts';
import { findMarker, isSameAttempt } from '../../story/marker.ts';
import { reactionOf, reactionsLeft } from '../../story/reaction.ts';
import { type Retold, retell } from '../../story/retell.ts';
import type { Story } from '../../story/story.ts';
import type { Warn } from '../host-failure.ts';
import type { FoundComment } from './eye.ts';
import { type Brought, createHand } from './hand.ts';
import { createReactions, holderOf } from './reactions.ts';

/**
 * Writes over what one attempt has left, in the comment that was read. It stays as it is where `tell` has nothing to say, where a
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

interface TellingOn extends Retold {
  readonly host: CodeHost;
  readonly warn: Warn;
  /** How the story goes on from what stands there now; the same story where there is nothing to tell. */
  readonly next: (now: FoundComment) => Story;
  /** Whether its run may still be at it. */
  readonly isAlive?: (now: FoundComment) => boolean;
  /** False where commands get no reactions. */
  readonly reacts?: boolean;
}

/** Tells on what one attempt has left: comment, then reaction. Returns what stands there now. @throws HostError */
export async function tellOn(
  before: FoundComment,
  { host, warn, next, isAlive = () => false, reacts = true, ...retold }: TellingOn,
): Promise<{ story: Story; isNews: boolean }> {
  let [now, { story }] = [before, before.marker];
  const tell = (found: FoundComment) => {
    const { comment, marker } = found;
    now = found;
    story = next(found);
    return story === marker.story ? undefined : retell(story, { body: comment.body, marker, ...retold });
  };
  const isNews = (await rewrite(before, { host, tell })) === 'told';
  const target = isNews && reacts ? holderOf(before.comment, before.marker.order) : undefined;
  const left = reactionsLeft(now.marker.story, { isAlive: isAlive(now) });
  await createReactions(target && { target, ...left }, { host, warn }).show(reactionOf(story));
  return { story, isNews };
}
