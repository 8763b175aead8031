import type { Votes } from '../ports/views.ts';
import { unhappyShare, VOTES_MIN } from './reader-votes.ts';
import { formatCount, type ViewsFacts } from './views-facts.ts';

/** `38 % of 21`; empty where the votes are too few to say. */
export function formatUnhappy(votes: Votes | undefined): string {
  const share = unhappyShare(votes);
  return votes === undefined || share === undefined
    ? ''
    : `${Math.round(100 * share)} % of ${formatCount(votes.up + votes.down)}`;
}

/** What the shares mean and how much is known, in plain sentences; empty where feedback was not asked for. */
export function describeFeedback({ feedback, sortBy }: Pick<ViewsFacts, 'feedback' | 'sortBy'>): string {
  if (feedback === undefined) return '';
  if (!feedback.known) return `Feedback of readers is not known: ${feedback.why}.`;
  const rule =
    `Unhappy is the share of thumbs down among a page's votes; fewer than ${VOTES_MIN} votes count as none.` +
    (sortBy === 'unhappy' ? ' Pages are ordered by views times that share.' : '');
  return feedback.hasMore ? `${rule} ${tellFirst(feedback.pages)}` : rule;
}

/** Where the service has more feedback than it gives. */
export function tellFirst(pages: number): string {
  if (pages === 1) return 'Only the page with most feedback is known; the service gives no more.';
  return `Only the ${formatCount(pages)} pages with most feedback are known; the service gives no more.`;
}
