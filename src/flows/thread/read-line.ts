import { parseCommand } from '../../instruction/command.ts';
import type { ThreadComment } from '../../ports/code-host.ts';
import { standingOf } from '../../story/trace.ts';
import {
  COMMAND_MAX_AGE_MS,
  commandOf,
  DEFAULT_RUN_MS,
  GRACE_MS,
  type Rival,
  RUN_MAX_MS,
} from '../../thread/turn-order.ts';
import { type FoundComment, findMarkers, isSelf, type MarkerSearch } from './find-markers.ts';

/** A command that somebody else's comment holds. */
export interface OtherCommand {
  readonly id: number;
  readonly login: string;
}

export interface ThreadReading {
  /** Our own comments' markers, newest first. */
  readonly found: readonly FoundComment[];
  /** Requests of other runs that are not over, and are not past their time. */
  readonly rivals: readonly Rival[];
  /** Young commands that no comment of ours answers. */
  readonly unanswered: readonly OtherCommand[];
}

/** Reads all of a thread that can bear on whose turn it is; older comments as far as `search.isEnough` wants them. */
export async function readLine(
  search: MarkerSearch,
  { command, nowMs }: { command: string; nowMs: number },
): Promise<ThreadReading> {
  const others: OtherCommand[] = [];
  let isPast = false;
  const onComment = (comment: ThreadComment) => {
    const createdMs = Date.parse(comment.createdAt ?? '');
    isPast ||= createdMs < nowMs - RUN_MAX_MS;
    if (createdMs < nowMs - COMMAND_MAX_AGE_MS || isSelf(comment.author, search.self)) return;
    const { kind } = parseCommand(comment.body, command);
    const isAsking = kind === 'instruct' || kind === 'new';
    if (isAsking && comment.author && !comment.author.isBot)
      others.push({ id: comment.id, login: comment.author.login });
  };
  const isEnough = (found: readonly FoundComment[]) => isPast && search.isEnough(found);
  const found = await findMarkers({ ...search, onComment, isEnough });
  const answered = new Set(found.map(({ marker }) => commandOf(marker.order)));
  return {
    found,
    rivals: found
      .filter((one) => !isOwn(one, search))
      .flatMap((one) => rivalOf(one) ?? [])
      .filter(({ untilMs }) => untilMs > nowMs),
    unanswered: others.filter(({ id }) => !answered.has(id)),
  };
}

/** What an earlier attempt left of the same request is no rival: it is for the decision to take over. */
function isOwn({ marker }: FoundComment, { except }: MarkerSearch): boolean {
  return marker.run === except?.run && marker.request === except.request;
}

function rivalOf({ marker, comment }: FoundComment): Rival | undefined {
  const standing = standingOf(marker.story);
  if (standing === 'over') return undefined;
  const { order, run, untilMs } = marker;
  const overMs = untilMs > 0 ? untilMs : Date.parse(comment.createdAt ?? '') + DEFAULT_RUN_MS;
  return { order, commentId: comment.id, standing, run, untilMs: (overMs || 0) + GRACE_MS };
}
