import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { drawAll } from '../../scripts/pictures/drawn.ts';
import { layOut } from '../../scripts/pictures/markdown-lines.ts';
import { VIEWS } from '../../scripts/pictures/terminal-text.ts';
import { tellThread, withoutMarker } from '../../scripts/pictures/thread-texts.ts';
import { renderViewsHtml } from '../../src/report/views-html.ts';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const drawn = Object.entries(drawAll());
const photographs = readdirSync(folder).filter((name) => name.endsWith('.png'));

/** What a reader sees of an SVG, its spaces as usual. */
const textOf = (svg: string) =>
  svg
    .replace(/<(title|desc)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

// `npm run pictures -- --drawn` makes them anew. That the product writes this text is held by scenarios/pictures.
test.each(drawn)('%s is what would be drawn today', (name, svg) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(svg);
});

test.each(drawn.filter(([name]) => name.startsWith('thread')))('%s shows all of its texts', (_, svg) => {
  const { working, ready, command } = tellThread();
  for (const line of [command, working, ready].flatMap((text) => layOut(text, { width: 700 })))
    expect(textOf(svg)).toContain(line.spans.map(({ text }) => text).join(''));
});

describe('the layout', () => {
  const lines = layOut('### A\n\n> b **c**\\\n> d\n\n- `e f` g\n- h', { width: 400 });
  const shape = lines.map(({ spans, quote, bullet }) => [
    spans.map(({ text }) => text).join(''),
    quote,
    bullet,
  ]);

  test('knows headings, quotes and lists', () => {
    expect(shape).toEqual([
      ['A', false, false],
      ['b c', true, false],
      ['d', true, false],
      ['e f g', false, true],
      ['h', false, true],
    ]);
  });

  test('wraps at words', () => {
    const rows = layOut('one two three four', { width: 60 });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ spans }) => spans.map(({ text }) => text).join('')).join('')).toBe(
      'one two three four',
    );
  });
});

test('a hidden marker is not shown', () => expect(withoutMarker('a\n\n<!-- docs-agent:x -->\n')).toBe('a'));

// Photographs need a browser and show times and ids, so nothing compares them: their source is what is tested.
test('the report that is photographed renders', () => {
  const html = renderViewsHtml(VIEWS);
  for (const text of ['24,782', '/guides/install', 'from 2026-03-02 through 2026-03-08'])
    expect(html).toContain(text);
});

test('photographs are small', () => {
  expect(photographs.sort()).toEqual(['dashboard.png', 'page-views.png', 'rendered.png', 'review.png']);
  for (const name of photographs) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(150_000);
});
