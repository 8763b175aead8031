import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitiseForPrompt } from '../../src/text/sanitise.ts';

describe('sanitiseForPrompt', () => {
  test.each([
    ['plain text', 'Hello *world*\n\n- a', 'Hello *world*\n\n- a'],
    ['a comment', 'a<!-- hidden\nlines -->b', 'a b'],
    ['a comment without an end', 'a <!-- hidden', 'a'],
    ['an empty comment hides nothing', 'a<!-->b', 'a b'],
    ['a comment ended the other way', 'a<!-- x --!>b', 'a b'],
    ['an encoded comment', 'a&lt;!-- hidden --&gt;b', 'a b'],
    ['a comment encoded twice', 'a&amp;lt;!-- hidden --&amp;gt;b', 'a b'],
    ['a comment in numbers', 'a&#60;!-- hidden --&#x3e;b', 'a b'],
    ['entities without semicolons', 'a&lt!-- hidden --&gtb', 'a b'],
    ['a comment around a comment', 'a<!-<!-- x -->- y -->b', 'a<!- - y -->b'],
    ['a comment hidden by zero-width', 'a<\u200b!--x-->b', 'a b'],
    ['an entity hidden by zero-width', 'a&l\u200bt;!--x-->b', 'a b'],
    ['an entity made by an entity', 'a&l&#8203;t;!--x-->b', 'a b'],
    ['zero-width and soft hyphen', 'in\u200bvi\u00adsi\u2060ble', 'invisible'],
    [
      'the tag block',
      `x${[...'evil'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')}y`,
      'xy',
    ],
    ['variation selectors', 'a\ufe00b\ufe0fc\u{e0100}d\u{e01ef}e\u180be', 'abcdee'],
    ['bidi marks', 'a\u202eb\u2066c\u200fd\u061ce', 'abcde'],
    ['fillers', 'a\u3164b\u115fc\uffa0d\u034fe', 'abcde'],
    ['emoji joiners', '👩\u200d👧', '👩👧'],
    ['controls', 'a\u0000b\u001bc\u0085d', 'abc\nd'],
    ['line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('%s', (_, text, expected) => {
    expect(sanitiseForPrompt(text, 1000)).toBe(expected);
  });

  test('is cut to length', () => {
    expect(sanitiseForPrompt('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
  });

  test('text made to be decoded without end comes out in time, with nothing hidden', () => {
    const chain = `&amp${'amp;'.repeat(100_000)}lt;!-- x -->`;
    expect(sanitiseForPrompt(`a${chain}b`, 100)).toBe('a b');
    let nested = '<!-- x';
    for (let level = 0; level < 30; level++)
      nested = nested.replace(/[<#l]/g, (c) => `&#${c.charCodeAt(0)};`);
    const safe = sanitiseForPrompt(nested, 50_000);
    expect(safe).not.toContain('<!--');
    expect(safe).toContain('& ');
    expect(sanitiseForPrompt(safe, 50_000)).toBe(safe);
  });

  const piece = fc.constantFrom(
    ...[
      '<!--',
      '-->',
      '<!',
      '--',
      '<',
      '!',
      '-',
      '>',
      '&',
      '&amp;',
      'amp;',
      'lt;',
      '&lt',
      '&#60;',
      '#x3c;',
      '&#',
      '38;',
    ],
    ...[
      '\u200b',
      '&#8203;',
      '&zwj;',
      '\u{e0041}',
      '\ufe0f',
      '\u202e',
      '\r',
      '\u2028',
      '&#1;',
      '&nbsp;',
      'text',
      ' ',
      '😀',
      '\ud800',
    ],
  );
  const hostile = fc
    .array(fc.oneof({ weight: 6, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 40,
    })
    .map((pieces) => pieces.join(''));

  test('is idempotent, capped, and nothing hidden survives', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 120 }), (text, max) => {
        const safe = sanitiseForPrompt(text, max);
        expect(safe.length).toBeLessThanOrEqual(max);
        expect(safe).not.toMatch(
          /\p{Cf}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}|[^\P{Cc}\t\n]/u,
        );
        expect(safe).not.toMatch(/[\u{e0000}-\u{e0fff}]/u);
        expect(safe).not.toContain('<!--');
        expect(safe).not.toMatch(/&(?:lt|amp|gt|#\d+|#x[\da-f]+);/i);
        expect(safe.isWellFormed()).toBe(true);
        expect(sanitiseForPrompt(safe, max)).toBe(safe);
      }),
      { numRuns: 3000 },
    );
  });
});
