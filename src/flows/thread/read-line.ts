import { parseCommand } from '../../instruction/command.ts';
import type { Person } from '../../ports/code-host.ts';
import { isSameAttempt, isSameRequest } from '../../story/marker.ts';
import { isOpen } from '../../story/story.ts';
import { standingOf, traceOf } from '../../story/trace.ts';
import { COMMAND_MAX_AGE_MS, commandOf, deadAtMs, type Rival, RUN_MAX_MS } from '../../thread/turn-order.ts';
import { type FoundComment, isReadBackTo, isSelf, ours, type View, writtenMs } from './eye.ts';
import { findMarkers, type MarkerSearch, type Sight } from './find-markers.ts';

/** A command that somebody's comment holds. */
export interface FoundCommand {
  readonly id: number;
  readonly author: Person;
  readonly inReview: boolean;
  /** NaN where the host does not say. */
  readonly createdMs: number;
  /** A later request has gone ahead of it already. */
  readonly isPassedOver: boolean;
  /** By a comment of ours about another project. */
  readonly isAnswered: boolean;
}

export interface ThreadReading {
  /** Our own comments' markers, newest first. */
  readonly found: readonly FoundComment[];
  /** Requests of other runs that are not over, and are not past their time. */
  readonly rivals: readonly Rival[];
  /** What runs left that are past their time without a word. */
  readonly dead: readonly FoundComment[];
  /** Young commands that no comment of ours answers, this request's own among them. */
  readonly unanswered: readonly FoundCommand[];
  /** This very request's comment; more than one where it was written twice. */
  readonly own: readonly FoundComment[];
}

/**
 * Reads all of a thread that can bear on whose turn it is, as it is now; older comments as far as `search.isEnough` wants
 * them.
 * @throws HostError
 */
export async function readLine(
  search: MarkerSearch & Sight,
  facts: { command: string; nowMs: number },
): Promise<ThreadReading> {
  search.eye.blink();
  const isEnough: MarkerSearch['isEnough'] = (found, view) =>
    isReadBackTo(view, facts.nowMs - RUN_MAX_MS) && search.isEnough(found, view);
  const found = await findMarkers({ ...search, isEnough });
  const view = await search.eye.thread(search.place, () => true);
  return judgeLine(view, { ...search, ...facts, found: withoutEchoes(found) });
}

type LineFacts = Pick<Sight, 'self' | 'owner'> &
  Pick<ThreadReading, 'found'> & { readonly command: string; readonly nowMs: number };

/** Who stands in the thread's line. */
function judgeLine(view: View, facts: LineFacts): ThreadReading {
  const { found, self, owner, nowMs } = facts;
  const others = found.filter(({ marker }) => !isSameRequest(marker, owner));
  const isPast = (one: FoundComment) => deadMs(one) <= nowMs;
  return {
    found,
    rivals: others.flatMap((one) => (isPast(one) ? [] : (rivalOf(one) ?? []))),
    dead: others.filter((one) => isOpen(one.marker.story) && isPast(one)),
    unanswered: commandsIn(view, facts),
    own: ours(view.marked, self).filter(({ marker }) => isSameAttempt(marker, owner)),
  };
}

/** Commands of others that no comment of ours about this project answers. */
function commandsIn(
  { comments, marked }: View,
  { self, owner, command, nowMs, found }: LineFacts,
): FoundCommand[] {
  const heldBy = (some: readonly FoundComment[]) => some.map(({ marker }) => commandOf(marker.order));
  const answered = new Set(heldBy(found));
  const elsewhere = new Set(heldBy(ours(marked, self).filter(({ marker }) => !isSameAttempt(marker, owner))));
  const passedUntil = Math.max(0, ...heldBy(found.filter(hasGoneAhead)));
  return comments.flatMap((one) => {
    const { id, author, body, inReview } = one.comment;
    const createdMs = writtenMs(one);
    if (!author || isSelf(author, self) || answered.has(id) || createdMs < nowMs - COMMAND_MAX_AGE_MS)
      return [];
    const { kind } = parseCommand(body, command);
    const isCommand = kind === 'instruct' || kind === 'new';
    return isCommand
      ? [{ id, author, inReview, createdMs, isPassedOver: id < passedUntil, isAnswered: elsewhere.has(id) }]
      : [];
  });
}

/** Its turn came, and something was sent, as far as is known. */
function hasGoneAhead({ marker: { story } }: FoundComment): boolean {
  return story.kind !== 'opened' && traceOf(story).kind !== 'nothing';
}

/** A comment whose answer was lost may come to stand there beside the one that is kept, and stays as it was written first. */
function withoutEchoes(found: readonly FoundComment[]): readonly FoundComment[] {
  const isFresh = ({ marker }: FoundComment) => marker.story.kind === 'opened';
  const isEcho = (one: FoundComment) =>
    isFresh(one) &&
    found.some(
      (other) =>
        isSameAttempt(one.marker, other.marker) && (!isFresh(other) || other.comment.id > one.comment.id),
    );
  return found.filter((one) => !isEcho(one));
}

function rivalOf(one: FoundComment): Rival | undefined {
  const { marker, comment } = one;
  const stage = standingOf(marker.story);
  if (stage === 'over') return undefined;
  const standing = marker.story.kind === 'opened' ? 'fresh' : stage;
  const { order, run } = marker;
  return { order, commentId: comment.id, standing, run, untilMs: deadMs(one) };
}

const deadMs = (one: FoundComment) => deadAtMs({ untilMs: one.marker.untilMs, createdMs: writtenMs(one) });
