import type { Reaction, ReactionTarget } from '../ports/code-host.ts';
import { asIs, count, type Field, flag } from './codec.ts';
import type { Kind, Story } from './story.ts';

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

/** What holds a command, and which reactions of ours are on it. */
export interface Held {
  readonly target: ReactionTarget;
  /** Known to be there. */
  readonly there: readonly Reaction[];
  /** May have been set. */
  readonly maybe: readonly Reaction[];
}

/**
 * What its run has left on a command, by what its comment says. One that is still at it may be about to end, and sets its
 * reaction before it tells so; one that was cut off may have had a post step that saw to it.
 */
export function reactionsLeft(story: Story, { isAlive }: { isAlive: boolean }): Omit<Held, 'target'> {
  if (isAlive) return { there: [], maybe: ['eyes', 'confused', '-1'] };
  if (story.kind === 'cancelled' && story.by === 'cut-off') return { there: [], maybe: ['eyes', 'confused'] };
  const left = reactionOf(story);
  return { there: left ? [left] : [], maybe: [] };
}

const isReaction = (value: unknown): value is Reaction => Object.values(REACTIONS).includes(value as 'eyes');
const isList = (value: unknown) => Array.isArray(value) && value.every(isReaction);

export const heldField: Field<Held> = asIs((value): value is Held => {
  const { target, there, maybe } = (value ?? {}) as Partial<Record<keyof Held, unknown>>;
  const { id, inReview } = (target ?? {}) as Partial<Record<keyof ReactionTarget, unknown>>;
  const isTarget = count.read(id) !== undefined && flag.read(inReview) !== undefined;
  return isTarget && isList(there) && isList(maybe);
});
