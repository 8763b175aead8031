import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ChangedPage } from '../../../../src/server/pages/changed-pages.ts';
import { Allowance } from '../../../../src/server/review/allowance.ts';
import { PAGE_MAX_BYTES } from '../../../../src/server/review/frame.ts';
import { splitFrontMatter } from '../../../../src/server/review/rendered/front-matter.ts';
import { makeInert } from '../../../../src/server/review/rendered/inert.ts';
import { renderPageCard } from '../../../../src/server/review/rendered/page-card.ts';
import { renderRendered } from '../../../../src/server/review/rendered/rendered-page.ts';
import { attributeOf, scanTag } from '../../../../src/server/review/rendered/tags.ts';
import { changedPage, changedPages, reviewOf } from './stage.ts';

const NAME = 'a'.repeat(40);
const card = async (given: Partial<ChangedPage>, bytes = 1_000_000) =>
  String(
    await renderPageCard(changedPage(given), {
      number: 1,
      imagePath: 'j/image/',
      allowance: new Allowance(bytes),
    }),
  );
/** What stands in the cells of one side. */
const cells = (html: string, side: 'before' | 'after') =>
  [
    ...html.matchAll(
      new RegExp(
        `<div class="side ${side}[^>]*>(?:<span class="when">\\w+</span>)?<div class="doc">(.*?)</div></div>(?=</div>\\n|<div class="side)`,
        'gs',
      ),
    ),
  ].map(([, cell]) => cell?.trim());
const drawn = async (after: string, path = 'a.mdx') =>
  cells(await card({ path, before: '', after }), 'after').join('\n');

describe('a page', () => {
  test.each<[string, string, string]>([
    ['text', 'a **b** `c`', '<p>a <strong>b</strong> <code>c</code></p>'],
    ['a heading, out of our outline', '## A', '<p class="h2"><span class="off">Heading 2: </span>A</p>'],
    ['a task', '- [x] a\n- [ ] b', '<ul>\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>'],
    [
      'a link',
      '[a](https://b.example/)',
      '<p><a href="https://b.example/" rel="noopener noreferrer nofollow">a</a></p>',
    ],
    ['a link within the site', '[a](/b)', '<p><span class="link" title="/b">a</span></p>'],
    ['an invisible character', 'a\u202eb', '<p>a‹U+202E›b</p>'],
    [
      'code with a name',
      '```js x.js\nlet a;\n```',
      '<div class="code"><p class="label">js x.js</p><pre><code>let a;\n</code></pre></div>',
    ],
    [
      'a component',
      '<Note>a *b*</Note>',
      '<div class="box"><p class="label"><strong>Note</strong></p><p>a <em>b</em></p>\n</div>',
    ],
    [
      'a component by itself',
      '<Card\n  title="x"\n/>',
      '<div class="box"><p class="label"><strong>Card</strong> title="x"</p></div>',
    ],
    [
      'a component in a text',
      'a <B c="d">e</B>',
      '<p>a <span class="chip">B c="d"</span>e<span class="chip">/B</span></p>',
    ],
    [
      'what is never closed',
      '<A>\n\nb',
      '<div class="box"><p class="label"><strong>A</strong></p></div>\n<p>b</p>',
    ],
    [
      'what was never opened',
      'b\n\n</A>',
      '<p>b</p>\n<div class="box"><p class="label"><strong>/A</strong></p></div>',
    ],
    ['an expression', 'a {b}', '<p>a <span class="chip">{b}</span></p>'],
    [
      'an import',
      'import A from "b"',
      '<div class="box"><p class="label"><strong>import</strong> A from "b"</p></div>',
    ],
    ['a comment', '<!-- a -->', '<div class="box"><p class="label"><strong>comment</strong> a</p></div>'],
    [
      'an image of nowhere',
      '![a](b.png)',
      '<p><span class="chip">image b.png, “a”: not found in the repository</span></p>',
    ],
    [
      'an image from elsewhere',
      '![](//b/c.png)',
      '<p><span class="chip">image //b/c.png: from elsewhere, and not loaded</span></p>',
    ],
    ['a break', 'a<br/>b', '<p>a<br />b</p>'],
  ])('shows %s', async (_, source, html) => {
    expect((await drawn(source)).replaceAll('&quot;', '"')).toBe(html);
  });

  test('keeps what stands in components Markdown, however it is indented', async () => {
    const html = await drawn(
      '<Steps>\n    <Step title="a">\n        Text:\n\n        ```sh\n        run\n        ```\n    </Step>\n</Steps>\n',
    );
    expect(html).toMatch(/Steps.*Step.*<p>Text:<\/p>.*<pre><code>run\n<\/code><\/pre>/s);
  });

  test('reads a tag in a fence as code, and indented text of Markdown too', async () => {
    expect(await drawn('```\n<A>\n```\n\nb')).toContain('<code>&lt;A&gt;\n</code>');
    expect(await drawn('    <A>', 'a.md')).toBe('<pre><code>&lt;A&gt;\n</code></pre>');
  });

  test('shows an image of the change, named in Markdown or as a tag', async () => {
    const images = {
      before: [],
      after: [
        { target: 'b c.png', name: NAME },
        { target: 'd.png', name: null },
      ],
    };
    const html = await card({
      path: 'a.mdx',
      before: '',
      after: '![x](<b c.png>) <img src="b c.png" alt="y"> ![](d.png)',
      images,
    });
    expect(html).toContain(`<img src="j/image/${NAME}" alt="x" loading="lazy" />`);
    expect(html).toContain(`<img src="j/image/${NAME}" alt="y" loading="lazy" />`);
    expect(html).toContain('image d.png: too large to be kept, or of another kind');
  });
});

