/** Numbers that are the same for the same seed (mulberry32), so that what a fire did can be looked at again. */
export type Chance = ReturnType<typeof createChance>;

export function createChance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from: number, to: number) => from + next() * (to - from),
    pick: <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)],
    shuffle: <T>(all: readonly T[]): T[] =>
      all
        .map((entry) => ({ entry, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry),
  };
}
