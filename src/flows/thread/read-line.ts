import { parseCommand } from '../../instruction/command.ts';
import type { Person, ThreadComment } from '../../ports/code-host.ts';
import { findMarker, isSameAttempt, isSameRequest } from '../../story/marker.ts';
import type { Story } from '../../story/story.ts';
import { standingOf } from '../../story/trace.ts';
import { COMMAND_MAX_AGE_MS, commandOf, deadAtMs, type Rival, RUN_MAX_MS } from '../../thread/turn-order.ts';
import { type FoundComment, findMarkers, isSelf, type MarkerSearch } from './find-markers.ts';

/** A command that somebody's comment holds. */
export interface FoundCommand {
  readonly id: number;
  readonly author: Person;
}

export interface ThreadReading {
  /** Our own comments' markers, newest first. */
  readonly found: readonly FoundComment[];
  /** Requests of other runs that are not over, and are not past their time. */
  readonly rivals: readonly Rival[];
  /** Young commands that no comment of ours answers, this request's own among them. */
  readonly unanswered: readonly FoundCommand[];
  /** What this very request's comment shows; more than one where it was written twice. */
  readonly own: readonly Story['kind'][];
}

/** Reads all of a thread that can bear on whose turn it is; older comments as far as `search.isEnough` wants them. */
export async function readLine(
  search: MarkerSearch,
  { command, nowMs }: { command: string; nowMs: number },
): Promise<ThreadReading> {
  const commands: FoundCommand[] = [];
  const own: Story['kind'][] = [];
  let isPast = false;
  const onComment = (comment: ThreadComment) => {
    const createdMs = Date.parse(comment.createdAt ?? '');
    isPast ||= createdMs < nowMs - RUN_MAX_MS;
    if (isSelf(comment.author, search.self)) own.push(...ownStory(comment, search));
    else if (comment.author && !(createdMs < nowMs - COMMAND_MAX_AGE_MS)) {
      const { kind } = parseCommand(comment.body, command);
      if (kind === 'instruct' || kind === 'new') commands.push({ id: comment.id, author: comment.author });
    }
  };
  const isEnough = (found: readonly FoundComment[]) => isPast && search.isEnough(found);
  const found = withoutEchoes(await findMarkers({ ...search, onComment, isEnough }));
  const answered = new Set(found.map(({ marker }) => commandOf(marker.order)));
  return {
    found,
    rivals: found
      .filter((one) => !isOwn(one, search))
      .flatMap((one) => rivalOf(one) ?? [])
      .filter(({ untilMs }) => untilMs > nowMs),
    unanswered: commands.filter(({ id }) => !answered.has(id)),
    own,
  };
}

function ownStory({ body }: ThreadComment, { except }: MarkerSearch): Story['kind'][] {
  const result = findMarker(body);
  const isOwnComment = result.kind === 'marker' && except && isSameAttempt(result.marker, except);
  return isOwnComment ? [result.marker.story.kind] : [];
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

/** What an earlier attempt left of the same request is no rival: it is for the decision to take over. */
function isOwn({ marker }: FoundComment, { except }: MarkerSearch): boolean {
  return except !== undefined && isSameRequest(marker, except);
}

function rivalOf({ marker, comment }: FoundComment): Rival | undefined {
  const stage = standingOf(marker.story);
  if (stage === 'over') return undefined;
  const standing = marker.story.kind === 'opened' ? 'fresh' : stage;
  const { order, run, untilMs } = marker;
  const createdMs = Date.parse(comment.createdAt ?? '');
  return { order, commentId: comment.id, standing, run, untilMs: deadAtMs({ untilMs, createdMs }) };
}
