import type { CodeHost, ReactionTarget } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import { type CommentState, reactionFor } from '../../thread/states.ts';
import { explainHostFailure, failureOf } from './live-comment.ts';

export interface ReactionRequest {
  /** What holds the command. */
  readonly commandComment?: ReactionTarget;
  readonly reactions: boolean;
}

/** `what` could not be done, and the host's reason. */
export type Warn = (what: string, error: unknown) => void;

/** Says what could not be done; a permission that is missing is warned of once, whatever it keeps from being done. */
export function warnOfFailures(log: Log): Warn {
  const told = new Set<string>();
  return (what, error) => {
    const why = explainHostFailure(error);
    if (told.has(why)) log.info(`${what}: ${why}`);
    else log.warning(`${what}: ${why}`);
    if (failureOf(error) === 'forbidden') told.add(why);
  };
}

/** Sets 👀 on the command. Returns what takes it away again, or undefined where it is not there, as far as is known. */
export async function react(
  { commandComment, reactions }: ReactionRequest,
  { host, warn }: { host: CodeHost; warn: Warn },
): Promise<(() => Promise<void>) | undefined> {
  if (!commandComment || !reactions) return undefined;
  try {
    return await host.addReaction(commandComment, 'eyes');
  } catch (error) {
    warn('The reaction could not be set', error);
    return undefined;
  }
}

/** Puts the end's reaction in place of 👀. */
export async function settleReaction(
  { commandComment, reactions }: ReactionRequest,
  {
    host,
    warn,
    state,
    takeAway,
  }: { host: CodeHost; warn: Warn; state: CommentState; takeAway: (() => Promise<void>) | undefined },
): Promise<void> {
  if (!commandComment || !reactions) return;
  const reaction = reactionFor(state);
  try {
    if (reaction) await host.addReaction(commandComment, reaction);
    await takeAway?.();
  } catch (error) {
    if (failureOf(error) !== 'gone') warn('The reaction could not be changed', error);
  }
}
