import { createHand } from '../../flows/thread/hand.ts';
import { failureOf } from '../../flows/thread/host-failure.ts';
import { IMPACT_MARKER } from '../../impact/comment.ts';
import type { CodeHost } from '../../ports/code-host.ts';
import type { OwnComment } from '../../ports/own-comment.ts';

/** One may stand there from an earlier run: it is looked for before any is written. */
const FROM_EARLIER = { kind: 'sent', isAnew: false } as const;

/** The comment of impact on a pull request, written by the one hand. */
export function openImpactComment(host: CodeHost, thread: number): OwnComment {
  return {
    async bring(text, { mayCreate }) {
      const isOwn = (body: string) => body.includes(IMPACT_MARKER);
      const owner = { place: { thread }, isOwn, mayAdd: mayCreate ? 'again' : 'never' } as const;
      const hand = createHand(owner, { host, self: () => host.ownLogin() }, FROM_EARLIER);
      try {
        await hand.bring({ text: `${text}\n\n${IMPACT_MARKER}\n` });
      } catch (error) {
        // The token of a fork's run may not: the summary says it all.
        if (failureOf(error) !== 'forbidden') throw error;
      }
    },
  };
}
