import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dropHidden, foldBlanks, replaceControl, unifyLineEnds } from '../../src/text/hidden.ts';

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\u200b',
        '\u202e',
        '\ufe0f',
        '\u{e0041}',
        '\u{e0100}',
        '\u3164',
        '\ud83d',
        '\ude00',
        '\ud800',
      ),
      fc.constantFrom('\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', 'a', ' '),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''));

test('each line end is one, and all else that is hidden goes', () => {
  expect(unifyLineEnds('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\n\ni')).toBe('a\nb\nc\nd\ne\nf\ng\nh\n\ni');
  expect(dropHidden('a\u200bb\u202ec\u{e0041}d\ufe0fe\u3164f\ud800')).toBe('abcdef\ufffd');
});

test('nothing hidden is left, in either order of the two, and doing it again changes nothing', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const clean of [dropHidden(unifyLineEnds(text)), unifyLineEnds(dropHidden(text))]) {
        expect(clean).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}\r\v\f\u0085\u2028\u2029]/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(dropHidden(clean)).toBe(clean);
        expect(unifyLineEnds(clean)).toBe(clean);
      }
    }),
    { numRuns: 2000 },
  );
});

test('white space and control characters are those of Unicode, of all code points', () => {
  const others = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const text = `a${String.fromCodePoint(code)}b`;
    const isFolded = foldBlanks(text) === text.replace(/[\s\p{Cc}\p{Z}]+/gu, ' ');
    const isReplaced = replaceControl(text, () => '?') === text.replace(/[^\P{Cc}\t\n]/gu, '?');
    if (!isFolded || !isReplaced) others.push(code);
  }
  expect(others).toEqual([]);
  expect(foldBlanks('\ta\n\u00a0\u2003\u0085b\u3000')).toBe(' a b ');
});
