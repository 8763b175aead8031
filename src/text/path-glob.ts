/**
 * Path patterns: `*` is any text within a segment, `?` one character of it, `**` alone in its segment any number of
 * segments, also none. All else stands for itself. Slashes at the ends do not matter. No regular expressions: paths are
 * chosen by strangers, and patterns with several stars would let them choose how long matching takes.
 */
export function createPathFilter(globs: {
  include: readonly string[];
  exclude: readonly string[];
}): (path: string) => boolean {
  const include = globs.include.map(splitPath);
  const exclude = globs.exclude.map(splitPath);
  return (path) => {
    const segments = splitPath(path);
    const matches = (pattern: readonly string[]) => matchSegments(pattern, segments);
    return (include.length === 0 || include.some(matches)) && !exclude.some(matches);
  };
}

function splitPath(path: string): string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}

const matchSegments = matchWith<readonly string[]>(
  (segment) => segment === '**',
  (pattern, segment) => matchCharacters(pattern, segment),
);
const matchCharacters = matchWith<string>(
  (character) => character === '*',
  (pattern, character) => pattern === '?' || pattern === character,
);

/** Wildcard matching of sequences. Only the last star is ever gone back to: quadratic at worst. */
function matchWith<Sequence extends { readonly length: number; readonly [index: number]: string }>(
  isStar: (item: string | undefined) => boolean,
  matches: (pattern: string, item: string) => boolean,
) {
  return (pattern: Sequence, items: Sequence): boolean => {
    let at = 0;
    let star = -1;
    let resumeAt = 0;
    for (let index = 0; index < items.length; ) {
      const expected = pattern[at];
      if (isStar(expected)) {
        star = at;
        resumeAt = index;
        at += 1;
      } else if (expected !== undefined && matches(expected, items[index] ?? '')) {
        at += 1;
        index += 1;
      } else if (star >= 0) {
        at = star + 1;
        resumeAt += 1;
        index = resumeAt;
      } else return false;
    }
    while (isStar(pattern[at])) at += 1;
    return at === pattern.length;
  };
}
