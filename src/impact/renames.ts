import type { CodeName } from './names.ts';

/**
 * Which new name stands where a name is gone from: between the same two siblings, one for one.
 * @param names of one file, in the order of lines, before and after
 */
export function findRenames(names: {
  readonly before: readonly CodeName[];
  readonly after: readonly CodeName[];
  readonly isGone: (name: string) => boolean;
  readonly isFresh: (name: string) => boolean;
}): Map<string, string> {
  const renames = new Map<string, string>();
  const places = new Map<string, string>();
  for (const { at, name } of between(names.after)) if (names.isFresh(name)) places.set(at, name);
  for (const { at, name } of between(names.before)) {
    const instead = names.isGone(name) ? places.get(at) : undefined;
    if (instead !== undefined && !renames.has(name)) renames.set(name, instead);
  }
  return renames;
}

/** Each name with what stands before and behind it in its group. */
function between(names: readonly CodeName[]): { at: string; name: string }[] {
  const last = new Map<string, { at: string; name: string }>();
  const placed: { at: string; name: string }[] = [];
  for (const { group, name } of names) {
    const before = last.get(group);
    if (before) before.at += ` ${name}`;
    const place = { at: `${group} ${before?.name ?? ''}`, name };
    last.set(group, place);
    placed.push(place);
  }
  return placed;
}
