import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { plainShare, unhappyShare, unhappyViews } from '../../src/report/reader-votes.ts';
import type { ViewsFacts } from '../../src/report/views-facts.ts';
import { describeFeedback, formatUnhappy } from '../../src/report/views-feedback.ts';

describe('the share of unhappy readers', () => {
  test.each([
    ['no votes known', undefined, undefined, ''],
    ['four votes, all down', { up: 0, down: 4 }, undefined, ''],
    ['five votes, all down', { up: 0, down: 5 }, 1, '100 % of 5'],
    ['five votes, all up', { up: 5, down: 0 }, 0, '0 % of 5'],
    ['many votes', { up: 900, down: 1800 }, 2 / 3, '67 % of 2,700'],
  ])('%s', (_, votes, share, text) => {
    expect(unhappyShare(votes)).toBe(share);
    expect(formatUnhappy(votes)).toBe(text);
    expect(plainShare(votes)).toBe(share === undefined ? null : Math.round(share * 1e4) / 1e4);
  });

  test('is never more than the views when multiplied with them, and nothing for few votes', () => {
    const count = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(count, count, count, (total, up, down) => {
        const score = unhappyViews({ total, votes: { up, down } });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(total);
        if (up + down < 5) expect(score).toBe(0);
      }),
    );
  });
});

test.each<[Pick<ViewsFacts, 'feedback' | 'sortBy'>, RegExp]>([
  [{ sortBy: 'total' }, /^$/],
  [
    { sortBy: 'total', feedback: { known: true, pages: 3, hasMore: false } },
    /^Unhappy is the share of thumbs down among a page's votes; fewer than 5 votes count as none\.$/,
  ],
  [
    { sortBy: 'unhappy', feedback: { known: true, pages: 100, hasMore: true } },
    /count as none\. Pages are ordered by views times that share\. Only the 100 pages with most feedback are known; the service gives no more\.$/,
  ],
  [
    { sortBy: 'total', feedback: { known: false, why: 'the service answered HTTP 404' } },
    /^Feedback of readers is not known: the service answered HTTP 404\.$/,
  ],
])('%j is told', (facts, text) => {
  expect(describeFeedback(facts)).toMatch(text);
});
