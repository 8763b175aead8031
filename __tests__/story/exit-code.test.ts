import { expect, test } from '@jest/globals';
import { exitCodeOf, FAILABLE, OUTCOMES, type Outcome, outcomeOf } from '../../src/story/outcome.ts';
import type { ToldStory } from '../../src/story/story.ts';
import { storiesOf } from '../support/left-behind.ts';

const stories = storiesOf('job_1');
const standard = new Set<Outcome>(['failed', 'archived', 'timeout', 'limited']);

test.each<[Outcome, ToldStory, 0 | 1, 0 | 1, 0 | 1]>([
  ['pull-request', stories['pull-request'], 0, 0, 0],
  ['no-pull-request', stories['no-pull-request'], 0, 0, 1],
  ['failed', stories.failed, 1, 0, 1],
  ['archived', stories.archived, 1, 0, 1],
  ['timeout', stories['timed-out'], 1, 0, 1],
  ['timeout', { ...stories['not-sent'], hindrance: { kind: 'time', why: '' } }, 1, 1, 1],
  ['detached', stories.detached, 0, 0, 1],
  ['timeout', stories.stuck, 1, 0, 1],
  ['skipped', stories.skipped, 0, 0, 1],
  ['skipped', stories['over-budget'], 0, 0, 1],
  ['skipped', stories.rehearsed, 0, 0, 1],
  ['limited', stories.limited, 1, 0, 1],
  ['unknown', stories.unknown, 1, 1, 1],
  ['cancelled', stories.cancelled, 1, 1, 1],
  ['cancelled', stories['not-sent'], 1, 1, 1],
  ['error', stories.refused, 1, 1, 1],
  ['error', stories['out-of-sight'], 1, 1, 1],
])('%s', (outcome, story, byDefault, withNone, withAll) => {
  expect(outcomeOf(story)).toBe(outcome);
  const codes = [standard, new Set<Outcome>(), new Set(FAILABLE)].map((failOn) => exitCodeOf(story, failOn));
  expect(codes).toEqual([byDefault, withNone, withAll]);
});

test('an archived job that has a pull request is a success', () => {
  const archived = (prLink: string | null): ToldStory => ({
    ...stories.archived,
    job: { status: 'archived', prLink },
  });
  expect(exitCodeOf(archived('https://x.example/1'), standard)).toBe(0);
  expect(exitCodeOf(archived(null), standard)).toBe(1);
});

test('failOn may name all but the outcome that everybody wants', () => {
  expect([...FAILABLE, 'pull-request'].sort()).toEqual(Object.keys(OUTCOMES).sort());
});
