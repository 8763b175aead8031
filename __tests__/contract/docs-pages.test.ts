import { existsSync, readdirSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPage } from '../../src/server/links/read-page.ts';
import { resolveTarget } from '../../src/server/links/resolve.ts';
import { type Page, readPages } from '../support/pages.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = readPages(root);

/** Pages that nobody comes to by links from one on. */
function findUnreached(all: readonly Page[], from: string): string[] {
  const byPath = new Map(all.map((page) => [page.path, page]));
  const tree = {
    file: (path: string) => byPath.has(path),
    folder: (path: string) => all.some((page) => page.path.startsWith(`${path}/`)),
    unknown: () => false,
  };
  const reached = new Set([from]);
  for (const path of reached) {
    const { links } = readPage(byPath.get(path)?.text ?? '', { mdx: false });
    for (const { target } of links) {
      const found = resolveTarget(target, path, tree);
      if (found.is === 'file') reached.add(found.path);
    }
  }
  return all.map(({ path }) => path).filter((path) => !reached.has(path));
}

/** Pictures that a page shows, from the repository's root; in `srcset` too, where `docs-agent check-links` does not look. */
function picturesOf({ path, text }: Page): string[] {
  const inHtml = [...text.matchAll(/\b(?:src|srcset)="([^"]+)"/g)].flatMap(([, value = '']) =>
    value.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
  );
  const inMarkdown = [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)].map(([, target = '']) => target);
  return [...inHtml, ...inMarkdown]
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.normalize(posix.join(posix.dirname(path), target)));
}

describe('pages', () => {
  // `.ci/run` has the built command find links, images and anchors that lead nowhere.
  test('are all to be reached from the README', () => {
    // A prompt that a workflow reads is no page.
    const read = pages.filter(({ path }) => path !== 'examples/docs-refresh.md');
    expect(findUnreached(read, 'README.md')).toEqual([]);
  });

  test.each(pages.filter(({ path }) => path.startsWith('docs/')).map(({ path, text }) => [path, text]))(
    '%s says first for whom it is',
    (_, text) => expect(text).toMatch(/^# .+\n\nFor whoever /),
  );

  test('show pictures that are there', () => {
    const missing = pages.flatMap((page) =>
      picturesOf(page)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${page.path}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('show every picture', () => {
    const folder = join(root, 'docs/pictures');
    const there = existsSync(folder) ? readdirSync(folder).map((name) => `docs/pictures/${name}`) : [];
    const shown = new Set(pages.flatMap(picturesOf));
    expect(there.filter((path) => !shown.has(path))).toEqual([]);
  });
});

describe('the check itself', () => {
  const page = (path: string, text: string) => ({ path, text });

  test('finds what nothing leads to, and rings that nothing leads into', () => {
    const all = [
      page('README.md', '[a](docs/a.md#x)'),
      page('docs/a.md', '[up](../README.md) [b](b.md)'),
      page('docs/b.md', ''),
      page('docs/c.md', '[d](d.md)'),
      page('docs/d.md', '[c](c.md) [a](a.md)'),
    ];
    expect(findUnreached(all, 'README.md')).toEqual(['docs/c.md', 'docs/d.md']);
  });

  test('does not take code for a link', () => {
    expect(findUnreached([page('README.md', '`[a](a.md)`'), page('a.md', '')], 'README.md')).toEqual([
      'a.md',
    ]);
  });

  test('finds pictures in all their forms', () => {
    const text =
      '![a](x.png "t") <source srcset="p/d.svg, p/e.svg 2x"> <img src="../l.svg"> ![e](https://a/b.png)';
    expect(picturesOf(page('docs/a.md', text))).toEqual([
      'docs/p/d.svg',
      'docs/p/e.svg',
      'l.svg',
      'docs/x.png',
    ]);
  });
});
