import type { CommentPlace, ThreadComment } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { CommentState } from '../../story/comment-state.ts';
import { findMarker, isSameAttempt } from '../../story/marker.ts';
import type { Marker, MarkerOwner } from '../../story/marker-owner.ts';
import { isEnd, type Story, turnOf } from '../../story/story.ts';
import type { Warn } from '../host-failure.ts';
import { createHand, type Hand, type HandTools, type Telling } from './hand.ts';

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
  const tellingOf = (story: Story) => tellingBy(render, { owner, story });
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

/**
 * A run's story as its comment is to tell it, which is left to whoever tells more there. What the attempt before has left is kept
 * as it stands there now: somebody may have told on since it was read.
 */
export function tellingBy(
  render: (story: Story) => string,
  own: { owner: MarkerOwner; story: Story },
): Telling {
  return {
    text: render(own.story),
    over({ body }) {
      const found = findMarker(body);
      const marker = found.kind === 'marker' && found.marker.run === own.owner.run ? found.marker : undefined;
      const to = marker && readOvertaking(marker, own);
      return to ? { kind: 'left', to } : { kind: 'text', text: render(withPast(own.story, marker)) };
    },
  };
}

function withPast(story: Story, marker: Marker | undefined): Story {
  if (!marker || !('past' in story) || story.past.kind === 'none') return story;
  const { past } = story;
  const isOlder = isEnd(past.story) && !isEnd(marker.story);
  return marker.attempt === past.attempt && !isOlder
    ? { ...story, past: { ...past, story: marker.story } }
    : story;
}

/**
 * What is told there that a run knows less of: what a later attempt of it has written, or an end that somebody has seen. That
 * others took it for dead it knows better.
 */
function readOvertaking(
  marker: Marker,
  { owner, story }: { owner: MarkerOwner; story: Story },
): Story | undefined {
  const isSeen = isEnd(marker.story) && turnOf(marker.story) !== undefined;
  const isTold = isSeen && isSameAttempt(marker, owner);
  return marker.attempt > owner.attempt || (isTold && !isEnd(story)) ? marker.story : undefined;
}
