import type { Votes } from '../ports/views.ts';

/** Fewer votes than these say nothing. */
export const VOTES_MIN = 5;

/** The share of thumbs down, 0 to 1; undefined where the votes are too few to say. */
export function unhappyShare(votes: Votes | undefined): number | undefined {
  const all = votes === undefined ? 0 : votes.up + votes.down;
  return votes === undefined || all < VOTES_MIN ? undefined : votes.down / all;
}

/** Views times the share of thumbs down: what many read and few like is large. */
export function unhappyViews({ total, votes }: { total: number; votes?: Votes | undefined }): number {
  return total * (unhappyShare(votes) ?? 0);
}

/** The share for data, to four digits; null where the votes are too few to say. */
export function plainShare(votes: Votes | undefined): number | null {
  const share = unhappyShare(votes);
  return share === undefined ? null : Math.round(1e4 * share) / 1e4;
}
