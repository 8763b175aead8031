import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { ageOf, type Circumstances, goOn } from '../../../src/flows/collect/go-on.ts';
import type { JobReading } from '../../../src/ports/service.ts';
import { isDoubted, isEnd, isOpen, KINDS, type Story, turnOf } from '../../../src/story/story.ts';
import { OWNER } from '../../story/stories.ts';
import { storiesOf } from '../../support/left-behind.ts';

const JOB = 'job_1';
const LINK = 'https://github.com/o/r/pull/9';
const stories = storiesOf(JOB);
const COLD: Circumstances = { isAlive: false, isStale: false, quietMs: 3_600_000, isPassed: false };
const done: JobReading = { id: JOB, status: 'completed', prLink: LINK };
const see = (story: Story, job: JobReading, age: Partial<Circumstances> = {}) =>
  goOn(story, { jobId: JOB, job }, { ...COLD, ...age });

const first = { jobId: JOB, job: { status: 'active' }, turn: { kind: 'first' } } as const;
const message = (given: object = {}, job: JobReading = { status: 'active' }) =>
  ({
    kind: 'detached',
    jobId: JOB,
    job,
    turn: { kind: 'further', before: done, number: 0, evidence: 'none', ...given },
  }) as Story;

describe('what a look makes of a request', () => {
  test.each<[string, JobReading, string]>([
    ['a pull request', done, 'pull-request'],
    ['none', { status: 'completed', prLink: null }, 'no-pull-request'],
    ['a failure', { status: 'failed' }, 'failed'],
    ['an archived job', { status: 'archived' }, 'archived'],
  ])('%s', (_, job, kind) => {
    for (const left of ['detached', 'cancelled', 'stuck', 'running'] as const)
      expect(see({ ...stories[left], ...first } as Story, job).kind).toBe(kind);
  });

  test.each<[string, JobReading]>([
    ['active', { status: 'active' }],
    ['a word that is not known', { unknownStatus: 'paused' }],
  ])('%s: nothing to tell, and stuck once it is stale', (_, job) => {
    const detached: Story = { kind: 'detached', ...first };
    expect(see(detached, job)).toBe(detached);
    const stuck = see(detached, job, { isStale: true });
    expect(stuck.kind).toBe('stuck');
    expect(see(stuck, job, { isStale: true })).toBe(stuck);
    const killed: Story = { kind: 'running', ...first };
    expect(see(killed, job, { isStale: true }).kind).toBe('stuck');
    expect(see(killed, job, { isStale: true, isAlive: true })).toBe(killed);
  });

  test('another job is believed nowhere', () => {
    const detached: Story = { kind: 'detached', ...first };
    expect(goOn(detached, { jobId: 'job_2', job: done }, COLD)).toBe(detached);
    expect(see(detached, { ...done, id: 'job_2' })).toBe(detached);
  });
});

describe('after a message', () => {
  test.each<[string, Story, JobReading, Partial<Circumstances>, string]>([
    ['an end that may be the old one, at once', message(), done, { quietMs: 5_000 }, 'detached'],
    ['an end that may be the old one, later', message(), done, {}, 'pull-request'],
    ['another end than before, at once', message(), { status: 'failed' }, { quietMs: 0 }, 'failed'],
    [
      'another end than before, where its own answer did not show the job at work',
      message({}, { status: 'completed' }),
      { status: 'failed' },
      { quietMs: 0 },
      'detached',
    ],
    ['a turn that is counted', message({ number: 2 }), { ...done, turn: 2 }, { quietMs: 0 }, 'pull-request'],
    [
      'the turn before, by its number',
      message({ number: 2 }),
      { ...done, turn: 1 },
      { quietMs: 0 },
      'detached',
    ],
    ['a turn that was seen', message({ evidence: 'seen' }), done, { quietMs: 0 }, 'pull-request'],
  ])('%s', (_, story, job, age, kind) => {
    expect(see(story, job, age).kind).toBe(kind);
  });

  test('an end without a sign of the new turn is told with that doubt, but not beside a run that may still see one', () => {
    const unseen = message({}, { status: 'completed' });
    expect(turnOf(see(unseen, done))).toMatchObject({ evidence: 'none' });
    const running = { ...unseen, kind: 'running' } as Story;
    expect(see(running, done, { isAlive: true })).toBe(running);
  });
});

describe('where another request went to the job since', () => {
  const counted = (turn: number): JobReading => ({ ...done, turn });
  test.each<[string, Story, JobReading, Partial<Circumstances>, boolean]>([
    ['an end is told with that doubt', stories.detached, done, { isPassed: true }, true],
    ['so it is after a message', message({ evidence: 'seen' }), done, { isPassed: true }, true],
    ['the count of turns knows its own', stories.detached, counted(1), { isPassed: true }, false],
    ['and another one, whoever went there', stories.detached, counted(2), {}, true],
    [
      'its own by a message',
      message({ before: counted(1), number: 2 }),
      counted(2),
      { isPassed: true },
      false,
    ],
    ['another one than a message', message({ before: counted(1), number: 2 }), counted(3), {}, true],
  ])('%s', (_, story, job, how, isDoubtful) => {
    const end = see(story, job, how);
    expect(end.kind).toBe('pull-request');
    expect(isDoubted(turnOf(end))).toBe(isDoubtful);
  });

  test('a run that may be at it tells its end itself', () => {
    const running = stories.running;
    expect(see(running, done, { isAlive: true, isPassed: true })).toBe(running);
  });
});

test('a story only goes forwards: an end stays, and what is left never becomes open', () => {
  const job = fc.record(
    {
      status: fc.constantFrom('active', 'completed', 'failed', 'archived'),
      prLink: fc.constantFrom(null, LINK),
      turn: fc.nat(3),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<JobReading>;
  const age = fc.record({
    isAlive: fc.boolean(),
    isStale: fc.boolean(),
    quietMs: fc.nat(200_000),
    isPassed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.array(fc.tuple(job, age)), (kind, looks) => {
      let story: Story = stories[kind];
      for (const [seen, when] of looks) {
        const next = goOn(story, { jobId: JOB, job: seen }, when);
        if (isEnd(story) || turnOf(story) === undefined) expect(next).toBe(story);
        if (!isOpen(story)) expect(isOpen(next)).toBe(false);
        story = next;
      }
    }),
  );
});

test.each([
  ['until its time is over, and a while', OWNER.untilMs + 119_000, true],
  ['after that', OWNER.untilMs + 121_000, false],
])('a run may be at it %s', (_, nowMs, isAlive) => {
  const marker = { ...OWNER, story: stories.running };
  const createdAt = new Date(nowMs - 60_000).toISOString();
  expect(ageOf({ createdAt }, { marker, nowMs, staleMs: 60_000 })).toEqual({
    isAlive,
    isStale: true,
    quietMs: 60_000,
  });
});
