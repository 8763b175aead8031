import { expect, test } from '@jest/globals';
import { countOf, ownTurnOf } from '../../../src/flows/job/own-turn.ts';
import type { Turn } from '../../../src/story/story.ts';

const further = (number: number, turn?: number): Turn => ({
  kind: 'further',
  before: turn === undefined ? {} : { turn },
  number,
  evidence: 'none',
});

test.each<[string, Turn | undefined, number | undefined]>([
  ['none', undefined, undefined],
  ['the first', { kind: 'first' }, 1],
  ['a further one that nobody counts', further(0), undefined],
  ['one that the answer counted', further(4), 4],
  ['one behind a turn that was counted', further(0, 2), 3],
  ['one that was counted before and after', further(5, 2), 5],
])('which turn is a request’s own: %s', (_, turn, number) => {
  expect(ownTurnOf(turn)).toBe(number);
});

test('no turn has the number zero', () => {
  expect(countOf(0)).toEqual({});
  expect(countOf(1)).toEqual({ turn: 1 });
});
