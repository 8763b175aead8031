import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { cutToWidth, displayWidth } from '../../src/report/display-width.ts';
import { renderViewsChart, toChartLabel } from '../../src/report/views-chart.ts';
import {
  countOf,
  describeRange,
  formatChange,
  formatCount,
  formatGrowth,
  type ViewsFacts,
} from '../../src/report/views-facts.ts';
import { renderViewsHtml } from '../../src/report/views-html.ts';
import type { ComparedRow } from '../../src/report/views-row.ts';
import { renderViewsSummary } from '../../src/report/views-summary.ts';
import { renderViewsSvg } from '../../src/report/views-svg.ts';
import { renderViewsTerminal } from '../../src/report/views-terminal.ts';

const HOSTILE = [
  '/<script>alert(1)</script>',
  '/"onload="x',
  '/a|b`c`](https://evil.example)',
  '/@octocat #1 ![x](https://evil.example/x.png)',
  '/\u001b[31mred\u001b]8;;https://evil.example\u0007',
  '/\u202eexe.txt\u200b',
  '/line\nbreak\r\n::error::x',
  '"]\nbar [1]',
  '%%{init: {"theme":"x"}}%%',
  '/```\n# head',
  '\ufffe\ud800',
];

function makeFacts(paths: readonly string[], more: Partial<ViewsFacts> = {}): ViewsFacts {
  const top: ComparedRow[] = paths.map((path, index) => ({
    path,
    human: 900 - index,
    ai: 100,
    total: 1000 - index,
    previous: index % 2 ? 2000 : 10,
  }));
  return {
    range: { dateFrom: '2026-03-01', dateTo: '2026-03-08' },
    counts: { human: 12_000, ai: 3_000, total: 15_000 },
    filtered: false,
    pages: 1234,
    sortBy: 'total',
    top,
    comparison: {
      range: { dateFrom: '2026-02-22', dateTo: '2026-03-01' },
      counts: { human: 10_000, ai: 4_000, total: 14_000 },
      up: top.filter((_, index) => index % 2 === 0),
      down: top.filter((_, index) => index % 2 === 1),
    },
    partial: false,
    requests: 10,
    elapsedMs: 2500,
    ...more,
  };
}

