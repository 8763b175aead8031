import type { CodeHost } from '../ports/code-host.ts';
import type { OwnComment } from '../ports/own-comment.ts';
import { IMPACT_MARKER } from './comment.ts';

/** Our comment in a pull request, found again by its hidden line and by who wrote it. */
export function openOwnComment(host: CodeHost, thread: number): OwnComment {
  const find = async () => {
    const own = await host.ownLogin();
    if (own === undefined) return undefined;
    for await (const comment of host.comments({ thread }))
      if (comment.author?.login === own.login && comment.body.includes(IMPACT_MARKER)) return comment;
    return undefined;
  };
  return {
    async bring(text, { mayCreate }) {
      const body = `${text}\n\n${IMPACT_MARKER}\n`;
      try {
        const found = await find();
        if (!found && !mayCreate) return 'absent';
        if (found?.body.trim() === body.trim()) return 'written';
        if (found) await host.editComment(found, body);
        else await host.addComment({ thread }, body);
        return 'written';
      } catch (error) {
        if (error instanceof Error && 'failure' in error && error.failure === 'forbidden') return 'read-only';
        throw error;
      }
    },
  };
}
