/** Rows a page that a host is asked for, and most GitHub gives. Gitea and Forgejo give as many as they are set to, 50 mostly. */
export const PER_PAGE = 100;

export interface Page {
  readonly rows: readonly Record<string, unknown>[];
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/**
 * Number of the last page, by the first. GitHub says it in a Link header; so do Gitea and Forgejo for some lists, while
 * for a repository's comments they say how many there are in all.
 */
export function readLastPage({ rows, headers }: Page): number {
  const named = /[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(String(headers.link ?? ''))?.[1];
  if (named !== undefined) return Math.max(1, Number(named));
  const total = readTotal(headers);
  return total === undefined || rows.length === 0 ? 1 : Math.max(1, Math.ceil(total / rows.length));
}

/** True where rows come after this page. `seen` counts them up to its end. */
export function hasNextPage({ rows, headers }: Page, seen: number): boolean {
  if (rows.length === 0) return false;
  if (headers.link) return /;\s*rel="next"/.test(String(headers.link));
  const total = readTotal(headers);
  return total === undefined ? rows.length >= PER_PAGE : seen < total;
}

/** Gitea and Forgejo give the oldest comment first, whatever order is asked for. */
export function isOldestFirst({ rows }: Page): boolean {
  const [first, last] = [rows.at(0), rows.at(-1)];
  const apart = Date.parse(String(last?.created_at)) - Date.parse(String(first?.created_at));
  return (apart || Number(last?.id) - Number(first?.id)) > 0;
}

function readTotal(headers: Page['headers']): number | undefined {
  const total = Number(headers['x-total-count'] || Number.NaN);
  return Number.isSafeInteger(total) ? total : undefined;
}
