import type { CodeHost, Reaction, ReactionTarget, ThreadComment } from '../../ports/code-host.ts';
import { type Held, reactionOf } from '../../story/reaction.ts';
import { isEnd, type Story } from '../../story/story.ts';
import { commandOf } from '../../thread/turn-order.ts';
import { failureOf, type Warn } from '../host-failure.ts';

/** The reaction is a telling like the comment, by the same hand: at most one of ours stays. */
export interface Reactions {
  /** What is there now, as far as is known; undefined where nothing holds the command. */
  readonly held: Held | undefined;
  /** Puts one in the place of those that are there; undefined takes them away. Never rejects: it is worth a warning. */
  show(next: Reaction | undefined): Promise<void>;
}

export function createReactions(
  held: Held | undefined,
  { host, warn, save }: { host: Pick<CodeHost, 'addReaction'>; warn: Warn; save?: () => void },
): Reactions {
  const takeAway = new Map<Reaction, () => Promise<void>>();
  let { there = [], maybe = [] }: Partial<Held> = held ?? {};
  const { target } = held ?? {};
  const add = async (to: ReactionTarget, reaction: Reaction) => {
    takeAway.set(reaction, await host.addReaction(to, reaction));
  };
  const change = async (to: ReactionTarget, next: Reaction | undefined) => {
    if (next && !there.includes(next)) {
      maybe = [...maybe, next];
      save?.();
      await add(to, next);
      there = [...there, next];
    }
    for (const old of new Set([...there, ...maybe])) {
      if (old === next) continue;
      // Whose id is not known: to add what is there already gives it back.
      if (!takeAway.has(old)) await add(to, old);
      await takeAway.get(old)?.();
      [there, maybe] = [there, maybe].map((some) => some.filter((one) => one !== old)) as [
        Reaction[],
        Reaction[],
      ];
    }
    maybe = [];
  };
  return {
    get held() {
      return target && { target, there, maybe };
    },
    async show(next) {
      if (!target) return;
      try {
        await change(target, next);
      } catch (error) {
        const what = next === 'eyes' ? 'set' : 'changed';
        if (failureOf(error) !== 'gone' || next === 'eyes') warn(`The reaction could not be ${what}`, error);
      }
      save?.();
    },
  };
}

/**
 * Tells how a run ended: the comment first, for it names the job. Where the job of a request that was watched goes on, a
 * collect may tell its end at this very moment. Then the reaction comes first, for the comment is read before it is
 * written, and that shows whether the reaction has to be taken back.
 */
export async function tellEnd(
  story: Story,
  end: { show: () => Promise<void>; reactions: Reactions; toldByOthers: () => Story | undefined },
): Promise<void> {
  const { show, reactions } = end;
  if (isEnd(story) || story.kind === 'detached') {
    await show();
    await reactions.show(reactionOf(story));
    return;
  }
  await reactions.show(reactionOf(story));
  await show();
  const told = end.toldByOthers();
  if (told && reactionOf(told) !== reactionOf(story)) await reactions.show(undefined);
}

/** What holds the command of a comment about it; undefined where the order is not that of a comment. */
export function holderOf({ inReview }: ThreadComment, order: number): ReactionTarget | undefined {
  const id = commandOf(order);
  return id > 0 ? { id, inReview } : undefined;
}
