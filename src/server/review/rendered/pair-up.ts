import type { Read } from './read-blocks.ts';

export type Pair = { before?: Read; after?: Read };

/** So many blocks on both sides are compared each with each; where there are more, the nth goes with the nth. */
const CELLS_MAX = 900;
const WORDS_MAX = 400;
const ALIKE_MIN = 0.3;

/** Finds which removed block became which added one: the pairs, in order, whose words have most in common. */
export function pairUp(removed: readonly Read[], added: readonly Read[]): Pair[] {
  if (removed.length * added.length > CELLS_MAX) return inOrder(removed, added);
  return joinStrangers(pairAlike(removed, added));
}

/** Where as many blocks came as went, of the same kinds, the ones are meant to stand for the others. */
function joinStrangers(pairs: readonly Pair[]): Pair[] {
  const joined: Pair[] = [];
  let removed: Pair[] = [];
  let added: Pair[] = [];
  const settle = () => {
    const isSwap =
      removed.length === added.length &&
      removed.every(({ before }, index) => kindOf(before) === kindOf(added[index]?.after));
    joined.push(
      ...(isSwap ? removed.map((pair, index) => ({ ...pair, ...added[index] })) : [...removed, ...added]),
    );
    [removed, added] = [[], []];
  };
  for (const pair of pairs) {
    const isBoth = pair.before && pair.after;
    if (isBoth || (pair.before && added.length > 0)) settle();
    if (isBoth) joined.push(pair);
    else (pair.before ? removed : added).push(pair);
  }
  settle();
  return joined;
}

function kindOf(read: Read | undefined): string | undefined {
  return read?.block[0]?.type;
}

function pairAlike(removed: readonly Read[], added: readonly Read[]): Pair[] {
  const bags = { removed: removed.map(bagOf), added: added.map(bagOf) };
  const gain = (i: number, j: number) => {
    if (kindOf(removed[i]) !== kindOf(added[j])) return 0;
    const alike = likeness(bags.removed[i], bags.added[j]);
    return alike >= ALIKE_MIN ? alike : 0;
  };
  // best[i][j]: the most that the blocks from i and j on have in common.
  const best = Array.from({ length: removed.length + 1 }, () => new Float64Array(added.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = removed.length - 1; i >= 0; i--)
    for (let j = added.length - 1; j >= 0; j--) {
      const own = gain(i, j);
      const paired = own > 0 ? own + at(i + 1, j + 1) : 0;
      (best[i] as Float64Array)[j] = Math.max(paired, at(i + 1, j), at(i, j + 1));
    }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < removed.length || j < added.length) {
    const [before, after] = [removed[i], added[j]];
    const here = at(i, j);
    const isPair = here > 0 && here > at(i + 1, j) && here > at(i, j + 1);
    if (before && after && isPair) {
      pairs.push({ before, after });
      i++;
      j++;
    } else if (before && (!after || at(i + 1, j) >= here)) {
      pairs.push({ before });
      i++;
    } else if (after) {
      pairs.push({ after });
      j++;
    }
  }
  return pairs;
}

function inOrder(removed: readonly Read[], added: readonly Read[]): Pair[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => ({
    ...(removed[at] ? { before: removed[at] } : {}),
    ...(added[at] ? { after: added[at] } : {}),
  }));
}

function bagOf({ atoms }: Read): ReadonlySet<string> {
  return new Set(atoms.slice(0, WORDS_MAX).map(({ key }) => key));
}

function likeness(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}
