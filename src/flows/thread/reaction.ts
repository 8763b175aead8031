import type { CodeHost, ReactionTarget } from '../../ports/code-host.ts';
import { reactionOf } from '../../story/reaction.ts';
import type { Story } from '../../story/story.ts';
import { failureOf, type Warn } from './host-failure.ts';

export interface ReactionRequest {
  /** What holds the command; undefined where nothing does, or nothing is to be set. */
  readonly target: ReactionTarget | undefined;
  /** True where the end comes at once: nobody would see the 👀. */
  readonly isShort?: boolean;
  readonly host: CodeHost;
  readonly warn: Warn;
}

/** Puts the end's reaction in the place of 👀. Returns what takes it back. Neither rejects. */
export type SettleReaction = (story: Story) => Promise<() => Promise<void>>;

/** Sets 👀 on the command, where it stays a while. Never rejects. */
export async function react({
  target,
  isShort = false,
  host,
  warn,
}: ReactionRequest): Promise<SettleReaction> {
  if (!target) return async () => async () => {};
  let takeAway: (() => Promise<void>) | undefined;
  try {
    if (!isShort) takeAway = await host.addReaction(target, 'eyes');
  } catch (error) {
    warn('The reaction could not be set', error);
  }
  const attempt = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      if (failureOf(error) !== 'gone') warn('The reaction could not be changed', error);
    }
  };
  return async (story) => {
    const reaction = reactionOf(story);
    let takeBack = async () => {};
    await attempt(async () => {
      if (reaction) takeBack = await host.addReaction(target, reaction);
      await takeAway?.();
    });
    return () => attempt(takeBack);
  };
}
