import { expect, test } from '@jest/globals';
import { findPulls } from '../../../src/flows/tend/find-pulls.ts';
import type { ThreadComment } from '../../../src/ports/code-host.ts';
import { type TendNote, tellNote } from '../../../src/story/tend-note.ts';
import { createFakeCodeHost, MAINTAINER, NO_TENDING, SELF } from '../../support/fake-code-host.ts';
import { leave, OWNER, storiesOf } from '../../support/left-behind.ts';

const NOW_MS = Date.parse('2026-05-04T12:00:00Z');
const HOUR_MS = 3_600_000;
/** A run of which nothing is heard is taken for dead this long after its time. */
const DEAD_AFTER_MS = 120_000;
const bounds = { repository: OWNER.repository, project: OWNER.project, host: OWNER.host };
const linkOf = (pull: number) => `https://github.com/o/r/pull/${pull}`;
const at = (hours: number) => new Date(NOW_MS - hours * HOUR_MS).toISOString();
const left = (
  kind: 'pull-request' | 'concluded' | 'detached' | 'running',
  pull: number,
  given: Parameters<typeof leave>[1] = {},
) => leave(storiesOf(`job_${pull}`, { link: linkOf(pull) })[kind], { createdAt: at(30), ...given });
const noted = (pull: number): ThreadComment => {
  const note: TendNote = {
    ...{ ...bounds, act: 'reminder', thread: 7, pull },
    ...{ head: 'a'.repeat(40), sinceMs: 0, atMs: NOW_MS - HOUR_MS },
  };
  return { id: 900 + pull, inReview: false, body: tellNote(note), author: SELF, createdAt: at(1) };
};

/** Which pull requests are found of these comments, oldest first; those above 100 are elsewhere. */
async function find(comments: readonly ThreadComment[]) {
  const numberOf = (link: string) => {
    const number = Number(link.split('/').at(-1));
    return number > 100 ? undefined : number;
  };
  const host = createFakeCodeHost({ tending: { ...NO_TENDING, numberOf } });
  host.repository.push(...comments);
  const found = await findPulls({ host, bounds, sinceMs: NOW_MS - 100 * HOUR_MS, nowMs: NOW_MS });
  if (!found) throw new Error('nobody knows who we are');
  return { ...found, calls: host.calls };
}

test('pull requests come in the order of their numbers, each with its ends, newest first', async () => {
  const { pulls } = await find([left('pull-request', 9), left('pull-request', 4), left('pull-request', 9)]);
  expect(pulls.map(({ number, link, ends }) => [number, link, ends.length])).toEqual([
    [4, linkOf(4), 1],
    [9, linkOf(9), 2],
  ]);
  const [, nine] = pulls;
  const [newest, oldest] = nine?.ends ?? [];
  expect(newest?.comment.id).toBeGreaterThan(oldest?.comment.id ?? Number.NaN);
});

test('what has been told already is no end, and a pull request without one is none of ours to tend', async () => {
  const both = await find([left('concluded', 9), left('pull-request', 9)]);
  expect(both.pulls.map(({ ends }) => ends.map(({ marker }) => marker.story.kind))).toEqual([
    ['pull-request'],
  ]);
  expect((await find([left('concluded', 9)])).pulls).toEqual([]);
});

test('notes are those of that pull request', async () => {
  const { pulls } = await find([left('pull-request', 4), left('pull-request', 9), noted(9)]);
  expect(pulls.map(({ notes }) => notes.map(({ pull }) => pull))).toEqual([[], [9]]);
});

test('an end elsewhere is named once, and what was concluded there is not', async () => {
  const { elsewhere, pulls } = await find([
    left('pull-request', 101),
    left('pull-request', 101),
    left('concluded', 102),
  ]);
  expect([elsewhere, pulls]).toEqual([[linkOf(101)], []]);
});

test.each<[string, ThreadComment, boolean]>([
  ['a run that may be at it', left('running', 9, { createdAt: at(0.5), untilMs: NOW_MS + HOUR_MS }), true],
  ['a run that is over', left('running', 9, { createdAt: at(20), untilMs: NOW_MS - 10 * HOUR_MS }), false],
  [
    'a run in its last moment',
    left('running', 9, { createdAt: at(2), untilMs: NOW_MS + 1 - DEAD_AFTER_MS }),
    true,
  ],
  ['a run right after it', left('running', 9, { createdAt: at(2), untilMs: NOW_MS - DEAD_AFTER_MS }), false],
  ['a job that was handed over', left('detached', 9, { createdAt: at(23) }), true],
  ['one of which nobody has heard for a day', left('detached', 9, { createdAt: at(24) }), false],
  ['another job', left('detached', 4, { createdAt: at(1) }), false],
])('whether its job is at work: %s', async (_, comment, isAtWork) => {
  const { pulls } = await find([left('pull-request', 9), comment]);
  expect(pulls).toMatchObject([{ number: 9, isAtWork }]);
});

test('the last word is the newest of somebody else in its thread', async () => {
  const say = (hours: number, thread: number, author = MAINTAINER): ThreadComment => ({
    ...{ id: 2_000 - hours, inReview: false, body: 'x', author, createdAt: at(hours) },
    url: `https://github.com/o/r/pull/${thread}#issuecomment-1`,
  });
  const words = [say(5, 9), say(3, 9), say(2, 4), say(1, 9, SELF)];
  const { pulls } = await find([left('pull-request', 9), ...words]);
  expect(pulls).toMatchObject([{ number: 9, lastWordMs: NOW_MS - 3 * HOUR_MS }]);
  expect((await find([left('pull-request', 9)])).pulls).toMatchObject([{ lastWordMs: 0 }]);
});

test('of what was asked for twice the newest counts', async () => {
  const [first, second] = [left('detached', 9), left('pull-request', 9)];
  const { requests } = await find([first, second]);
  expect([...requests.values()].map(({ comment }) => comment.id)).toEqual([second.id]);
});

test('nobody is tended for where it is not known who we are', async () => {
  const host = createFakeCodeHost({ ownLogin: async () => undefined });
  expect(await findPulls({ host, bounds, sinceMs: 0, nowMs: NOW_MS })).toBeUndefined();
});
