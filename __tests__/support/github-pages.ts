/** The number of the stand-in's repository, by which Link headers name it. */
export const REPOSITORY_ID = '1296269';

/** One page and its Link header, whose addresses name the repository by its number, as GitHub's do. */
export function cutPage(
  items: unknown[],
  { url, base, apiUrl }: { url: URL; base: string; apiUrl: string },
): { body: unknown[]; headers: Record<string, string> } {
  const size = Math.min(
    100,
    Number(url.searchParams.get('per_page') ?? url.searchParams.get('limit') ?? 30) || 30,
  );
  const page = Math.max(1, Number(url.searchParams.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(items.length / size));
  const linkTo = (to: number, name: string): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(to));
    const path = target.pathname
      .slice(base.length)
      .replace(/^\/repos\/[^/]+\/[^/]+\//, `/repositories/${REPOSITORY_ID}/`);
    return `<${apiUrl}${path}${target.search}>; rel="${name}"`;
  };
  const links = [
    ...(page > 1 ? [linkTo(page - 1, 'prev')] : []),
    ...(page < last ? [linkTo(page + 1, 'next'), linkTo(last, 'last')] : []),
    ...(page > 1 ? [linkTo(1, 'first')] : []),
  ];
  const body = items.slice((page - 1) * size, page * size);
  return { body, headers: links.length > 0 ? { link: links.join(', ') } : {} };
}
