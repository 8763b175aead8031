import type { CodeName } from './names.ts';

/** So many siblings count, the nearest ones: files hold more than one thing. */
const NEAREST = 8;

/** For a name those of its group that stand nearest. The names are given in the order of their lines. */
export function nearestOf(names: readonly CodeName[]): (name: CodeName) => CodeName[] {
  const groups = new Map<string, CodeName[]>();
  for (const name of names) {
    const group = groups.get(name.group);
    if (group) group.push(name);
    else groups.set(name.group, [name]);
  }
  return ({ group, line }) => nearest(groups.get(group) ?? [], line);
}

/** No more of the siblings is looked at than is needed. */
function nearest(siblings: readonly CodeName[], line: number): CodeName[] {
  let low = 0;
  for (let high = siblings.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((siblings[middle]?.line ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return siblings
    .slice(Math.max(0, low - NEAREST), low + NEAREST)
    .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))
    .slice(0, NEAREST);
}
