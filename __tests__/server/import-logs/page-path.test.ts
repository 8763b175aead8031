import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pagePath } from '../../../src/server/import-logs/page-path.ts';
import { PATH_MAX_BYTES } from '../../../src/server/store/views.ts';

const pathOf = (target: string) => {
  const page = pagePath(target);
  return page.ok ? page.path : `(${page.reason})`;
};

describe('the page of a request target', () => {
  test.each([
    ['/', '/'],
    ['/guide', '/guide'],
    ['/guide/', '/guide'],
    ['//guide///intro//', '/guide/intro'],
    ['/guide?a=1&b=/x', '/guide'],
    ['/guide#part', '/guide'],
    ['/index.html', '/'],
    ['/guide/index.html', '/guide'],
    ['/guide/INDEX.HTM/', '/guide'],
    ['/guide/index.html/index.html', '/guide'],
    ['/guide.html', '/guide.html'],
    ['/my-index.html', '/my-index.html'],
    ['/a/./b/../c', '/a/c'],
    ['/../../a', '/a'],
    ['/a/%2e%2E/b', '/b'],
    ['/%7Euser/%41', '/~user/A'],
    ['/a%2fb', '/a%2Fb'],
    ['/a b', '/a%20b'],
    ['/a"<>b', '/a%22%3C%3Eb'],
    ['/caf\u00c3\u00a9', '/caf%C3%A9'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['https://example.com/guide/?x', '/guide'],
    ['http://example.com', '/'],
    ['/guide.md', '/guide.md'],
    ['/llms.txt', '/llms.txt'],
    ['/docs/llms-full.txt', '/docs/llms-full.txt'],
    ['/v1.2', '/v1.2'],
    ['/node.js/guide', '/node.js/guide'],
  ])('%s is %s', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });

  test.each([
    ['/app.js', 'asset'],
    ['/app.JS?v=2', 'asset'],
    ['/logo.svg/', 'asset'],
    ['/robots.txt', 'asset'],
    ['/search.json', 'asset'],
    ['', 'bad-path'],
    ['*', 'bad-path'],
    ['guide', 'bad-path'],
    ['/a%0Ab', 'bad-path'],
    ['/a%1b[31m', 'bad-path'],
    ['/a\u001b[31m', 'bad-path'],
    ['/a%00', 'bad-path'],
    ['/a%c2%85', 'bad-path'],
    ['/a%ff', 'bad-path'],
    ['/a\u00ff', 'bad-path'],
    ['/100%', 'bad-path'],
    ['/%zz', 'bad-path'],
    [`/${'a'.repeat(PATH_MAX_BYTES)}`, 'bad-path'],
    [`/${' '.repeat(PATH_MAX_BYTES / 2)}`, 'bad-path'],
  ])('%j is none: %s', (target, reason) => {
    expect(pagePath(target)).toEqual({ ok: false, reason });
  });

  test('is plain ASCII, short, and its own page, whatever is asked for', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        'index.html',
        '%2e',
        '%2F',
        '%25',
        '%41',
        '?',
        '#',
        'a',
        'é',
        '%C3%A9',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }).map((text) => Buffer.from(text).toString('latin1')),
      fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const page = pagePath(`/${pieces.join('')}`);
        if (!page.ok) return;
        expect(page.path).toMatch(/^\/[!$&-;=@A-Z[\]_a-z~%]*$/);
        expect(page.path.length).toBeLessThanOrEqual(PATH_MAX_BYTES);
        expect(page.path).not.toMatch(/\/\/|.\/$|\/\.\.?(?:\/|$)|\/index\.html?$/i);
        expect(pagePath(page.path)).toEqual(page);
      }),
      { numRuns: 2000 },
    );
  });
});
