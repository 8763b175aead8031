/** A released version: three numbers, nothing behind them. There are no pre-releases. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

const VERSION = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/;

/** Undefined for anything but `1.2.3`: no `v`, no leading zero, no suffix. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch] = VERSION.exec(text) ?? [];
  return patch === undefined
    ? undefined
    : { major: Number(major), minor: Number(minor), patch: Number(patch) };
}

export const tellVersion = ({ major, minor, patch }: Version): string => `${major}.${minor}.${patch}`;

/** Below 0 where `a` is the older. */
export function compareVersions(a: Version, b: Version): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}

/** The greatest, or undefined of none. */
export function newestOf(versions: readonly Version[]): Version | undefined {
  return [...versions].sort(compareVersions).at(-1);
}

/** Headings of the changelog under which stands what breaks somebody's use. */
const BREAKING = ['Breaking', 'Removed'];
const ADDING = ['Added', 'Changed', 'Deprecated'];

export type Step = 'major' | 'minor' | 'patch';

/** How far a version has to go for changes under these headings. */
export function leastStep(headings: readonly string[]): Step {
  if (headings.some((heading) => BREAKING.includes(heading))) return 'major';
  return headings.some((heading) => ADDING.includes(heading)) ? 'minor' : 'patch';
}

/** The next version after the last one; the first is 1.0.0. */
export function nextVersion(last: Version | undefined, step: Step): Version {
  if (last === undefined || last.major === 0) return { major: 1, minor: 0, patch: 0 };
  if (step === 'major') return { major: last.major + 1, minor: 0, patch: 0 };
  if (step === 'minor') return { ...last, minor: last.minor + 1, patch: 0 };
  return { ...last, patch: last.patch + 1 };
}
