import type { CodeHost } from '../../ports/code-host.ts';
import type { OwnComment } from '../../ports/own-comment.ts';
import { failureOf } from '../host-failure.ts';
import { createEye } from './eye.ts';
import { createHand, type Verdict } from './hand.ts';

/**
 * Our one comment in a thread for one purpose, whose mark tells it from others. An earlier run may have written it, so it is
 * looked for first.
 */
export function openOwnComment(
  host: CodeHost,
  { thread, mark }: { thread: number; mark: string },
): OwnComment {
  const eye = createEye({ host });
  // As a line of its own: within one it is a stranger's text, which the comment shows as code.
  const isOwn = (body: string) => body.split(/\r?\n/).includes(mark);
  return {
    async bring(words, { mayCreate }) {
      const text = `${words}\n\n${mark}\n`;
      const owner = { place: { thread }, isOwn, mayAdd: mayCreate ? 'again' : 'never' } as const;
      const tools = { host, self: () => eye.self() };
      const hand = createHand(owner, tools, { kind: 'sent', isAnew: false });
      const over = ({ body }: { body: string }): Verdict =>
        body.trim() === text.trim() ? { kind: 'as it is' } : { kind: 'text', text };
      try {
        await hand.bring({ text, over });
      } catch (error) {
        // The token of a fork's run may not write.
        if (failureOf(error) !== 'forbidden') throw error;
      }
    },
  };
}
