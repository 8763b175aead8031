import type { Span } from '../ports/repository.ts';
import type { LinkTo } from './comment.ts';

/** Addresses of lines of files, at the commits that were compared; none outside a code host. */
export function linksTo(
  span: Span,
  place: { serverUrl: string; repository: string; isGitea: boolean } | undefined,
): LinkTo {
  if (!place) return () => undefined;
  const { serverUrl, repository, isGitea } = place;
  return ({ path, line, of }) => {
    const file = path
      .toWellFormed()
      .split('/')
      .map(encodeURIComponent)
      .join('/')
      .replace(/[()*'!~]/g, encodeMark);
    const where = isGitea ? `src/commit/${span[of]}/${file}` : `blob/${span[of]}/${file}?plain=1`;
    return `${serverUrl}/${repository}/${where}#L${line}`;
  };
}

/** What `encodeURIComponent` leaves as it is, and Markdown may not. */
function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}
