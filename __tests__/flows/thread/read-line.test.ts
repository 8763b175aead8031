import { expect, test } from '@jest/globals';
import { createEye } from '../../../src/flows/thread/eye.ts';
import { readLine } from '../../../src/flows/thread/read-line.ts';
import type { ThreadComment } from '../../../src/ports/code-host.ts';
import { hashRequest, tellMarker } from '../../../src/story/marker.ts';
import type { MarkerOwner } from '../../../src/story/marker-owner.ts';
import { NOTHING_LEFT, type Story } from '../../../src/story/story.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';
import { writeFirstMarker } from '../../support/first-marker.ts';

const NOW = Date.parse('2026-05-04T12:00:00Z');
const MINUTE = 60_000;
const bounds = { repository: 'o/r', thread: 7, project: 'p', host: 'api.example.com' };
const [mine, other] = [hashRequest(['mine']), hashRequest(['other'])];
const owner: MarkerOwner = {
  ...bounds,
  run: '2',
  attempt: 1,
  request: mine,
  pages: [],
  order: 20,
  untilMs: NOW + MINUTE,
};
const opened: Story = { kind: 'opened', past: NOTHING_LEFT };
const running: Story = { kind: 'running', jobId: 'job_1', job: {}, turn: { kind: 'first' } };
const behind = { kind: 'command', untilMs: 0 } as const;

const at = (minutesAgo: number) => new Date(NOW - minutesAgo * MINUTE).toISOString();
const ours = (id: number, story: Story, fields: Partial<MarkerOwner> = {}): ThreadComment => ({
  id,
  inReview: false,
  body: tellMarker(story, { ...owner, run: '1', request: other, order: 10, ...fields }),
  author: SELF,
  createdAt: at(1),
});
const says = (id: number, body: string, fields: Partial<ThreadComment> = {}): ThreadComment => ({
  id,
  inReview: false,
  body,
  author: MAINTAINER,
  createdAt: at(1),
  ...fields,
});

async function read(...comments: ThreadComment[]) {
  const host = createFakeCodeHost();
  host.thread.push(...comments);
  const eye = createEye({ host });
  const search = { eye, place: { thread: 7 }, bounds, self: SELF, owner, isEnough: () => true };
  return { ...(await readLine(search, { command: '/docs', nowMs: NOW })), host };
}

test.each<[string, ThreadComment, object[]]>([
  ['fresh', ours(30, opened), [{ order: 10, commentId: 30, standing: 'fresh', run: '1' }]],
  ['in line', ours(30, { kind: 'queued', past: NOTHING_LEFT, behind }), [{ standing: 'in line' }]],
  ['ahead', ours(30, { kind: 'admitted', past: NOTHING_LEFT }), [{ standing: 'ahead' }]],
  ['at work', ours(30, running), [{ standing: 'ahead' }]],
  ['over', ours(30, { ...running, kind: 'detached' }), []],
  ['its run past its time', ours(30, running, { untilMs: NOW - 2 * MINUTE }), []],
  [
    'its run just past its time',
    ours(30, running, { untilMs: NOW - 2 * MINUTE + 1 }),
    [{ untilMs: NOW + 1 }],
  ],
  ['of an earlier attempt of this run', ours(30, opened, { run: '2', request: mine, attempt: 3 }), []],
  ['of another step of this run', ours(30, opened, { run: '2' }), [{ run: '2' }]],
  ["somebody else's words", { ...ours(30, running), author: MAINTAINER }, []],
])('a request that is %s', async (_, comment, rivals) => {
  const line = await read(comment);
  expect(line.rivals).toMatchObject(rivals);
  expect(line.rivals).toHaveLength(rivals.length);
});

test.each([
  ['young', 31, 1],
  ['older than a run of the usual time', 33, 0],
])('a marker of the first version tells no time, and is %s', async (_, minutes, count) => {
  const body = writeFirstMarker({ ...bounds, run: '1', attempt: 1, state: 'creating', request: other });
  const line = await read({ ...ours(30, running), body, createdAt: at(minutes) });
  expect(line.rivals).toHaveLength(count);
});

test.each<[string, ThreadComment, number[]]>([
  ['an instruction', says(10, '/docs fix it'), [10]],
  ['a new job', says(10, '/docs new fix it'), [10]],
  [
    "a bot's, for others to judge",
    says(10, '/docs fix it', { author: { login: 'x[bot]', isBot: true } }),
    [10],
  ],
  ['a question for the status', says(10, '/docs status'), []],
  ['a question for help', says(10, '/docs help'), []],
  ['talk', says(10, 'I like /docs'), []],
  ['ten minutes old', says(10, '/docs fix it', { createdAt: at(10) }), [10]],
  ['older than that', says(10, '/docs fix it', { createdAt: at(10.1) }), []],
  ["nobody's", says(10, '/docs fix it', { author: undefined } as object), []],
  ['our own', says(10, '/docs fix it', { author: SELF }), []],
])('a command that is %s', async (_, comment, unanswered) => {
  expect((await read(comment)).unanswered.map(({ id }) => id)).toEqual(unanswered);
});

test('a command is answered by a comment of any attempt, whatever became of it', async () => {
  const skipped: Story = { kind: 'skipped', why: '' };
  const line = await read(
    says(10, '/docs one'),
    says(11, '/docs two'),
    ours(30, skipped, { order: 2 ** 50 + 10 }),
  );
  expect(line.unanswered.map(({ id }) => id)).toEqual([11]);
});

test('what an edit made a command is answered by nobody: its answer has the place of its own comment', async () => {
  const line = await read(says(10, '/docs one'), ours(30, running, { order: 0 }));
  expect(line.unanswered.map(({ id }) => id)).toEqual([10]);
  expect(line.rivals).toMatchObject([{ order: 0, commentId: 30 }]);
});

test('its own comment is no rival, and tells what it shows', async () => {
  const line = await read(ours(30, { kind: 'admitted', past: NOTHING_LEFT }, owner));
  expect(line).toMatchObject({ own: [{ marker: { story: { kind: 'admitted' } } }], rivals: [], found: [] });
});

test('a comment that came to stand there late keeps nobody waiting beside its twin', async () => {
  const line = await read(ours(30, { ...running, kind: 'detached' }), ours(31, opened));
  expect(line.rivals).toEqual([]);
  expect(line.found.map(({ comment }) => comment.id)).toEqual([30]);
});

test('all comments of runs that may be under way are read, and older ones only where they are wanted', async () => {
  const old = says(1, 'long ago', { createdAt: at(24 * 60 + 3) });
  const { host } = await read(
    says(0, 'longer ago'),
    old,
    ours(30, running),
    says(31, 'x', { createdAt: at(23 * 60) }),
  );
  expect(host.calls).toEqual(['comments', 'read 31', 'read 30', 'read 1']);
});
