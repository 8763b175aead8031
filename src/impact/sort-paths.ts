import { toOneLine } from '../text/one-line.ts';
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

/** Sees which patterns match a file: one that matches none is told, for it may be a mistake. */
export interface PatternWatch {
  see(path: string): void;
  tell(): string[];
}

const PATTERNS_TOLD = 5;

export function watchPatterns({ docs, code, ignore }: Globs): PatternWatch {
  // A name may hold a slash, as that of a rule or a route, and need not be there.
  const given = { docs, code, ignore: ignore.filter((entry) => /[*?]|[^/]\/.*\.\w+$/.test(entry)) };
  const inputs = Object.entries(given).map(([input, patterns]) => {
    const waiting = new Map(patterns.map((pattern) => [pattern, createGlobs([pattern])]));
    return { input, waiting };
  });
  return {
    see(path) {
      for (const { waiting } of inputs)
        for (const [pattern, matches] of waiting) if (matches(path)) waiting.delete(pattern);
    },
    tell: () =>
      inputs.flatMap(({ input, waiting }) => {
        if (waiting.size === 0) return [];
        const told = [...waiting.keys()]
          .slice(0, PATTERNS_TOLD)
          .map((one) => JSON.stringify(toOneLine(one, 200)));
        const more = waiting.size > told.length ? ` and ${waiting.size - told.length} more` : '';
        return [
          `Input ${input}: no file matches ${told.join(', ')}${more}. Patterns are paths from the repository's top, with * and **.`,
        ];
      }),
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
