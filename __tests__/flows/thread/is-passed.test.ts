import { expect, test } from '@jest/globals';
import { isPassed } from '../../../src/flows/thread/find-markers.ts';
import type { MarkerOwner } from '../../../src/story/marker-owner.ts';
import type { Story } from '../../../src/story/story.ts';
import { DOUBTED, leave, markerIn, storiesOf } from '../../support/left-behind.ts';

const stories = storiesOf('job_1');
const further = storiesOf('job_1', { turn: DOUBTED });
const RERUN = 2 ** 50;

function found(story: Story, left: Partial<MarkerOwner> & { id: number }) {
  const { id, ...owner } = left;
  const comment = { ...leave(story, owner), id };
  const marker = markerIn(comment.body);
  if (!marker) throw new Error('no marker');
  return { comment, marker };
}
const one = found(stories.detached, { id: 10, order: 5 });

test.each<[string, ReturnType<typeof found>, boolean]>([
  ['a message that the job took', found(further.detached, { id: 20, run: '2', order: 15 }), true],
  ['one that came to its end', found(further['pull-request'], { id: 20, run: '2', order: 15 }), true],
  ['one whose answer was not seen', found(further.sending, { id: 20, run: '2', order: 15 }), true],
  [
    'a re-run that sent in an old comment',
    found(further.detached, { id: 4, run: '2', order: RERUN + 3 }),
    true,
  ],
  ['an earlier one', found(further.detached, { id: 4, run: '2', order: 3 }), false],
  ['one that waits for the job', found(further.waiting, { id: 20, run: '2', order: 15 }), false],
  ['one that was not sent', found(further['not-sent'], { id: 20, run: '2', order: 15 }), false],
  ['one that only looked at it', found(stories.looked, { id: 20, run: '2', order: 15 }), false],
  ['another job', found(storiesOf('job_2').detached, { id: 20, run: '2', order: 15 }), false],
  ['what its own run says of it elsewhere', found(stories.running, { id: 20 }), false],
])('a request is passed by %s: %#', (_, other, expected) => {
  expect(isPassed(one, [one, other])).toBe(expected);
});

test('one whose job is not known is passed by nobody', () => {
  const unknown = found(stories.creating, { id: 10, order: 5 });
  const other = found(stories.creating, { id: 20, run: '2', order: 15 });
  expect(isPassed(unknown, [unknown, other])).toBe(false);
});
