import type { AnswerPlan } from './answer-request.ts';

/** Login of whoever caused the request; undefined where a workflow asks by itself. */
export function askerOf({ event }: AnswerPlan): string | undefined {
  if (event.kind === 'comment') return event.comment.author?.login;
  return event.kind === 'thread' ? event.sender?.login : undefined;
}
