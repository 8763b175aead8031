import { expect, test } from '@jest/globals';
import { createEye, isReadBackTo, type View } from '../../../src/flows/thread/eye.ts';
import { tellNote } from '../../../src/story/tend-note.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';
import { leave, storiesOf } from '../../support/left-behind.ts';

const place = { thread: 7 };
const whole = () => false;
const note = tellNote({
  ...{ act: 'reminder', repository: 'o/r', project: 'p', host: 'api.example.com' },
  ...{ thread: 7, pull: 9, head: 'abc', sinceMs: 1, atMs: 2 },
});
const says = (id: number, body: string) => ({ id, inReview: false, body, author: MAINTAINER });

function open() {
  const host = createFakeCodeHost();
  const marked = { ...leave(storiesOf('job_1').running), id: 3 };
  const all = [says(1, 'one'), says(2, `two\n${note}`), marked, says(4, 'four')];
  host.thread.push(...all);
  host.repository.push(...all);
  return { host, eye: createEye({ host }) };
}
const ids = ({ comments }: View) => comments.map(({ comment }) => comment.id);

test('a place is read once, and only as far as it is asked for', async () => {
  const { host, eye } = open();
  expect(ids(await eye.thread(place, ({ marked }) => marked.length > 0))).toEqual([4, 3]);
  expect(ids(await eye.thread(place, ({ marked }) => marked.length > 0))).toEqual([4, 3]);
  expect(ids(await eye.thread(place, whole))).toEqual([4, 3, 2, 1]);
  expect(host.calls).toEqual(['comments', 'read 4', 'read 3', 'read 2', 'read 1']);
  eye.blink();
  await eye.thread(place, () => true);
  expect(host.calls.slice(5)).toEqual(['comments', 'read 4']);
});

test('of a repository only texts of ours are kept', async () => {
  const { eye } = open();
  const { comments } = await eye.repository(whole);
  expect(comments.map(({ comment }) => comment.body !== '')).toEqual([false, true, true, false]);
  expect(comments.map(({ notes }) => notes.length)).toEqual([0, 0, 1, 0]);
  expect((await eye.thread(place, whole)).comments.every(({ comment }) => comment.body !== '')).toBe(true);
});

test('what could not be read is read anew, from its beginning', async () => {
  const { host, eye } = open();
  host.fail('comments', 'unreachable');
  await expect(eye.thread(place, whole)).rejects.toThrow('unreachable');
  expect(ids(await eye.thread(place, whole))).toEqual([4, 3, 2, 1]);
});

test('who we are is asked once, and known by what we wrote; a question that failed is asked again', async () => {
  const { host, eye } = open();
  host.fail('ownLogin', 'unreachable');
  await expect(eye.self()).rejects.toThrow('unreachable');
  expect([await eye.self(), await eye.self()]).toEqual([SELF, SELF]);
  expect(host.calls.filter((call) => call === 'ownLogin')).toHaveLength(2);
  eye.recognise(MAINTAINER);
  expect(await eye.self()).toEqual(MAINTAINER);
});

test('how far back was read is known by the oldest that was read', () => {
  const written = (createdAt: string) => ({ comment: { ...says(1, 'x'), createdAt }, notes: [] });
  const view = (...times: string[]): View => ({ comments: times.map(written), marked: [] });
  const sinceMs = Date.parse('2026-05-04T12:00:00Z');
  expect(isReadBackTo(view(), sinceMs)).toBe(false);
  expect(isReadBackTo(view('2026-05-04T13:00:00Z', '2026-05-04T12:00:00Z'), sinceMs)).toBe(false);
  expect(isReadBackTo(view('2026-05-04T13:00:00Z', '2026-05-04T11:59:59Z'), sinceMs)).toBe(true);
  expect(isReadBackTo(view('2026-05-04T11:59:59Z', 'some day'), sinceMs)).toBe(false);
});
