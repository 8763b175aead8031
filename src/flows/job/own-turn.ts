import { turnOfMessage } from '../../job/judge-look.ts';
import type { Turn } from '../../story/story.ts';

/** Which turn is the request's own, at the least; undefined where the service does not count turns. */
export function ownTurnOf(turn: Turn | undefined): number | undefined {
  if (turn?.kind === 'first') return 1;
  return turn?.kind === 'further'
    ? turnOfMessage({ before: turn.before, ...countOf(turn.number) })
    : undefined;
}

/** Which turn a message's answer was about, where the service counts them. */
export const countOf = (number: number) => (number > 0 ? { turn: number } : {});
