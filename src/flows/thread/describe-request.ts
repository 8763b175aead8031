import type { CommentPlace, ReactionTarget } from '../../ports/code-host.ts';
import { hashRequest, type MarkerBounds, projectBounds } from '../../story/marker.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import { NO_PULL, type Scene } from '../../story/scene.ts';
import { truncate } from '../../text/truncate.ts';
import { orderOf } from '../../thread/turn-order.ts';
import type { AnswerRequest } from '../answer-request.ts';

/** More than a comment ever shows. */
const ASKED_MAX_CHARACTERS = 2_000;

/** What holds the command: a comment, or the issue that was opened with it. */
export function holderOf({ plan }: AnswerRequest, { replyTo }: CommentPlace): ReactionTarget | undefined {
  const { event } = plan;
  if (event.kind === 'comment') {
    const { id } = event.comment;
    return id === undefined ? undefined : { id, inReview: replyTo !== undefined };
  }
  return event.kind === 'thread' && plan.kind === 'command'
    ? { id: event.thread.number, inReview: false, isIssue: true }
    : undefined;
}

/** Whose a marker of it is. */
export function ownerOf(
  { plan, run, project, rules, texts, waiting }: AnswerRequest,
  place: CommentPlace,
): MarkerOwner {
  const text = plan.kind === 'command' ? plan.instruction : texts.template;
  const holder = holderOf({ plan } as AnswerRequest, place);
  return {
    ...projectBounds({ ...run, ...project }),
    thread: place.thread,
    run: run.run,
    attempt: run.attempt,
    // What makes it the same request in a re-run: the step, its text before data is filled in, and what holds it.
    request: hashRequest([run.step, text, String(holder?.id ?? ''), String(place.thread)]),
    pages: plan.command === 'status' ? [] : rules.pages,
    order: orderOf({ commandId: commandIdOf(plan), attempt: run.attempt }),
    untilMs: waiting.untilMs,
  };
}

/** An edit may make a command of an old comment, whose place in the thread's order others have passed already. */
function commandIdOf({ event }: AnswerRequest['plan']): number {
  return event.kind === 'comment' && event.action !== 'edited' ? (event.comment.id ?? 0) : 0;
}

/** Whose markers bear on it. */
export function boundsOf({ plan }: AnswerRequest, owner: MarkerOwner): MarkerBounds {
  const { event } = plan;
  const thread = event.kind === 'comment' || event.kind === 'thread' ? event.thread : undefined;
  const { repository, thread: number, project, host } = owner;
  const bounds = { repository, thread: number, project, host };
  return thread?.kind === 'pull-request' && thread.url !== undefined
    ? { ...bounds, prLink: thread.url }
    : bounds;
}

/** What its comment shows beside the story. */
export function sceneOf(
  { plan, run, rules, texts, waiting }: AnswerRequest,
  redact: (text: string) => string,
): Scene {
  const { event } = plan;
  const author =
    event.kind === 'thread' && plan.kind === 'command'
      ? event.thread.author
      : event.kind === 'comment'
        ? event.comment.author
        : undefined;
  const asked = redact(plan.kind === 'command' ? plan.instruction : texts.prompt);
  return {
    command: rules.command,
    asked: truncate(asked, ASKED_MAX_CHARACTERS),
    by: author?.login ?? '',
    note: '',
    runUrl: run.runUrl ?? '',
    trusted: rules.trusted,
    untilMs: waiting.untilMs,
    elapsedMs: 0,
    pull: NO_PULL,
  };
}
