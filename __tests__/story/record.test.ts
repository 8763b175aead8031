import { expect, test } from '@jest/globals';
import { decodeRecord, encodeRecord, type RunRecord } from '../../src/story/record.ts';
import { EVERY_STORY, OWNER, SCENE, STORIES } from './stories.ts';

const record: RunRecord = {
  story: STORIES.running['a new job'] as RunRecord['story'],
  isTold: false,
  thread: { place: { thread: 12 }, owner: OWNER, scene: SCENE, comment: { kind: 'sent', isAnew: false } },
};
const { story, thread } = record;

test.each(EVERY_STORY)('$name comes back whole', (one) => {
  expect(decodeRecord(encodeRecord({ story: one.story, isTold: true }))).toEqual({
    story: one.story,
    isTold: true,
  });
});

test('a sentence of any length comes back', () => {
  const long: RunRecord = { story: { kind: 'skipped', why: 'x'.repeat(100_000) }, isTold: true };
  expect(decodeRecord(encodeRecord(long))).toEqual(long);
});

test.each<[string, string]>([
  ['nothing', ''],
  ['null', 'null'],
  ['a word', '"running"'],
  ['cut off', encodeRecord(record).slice(0, -20)],
  ['without a story', JSON.stringify({ ...record, story: undefined })],
  ['with another story', JSON.stringify({ ...record, story: { ...story, kind: 'failed', by: 'stop' } })],
  ['without a word on whether it was told', JSON.stringify({ story })],
  ['with a thread of null', JSON.stringify({ ...record, thread: null })],
  ['without a place', JSON.stringify({ ...record, thread: { ...thread, place: {} } })],
  ['without a scene', JSON.stringify({ ...record, thread: { ...thread, scene: {} } })],
  ['with a part of an owner', JSON.stringify({ ...record, thread: { ...thread, owner: { run: '1' } } })],
  [
    'with a comment without its number',
    JSON.stringify({ ...record, thread: { ...thread, comment: { kind: 'standing' } } }),
  ],
])('%s is no record', (_, text) => expect(decodeRecord(text)).toBeUndefined());
