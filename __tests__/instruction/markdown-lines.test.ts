import { expect, test } from '@jest/globals';
import { withoutQuotes } from '../../src/instruction/markdown-lines.ts';

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
