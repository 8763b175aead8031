import { reactionOf } from '../../story/reaction.ts';
import { isEnd, type Story } from '../../story/story.ts';
import type { SettleReaction } from './reaction.ts';

/**
 * Tells how a run ended: the comment first, for it names the job. Where the job of a request that was watched goes on, a
 * collect may tell its end at this very moment. Then the reaction comes first, for the comment is read before it is
 * written, and that shows whether the reaction has to be taken back.
 */
export async function tellEnd(
  story: Story,
  end: { show: () => Promise<void>; settleReaction: SettleReaction; toldByOthers: () => Story | undefined },
): Promise<void> {
  if (isEnd(story) || story.kind === 'detached') {
    await end.show();
    await end.settleReaction(story);
    return;
  }
  const takeBack = await end.settleReaction(story);
  await end.show();
  const told = end.toldByOthers();
  if (told && reactionOf(told) !== reactionOf(story)) await takeBack();
}
