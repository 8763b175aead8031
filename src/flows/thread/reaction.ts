import type { CodeHost, ReactionTarget } from '../../ports/code-host.ts';
import { reactionOf } from '../../story/reaction.ts';
import type { Story } from '../../story/story.ts';
import { failureOf, type Warn } from './host-failure.ts';

export interface ReactionRequest {
  /** What holds the command; undefined where nothing does, or nothing is to be set. */
  readonly target: ReactionTarget | undefined;
  /** False where the end comes at once: nobody would see the 👀. */
  readonly isLong: boolean;
  readonly host: CodeHost;
  readonly warn: Warn;
}

/** Sets 👀 on the command, where it stays a while. Returns what puts the end's reaction in its place. Neither rejects. */
export async function react({
  target,
  isLong,
  host,
  warn,
}: ReactionRequest): Promise<(story: Story) => Promise<void>> {
  if (!target) return async () => {};
  let takeAway: (() => Promise<void>) | undefined;
  try {
    if (isLong) takeAway = await host.addReaction(target, 'eyes');
  } catch (error) {
    warn('The reaction could not be set', error);
  }
  return async (story) => {
    const reaction = reactionOf(story);
    try {
      if (reaction) await host.addReaction(target, reaction);
      await takeAway?.();
    } catch (error) {
      if (failureOf(error) !== 'gone') warn('The reaction could not be changed', error);
    }
  };
}
