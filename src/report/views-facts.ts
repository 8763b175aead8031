import type { ViewCounts, ViewsRange } from '../ports/views.ts';
import type { Columns, ComparedRow } from './views-row.ts';

/** What the reports on page views are made of. */
export interface ViewsFacts {
  readonly range: ViewsRange;
  /** Of the whole range as the service says, or of the pages that were asked for where patterns chose them. */
  readonly counts: ViewCounts;
  readonly filtered: boolean;
  /** Pages with views in the range. */
  readonly pages: number;
  readonly sortBy: 'total' | 'human' | 'ai' | 'change' | 'unhappy';
  readonly top: readonly ComparedRow[];
  /** Pages with views that are in no list, because a refresh was about them lately. */
  readonly leftOut?: number;
  readonly comparison?: Comparison | undefined;
  /** Where it was asked for. */
  readonly feedback?: FeedbackFacts | undefined;
  readonly partial: boolean;
  readonly requests: number;
  readonly elapsedMs: number;
}

/** How much of the readers' feedback on the range is known. */
export type FeedbackFacts =
  | { readonly known: true; readonly pages: number; readonly hasMore: boolean }
  | { readonly known: false; readonly why: string };

export interface Comparison {
  readonly range: ViewsRange;
  readonly counts: ViewCounts;
  readonly up: readonly ComparedRow[];
  readonly down: readonly ComparedRow[];
}

/** `1,234,567` */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 page`, `1,234 pages` */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `+1,234`, `−56` with a real minus, or `0`. */
export function formatChange(change: number): string {
  if (change === 0) return '0';
  return `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`;
}

/** `12.3 %` of a whole; empty where the whole is nothing. */
export function formatShare(part: number, whole: number): string {
  return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '';
}

/** How a number changed, in views and, where there was one before, in percent: `+12 (+3.4 %)`. */
export function formatGrowth(now: number, before: number): string {
  const change = formatChange(now - before);
  if (before === 0 || now === before) return change;
  const percent = ((100 * Math.abs(now - before)) / before).toFixed(1);
  return `${change} (${now > before ? '+' : '−'}${percent} %)`;
}

/** The range in words. Of days the last one is named, for people read an end as part of a range. */
export function describeRange({ dateFrom, dateTo }: ViewsRange): string {
  const last = dateTo === undefined ? undefined : lastDay(dateTo);
  const end = last === undefined ? `until ${dateTo}` : `through ${last}`;
  if (dateFrom === undefined) return dateTo === undefined ? 'of all time' : end;
  if (dateTo === undefined) return `since ${dateFrom}`;
  return dateFrom === last ? `on ${dateFrom}` : `from ${dateFrom} ${end}`;
}

function lastDay(dateTo: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dateTo)) return undefined;
  return new Date(Date.parse(dateTo) - 86_400_000).toISOString().slice(0, 10);
}

/** What the lists can show of each page. */
export function columnsOf({ comparison, feedback }: Pick<ViewsFacts, 'comparison' | 'feedback'>): Columns {
  return { compared: comparison !== undefined, feedback: feedback?.known === true };
}

/** What the rows are ordered by, in words. */
export const SORT_LABELS: Record<ViewsFacts['sortBy'], string> = {
  total: 'views',
  human: 'human views',
  ai: 'AI views',
  change: 'change in views',
  unhappy: 'views times unhappy share',
};
