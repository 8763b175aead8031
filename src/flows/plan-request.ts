import { explainNoCommand, parseCommand } from '../instruction/command.ts';
import { type CommentEvent, commandText, type ThreadEvent, type TriggerEvent } from '../instruction/event.ts';
import type { CommentPlace } from '../ports/code-host.ts';

/** What an event asks for, before anybody has been asked whether it may. */
export type Plan =
  | { readonly kind: 'skip'; readonly sentence: string }
  | {
      readonly kind: 'command';
      readonly command: 'instruct' | 'new' | 'status' | 'help';
      readonly instruction: string;
      /** As in `Command`. */
      readonly fix?: string;
      /** As it was written; a new job is to start from there. */
      readonly ref?: string;
      readonly event: CommentEvent | ThreadEvent;
      readonly place: CommentPlace;
    }
  /** The workflow's own prompt, reported to a thread where there is one. */
  | {
      readonly kind: 'prompt';
      readonly command?: undefined;
      readonly fix?: undefined;
      readonly ref?: undefined;
      readonly event: TriggerEvent;
      readonly place?: CommentPlace;
    };

/**
 * Reads an event for what it asks. Comments carry commands, and so may an issue that is opened; everything else runs the
 * workflow's prompt.
 */
export function planRequest(
  event: TriggerEvent,
  facts: { command: string; issueNumber?: number | undefined; hasSecret: boolean; hasPrompt: boolean },
): Plan {
  if (event.kind === 'unreadable') {
    return { kind: 'skip', sentence: `The ${event.name} event can't be read: ${event.detail}.` };
  }
  const fork = facts.hasSecret ? undefined : explainFork(event);
  if (fork !== undefined) return { kind: 'skip', sentence: fork };
  if (event.kind === 'comment') return planCommand(event, facts.command);
  if (event.kind === 'thread') {
    if (event.transferred && !facts.hasPrompt) {
      return { kind: 'skip', sentence: 'The issue came from another repository, so its body is no command.' };
    }
    if (commandText(event) !== undefined) {
      const plan = planCommand(event, facts.command);
      if (plan.kind === 'command' || !facts.hasPrompt) return plan;
    }
    return { kind: 'prompt', event, place: { thread: event.thread.number } };
  }
  const place = facts.issueNumber === undefined ? {} : { place: { thread: facts.issueNumber } };
  return { kind: 'prompt', event, ...place };
}

/** Why a run may have no secrets, which is nobody's fault; undefined where it should have them. */
export function explainFork(event: TriggerEvent): string | undefined {
  if (event.kind !== 'comment' && event.kind !== 'thread') return undefined;
  if (event.thread.fromFork) return 'This run belongs to a fork, and runs of forks get no secrets.';
  return event.thread.maybeFromFork ? MAYBE_FORK : undefined;
}

const MAYBE_FORK =
  "This run got no secretKey: for a fork's pull request there are no secrets, and for any other it has to be set.";

function planCommand(event: CommentEvent | ThreadEvent, word: string): Plan {
  const command = parseCommand(commandText(event) ?? '', word);
  if (command.kind === 'none') {
    const what = event.kind === 'comment' ? 'comment' : 'issue';
    return { kind: 'skip', sentence: explainNoCommand(command.reason, { command: word, what }) };
  }
  const replyTo = event.kind === 'comment' ? event.comment.replyTo : undefined;
  return {
    kind: 'command',
    command: command.kind,
    instruction: 'instruction' in command ? command.instruction : '',
    ...('fix' in command && command.fix !== undefined ? { fix: command.fix } : {}),
    ...('ref' in command ? { ref: command.ref } : {}),
    event,
    place: { thread: event.thread.number, ...(replyTo === undefined ? {} : { replyTo }) },
  };
}
