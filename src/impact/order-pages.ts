import type { Finding } from './finding.ts';

/** A page, and how often it is read. */
export interface PageReads {
  readonly path: string;
  readonly total: number;
}

/** The pages of findings: the one that is read most first where that is known, else the surest. */
export function orderPages(findings: readonly Finding[], reads: readonly PageReads[]): string[] {
  const surest = new Map<string, number>();
  for (const { page, confidence } of findings) surest.set(page, Math.max(confidence, surest.get(page) ?? 0));
  const readsOf = createReads(reads);
  const ranked = [...surest].map(([page, confidence]) => ({ page, confidence, total: readsOf(page) }));
  return ranked
    .sort((a, b) => b.total - a.total || b.confidence - a.confidence || (a.page < b.page ? -1 : 1))
    .map(({ page }) => page);
}

/** Where a site puts a file is the site's own rule: the last parts have to be the same, two of them or all of the shorter one. */
function createReads(reads: readonly PageReads[]): (page: string) => number {
  const byName = new Map<string | undefined, { parts: string[]; total: number }[]>();
  for (const { path, total } of reads) {
    const parts = partsOf(path);
    const alike = byName.get(parts.at(-1));
    if (alike) alike.push({ parts, total });
    else byName.set(parts.at(-1), [{ parts, total }]);
  }
  return (page) => {
    const parts = partsOf(page);
    const fits = byName.get(parts.at(-1))?.filter((read) => endsAlike(read.parts, parts)) ?? [];
    return fits.reduce((sum, { total }) => sum + total, 0);
  };
}

function partsOf(path: string): string[] {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  const name = (parts.pop() ?? '').replace(/\.[a-z]+$/, '');
  return /^(?:index|readme|_index)$/.test(name) || name === '' ? parts : [...parts, name];
}

function endsAlike(one: readonly string[], other: readonly string[]): boolean {
  const enough = Math.min(one.length, other.length, 2);
  for (let back = 1; back <= enough; back += 1) if (one.at(-back) !== other.at(-back)) return false;
  return true;
}
