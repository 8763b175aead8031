import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { addressLink, codeSpan, inertBlock, inertInline, inertLink } from '../../src/text/markdown.ts';

const EXTENSIONS = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** GitHub's Markdown, HTML let through, so that whatever foreign text makes of itself can be seen. */
function render(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, ...EXTENSIONS });
}
const decode = (html: string) =>
  html.replace(
    /&(lt|gt|amp|quot);/g,
    (_, name) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name as 'lt'] ?? '',
  );
const textOf = (html: string) => decode(html.replace(/<[^>]*>/g, ''));
const visible = (text: string) => text.replace(/\u200b/g, '').replace(/\u00a0/g, ' ');

/** What a code host links in the text of a rendered page, code excepted. */
const LINKED: readonly RegExp[] = [
  /@[a-z\d]/i,
  /#\d/,
  /\b(?:gh|cve|[A-Z]{2,9})-\d/i,
  /GHSA-\w/i,
  /\w:\/\//,
  /www\./i,
  /(?<!\w)[\da-f]{7,40}(?!\w)/,
  /(?<![\w])!\d/,
];
const linkedIn = (html: string) => LINKED.filter((pattern) => pattern.test(textOf(html)));

describe('foreign text', () => {
  test.each([
    ['a mention', 'thanks @octocat and @org/team'],
    ['references', 'see #12, GH-12, o/r#12, user#3 and !4'],
    ['closing words', 'Fixes #1, closes GH-2, resolves o/r#3'],
    ['a commit', '0123456789abcdef0123456789abcdef01234567 or abcdef0'],
    [
      'addresses',
      'https://github.com/o/r/issues/1 http://x.test www.x.test ftp://x.test a@b.test mailto:a@b.test',
    ],
    ['an image', '![alt](https://x.test/a.png) and ![a][b]'],
    ['links', '[text](https://x.test) [a][b] [a] <https://x.test>'],
    ['HTML', '<b>bold</b> <img src=x onerror=alert(1)> <!-- x --> <details>'],
    ['entities', '&lt;b&gt; &#64;octocat &amp;'],
    ['emphasis', '*a* **b** _c_ ~~d~~ `e` ``f`` $x$'],
    ['escapes', '\\*a\\* C:\\dir \\'],
    ['a table', '| a | b |'],
  ])('%s is plain words in a line', (_, text) => {
    const html = render(inertInline(text));
    expect(html.replace(/<\/?p>/g, '')).not.toMatch(/<[a-z!/]/i);
    expect(visible(textOf(html))).toBe(text);
    expect(linkedIn(html)).toEqual([]);
  });

  test.each([
    ['a heading', '# big\ntext\n===\ntext\n---'],
    ['lists', '- a\n* b\n+ c\n1. d\n2) e'],
    ['numbers', '7) a\n\n1) b\n\n3. c'],
    ['tasks', '- [ ] a\n- [x] b'],
    ['a quote', '> a\n> [!NOTE]\n> b'],
    ['code', '```js\na\n```\n~~~\nb\n~~~'],
    ['a table', '| a | b |\n|---|---|\n| c | d |\na|b\n-|-'],
    ['definitions', '[a]: https://x.test\n[^1]: note\n[a] [^1]'],
    ['rules', '***\n---\n___\n- - -'],
    ['an indented line', 'a\n\n      code'],
    ['an HTML block', '<div>\n<script>\n</div>'],
  ])('%s is plain words in a block', (_, text) => {
    const html = render(inertBlock(text));
    expect(html.replace(/<\/?p>/g, '')).not.toMatch(/<[a-z!/]/i);
    expect(visible(textOf(html)).replace(/\s+/g, ' ').trim()).toBe(text.replace(/\s+/g, ' ').trim());
  });

  const piece = fc.constantFrom(
    ...[
      '@a',
      '@',
      '#1',
      '#',
      'GH-',
      '1',
      'https://',
      'www.',
      'x.test',
      '[',
      ']',
      '(',
      ')',
      '!',
      '<',
      '>',
      '<b>',
      '<!--',
      '-->',
    ],
    ...[
      '`',
      '```',
      '~~~',
      '|',
      '|-|',
      '*',
      '_',
      '~',
      '\\',
      '&',
      '&lt;',
      '&#64;',
      '\n',
      '\n\n',
      ' ',
      '    ',
      '\t',
      '- ',
      '1. ',
      '# ',
    ],
    ...[
      'GHSA-',
      'ghsa-x',
      'CVE-',
      'AB-',
      '!1',
      '!',
      '://',
      'ht',
      'tps',
      'ww',
      'w.',
      '@@',
      '##',
      '0123456',
      'f',
    ],
    ...['deadbee', 'abc', '\u200b', '\u202e', '\u2028', '\r', '=', '---', '[a]: x', '$', 'a@b.c', 'mailto:'],
  );
  const hostile = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

  test('nothing in a block becomes more than words', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = render(inertBlock(text));
        expect(html.replace(/<\/?p>/g, '')).not.toMatch(/<[a-z!/]/i);
        expect(linkedIn(html)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('nothing in a table cell leaves it', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = render(`| a | b |\n| - | - |\n| ${inertInline(text)} | ${codeSpan(text)} |\n\nend`);
        expect(html.match(/<td>/g)).toHaveLength(2);
        expect(html.replace(/<\/?(?:p|table|thead|tbody|tr|th|td|code)>/g, '')).not.toMatch(/<[a-z!/]/i);
        expect(html).toMatch(/<p>end<\/p>$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a block keeps its lines', () => {
  const space = '\u00a0';

  test.each([
    ['and their indents', 'a\n  b', `a\n${space}${space}b`],
    ['a tab like two blanks', '\tb\n \tc', `${space}${space}b\n${space.repeat(3)}c`],
    ['an indent of sixteen at most', `${' '.repeat(40)}b`, `${space.repeat(16)}b`],
    ['no blanks at their ends', 'a  \nb\t\n', 'a\nb\n'],
    ['whatever ends them', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['no control characters', 'a\u0007b', 'a b'],
    ['an item where it was', '  - a\n 12) b', `${space}${space}\\- a\n${space}12\\) b`],
  ])('%s', (_, text, expected) => {
    expect(inertBlock(text)).toBe(expected);
  });
});

describe('codeSpan', () => {
  test.each([
    ['a word', 'job_1', '`job_1`'],
    ['a backtick', 'a`b', '``a`b``'],
    ['backticks at the ends', '`a`', '`` `a` ``'],
    ['a backtick at its end alone', 'a`', '`` a` ``'],
    ['a blank at its beginning alone', ' a', '`  a `'],
    ['several backticks, the longest row first', 'a```b`c', '````a```b`c````'],
    ['lines', 'a\n\tb', '`a b`'],
    ['nothing', ' \n', ''],
    ['a pipe', 'a|<b>', '<code>a&#124;&#60;b&#62;</code>'],
  ])('%s', (_, text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });

  test('shows its text, whole', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        fc.pre(text.trim() !== '');
        const html = render(`x ${codeSpan(text)} y`);
        const shown = /^<p>x <code>([\s\S]*)<\/code> y<\/p>$/.exec(html)?.[1] ?? '';
        expect(decode(shown).trim()).toBe(text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
      }),
      { numRuns: 1000 },
    );
  });
});

describe('inertLink', () => {
  test('whatever label and address hold, it is one link to that address', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (label, url) => {
          const html = render(`| a |\n| - |\n| ${inertLink(`x ${label}`, url)} |`);
          expect(html.match(/<a /g)).toHaveLength(1);
          const href = decode(/href="([^"]*)"/.exec(html)?.[1] ?? '');
          expect(decodeURIComponent(href)).toBe(decodeURIComponent(url));
        },
      ),
    );
  });

  test.each([
    ['https://x.test/a)b', 'https://x.test/a%29b'],
    ['https://x.test/a|b`c', 'https://x.test/a%7Cb%60c'],
    ['https://x.test/a\t<b>"[c]', 'https://x.test/a%09%3Cb%3E%22%5Bc%5D'],
  ])('%s', (url, expected) => {
    expect(inertLink('a', url)).toBe(`[a](${expected})`);
  });
});

test('an address that links to itself is whole, and fit to be copied', () => {
  const link = addressLink('https://x.test/a_b?c=d&e=(f)');
  expect(link).toBe('[https://x.test/a\\_b?c=d&amp;e=(f)](https://x.test/a_b?c=d&e=%28f%29)');
  const html = render(link);
  expect(textOf(html)).toBe('https://x.test/a_b?c=d&e=(f)');
  expect(html.match(/<a /g)).toHaveLength(1);
});
