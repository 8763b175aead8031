import { createPathFilter } from '../text/path-glob.ts';
import { kindOfPath, type PathKind } from './paths.ts';

export interface Globs {
  readonly docs: readonly string[];
  readonly code: readonly string[];
  readonly ignore: readonly string[];
}

export type SortPath = (path: string) => PathKind;

/**
 * What a path is: as the given patterns say, by the usual places where there are none.
 * @param attributes the repository's `.gitattributes`: what is generated or vendored there is left out
 */
export function createPathSorter({ docs, code, ignore }: Globs, attributes: string): SortPath {
  const isLeftOut = createGlobs([...ignore.filter(isPathPattern), ...readGenerated(attributes)]);
  const isPage = docs.length > 0 ? createGlobs(docs) : (path: string) => kindOfPath(path) === 'page';
  const isCode = code.length > 0 ? createGlobs(code) : (path: string) => kindOfPath(path) === 'code';
  return (path) => {
    if (isLeftOut(path)) return 'other';
    return isPage(path) ? 'page' : isCode(path) ? 'code' : 'other';
  };
}

/** Names of `ignore`: those that are no pattern of paths. */
export function ignoredNames({ ignore }: Globs): ReadonlySet<string> {
  return new Set(ignore);
}

function createGlobs(patterns: readonly string[]): (path: string) => boolean {
  if (patterns.length === 0) return () => false;
  return createPathFilter({ include: patterns, exclude: [] });
}

/** A name may hold dots, but neither a slash nor a star; `README.md` is both, and no name is called so. */
function isPathPattern(entry: string): boolean {
  return /[/*?]|\.\w+$/.test(entry);
}

const GENERATED = /^(\S+)\s(?:.*\s)?linguist-(?:generated|vendored)(?:=true|\s|$)/;

/** As git reads them: without a slash a pattern holds in every folder. */
function readGenerated(attributes: string): string[] {
  return attributes.split('\n').flatMap((line) => {
    const pattern = GENERATED.exec(line.trim())?.[1];
    if (pattern === undefined || pattern.startsWith('#') || pattern.startsWith('"')) return [];
    return pattern.includes('/') ? [pattern.replace(/^\//, '')] : [`**/${pattern}`];
  });
}
