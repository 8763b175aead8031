import { setImmediate as others } from 'node:timers/promises';
import { diffArrays } from 'diff';
import { markChanges } from './mark-changes.ts';
import { type Pair, pairUp } from './pair-up.ts';
import type { Block } from './parse-page.ts';
import type { Read } from './read-blocks.ts';

/** A line of the comparison: what stood there before, and what stands there now. */
export type Row = {
  kind: 'same' | 'changed' | 'removed' | 'added';
  before?: Block;
  after?: Block;
};

/** More than this apart, two pages are told apart as wholes: it takes time that grows with the distance. */
const DISTANCE_MAX = 400;
/** The event loop is given away after comparing this many: other requests wait for some ten milliseconds. */
const WORDS_AT_ONCE = 1500;

/** Lays two versions of a page side by side, and marks in the tokens what changed within a block. */
export async function comparePages(before: readonly Read[], after: readonly Read[]): Promise<Row[]> {
  const keys = (reads: readonly Read[]) => reads.map(({ key }) => key);
  const changes = diffArrays(keys(before), keys(after), { maxEditLength: DISTANCE_MAX }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ];
  const rows: Row[] = [];
  const pairs: Pair[] = [];
  let [left, right] = [0, 0];
  let removed: readonly Read[] = [];
  let added: readonly Read[] = [];
  const settle = () => {
    const found = pairUp(removed, added);
    pairs.push(...found);
    rows.push(...found.map(toRow));
    [removed, added] = [[], []];
  };
  for (const change of changes) {
    const count = change.count ?? 0;
    if (change.removed) removed = before.slice(left, left + count);
    else if (change.added) added = after.slice(right, right + count);
    else {
      settle();
      for (let at = 0; at < count; at++)
        rows.push({
          kind: 'same',
          before: before[left + at]?.block ?? [],
          after: after[right + at]?.block ?? [],
        });
    }
    if (!change.added) left += count;
    if (!change.removed) right += count;
  }
  settle();
  await markPairs(pairs);
  return rows;
}

/** What was removed and added at one place: versions of the same block stand beside each other. */
function toRow({ before, after }: Pair): Row {
  if (!before) return { kind: 'added', after: after?.block ?? [] };
  if (!after) return { kind: 'removed', before: before.block };
  return { kind: 'changed', before: before.block, after: after.block };
}

async function markPairs(pairs: readonly Pair[]): Promise<void> {
  let words = 0;
  for (const { before, after } of pairs) {
    if (!before || !after) continue;
    words += before.atoms.length + after.atoms.length;
    if (words > WORDS_AT_ONCE) {
      words = 0;
      await others();
    }
    markChanges(before.atoms, after.atoms);
  }
}
