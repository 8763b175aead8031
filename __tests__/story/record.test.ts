import { expect, test } from '@jest/globals';
import { storyField } from '../../src/story/codec.ts';
import { decodeRecord, encodeRecord, isTidy, type RunRecord } from '../../src/story/record.ts';
import type { KnownJob } from '../../src/story/story.ts';
import { DONE, EVERY_STORY, FIRST, LINK, OWNER, SCENE, STORIES } from './stories.ts';

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

test('a run is tidy that has told its end, and whose thread is not kept', () => {
  expect(isTidy({ story, isTold: true })).toBe(true);
  expect(isTidy({ ...record, isTold: true })).toBe(false);
  expect(isTidy({ story, isTold: false })).toBe(false);
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

/** All that can stand in one. */
const whole: RunRecord = {
  ...record,
  thread: {
    place: { thread: 12 },
    owner: {
      ...OWNER,
      pages: ['/a'],
      mends: { by: 'tend', link: LINK, head: 'abc1234', threads: ['PRRT_1'] },
    },
    scene: { ...SCENE, finish: { warnings: [], preview: { kind: 'none' } } },
    comment: { kind: 'standing', id: 7, inReview: false, shows: 'a'.repeat(32), isAnew: false },
    held: { target: { id: 7, inReview: false }, there: ['eyes'], maybe: ['confused'] },
  },
};
const JOB: KnownJob['job'] = {
  ...DONE.job,
  unknownStatus: 'paused',
  prLinkDropped: true,
  reviewUrl: LINK,
  endsWithRun: true,
  checks: [{ name: 'links', status: 'passed', rounds: 1 }],
  failure: 'No.',
  archivedAt: '2026-01-02T03:04:05.000Z',
  turn: 2,
  turnsAtLeast: 3,
};
const RECORDS = [
  ...EVERY_STORY.map(({ name, story }) => ({ name, whole: { story, isTold: true } })),
  { name: 'all of a thread', whole },
  {
    name: 'all of a job',
    whole: { isTold: true, story: { kind: 'failed', ...DONE, job: JOB, turn: FIRST } },
  },
];

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
/** Whether the job's service said it, and where nobody looks: what only tells, and is made harmless when it is told. */
const MAY_LACK = /(?:^|\/)(?:(?:job|before|source)\/\w+|thread|held|finish|mends|\d+)$/;
const NOT_LOOKED_AT = /\/(?:trusted|pull|finish)\//;
const ANY_TEXT =
  /\/(?:why|model|id|createdAt|archivedAt|unknownStatus|failure|name|source\/\w+|scene\/\w+|pages\/\d+)$/;
const MAY_HAVE_MORE = /^(?:\/thread(?:\/place|\/scene(?:\/\w+)?|\/held(?:\/target)?)?)?$/;

/** The value with one change each, and where that is. */
function* spoilt(value: unknown, at = ''): Generator<{ at: string; value: unknown }> {
  if (isJson(value)) {
    for (const [name, field] of Object.entries(value)) {
      const put = (changed: unknown) =>
        Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
      for (const one of spoilt(field, `${at}/${name}`)) yield { ...one, value: put(one.value) };
      if (!MAY_LACK.test(`${at}/${name}`)) yield { at: `${at}/${name} lacks`, value: put(undefined) };
    }
    if (!Array.isArray(value) && !MAY_HAVE_MORE.test(at))
      for (const more of [1, 'x']) yield { at: `${at} more`, value: { ...value, more } };
  }
  yield { at: `${at} of another type`, value: typeof value === 'string' ? 7 : 'x' };
  if (value !== null && !at.endsWith('/prLink')) yield { at: `${at} null`, value: null };
  if (typeof value === 'string' && !ANY_TEXT.test(at))
    for (const odd of [`${value} `, ` ${value}`]) yield { at: `${at} ${JSON.stringify(odd)}`, value: odd };
  if (typeof value !== 'number' || at.includes('/scene/')) return;
  yield { at: `${at} below 0`, value: -1 };
  if (!at.endsWith('/agoMs')) yield { at: `${at} no whole number`, value: 1.5 };
}

test.each(RECORDS)(
  '$name: no record with any one thing missing, of another form, or too many',
  ({ whole }) => {
    expect(decodeRecord(JSON.stringify(whole))).toEqual(whole);
    const taken = [...spoilt(whole)].filter(({ value }) => decodeRecord(JSON.stringify(value)) !== undefined);
    expect(taken.map(({ at }) => at).filter((at) => !NOT_LOOKED_AT.test(at))).toEqual([]);
    // And none makes its reader stumble.
    for (const { at, value } of spoilt(whole.story))
      expect([at, storyField.read(value)]).toEqual([at, undefined]);
  },
);