describe('front matter', () => {
  test.each<[string, object]>([
    ['---\na: b\n---\nx', { rows: [{ key: 'a', value: 'b' }], rest: 'x' }],
    [
      '---\na: "b: c"\nd:\n  - e\n---\n',
      {
        rows: [
          { key: 'a', value: 'b: c' },
          { key: 'd', value: '\n  - e' },
        ],
      },
    ],
    ['\ufeff---\r\na: b\r\n---\r\nx', { rows: [{ key: 'a', value: 'b' }], rest: 'x' }],
    ['---\na: b\nx', { rows: [], rest: '---\na: b\nx' }],
    ['x\n---\na: b\n---', { rows: [] }],
    [`---\na:${'\t'.repeat(60_000)}b\u2028c\n---\nx`, { rows: [{ key: 'a', value: 'b\u2028c' }], rest: 'x' }],
    ['---\n# c\n---\nx', { rows: [{ key: '', value: '# c' }] }],
  ])('%#', (source, expected) => {
    expect(splitFrontMatter(source)).toMatchObject(expected);
  });

  test('is a table, in which what changed is marked', async () => {
    const html = await card({ before: '---\ntitle: Old\n---\n', after: '---\ntitle: New\n---\n' });
    expect(cells(html, 'before')[0]).toContain('<th scope="row">title</th><td><del>Old</del></td>');
    expect(cells(html, 'after')[0]).toContain('<td><ins>New</ins></td>');
  });
});

