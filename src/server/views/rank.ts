const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;

/**
 * Sorts page numbers by their totals, the highest first; equals keep their order. A radix sort, least digit first: a
 * million pages take some 20 ms where a comparing sort takes most of a second. The list given is written over on the way.
 */
export function rankByTotal(ids: Uint32Array, totals: Uint32Array | Float64Array): Uint32Array {
  let most = 0;
  for (let i = 0; i < ids.length; i++) most = Math.max(most, totals[ids[i] ?? 0] ?? 0);
  if (most >= 2 ** 32) return ids.slice().sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  let from = ids;
  let to: Uint32Array = new Uint32Array(ids.length);
  for (let shift = 0; shift < 32 && most >= 2 ** shift; shift += DIGIT_BITS) {
    sortByDigit({ from, to, shift }, totals);
    [from, to] = [to, from];
  }
  return from;
}

type Pass = { from: Uint32Array; to: Uint32Array; shift: number };

function sortByDigit({ from, to, shift }: Pass, totals: Uint32Array | Float64Array): void {
  const next = new Uint32Array(DIGITS);
  for (let i = 0; i < from.length; i++) {
    const digit = ((totals[from[i] ?? 0] ?? 0) >>> shift) & (DIGITS - 1);
    next[digit] = (next[digit] ?? 0) + 1;
  }
  for (let digit = DIGITS - 1, start = 0; digit >= 0; digit--) {
    const count = next[digit] ?? 0;
    next[digit] = start;
    start += count;
  }
  for (let i = 0; i < from.length; i++) {
    const id = from[i] ?? 0;
    const digit = ((totals[id] ?? 0) >>> shift) & (DIGITS - 1);
    const at = next[digit] ?? 0;
    to[at] = id;
    next[digit] = at + 1;
  }
}
