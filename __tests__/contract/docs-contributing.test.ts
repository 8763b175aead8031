import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findMissingFiles } from '../support/named-files.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

describe('CONTRIBUTING.md', () => {
  test('names files that are there', () => {
    // The rooms stand there as `npm run readme` writes them, and have a test of their own.
    const written = text.replace(/<!-- rooms:start -->[\s\S]*<!-- rooms:end -->/, '');
    expect(findMissingFiles({ text: written }, (path) => existsSync(join(root, path)))).toEqual([]);
  });

  test('leads through a request and through a turn', () => {
    const rowsOf = (heading: string) =>
      (text.split(`## ${heading}\n`)[1]?.split(/^## /m)[0] ?? '').match(/^\| .*`src\//gm)?.length ?? 0;
    expect(rowsOf('The life of a request')).toBeGreaterThanOrEqual(10);
    expect(rowsOf('The life of a turn')).toBeGreaterThanOrEqual(15);
  });

  // Each word that an attempt is told by, `find` in `x.ts`, is one of that file.
  test('names what stands in those files', () => {
    const named = [...text.matchAll(/`(\w+)` in `((?:src)\/[\w./-]+)`/g)];
    expect(named.length).toBeGreaterThanOrEqual(4);
    for (const [, name = '', path = ''] of named)
      expect(readFileSync(join(root, path), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

test.each([
  ['one that is there', '`src/a/b.ts`', []],
  ['one that is not', 'x\n`src/a/c.ts`', [{ line: 2, name: 'src/a/c.ts' }]],
  ['one beside it', '| `src/a/b.ts`, `d.ts` |', []],
  ['one below', '`src/e.ts`, `a/d.ts`', []],
  ['one of another row', '| `src/a/b.ts` |\n| `d.ts` |', [{ line: 2, name: 'd.ts' }]],
  ['what is no file', '`npm run x`, `a/b`, `/docs/x.md`, `<b>.ts`, `./x.ts`', []],
])('a page that names %s', (_, page, missing) => {
  const there = ['src/a/b.ts', 'src/a/d.ts', 'src/e.ts'];
  expect(findMissingFiles({ text: page }, (path) => there.includes(path))).toEqual(missing);
});