describe('numbers in words', () => {
  test.each([
    [formatCount(0), '0'],
    [formatCount(1234567), '1,234,567'],
    [countOf(1, 'page'), '1 page'],
    [countOf(1234, 'page'), '1,234 pages'],
    [countOf(0, 'page'), '0 pages'],
    [formatChange(1234), '+1,234'],
    [formatChange(-5), '−5'],
    [formatGrowth(12, 10), '+2 (+20.0 %)'],
    [formatGrowth(5, 0), '+5'],
    [formatGrowth(5, 5), '0'],
    [describeRange({}), 'of all time'],
    [describeRange({ dateFrom: '2026-03-01' }), 'since 2026-03-01'],
    [describeRange({ dateTo: '2026-03-01' }), 'through 2026-02-28'],
    [describeRange({ dateFrom: '2026-03-01', dateTo: '2026-03-08' }), 'from 2026-03-01 through 2026-03-07'],
    [describeRange({ dateFrom: '2026-03-01', dateTo: '2026-03-02' }), 'on 2026-03-01'],
    [describeRange({ dateTo: '2026-03-01T10:00Z' }), 'until 2026-03-01T10:00Z'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('the chart', () => {
  test('is what every Mermaid since 10.6 reads', () => {
    const chart = renderViewsChart(makeFacts(['/a', '/b']));
    expect(chart).toContain('xychart-beta horizontal\n');
    expect(chart).toContain('x-axis ["/a", "/b"]\n');
    expect(chart).toContain('0 --> 1000\n');
    expect(chart).toContain('bar [1000, 999]\n');
  });

  test('has no bar for nothing, and is not there without bars', () => {
    const rows = [{ path: '/a', human: 0, ai: 0, total: 0 }];
    expect(renderViewsChart({ top: rows, sortBy: 'total' })).toBe('');
    expect(renderViewsChart({ top: [], sortBy: 'total' })).toBe('');
  });

  test('tells pages apart whose labels are the same', () => {
    const chart = renderViewsChart(makeFacts(['/a?x', '/a#x', '/a;x']));
    expect(chart).toContain('["/a_x", "/a_x (2)", "/a_x (3)"]');
  });

  test.each([
    ['/guides/install', '/guides/install'],
    ['/%E4%B8%AD', '/中'],
    ['/%zz', '/_zz'],
    [`/${'a'.repeat(40)}`, `…${'a'.repeat(31)}`],
  ])('%s has the label %s', (path, label) => {
    expect(toChartLabel(path)).toBe(label);
  });

  test('keeps its lines whatever the paths are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE)), {
          minLength: 1,
          maxLength: 10,
        }),
        (paths) => {
          const lines = renderViewsChart(makeFacts(paths)).split('\n');
          expect(lines).toHaveLength(17);
          expect(lines[13]).toMatch(/^ {2}x-axis \["[^"`%;#]*"(?:, "[^"`%;#]*")*\]$/);
        },
      ),
    );
  });
});

describe('the step summary', () => {
  const summary = renderViewsSummary(makeFacts(HOSTILE), { problem: 'It broke @here', files: ['a.csv'] });
  const html = micromark(summary, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });

  test('shows totals, shares, the change, a chart, a table and the movers', () => {
    for (const part of [
      '12,000',
      '80.0 %',
      '+2,000 (+20.0 %)',
      '```mermaid',
      'Moved up',
      'Moved down',
      'a.csv',
    ])
      expect(summary).toContain(part);
    expect(html.match(/<table>/g)).toHaveLength(4);
    expect(html.match(/<tr>/g)).toHaveLength(4 + 3 + 2 * HOSTILE.length);
  });

  test('links, loads and runs nothing of a path', () => {
    expect(html).not.toMatch(/<(a|img|script)\b/);
    expect(html).not.toMatch(/<h1/);
  });

  test('says so where there is nothing', () => {
    const empty = makeFacts([], { comparison: undefined, counts: { human: 0, ai: 0, total: 0 }, pages: 0 });
    const text = renderViewsSummary(empty, { files: [] });
    expect(text).toContain('No page to list.');
    expect(text).not.toContain('mermaid');
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('the summary tells of pages that are left out of the lists', () => {
  expect(renderViewsSummary(makeFacts(['/a']), { files: [] })).not.toMatch(/left out/);
  const comparison = { range: {}, counts: { human: 1, ai: 0, total: 1 }, up: [], down: [] };
  const text = renderViewsSummary(makeFacts([], { leftOut: 1200, comparison }), { files: [] });
  expect(text).toContain('No page to list.\n\n1,200 pages that had a turn lately are left out of the lists.');
  expect(text).toContain('No other page moved.');
});

describe('the HTML and SVG reports', () => {
  test.each([
    ['HTML', renderViewsHtml],
    ['SVG', renderViewsSvg],
  ])('%s holds no markup of a path', (_, render) => {
    const page = render(makeFacts(HOSTILE));
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|"onload/);
    expect(page).not.toMatch(/[^\P{Cc}\n]|[\u202e\u200b\ufffe\ud800-\udfff]/u);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    const opened = page.match(/<(g|svg|table|tr|th|td|span|dl|div|text|title|desc|main)\b/g) ?? [];
    const closed = page.match(/<\/(g|svg|table|tr|th|td|span|dl|div|text|title|desc|main)>/g) ?? [];
    expect(closed).toHaveLength(opened.length);
  });

  test('are there for those who can not see them', () => {
    const page = renderViewsHtml(makeFacts(['/a']));
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<caption>Top 1 pages by views</caption>');
    expect(page).toContain('<th scope="row">');
    expect(page).toMatch(/<svg[^>]*role="img"[^>]*><title/);
    const picture = renderViewsSvg(makeFacts(['/a']));
    expect(picture).toMatch(/role="img" aria-labelledby="title desc"/);
    expect(picture).toContain(
      '<desc id="desc">15,000 views, 12,000 human (80.0 %), 3,000 AI (20.0 %). Top pages by views: /a: 1,000.</desc>',
    );
  });

  test.each([renderViewsHtml, renderViewsSvg])('need nothing from elsewhere', (render) => {
    const page = render(makeFacts(['/a'])).replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(page).not.toMatch(/https?:|url\(|@import|src=|href=/);
  });
});

describe('the terminal', () => {
  const lines = (text: string) => text.split('\n');

  test('gets no control character of a path, and colours only where they are wanted', () => {
    const plain = renderViewsTerminal(makeFacts(HOSTILE), { width: 80, colour: false });
    expect(plain).not.toMatch(/[^\P{Cc}\n]/u);
    const coloured = renderViewsTerminal(makeFacts(HOSTILE), { width: 80, colour: true });
    expect(coloured.replace(/\p{Cc}\[\d+m/gu, '')).toBe(plain);
    expect(coloured).not.toBe(plain);
  });

  test.each([60, 80, 120])('keeps to %i columns', (width) => {
    const paths = ['/a', `/${'long-'.repeat(60)}`, '/中文/'.repeat(20)];
    const text = renderViewsTerminal(makeFacts(paths), { width, colour: false });
    expect(Math.max(...lines(text).map(displayWidth))).toBeLessThanOrEqual(width);
  });

  test('draws bars as long as the numbers, people and AI apart', () => {
    const top = [
      { path: '/a', human: 75, ai: 25, total: 100 },
      { path: '/b', human: 0, ai: 50, total: 50 },
      { path: '/c', human: 0, ai: 0, total: 0 },
    ];
    const text = renderViewsTerminal(makeFacts([], { top, comparison: undefined }), {
      width: 200,
      colour: false,
    });
    const bars = lines(text).filter((line) => /^ {2}\/[abc]/.test(line));
    expect(bars.map((line) => line.match(/█/g)?.length ?? 0)).toEqual([30, 0, 0]);
    expect(bars.map((line) => line.match(/▒/g)?.length ?? 0)).toEqual([10, 20, 0]);
  });
});

test.each([
  ['/a', 5, '/a'],
  ['/abcdef', 4, '…def'],
  ['/中文', 4, '…文'],
  ['e\u0301', 1, 'e\u0301'],
])('%s in %i columns is %s', (text, width, expected) => {
  expect(cutToWidth(text, width)).toBe(expected);
  expect(displayWidth(cutToWidth(text, width))).toBeLessThanOrEqual(width);
});

describe('feedback of readers', () => {
  const known = { feedback: { known: true, pages: 2, hasMore: true }, sortBy: 'unhappy' } as const;
  const facts = makeFacts([], {
    ...known,
    top: [
      { path: '/bad', human: 90, ai: 10, total: 100, previous: 5, votes: { up: 1, down: 9 } },
      { path: '/few', human: 90, ai: 10, total: 100, previous: 5, votes: { up: 1, down: 2 } },
    ],
  });

  test.each<[string, string]>([
    ['summary', renderViewsSummary(facts, { files: [] })],
    ['page', renderViewsHtml(facts)],
    ['terminal', renderViewsTerminal(facts, { width: 90, colour: false })],
  ])('has a column and its rule in the %s', (_, text) => {
    expect(text.match(/90 % of 10/g)).toHaveLength(1);
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /fewer than 5 votes count as none\. Pages are ordered .*Only the 2 pages with most feedback are known/,
    );
    expect(text).not.toMatch(/NaN|undefined|% of 3\b/);
  });

  test('stands in the picture, and in the chart as views times the share', () => {
    expect(renderViewsSvg(facts)).toContain('/bad: 90 human, 10 AI, 90 % of 10 unhappy');
    expect(renderViewsChart(facts)).toContain('bar [90]\n');
  });

  test.each([60, 80, 120])('keeps the terminal to %i columns', (width) => {
    const text = renderViewsTerminal(facts, { width, colour: false });
    expect(Math.max(...text.split('\n').map(displayWidth))).toBeLessThanOrEqual(width);
  });

  test('that could not be had is told, and has no column', () => {
    const lacking = makeFacts(['/a'], { feedback: { known: false, why: 'the service answered HTTP 404' } });
    const text = renderViewsSummary(lacking, { files: [] });
    expect(text).toContain('Feedback of readers is not known');
    expect(text).not.toContain('Unhappy');
  });
});