describe('what changed', () => {
  const change = async (before: string, after: string) => {
    const html = await card({ path: 'a.mdx', before, after });
    return { html, before: cells(html, 'before').join('|'), after: cells(html, 'after').join('|') };
  };

  test.each<[string, string, string, string]>([
    ['a word', 'one two', 'one three', '<p>one <ins>three</ins></p>'],
    ['words', 'one two', 'one three four', '<p>one <ins>three four</ins></p>'],
    ['within emphasis', 'one *two*', 'one *three*', '<p>one <em><ins>three</ins></em></p>'],
    [
      'code',
      '```\na b\n```',
      '```\na c\n```',
      '<div class="code"><pre><code>a <ins>c</ins>\n</code></pre></div>',
    ],
    [
      'a link’s target',
      '[a](/b)',
      '[a](/c)',
      '<p><span class="link" title="/c">a</span> <ins class="target">→ /c</ins></p>',
    ],
    [
      'a component’s word',
      '<A b="c" d>e</A>',
      '<A b="f" d>e</A>',
      '<div class="box"><p class="label"><strong>A</strong> b="<ins>f</ins>" d</p><p>e</p>\n</div>',
    ],
  ])('is marked: %s', async (_, before, after, html) => {
    expect((await change(before, after)).after.replaceAll('&quot;', '"')).toBe(html);
  });

  test('stands beside what it was, and what is new beside nothing', async () => {
    const { html } = await change(
      '# A\n\nThe first text.\n\nGone entirely.',
      '# A\n\nNew here!\n\nThe first words.',
    );
    expect([...html.matchAll(/class="row is-(\w+)"/g)].map(([, kind]) => kind)).toEqual([
      'same',
      'added',
      'changed',
      'removed',
    ]);
  });

  test('stands beside what came in its place, alike or not', async () => {
    const { html } = await change('# A\n\nteh\n\n- a', '# A\n\nthe\n\n- b');
    expect([...html.matchAll(/class="row is-(\w+)"/g)].map(([, kind]) => kind)).toEqual([
      'same',
      'changed',
      'changed',
    ]);
  });

  test('is not what only looks different in the source', async () => {
    const { html } = await change('a\nb *c*\n\n* d', 'a b\n_c_\n\n- d');
    expect(html).toContain('nothing that readers see');
    expect(html).not.toContain('is-changed');
  });

  test('is shown with what is around it; the rest is folded', async () => {
    const text = (word: string) =>
      Array.from({ length: 20 }, (_, at) => (at === 10 ? word : `Text ${at}.`)).join('\n\n');
    const { html } = await change(text('old word'), text('new word'));
    expect([...html.matchAll(/<summary>([^<]*)/g)].map(([, says]) => says)).toEqual([
      '8 parts without a change',
      '7 parts without a change',
    ]);
  });

  test('needs no second side where a page is new or removed', async () => {
    expect(await card({ before: null, after: 'x' })).not.toContain('class="side before');
    expect(await card({ before: 'x', after: null })).not.toContain('class="side after');
  });
});

