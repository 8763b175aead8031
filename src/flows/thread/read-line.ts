import { parseCommand } from '../../instruction/command.ts';
import type { Person } from '../../ports/code-host.ts';
import { isSameAttempt, isSameRequest } from '../../story/marker.ts';
import { isOpen } from '../../story/story.ts';
import { standingOf, traceOf } from '../../story/trace.ts';
import { COMMAND_MAX_AGE_MS, commandOf, deadAtMs, type Rival, RUN_MAX_MS } from '../../thread/turn-order.ts';
import { type FoundComment, isReadBackTo, isSelf, type View } from './eye.ts';
import { findMarkers, type MarkerSearch } from './find-markers.ts';

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
  search: MarkerSearch,
  facts: { command: string; nowMs: number },
): Promise<ThreadReading> {
  search.eye.blink();
  const isEnough: MarkerSearch['isEnough'] = (found, view) =>
    isReadBackTo(view, facts.nowMs - RUN_MAX_MS) && search.isEnough(found, view);
  const found = await findMarkers({ ...search, isEnough });
  const view = await search.eye.thread(search.place, () => true);
  return judgeLine(view, { ...search, ...facts, found: withoutEchoes(found) });
}

type LineFacts = Pick<MarkerSearch, 'self' | 'except'> &
  Pick<ThreadReading, 'found'> & { readonly command: string; readonly nowMs: number };

/** Who stands in the thread's line. */
export function judgeLine(view: View, { found, self, except, command, nowMs }: LineFacts): ThreadReading {
  const others = found.filter(({ marker }) => !(except && isSameRequest(marker, except)));
  const isPast = ({ marker, comment }: FoundComment) =>
    deadAtMs({ untilMs: marker.untilMs, createdMs: Date.parse(comment.createdAt ?? '') }) <= nowMs;
  return {
    found,
    rivals: others.flatMap((one) => (isPast(one) ? [] : (rivalOf(one) ?? []))),
    dead: others.filter((one) => isOpen(one.marker.story) && isPast(one)),
    unanswered: commandsIn(view, { self, except, command, nowMs, found }),
    own: view.marked.filter(
      ({ comment, marker }) => isSelf(comment.author, self) && except && isSameAttempt(marker, except),
    ),
  };
}

/** Commands of others that no comment of ours about this project answers. */
function commandsIn(
  { comments, marked }: View,
  { self, except, command, nowMs, found }: LineFacts,
): FoundCommand[] {
  const answered = new Set(found.map(({ marker }) => commandOf(marker.order)));
  const isOthers = ({ comment, marker }: FoundComment) =>
    isSelf(comment.author, self) && !(except && isSameAttempt(marker, except));
  const elsewhere = new Set(marked.filter(isOthers).map(({ marker }) => commandOf(marker.order)));
  const passedUntil = Math.max(0, ...found.filter(hasGoneAhead).map(({ marker }) => commandOf(marker.order)));
  return comments.flatMap(({ comment: { id, author, body, createdAt, inReview } }) => {
    const createdMs = Date.parse(createdAt ?? '');
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

function rivalOf({ marker, comment }: FoundComment): Rival | undefined {
  const stage = standingOf(marker.story);
  if (stage === 'over') return undefined;
  const standing = marker.story.kind === 'opened' ? 'fresh' : stage;
  const { order, run, untilMs } = marker;
  const createdMs = Date.parse(comment.createdAt ?? '');
  return { order, commentId: comment.id, standing, run, untilMs: deadAtMs({ untilMs, createdMs }) };
}
