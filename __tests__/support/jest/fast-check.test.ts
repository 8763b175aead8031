import { expect, test } from '@jest/globals';
import fc, * as named from 'fast-check';
import real from '../../../node_modules/fast-check/lib/fast-check.js';

test('a seed gives the same strings of any code points as the package itself', () => {
  expect(fc.string).not.toBe(real.string);
  expect(named.string).toBe(fc.string);
  for (const constraints of [{}, { maxLength: 3 }, { minLength: 20, maxLength: 60 }] as const) {
    const drawn = ({ string }: Pick<typeof real, 'string'>) =>
      real.sample(string({ ...constraints, unit: 'binary' }), { seed: 7, numRuns: 200 });
    expect(drawn(fc)).toEqual(drawn(real));
  }
});

test.each([
  ['\0', 0],
  ['\ud7ff', 0xd7ff],
  ['\ue000', 0xd800],
  ['\u{10ffff}', 0x10ffff - 0x800],
])('%j can be drawn and shrunk', (character) => {
  expect(fc.string({ unit: 'binary' }).canShrinkWithoutContext(character)).toBe(true);
});

test('half a pair is no code point', () => {
  expect(fc.string({ unit: 'binary' }).canShrinkWithoutContext('\ud800')).toBe(false);
});
