/** Folders whose files are parts of pages. */
const PARTS = /(?:^|\/)(?:snippets|partials|node_modules|[._][^/]*)\//i;

/**
 * The page that a file becomes on a documentation site, as far as its path tells: `docs/guide/install.mdx` is
 * `/guide/install`. Undefined where it tells none. A site's settings may say otherwise, so it is always told as derived.
 */
export function pageOf(path: string): string | undefined {
  const page = /^(?:docs\/)?(.+)\.mdx?$/i.exec(path)?.[1];
  if (page === undefined || PARTS.test(path)) return undefined;
  const segments = page.split('/');
  const name = segments.at(-1) ?? '';
  if (/^(?:readme|contributing|changelog|license|[._].*)$/i.test(name)) return undefined;
  if (segments.some((segment) => segment === '' || !segment.isWellFormed())) return undefined;
  const shown = /^index$/i.test(name) ? segments.slice(0, -1) : segments;
  return `/${shown.map(encodeURIComponent).join('/')}`;
}
