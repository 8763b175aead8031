import { describe, expect, test } from '@jest/globals';
import { anchorOf, readPage } from '../../../src/server/links/read-page.ts';

const linksOf = (source: string, mdx = false) =>
  readPage(source, { mdx }).links.map(({ target, line }) => `${line} ${target}`);
const anchorsOf = (source: string, mdx = false) => [...readPage(source, { mdx }).anchors];

describe('the links of a page', () => {
  test.each<[string, string, string[]]>([
    [
      'links and images',
      '[a](a.md "A") ![i](i.png)\n[b][r] [r]\n\n[r]: <r d.md>',
      ['1 a.md', '1 i.png', '2 r d.md', '2 r d.md'],
    ],
    ['an image in a link', '[![i](i.png)](a.md)', ['1 a.md', '1 i.png']],
    ['lines behind a front matter', '---\nlink: [x](y)\n---\n\n[a](a.md)', ['5 a.md']],
    [
      'lines in lists, quotes and tables',
      '- a\n  - [a](a.md)\n> b\n> [b](b.md)\n\n|x|\n|-|\n|[c](c.md)|',
      ['2 a.md', '4 b.md', '8 c.md'],
    ],
    [
      'tags, also over several lines',
      '<p>\n<a\n href="a_b_c.md">x</a> <img src=\'i.png\'>\n</p>',
      ['2 a_b_c.md', '3 i.png'],
    ],
    [
      'tags without quotes, or in capitals',
      '<A HREF="a.md">x</A> <a class=c href=b.md>x</a> <IMG SRC=i.png> <a href=../c.md#d target=_blank>x</a>',
      ['1 a.md', '1 b.md', '1 i.png', '1 ../c.md#d'],
    ],
    ['no values of code', '<a href={url} title=a>x</a> <a href=/a/{id}>x</a>', []],
    ['what tags enclose', '<Note>\n[a](a.md)\n</Note>', ['2 a.md']],
    ['no code', '`[a](a.md)` ``<a href="b.md">``\n\n```md\n[a](a.md)\n```\n\n    [a](a.md)', []],
    [
      'no comments',
      '<!-- [a](a.md) -->\n\nx <!-- [b](b.md)\n--> [c](c.md)\n\n<!--\n[d](d.md)\n\n[e](e.md)\n-->\n[f](f.md)',
      ['4 c.md', '11 f.md'],
    ],
    ['no footnotes', '[^1]: word\n\ntext[^1] [a](a.md)', ['3 a.md']],
    ['a footnote’s own', '[^1]: see [a](a.md)', ['1 a.md']],
    ['other line ends', '\uFEFFa\r\n\r\n[a](a.md)\r[b](b.md)', ['3 a.md', '4 b.md']],
  ])('are %s', (_, source, expected) => {
    expect(linksOf(source)).toEqual(expected);
  });

  test('of MDX are found where components are indented, and not in its comments', () => {
    const source =
      'import A from "./a.js"\n\n<Card href="c.md">\n\n    [a](a.md)\n</Card>\n\n{/* [b](b.md) */}';
    expect(linksOf(source, true)).toEqual(['3 c.md', '5 a.md']);
  });
});

test.each([
  ['a list of attributes that never ends', `{${'#a'.repeat(100_000)}`],
  ['one in a heading', `# {${'#a'.repeat(100_000)}`],
  ['an attribute with a long name', `<a ${'b'.repeat(200_000)}>`],
  ['an attribute with a long gap', `<a b=${' '.repeat(200_000)}>`],
  ['an attribute without quotes and without an end', `<a b=${'c'.repeat(200_000)}{>`],
  ['attributes without quotes beside each other', `<a ${'b=c{'.repeat(60_000)}>`],
])('%s takes no time with the square of its length', (_, text) => {
  // Where it did, this took half a minute and more.
  const before = process.cpuUsage();
  readPage(text, { mdx: false });
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(8);
});

describe('the anchors of a page', () => {
  // As github.com shows them, but for what `anchorOf` takes for the same.
  test.each<[string, string, string[]]>([
    ['words', '# Hello, World!', ['hello-world']],
    ['code and marks', '## The `fooBar()` *call*', ['the-foobar-call']],
    ['links', '## See [the page](x.md) ![alt](i.png)', ['see-the-page']],
    ['other scripts', '## Straße Ünï 你好', ['straße-ünï-你好']],
    ['repeated headings', '# A\n# A\n# A', ['a', 'a-1', 'a-2']],
    ['headings with a line below', 'Title\n=====', ['title']],
    ['what is between hyphens', '## A & B – C', ['a-b-c']],
    ['names of their own', '## Title {#own}', ['own', 'title']],
    ['names in comments of MDX', '## Title {/* #own */}', ['own', 'title']],
    ['tags in headings', '## <a name="x"></a>Title', ['x', 'title']],
    ['names on other tags', '<span id="Sp_1"></span>\n<h3>Two words</h3>', ['sp-1', 'two-words']],
    [
      'names without quotes, or in capitals',
      '<div id=foo>\n<A NAME="bar" ID=baz></A>',
      ['foo', 'bar', 'baz'],
    ],
    ['names of blocks', 'Text\n{: #block .x }', ['block']],
    [
      'components',
      '<Step title="First step" />\n<ParamField query="limit">',
      ['first-step', 'param-first-step', 'limit', 'param-limit'],
    ],
  ])('are made of %s', (_, source, expected) => {
    expect(anchorsOf(source)).toEqual(expected);
  });

  test.each([
    ['Hello-World', 'hello-world'],
    ['user-content-a--b', 'a-b'],
    ['setup_1', 'setup-1'],
    ['-a-', 'a'],
  ])('%s means the same as %s', (fragment, anchor) => {
    expect(anchorOf(fragment)).toBe(anchor);
  });

  test.each([
    ['# A\n', true],
    ['import X from "./x.mdx"\n\n# A', false],
    ['{% include "x.md" %}', false],
    ['--8<-- "x.md"', false],
    ['{{< include x >}}', false],
  ])('of %j are all known: %j', (source, isWhole) => {
    expect(readPage(source, { mdx: true }).isWhole).toBe(isWhole);
  });
});
