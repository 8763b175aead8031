import { describe, expect, test } from '@jest/globals';
import { exitCodeOf, FAILABLE, OUTCOMES, type Outcome, outcomeOf } from '../../src/story/outcome.ts';
import { isOpen, type StoryOf, type ToldStory } from '../../src/story/story.ts';
import { EVERY_STORY, knownAs, STORIES } from './stories.ts';

const standard = new Set<Outcome>(['failed', 'archived', 'timeout']);
const failOns = [standard, new Set<Outcome>(), new Set<Outcome>(FAILABLE)] as const;
const codesOf = (story: ToldStory) => failOns.map((failOn) => exitCodeOf(story, failOn));
const story = (kind: keyof typeof STORIES, variant: string): ToldStory =>
  (STORIES[kind] as Record<string, ToldStory>)[variant] as ToldStory;

test.each<[Outcome, keyof typeof STORIES, string, 0 | 1, 0 | 1, 0 | 1]>([
  ['pull-request', 'pull-request', 'a first turn', 0, 0, 0],
  ['pull-request', 'pull-request', 'doubted', 0, 0, 0],
  ['no-pull-request', 'no-pull-request', '', 0, 0, 1],
  ['failed', 'failed', '', 1, 0, 1],
  ['archived', 'archived', '', 1, 0, 1],
  ['archived', 'archived', 'with a pull request', 0, 0, 0],
  ['timeout', 'timed-out', 'running to the end', 1, 0, 1],
  ['timeout', 'not-sent', 'busy', 1, 0, 1],
  ['timeout', 'not-sent', 'busy, as far as could be seen', 1, 1, 1],
  ['timeout', 'not-sent', 'not its turn', 1, 1, 1],
  ['timeout', 'not-sent', 'no time', 1, 1, 1],
  ['timeout', 'not-sent', 'no time after a try', 1, 1, 1],
  ['detached', 'detached', '', 0, 0, 1],
  ['skipped', 'skipped', '', 0, 0, 1],
  ['unknown', 'unknown', 'a create', 1, 1, 1],
  ['unknown', 'unknown', 'a message', 1, 1, 1],
  ['cancelled', 'cancelled', 'by somebody', 1, 1, 1],
  ['cancelled', 'not-sent', 'stopped', 1, 1, 1],
  ['cancelled', 'not-sent', 'cut off', 1, 1, 1],
  ['error', 'refused', 'no job', 1, 1, 1],
  ['error', 'out-of-sight', '', 1, 1, 1],
])('%s of %s %s: %i by default, %i with none, %i with all', (outcome, kind, variant, ...codes) => {
  const told = story(kind, variant);
  expect(outcomeOf(told)).toBe(outcome);
  expect(codesOf(told)).toEqual(codes);
});

test('a job that was busy and is not known proves nothing', () => {
  const busy = STORIES['not-sent'].busy as StoryOf<'not-sent'>;
  expect(codesOf({ ...busy, about: { kind: 'nothing' } })).toEqual([1, 1, 1]);
});

test('an archived job that has no pull request is none', () => {
  const archived: StoryOf<'archived'> = {
    kind: 'archived',
    ...knownAs({ status: 'archived', prLink: null }),
    turn: { kind: 'first' },
  };
  expect(exitCodeOf(archived, standard)).toBe(1);
});

test('to have looked is what was asked for, however the job stands', () => {
  const looked = Object.values(STORIES.looked);
  expect(looked.map(outcomeOf)).toEqual([
    'detached',
    'detached',
    'pull-request',
    'no-pull-request',
    'no-pull-request',
    'failed',
    'archived',
  ]);
  for (const one of looked) expect(codesOf(one)).toEqual([0, 0, 0]);
});

describe('the outcomes', () => {
  test('of all stories are all that there are', () => {
    const told = EVERY_STORY.flatMap(({ story: one }) => (isOpen(one) ? [] : [outcomeOf(one)]));
    expect([...new Set(told)].sort()).toEqual(Object.keys(OUTCOMES).sort());
  });

  test('each promise something, in a sentence for the reference', () => {
    for (const promise of Object.values(OUTCOMES)) expect(promise).toMatch(/^[A-Z].{10,}\.$/);
  });

  test('that failOn may name are all but the one that everybody wants', () => {
    expect([...FAILABLE, 'pull-request'].sort()).toEqual(Object.keys(OUTCOMES).sort());
  });
});
