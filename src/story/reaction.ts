import type { Reaction } from '../ports/code-host.ts';
import type { Kind } from './story.ts';

/** What the command gets in the end, as the reactions API calls it; 👀 while a run is at it. */
const REACTIONS = {
  looking: 'eyes',
  opened: 'eyes',
  queued: 'eyes',
  admitted: 'eyes',
  waiting: 'eyes',
  creating: 'eyes',
  sending: 'eyes',
  running: 'eyes',
  detached: 'rocket',
  'timed-out': 'confused',
  cancelled: 'confused',
  'out-of-sight': '-1',
  stuck: 'confused',
  'pull-request': 'rocket',
  concluded: 'rocket',
  'no-pull-request': 'confused',
  failed: '-1',
  archived: '-1',
  unknown: 'confused',
  'not-sent': 'confused',
  refused: '-1',
  limited: 'confused',
  'over-budget': 'confused',
  rehearsed: undefined,
  looked: 'rocket',
  skipped: undefined,
} as const satisfies Record<Kind, Reaction | undefined>;

export function reactionOf({ kind }: { readonly kind: Kind }): Reaction | undefined {
  return REACTIONS[kind];
}
