import { expect, test } from '@jest/globals';
import { describeThrown } from '../../src/host/last-resort.ts';

class StrangeError extends Error {
  override name = 'StrangeError';
}

test.each<[string, unknown, string]>([
  ['an error', new Error('it broke'), 'it broke'],
  ['an error of a kind', new TypeError('no function'), 'TypeError: no function'],
  ['an error of our own kind', new StrangeError('odd'), 'StrangeError: odd'],
  ['a string', 'text', 'something was thrown that is no error (string)'],
  ['undefined', undefined, 'something was thrown that is no error (undefined)'],
  ['null', null, 'something was thrown that is no error (object)'],
])('%s', (_, thrown, expected) => {
  expect(describeThrown(thrown)).toBe(expected);
});
