import { expect, test } from '@jest/globals';
import { tellClosing, tellHandOver, tellReminder, type WaitingPull } from '../../src/story/tend-comment.ts';
import { LINK } from './stories.ts';

const DAY = 24 * 60 * 60_000;
const own: WaitingPull = {
  isOwnThread: true,
  number: 42,
  title: 'Explain [the] flag',
  link: LINK,
  quietMs: 7 * DAY,
  command: '/docs',
};
const asked: WaitingPull = { ...own, isOwnThread: false };
const named = `[\\#\u200b42 Explain \\[the\\] flag](${LINK})`;
const closesMs = Date.UTC(2026, 0, 9, 14, 35);

test('a reminder says how long nothing has changed, what to do, and nothing of a closing that is not planned', () => {
  expect(tellReminder(own, { closesMs: undefined, keepLabel: 'keep' })).toBe(
    '### ⏰ A pull request is waiting\n\n' +
      'Nothing has changed in this pull request for 7 days. Review it and merge it, or close it.\n\n' +
      'Write `/docs …` to have it changed.',
  );
  expect(tellReminder({ ...asked, quietMs: DAY }, { closesMs: undefined, keepLabel: '' })).toContain(
    `Nothing has changed in ${named} for 1 day.`,
  );
});

test.each([
  ['', ''],
  ['keep-open', ' The label `keep-open` keeps it from that.'],
])('a reminder says when it is closed, and by which label it is kept: %j', (keepLabel, kept) => {
  const paragraphs = tellReminder(own, { closesMs, keepLabel }).split('\n\n');
  expect(paragraphs).toHaveLength(4);
  expect(paragraphs[3]).toBe(
    `It is closed at 2026-01-09 14:35 UTC at the earliest if nothing changes by then.${kept}`,
  );
});

test.each([
  [own, 1, 'once', 'this pull request'],
  [asked, 3, '3 times', named],
])('a person is asked to look: %#', (pull, repairs, times, name) =>
  expect(tellHandOver(pull, { repairs })).toBe(
    `### 🙋 A person has to look\n\nThe job was asked ${times} to put ${name} right, and something is still wrong. It is not asked again by itself; write \`/docs fix\` to ask it.`,
  ),
);

test.each([
  [own, true, 'this pull request', 'restore its branch at the end of this page, then reopen it.'],
  [asked, false, named, 'reopen it: its branch is still there.'],
])('a closed one says how it comes back: %#', (pull, isDeleted, name, way) =>
  expect(tellClosing(pull, { isDeleted })).toBe(
    `### 🚪 Closed, for nobody has come\n\nNothing has changed in ${name} for 7 days, though it was reminded of. To bring it back, ${way}`,
  ),
);
