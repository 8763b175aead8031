import type { FeedbackPage, Votes } from '../ports/views.ts';
import { UnexpectedResponseError } from './errors.ts';
import { parseObject } from './parse-object.ts';
import { isCount, readPath } from './views-page.ts';

/**
 * Reads what readers said of the pages. Only thumbs are read: what was said on pieces of code says nothing of the page.
 * A path that comes again is counted once, as first seen.
 * @throws UnexpectedResponseError where a number is missing, negative or not whole, or a path is none
 */
export function readFeedbackPage(body: Buffer, secretKey: string): FeedbackPage {
  const { feedback, hasMore } = parseObject(body);
  if (!Array.isArray(feedback)) throw new UnexpectedResponseError('the answer holds no list of feedback');
  if (typeof hasMore !== 'boolean') throw new UnexpectedResponseError('the answer does not say hasMore');
  const votes = new Map<string, Votes>();
  for (const row of feedback) {
    const path = readPath(row, secretKey);
    if (!votes.has(path)) votes.set(path, readVotes(row));
  }
  return { votes, hasMore };
}

function readVotes(row: unknown): Votes {
  const { thumbsUp, thumbsDown } = row as Record<'thumbsUp' | 'thumbsDown', unknown>;
  if (!isCount(thumbsUp) || !isCount(thumbsDown))
    throw new UnexpectedResponseError('a row of the answer has a count that is none');
  return { up: thumbsUp, down: thumbsDown };
}
