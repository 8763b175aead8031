import type { PullPlace, PullRequestCare, PullState } from '../../ports/pull-request-care.ts';
import { toOneLine } from '../../text/one-line.ts';
import { createPathFilter } from '../../text/path-glob.ts';
import { explainHostFailure } from '../host-failure.ts';

/** Which changed files are outside `allowedPaths`; `unread` where nobody knows. */
export type Bounds =
  | { readonly kind: 'read'; readonly outside: readonly string[] }
  | { readonly kind: 'unread'; readonly why: string };

/** Looks at all that a pull request changes; a rename counts with both names. Never rejects. */
export async function findOutside(
  { care, place, pull }: { care: PullRequestCare; place: PullPlace; pull: PullState },
  allowed: readonly string[],
): Promise<Bounds> {
  try {
    const files = await care.files(place);
    const { changedFiles: count } = pull;
    if (count === undefined || files.length < count)
      return { kind: 'unread', why: `the code host listed ${files.length} of ${count ?? 'its'} files` };
    const include = allowed.flatMap((glob) => [glob, `${glob.replace(/\/+$/, '')}/**`]);
    const isInside = createPathFilter({ include, exclude: [] });
    const paths = files.flatMap((names) => (names.every(isInside) ? [] : names));
    return { kind: 'read', outside: [...new Set(paths)] };
  } catch (error) {
    return { kind: 'unread', why: explainHostFailure(error).replace(/\.$/, '') };
  }
}

/** So many are told by their names. */
const NAMED_MAX = 10;
const PATH_MAX_CHARACTERS = 200;

/** A sentence for people; none where all is well. */
export function tellBounds(bounds: Bounds | undefined): readonly string[] {
  if (bounds === undefined) return [];
  if (bounds.kind === 'unread')
    return [`Whether all changed files are within allowedPaths is not known: ${bounds.why}.`];
  const { outside } = bounds;
  if (outside.length === 0) return [];
  const names = outside.slice(0, NAMED_MAX).map((path) => toOneLine(path, PATH_MAX_CHARACTERS));
  const more = outside.length > NAMED_MAX ? ` and ${outside.length - NAMED_MAX} more` : '';
  return [`Changed outside allowedPaths: ${names.join(', ')}${more}.`];
}
