/** The number of the stand-in's repository, by which Link headers name it. */
export const REPOSITORY_ID = '1296269';

/** One page and its Link header, whose addresses name the repository by its number, as GitHub's do. */
export function cutPage(
  items: unknown[],
  { url, base, apiUrl, size = sizeOf(url) }: { url: URL; base: string; apiUrl: string; size?: number },
): { body: unknown[]; headers: Record<string, string> } {
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

const sizeOf = (url: URL): number => Math.min(100, Number(url.searchParams.get('per_page')) || 30);
