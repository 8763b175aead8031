import { expect, test } from '@jest/globals';
import { countStarted } from '../../src/flows/budget.ts';
import { hashRequest } from '../../src/story/marker.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import { SELF } from '../support/fake-code-host.ts';
import { leave, markerIn, OWNER, storiesOf } from '../support/left-behind.ts';

const stories = storiesOf('job_1');
const NOW_MS = Date.parse('2026-05-04T12:00:00Z');
const createdAt = new Date(NOW_MS - 1_000).toISOString();
const mine: MarkerOwner = { ...OWNER, run: '5', request: hashRequest(['mine']) };

/** How many are counted for a request whose comment has this id, of two: one of that kind by this owner, and one that is taken. */
function count(kind: keyof typeof stories, owner: MarkerOwner, { id }: { id: number | undefined }): number {
  const comments = [leave(stories[kind], { ...owner, createdAt }), leave(stories.running, { createdAt })];
  const marked = comments.map((comment, at) => {
    const marker = markerIn(comment.body);
    if (!marker) throw new Error('no marker');
    return { comment: { ...comment, id: 10 + at }, marker };
  });
  const bounds = { repository: 'o/r', project: 'p', host: OWNER.host };
  const own = { owner: mine, commentId: id };
  return countStarted({ comments: [], marked }, { self: SELF, bounds, own, limit: 9, nowMs: NOW_MS }).used;
}

const other: MarkerOwner = { ...OWNER, run: '6', request: hashRequest(['other']) };

test.each<[string, keyof typeof stories, MarkerOwner, number | undefined, number]>([
  ['its own earlier attempt', 'running', { ...mine, attempt: 1 }, 10, 1],
  ['another that is under way, with an older comment', 'opened', other, 11, 2],
  ['another that is under way, with a newer comment', 'opened', other, 9, 1],
  ['another that is under way, where it has no comment itself', 'opened', other, undefined, 2],
  ['another that is taken, with a newer comment', 'running', other, 9, 2],
])('of two that count each other the older goes first: %s', (_, kind, owner, id, used) => {
  expect(count(kind, owner, { id })).toBe(used);
});
