import type { CodeHost } from '../../ports/code-host.ts';
import { advance } from '../../story/advance.ts';
import { reactionOf } from '../../story/reaction.ts';
import { retell } from '../../story/retell.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import type { FoundComment } from './eye.ts';
import type { Warn } from './host-failure.ts';
import { createReactions, holderOf } from './reactions.ts';
import { rewrite } from './rewrite.ts';

interface Ports {
  readonly host: CodeHost;
  readonly trusted: TrustedOrigins;
  /** False where commands get no reactions. */
  readonly reacts: boolean;
  readonly warn: Warn;
}

/**
 * Tells the ends of runs that were found dead: comment and reaction, by what the comment says, and no more. Once: it says so
 * then. Never rejects.
 */
export async function tellDead(dead: readonly FoundComment[], ports: Ports): Promise<void> {
  const { host, trusted, reacts, warn } = ports;
  for (const one of dead) {
    const { story: before, order } = one.marker;
    const story = advance(before, { kind: 'found dead' });
    const tell = ({ comment: { body }, marker }: FoundComment) =>
      marker.story.kind === before.kind ? retell(story, { body, marker, trusted }) : undefined;
    try {
      const brought = await rewrite(one, { host, tell });
      const target = reacts && brought === 'told' ? holderOf(one.comment, order) : undefined;
      const held = target && { target, there: [], maybe: ['eyes' as const] };
      await createReactions(held, { host, warn }).show(reactionOf(story));
    } catch (error) {
      warn('The comment of a run that is dead could not be brought to its end', error);
    }
  }
}
