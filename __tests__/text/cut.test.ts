import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toOneLine } from '../../src/text/one-line.ts';
import { safeCut, truncate, truncateBytes } from '../../src/text/truncate.ts';

describe('truncate', () => {
  test.each([
    ['fits', 'abc', 3, 'abc'],
    ['is cut', 'abcd', 3, 'ab…'],
    ['keeps a pair whole', 'ab😀cd', 4, 'ab…'],
    ['keeps a flag whole', 'ab🇩🇪cd', 5, 'ab…'],
    ['keeps an emoji family whole', `a👩‍👩‍👧${'x'.repeat(9)}`, 6, 'a…'],
    ['keeps an accent on its letter', 'abe\u0301fgh', 4, 'ab…'],
    ['has no room', 'abc', 0, ''],
    ['has room for the sign only', 'abc', 1, '…'],
  ])('%s', (_, text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });

  test('is never longer, never splits a pair, and keeps a prefix', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(220), (text, max) => {
        const cut = truncate(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
        expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  test('a very long grapheme is cut rather than dropped', () => {
    const zalgo = `e${'\u0301'.repeat(500)}`;
    expect(safeCut(zalgo, 300)).toBe(300);
  });
});

describe('a safe place to cut', () => {
  const long = 'x'.repeat(150);

  test.each([
    ['before the beginning is the beginning', 'abc', -1, 0],
    ['at the beginning', 'abc', 0, 0],
    ['at the end', 'abc', 3, 3],
    ['behind the end is the end', 'abc', 9, 3],
    ['between letters far inside is where it was asked for', `${long}${long}`, 200, 200],
    ['inside of a flag far inside is before it', `${long}🇩🇪${long}`, 152, 150],
    ['behind a flag far inside is there', `${long}🇩🇪${long}`, 154, 154],
    ['at the end of a flag, with another behind it', '🇩🇪🇫🇷', 4, 4],
    ['inside of a pair within a very long grapheme keeps the pair', `e${'\u{1d165}'.repeat(200)}`, 202, 201],
  ])('%s', (_, text, at, expected) => {
    expect(safeCut(text, at)).toBe(expected);
  });
});

describe('truncateBytes', () => {
  test.each([
    ['fits, to the byte', 'äb', 3, 'äb'],
    ['is cut', 'abcdefg', 6, 'abc…'],
    ['counts bytes, not characters', 'ääää', 7, 'ää…'],
    ['leaves out a letter that was cut', 'ääää', 6, 'ä…'],
    ['keeps a pair whole', '😀😀', 7, '😀…'],
    ['leaves out a pair that was cut', '😀😀', 6, '…'],
    ['keeps an accent on its letter', 'abe\u0301fgh', 7, 'ab…'],
    ['has room for the sign only', 'abcd', 3, '…'],
    ['has no room', 'abcd', 2, ''],
    ['has none at all', 'abcd', 0, ''],
  ])('%s', (_, text, maxBytes, expected) => {
    expect(truncateBytes(text, maxBytes)).toBe(expected);
  });
});

describe('toOneLine', () => {
  test.each([
    ['line ends', 'a\r\nb\n\n c', 100, 'a b c'],
    ['controls and hidden', ' a\u0000\tb\u200bc\u001b ', 100, 'a bc'],
    ['too long', 'one two three', 8, 'one two…'],
  ])('%s', (_, text, max, expected) => {
    expect(toOneLine(text, max)).toBe(expected);
  });

  test('is one line of visible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(50), (text, max) => {
        const line = toOneLine(text, max);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\s\s/u);
        expect(line.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
