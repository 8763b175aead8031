import { createHash } from 'node:crypto';
import { asIs, count, type Field, flag, storyField, union } from './codec.ts';
import type { Story } from './story.ts';

/*
 * What is known of the one comment of an owner: a request, a reminder, whatever comes. Each kind holds just what is known
 * in it, and `advanceComment` is the only place where one becomes another. The saved record holds it, so that the post
 * step knows what its run knew.
 */
export type CommentState =
  /** Nothing stands there. `isAnew`: what stood there was deleted, so that it is written once more and no further. */
  | { readonly kind: 'none'; readonly isAnew: boolean }
  /** Sent, and no answer was seen: it may stand there, and is looked for before it is sent again. */
  | { readonly kind: 'sent'; readonly isAnew: boolean }
  /** `shows`: the digest of its text; empty while that is not known. */
  | {
      readonly kind: 'standing';
      readonly id: number;
      readonly inReview: boolean;
      readonly shows: string;
      readonly isAnew: boolean;
    }
  /** One may stand there that could not be looked for: none is written before it has been. */
  | { readonly kind: 'unread'; readonly isAnew: boolean }
  /** The host takes no more of it. */
  | { readonly kind: 'shut'; readonly why: string }
  /** Somebody has told more there than this owner's run knows. */
  | { readonly kind: 'left'; readonly to: Story };

export type CommentEvent =
  | { readonly kind: 'sending' }
  /** It is known to stand there, by an answer or a look. */
  | { readonly kind: 'stands'; readonly id: number; readonly inReview: boolean; readonly shows: string }
  /** Nobody knows what it shows before the answer comes. */
  | { readonly kind: 'editing' }
  /** The place was read whole, and it stands nowhere. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'deleted'; readonly mayAddAgain: boolean }
  /** For good. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'overtaken'; readonly by: Story }
  /** A later step of the run goes on with it: what could not be read may be readable now. */
  | { readonly kind: 'resumed' };

export const NOTHING_SENT: CommentState = Object.freeze({ kind: 'none', isAnew: false });

/** What is known after something has happened to it. What is shut, or left to others, stays that. */
export function advanceComment(state: CommentState, event: CommentEvent): CommentState {
  if (state.kind === 'shut' || state.kind === 'left') return state;
  const { isAnew } = state;
  switch (event.kind) {
    case 'sending':
      return state.kind === 'standing' ? state : { kind: 'sent', isAnew };
    case 'stands':
      return { ...event, kind: 'standing', isAnew };
    case 'editing':
      return state.kind === 'standing' ? { ...state, shows: '' } : state;
    case 'missed':
      return state.kind === 'standing' ? state : { kind: 'none', isAnew };
    case 'unreadable':
      return state.kind === 'standing' ? state : { kind: 'unread', isAnew };
    case 'deleted':
      return isAnew || !event.mayAddAgain ? { kind: 'shut', why: 'gone' } : { kind: 'none', isAnew: true };
    case 'refused':
      return { kind: 'shut', why: event.why };
    case 'overtaken':
      return { kind: 'left', to: event.by };
    case 'resumed':
      return state.kind === 'unread' ? { kind: 'sent', isAnew } : state;
  }
}

/** Tells one text of a comment from another. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

const digest: Field<string> = asIs(
  (value): value is string => typeof value === 'string' && /^(?:[0-9a-f]{32})?$/.test(value),
);
const word: Field<string> = asIs((value): value is string => typeof value === 'string');

export const commentField = union<CommentState>({
  none: { isAnew: flag },
  sent: { isAnew: flag },
  standing: { id: count, inReview: flag, shows: digest, isAnew: flag },
  unread: { isAnew: flag },
  shut: { why: word },
  left: { to: storyField },
});

/** True where a comment may stand there that shows something else. */
export function mayBeBehind(state: CommentState, text: string): boolean {
  if (state.kind === 'standing') return state.shows !== digestOf(text);
  return state.kind === 'sent' || state.kind === 'unread';
}
