import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeHtml } from '../../src/text/html.ts';

const piece = fc.oneof(
  fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    "'",
    '&lt;',
    '&#60;',
    '<!--',
    ']]>',
    '\n',
    '\r',
    '\t',
    '\0',
    '\ufffe',
    '\uffff',
  ),
  fc.constantFrom('\u200b', '\u202e', '\ufe0f', '\ud800', '\u0085', '\u2028', ' ', 'a'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

/** What an XML reader makes of character data. */
const read = (markup: string) =>
  markup.replace(
    /&(?:(lt|gt|amp|quot)|#39);/g,
    (_, name) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[String(name)] ?? "'",
  );

test.each([
  ['<a href="x">it\'s & more</a>', '&lt;a href=&quot;x&quot;&gt;it&#39;s &amp; more&lt;/a&gt;'],
  [' a\r\n\tb\u0000c\ufffe\u2028d ', 'a b c d'],
  ['a\u200bb\u202e', 'ab'],
])('%j is %j', (text, markup) => expect(escapeHtml(text)).toBe(markup));

test('whatever the text is, its markup is one line of character data, and reads as the same words', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const markup = escapeHtml(pieces.join(''));
      expect(markup.replace(/&(?:lt|gt|amp|quot|#39);/g, '')).not.toMatch(/[<>&"']/);
      expect(markup).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]|\s\s|^\s|\s$/u);
      expect(markup.isWellFormed()).toBe(true);
      expect(escapeHtml(read(markup))).toBe(markup);
    }),
    { numRuns: 2000 },
  );
});
