import { diffArrays } from 'diff';
import { markChanges } from './mark-changes.ts';
import { pairUp } from './pair-up.ts';
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

/** Lays two versions of a page side by side, and marks in the tokens what changed within a block. */
export function comparePages(before: readonly Read[], after: readonly Read[]): Row[] {
  const keys = (reads: readonly Read[]) => reads.map(({ key }) => key);
  const changes = diffArrays(keys(before), keys(after), { maxEditLength: DISTANCE_MAX }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ];
  const rows: Row[] = [];
  let [left, right] = [0, 0];
  let removed: readonly Read[] = [];
  let added: readonly Read[] = [];
  const settle = () => {
    rows.push(...compareGap(removed, added));
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
  return rows;
}

/** What was removed and added at one place: versions of the same block stand beside each other. */
function compareGap(removed: readonly Read[], added: readonly Read[]): Row[] {
  return pairUp(removed, added).map(({ before, after }) => {
    if (!before) return { kind: 'added', after: after?.block ?? [] };
    if (!after) return { kind: 'removed', before: before.block };
    markChanges(before.atoms, after.atoms);
    return { kind: 'changed', before: before.block, after: after.block };
  });
}
