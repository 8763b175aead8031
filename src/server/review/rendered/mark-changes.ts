import { diffArrays } from 'diff';
import type { Token } from 'markdown-it';
import type { Atom } from './atoms.ts';

/** What a token's `meta` says where something in it changed: parts of its content, or it as a whole. */
export type Changed = { parts: { from: number; to: number }[]; whole: boolean };

/** More than this apart, two texts are told apart as wholes: finding words takes time that grows with the distance. */
const DISTANCE_MAX = 400;

/** Marks what differs between two versions of a block in their tokens; nothing where they are too far apart for it. */
export function markChanges(before: readonly Atom[], after: readonly Atom[]): void {
  const changes = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    { maxEditLength: DISTANCE_MAX },
  );
  if (!changes) return;
  let [left, right] = [0, 0];
  for (const { added, removed, count = 0 } of changes) {
    if (removed) markAtoms(before.slice(left, left + count));
    if (added) markAtoms(after.slice(right, right + count));
    if (!added) left += count;
    if (!removed) right += count;
  }
}

export function changeOf(token: Token): Changed | undefined {
  return (token.meta as { changed?: Changed } | null)?.changed;
}

function markAtoms(atoms: readonly Atom[]): void {
  for (const { token, from, to } of atoms) {
    const changed = changeOf(token) ?? { parts: [], whole: false };
    token.meta = { ...token.meta, changed };
    if (from === undefined || to === undefined) changed.whole = true;
    else {
      const last = changed.parts.at(-1);
      // The space between two words that changed belongs to them.
      if (last && token.content.slice(last.to, from).trim() === '') last.to = to;
      else changed.parts.push({ from, to });
    }
  }
}
