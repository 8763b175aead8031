import { unhappyViews } from './reader-votes.ts';
import type { ViewsFacts } from './views-facts.ts';
import { type ComparedRow, changeOf } from './views-row.ts';

/** The number that a page is ranked by. */
export function rankingValue(row: ComparedRow, sortBy: ViewsFacts['sortBy']): number {
  if (sortBy === 'change') return changeOf(row);
  return sortBy === 'unhappy' ? unhappyViews(row) : row[sortBy];
}
