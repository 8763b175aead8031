import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { oneLine, showInvisible } from '../../../src/server/words/visible-text.ts';

const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const UNSEEN = /(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u;

describe('foreign text made visible', () => {
  test.each([
    ['a bidi override', 'a\u202eb', 'a‹U+202E›b'],
    ['a tag', '\u{e0041}', '‹U+E0041›'],
    ['a filler', '\u3164', '‹U+3164›'],
    ['variation selectors, of which text can be made', 'a\ufe00\u{e0101}', 'a‹U+FE00›‹U+E0101›'],
    ['one behind a letter', 'a\ufe0f', 'a‹U+FE0F›'],
    ['one behind another', '❤\ufe0f\ufe0f', '❤\ufe0f‹U+FE0F›'],
    ['an emoji', '❤\ufe0f 🎉 1\ufe0f\u20e3', '❤\ufe0f 🎉 1\ufe0f\u20e3'],
    ['half a pair', '\ud800', '\ufffd'],
    ['other writing', 'Ünïcode 日本\tok\n', 'Ünïcode 日本\tok\n'],
  ])('%s', (_, text, shown) => expect(showInvisible(text)).toBe(shown));

  const unit = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom(
      '\u200b',
      '\ufe0f',
      '\u{e0100}',
      '❤',
      '‹',
      'U+200B›',
      '\r',
      '\u2028',
      ' ',
      '\ud83d',
      '\ude00',
    ),
  );
  const texts = fc.array(unit, { maxLength: 20 }).map((units) => units.join(''));

  test('nothing invisible is left, however often it is done', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shown = showInvisible(text);
        expect(shown).not.toMatch(INVISIBLE);
        expect(shown).not.toMatch(UNSEEN);
        expect(shown.isWellFormed()).toBe(true);
        expect(showInvisible(shown)).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });

  test('on one line it is one, no longer than it may be, and stays so', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 60 }), (text, length) => {
        const line = oneLine(text, length);
        expect(line).not.toMatch(/[\n\t]|\s\s|^\s|\s$/);
        expect(line).not.toMatch(INVISIBLE);
        expect([...line].length).toBeLessThanOrEqual(length);
        expect(oneLine(line, length)).toBe(line);
      }),
      { numRuns: 2000 },
    );
  });
});
