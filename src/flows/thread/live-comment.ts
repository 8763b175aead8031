import type { CommentPlace, ThreadComment } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { CommentState } from '../../story/comment-state.ts';
import { findMarker, isSameAttempt } from '../../story/marker.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import { isEnd, type Story, turnOf } from '../../story/story.ts';
import { createHand, type Hand, type HandTools, type Telling } from './hand.ts';
import type { Warn } from './host-failure.ts';

/** The comment of a request, which a run keeps up to date while it is at it. */
export interface LiveComment {
  readonly hand: Hand;
  /** True where this is what stands there, as far as is known. */
  isShown(story: Story): boolean;
  /** Shows this from now on. Later stories overtake earlier ones that have not been sent; resolves when sent. Never rejects. */
  show(story: Story): Promise<void>;
}

interface Tools extends HandTools {
  readonly place: CommentPlace;
  readonly owner: MarkerOwner;
  readonly render: (story: Story) => string;
  readonly log: Log;
  readonly warn: Warn;
}

/** A comment is worth a warning when it can't be written, never a failure. */
export function createLiveComment(tools: Tools, known?: CommentState | ThreadComment): LiveComment {
  const { owner, place, render, log, warn } = tools;
  const isOwn = (body: string) => isWrittenBy(owner, body);
  const hand = createHand({ place, isOwn, mayAdd: 'again' }, tools, known);
  const tellingOf = (story: Story): Telling => {
    const text = render(story);
    return { text, over: tellOver(text, { owner, story }) };
  };
  let next: Story | undefined;
  let sending: Promise<void> | undefined;
  const sendAll = async () => {
    while (next) {
      const story = next;
      next = undefined;
      try {
        const brought = await hand.bring(tellingOf(story));
        if (brought === 'left') log.info('A later run has taken over the comment; it is left to that one.');
      } catch (error) {
        warn('The comment could not be written', error);
      }
    }
  };
  return {
    hand,
    isShown: (story) => hand.shows(render(story)),
    show(story) {
      next = story;
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}

/** True for a comment of this very request, attempt and all. */
export function isWrittenBy(owner: MarkerOwner, body: string): boolean {
  const found = findMarker(body);
  return found.kind === 'marker' && isSameAttempt(found.marker, owner);
}

/** Leaves the comment to whoever tells more there. */
export function tellOver(text: string, own: { owner: MarkerOwner; story: Story }): Required<Telling>['over'] {
  return ({ body }) => {
    const to = readOvertaking(body, own);
    return to ? { kind: 'left', to } : { kind: 'text', text };
  };
}

/**
 * What is told there that a run knows less of: what a later attempt of it has written, or an end that somebody has seen. That
 * others took it for dead it knows better.
 */
function readOvertaking(
  body: string,
  { owner, story }: { owner: MarkerOwner; story: Story },
): Story | undefined {
  const found = findMarker(body);
  if (found.kind !== 'marker' || found.marker.run !== owner.run) return undefined;
  const { marker } = found;
  const isSeen = isEnd(marker.story) && turnOf(marker.story) !== undefined;
  const isTold = isSeen && isSameAttempt(marker, owner);
  return marker.attempt > owner.attempt || (isTold && !isEnd(story)) ? marker.story : undefined;
}