describe('the size', () => {
  test('of a card is what is allowed, and it says what is missing', async () => {
    const after = Array.from({ length: 100 }, (_, at) => `Paragraph ${at} of many.\n\n`).join('');
    const html = await card({ before: null, after }, 8000);
    expect(Buffer.byteLength(html)).toBeLessThan(8000);
    const shown = html.match(/class="row /g)?.length ?? 0;
    expect(shown).toBeGreaterThan(10);
    expect(html).toContain(`${100 - shown} more parts of this page are not shown here for size`);
  });

  test('of a page is bounded, whatever is in it, and it says what is missing', async () => {
    const after = '\u202e*a* b c d e f\n\n'.repeat(3000);
    const pages = changedPages(
      Array.from({ length: 30 }, (_, at) => ({ path: `${at}.md`, before: 'x', after })),
    );
    const leftOut = Array.from({ length: 100 }, (_, at) => ({ path: `left-${at}.md`, why: 'size' as const }));
    const html = await renderRendered(reviewOf({ pages: { ...pages, leftOut, moreLeftOut: 7 } }), {
      imagePath: 'j/image/',
    });
    expect(Buffer.byteLength(html)).toBeLessThan(PAGE_MAX_BYTES);
    expect(html).toMatch(/\d+ more pages are not shown here for size/);
    expect(html).toContain('left-99.md');
    expect(html).toContain('And 7 more.');
  });
});

/** How often others could go on while a view was made. */
async function countOthers(view: Promise<string>) {
  let others = 0;
  let done = false;
  const count = () => {
    others++;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  const html = await view;
  done = true;
  return { html, others };
}

describe('what takes long to compare or to draw', () => {
  const words = (seed: number, power: number) =>
    Array.from({ length: 800 }, (_, at) => (seed + at ** power) % 10).join(' ');
  const pages = (before: string, after: string) => reviewOf({ pages: changedPages([{ before, after }]) });

  test('lets others go on between the blocks', async () => {
    const text = (power: number) => Array.from({ length: 40 }, (_, at) => words(at, power)).join('\n\n');
    const { html, others } = await countOthers(
      renderRendered(pages(text(1), text(3)), { imagePath: 'j/image/' }),
    );
    expect(html).toContain('40 of 40 parts');
    expect(others).toBeGreaterThan(40);
  });

  test.each<[string, (cell: string) => string]>([
    [
      'a table that fills up',
      (cell) => `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${`${cell}\n`.repeat(60)}`,
    ],
    ['a long table', (cell) => `a|b\n-|-\n${`${cell}|d\n`.repeat(6000)}`],
    ['a long list', (cell) => `- ${cell}\n`.repeat(12_000)],
    ['a box of much', (cell) => `<A>\n${`*${cell}* `.repeat(14_000)}\n</A>`],
  ])('is shown as it is written, and compared: %s', async (_, source) => {
    const html = await card({ before: source('x'), after: source('y') }, 4_000_000);
    expect(html).toMatch(/<pre><code>[\s\S]*y/);
    expect(html).not.toMatch(/<table|<li|<em/);
    expect(html).toContain('1 of 1 parts');
  });

  test('is no table of a usual size', async () => {
    const table = `${'|a'.repeat(10)}|\n${'|-'.repeat(10)}|\n${`${'|b'.repeat(10)}|\n`.repeat(800)}`;
    expect(await drawn(table)).toContain('<table>');
  });
});

test('others go on between the steps of each page, and within what is drawn', async () => {
  const after = 'A paragraph of some words.\n\n'.repeat(400);
  const pages = changedPages(Array.from({ length: 5 }, () => ({ before: 'x', after })));
  const { html, others } = await countOthers(renderRendered(reviewOf({ pages }), { imagePath: 'j/image/' }));
  expect(others).toBeGreaterThan(5 * 3 + html.length / 100_000);
});

test.each<[string, object, string]>([
  ['is at work', { status: 'active', head_commit: null }, 'The agent is at work.'],
  ['failed', { status: 'failed', head_commit: null }, 'The job failed before it made a change.'],
  ['changed nothing', { head_commit: null }, 'The agent finished without a change.'],
  ['is long past', {}, 'not kept, or no longer'],
])('the view of a job that %s says so', async (_, job, says) => {
  expect(await renderRendered(reviewOf({ job }), { imagePath: 'j/image/' })).toContain(says);
});

describe('a tag', () => {
  test.each<[string, object | undefined]>([
    ['<a>', { name: 'a', kind: 'open', attributes: '' }],
    ['</A.b>', { name: 'A.b', kind: 'close' }],
    ['<a b=">" c={d > {e}} />', { kind: 'single', attributes: 'b=">" c={d > {e}}' }],
    ['<>', { name: '', kind: 'open' }],
    ['<br>', { kind: 'single' }],
    ['<a', undefined],
    ['<a <b>', undefined],
    ['< a>', undefined],
    ['<a:b>', undefined],
    [`<a ${'b'.repeat(3000)}>`, undefined],
  ])('%s', (text, expected) => {
    const found = scanTag(text, { at: 0 });
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });

  test('is not looked for without end', () => {
    const text = '<a }{'.repeat(13_000);
    const patience = { lostCharacters: 0 };
    for (let at = 0; at < text.length; at += 5) expect(scanTag(text, { at, patience })).toBeUndefined();
    expect(patience.lostCharacters).toBeLessThan(2_010_000);
    expect(scanTag('<a>', { at: 0, patience })).toBeUndefined();
  });

  test.each<[string, string | undefined]>([
    ['src="a"', 'a'],
    ["b='src=\"x\"' src='a'", 'a'],
    ['src={"a"}', 'a'],
    ['src={`a`}', 'a'],
    ['src={a}', undefined],
    ['data-src="a"', undefined],
    ['', undefined],
  ])('has a source in %j: %s', (attributes, value) => {
    expect(attributeOf(attributes, 'src')).toBe(value);
  });
});

describe('the second wall', () => {
  test.each([
    ['<script>x</script>', ''],
    ['<p onclick="x" style="color:red" id="y" class="h1 z">a</p>', '<p class="h1">a</p>'],
    ['<img src="https://a/b.png">', ''],
    ['<img src="j/image/../x">', ''],
    ['<a href="javascript:x">a</a>', '<span>a</span>'],
    ['<a href="//a">a</a>', '<span>a</span>'],
    ['<iframe src="a"></iframe><svg><p>b</p></svg>', '<p>b</p>'],
  ])('makes of %s: %s', (html, inert) => {
    expect(makeInert(html, 'j/image/')).toBe(inert);
  });

  test('lets nothing through that is more than shown, whatever the HTML is made of', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        '<scr',
        'ipt>',
        '<script>',
        '</script>',
        '<img src="j/image/',
        'a"',
        ' onerror=x',
      ],
      ...[
        '<a href="',
        'javascript:',
        'java',
        'script:',
        'https://x.test',
        '//x.test',
        '&#106;',
        '&colon;',
        '<svg>',
        '<math>',
      ],
      ...[
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '<p>',
        '</p>',
        '<p style="x">',
        '<td>',
        '<noscript>',
        '<textarea>',
        '\0',
        ' ',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const html = makeInert(pieces.join(''), 'j/image/');
        expect(html.match(/<\/?[\w-]+/g)?.filter((tag) => !KNOWN.test(tag)) ?? []).toEqual([]);
        // Read as a browser does, so that a value which only looks like an attribute is none.
        const tags = [...html.matchAll(/<[\w-]+((?:\s[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)];
        expect(tags).toHaveLength(html.match(/<[\w-]/g)?.length ?? 0);
        const attributes = tags.flatMap(([, list = '']) => [...list.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)]);
        for (const [, name = '', value = ''] of attributes) {
          expect(name).not.toMatch(/^(?:on\w+|style|id)$/);
          if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:)/i);
          if (name === 'src') expect(value).toMatch(/^j\/image\//);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('stands behind the renderer, which makes nothing that it takes away', async () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '`',
        '{',
        '}',
        '[',
        ']',
        '(',
        ')',
        '!',
        '#',
        '-',
        '|',
        '\n',
        '\n\n',
        '    ',
        '&lt;',
        '\\',
      ],
      ...[
        'a',
        'img',
        'src=x',
        'onerror=pwned()',
        'script',
        'javascript:',
        '/',
        '=',
        '<!--',
        '-->',
        '```',
        '---\n',
        '* ',
      ],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 60 }),
        fc.constantFrom('a.md', 'a.mdx'),
        async (pieces, path) => {
          const html = await card({ path, before: '', after: pieces.join('') });
          expect(html.match(/<\/?[\w-]+/g)?.filter((tag) => !KNOWN.test(tag)) ?? []).toEqual([]);
          expect(html).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/);
        },
      ),
      { numRuns: 150 },
    );
  });
});

const KNOWN =
  /^<\/?(a|blockquote|br|code|del|details|div|em|h2|header|hr|img|ins|li|ol|p|pre|s|section|span|strong|summary|table|tbody|td|th|thead|tr|ul)$/;
