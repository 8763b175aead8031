import { describe, expect, test } from '@jest/globals';
import { createPathFilter } from '../../src/text/path-glob.ts';

const matches = (pattern: string, path: string) =>
  createPathFilter({ include: [pattern], exclude: [] })(path);

describe('a pattern', () => {
  test.each<[pattern: string, yes: string[], no: string[]]>([
    ['/guides/*', ['/guides/a', '/guides/a/'], ['/guides/a/b', '/guides', '/guide/a']],
    ['/guides/**', ['/guides', '/guides/a', '/guides/a/b/c'], ['/guidesx', '/a/guides']],
    ['**/install', ['/install', '/a/install', '/a/b/install'], ['/a/install/b', '/xinstall']],
    ['/a/**/z', ['/a/z', '/a/b/z', '/a/b/c/z'], ['/a', '/z', '/a/z/y']],
    ['guides/*-linux', ['/guides/on-linux', '/guides/-linux'], ['/guides/linux', '/guides/x/on-linux']],
    ['/v?/*', ['/v1/a'], ['/v/a', '/v12/a']],
    ['/', ['/'], ['/a']],
    ['**', ['/', '/a/b'], []],
    ['*', ['/', '/a'], ['/a/b']],
    ['/a**b', ['/ab', '/axxb'], ['/a/b']],
    ['/a.b+(c)[d]{e}', ['/a.b+(c)[d]{e}'], ['/aXb']],
    ['/ä/*', ['/ä/ö'], ['/a/o']],
  ])('%s', (pattern, yes, no) => {
    expect(yes.filter((path) => !matches(pattern, path))).toEqual([]);
    expect(no.filter((path) => matches(pattern, path))).toEqual([]);
  });

  test('can be left out again', () => {
    const filter = createPathFilter({ include: ['/docs/**'], exclude: ['/docs/old/**', '**/draft-*'] });
    const paths = ['/docs/a', '/docs/old/a', '/docs/new/draft-1', '/blog'];
    expect(paths.filter(filter)).toEqual(['/docs/a']);
  });

  test('with many stars takes no longer for a path that a stranger chose', () => {
    const pattern = `${'**/a/'.repeat(30)}b`;
    expect(matches(pattern, '/a'.repeat(4_000))).toBe(false);
    expect(matches(`/${'*a'.repeat(30)}b`, `/${'a'.repeat(8_000)}`)).toBe(false);
  });
});
