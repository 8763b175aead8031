import { createDraw } from '../../../__tests__/support/seeded-random.ts';

/** Decisions that are the same for the same seed, so that what a fire did can be looked at again. */
export type Chance = ReturnType<typeof createChance>;

export function createChance(seed: number) {
  const next = createDraw(seed);
  return {
    /** As long and mixed as a real one. */
    secret: (): string => Buffer.from(Array.from({ length: 24 }, () => next() * 256)).toString('base64url'),
    between: (from: number, to: number) => from + next() * (to - from),
    pick: <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)],
    shuffle: <T>(all: readonly T[]): T[] =>
      all
        .map((entry) => ({ entry, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry),
  };
}
