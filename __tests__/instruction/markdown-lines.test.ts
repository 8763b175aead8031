import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withoutQuotes } from '../../src/instruction/markdown-lines.ts';

test('what is left without quotes has none, however often they are taken out', () => {
  const line = fc.constantFrom(
    '> a',
    '   > b',
    '    > c',
    '\t> d',
    '>',
    '```',
    '````js',
    '~~~',
    '> ```',
    'a > b',
    '',
    '<!--',
  );
  const end = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(fc.array(fc.tuple(line, end), { maxLength: 20 }), (lines) => {
      const left = withoutQuotes(lines.flat().join(''));
      expect(withoutQuotes(left)).toBe(left);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a quote before the text', '> a\n> b\n\n/docs x', '\n/docs x'],
  ['a quote between', 'a\n> b\nc', 'a\nc'],
  ['a quote in a quote', '> > a\n>b\nc', 'c'],
  ['a quote that is indented a little', '   > a\nb', 'b'],
  ['CRLF', '> a\r\nb\r\n> c', 'b'],
  ['nothing but a quote', '> a', ''],
  ['no quote', 'a > b', 'a > b'],
  ['an arrow in code', '```\n> a\n```\n    > b', '```\n> a\n```\n    > b'],
  ['a quote behind code', '```\n> a\n```\n> b', '```\n> a\n```'],
  ['a fence in a quote, which ends with it', '> ```\n> a\nb\n> c', 'b'],
  ['nothing', '', ''],
])('without quotes: %s', (_, body, expected) => {
  expect(withoutQuotes(body)).toBe(expected);
});
