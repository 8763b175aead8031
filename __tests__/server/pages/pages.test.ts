import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseChangedFiles } from '../../../src/server/pages/changed-files.ts';
import { choosePages, listFiles } from '../../../src/server/pages/choose-pages.ts';
import { decodeHead, decodePages, encodePages, HEAD_MAX_BYTES } from '../../../src/server/pages/format.ts';
import { findImageTargets, imagePaths } from '../../../src/server/pages/image-targets.ts';
import { imageType } from '../../../src/server/pages/image-type.ts';
import { parseContents, parseSizes } from '../../../src/server/pages/objects.ts';

const A = 'a'.repeat(40);
const B = 'b'.repeat(40);
const NONE = '0'.repeat(40);
const entry = (status: string, ...names: string[]) =>
  `:100644 100644 ${A} ${B} ${status}\0${names.join('\0')}\0`;

describe('what git says of changed files', () => {
  test.each<[string, string, object]>([
    ['changed', entry('M', 'a.md'), { path: 'a.md', from: null, before: A, after: B, regular: true }],
    ['new', `:000000 100644 ${NONE} ${B} A\0a.md\0`, { before: null, after: B, regular: true }],
    ['removed', `:100644 000000 ${A} ${NONE} D\0a.md\0`, { before: A, after: null, regular: true }],
    ['moved', entry('R087', 'old.md', 'new.md'), { path: 'new.md', from: 'old.md' }],
    ['a link', `:000000 120000 ${NONE} ${B} A\0a.md\0`, { regular: false }],
    ['a link now', `:100644 120000 ${A} ${B} T\0a.md\0`, { regular: false }],
    ['of an odd name', entry('M', 'a\n:100644 x.md'), { path: 'a\n:100644 x.md' }],
  ])('is read: one that is %s', (_, raw, expected) => {
    expect(parseChangedFiles(raw)).toMatchObject([expected]);
  });

  test('is read as far as it goes', () => {
    const whole = entry('M', 'a.md') + entry('R100', 'b.md', 'c.md') + entry('M', 'd.md');
    for (let end = 0; end < whole.length; end++) {
      const paths = parseChangedFiles(whole.slice(0, end)).map(({ path }) => path);
      expect(['a.md', 'c.md', 'd.md'].slice(0, paths.length)).toEqual(paths);
    }
  });

  test('is told by kind', () => {
    const files = parseChangedFiles(
      `${entry('M', 'm.md')}:000000 100644 ${NONE} ${B} A\0n.md\0:100644 000000 ${A} ${NONE} D\0r.md\0${entry('R090', 'old.md', 'new.md')}`,
    );
    expect(listFiles(files)).toEqual({
      added: ['n.md', 'new.md'],
      modified: ['m.md'],
      removed: ['r.md', 'old.md'],
    });
  });
});

test('pages are kept in order as far as there is room, and the others named with why', () => {
  const pages = parseChangedFiles(
    Array.from({ length: 120 }, (_, at) =>
      entry('M', `${at}.md`).replace(A, String(at).padStart(40, 'a')),
    ).join(''),
  );
  const large = new Set([pages[1]?.before, pages[5]?.before]);
  const { chosen, leftOut, moreLeftOut } = choosePages(pages, (id) =>
    large.has(id) ? 65 * 1024 : 20 * 1024,
  );
  expect(chosen.slice(0, 3).map(({ path }) => path)).toEqual(['0.md', '2.md', '3.md']);
  expect(chosen).toHaveLength(25);
  expect(leftOut.slice(0, 3)).toEqual([
    { path: '1.md', why: 'size' },
    { path: '5.md', why: 'size' },
    { path: '27.md', why: 'room' },
  ]);
  expect(chosen.length + leftOut.length + moreLeftOut).toBe(120);
});

describe('what may be an image', () => {
  test.each<[string, string[]]>([
    ['![a](x.png) and <img src="/y/z.SVG"/>', ['x.png', '/y/z.SVG']],
    ['[a]: ../b.webp "title"', ['../b.webp']],
    ['<Frame><img src={"/a.jpg"} /></Frame>', ['/a.jpg']],
    ['x.png?v=1#a x.png?v=1#a', ['x.png?v=1#a']],
    ['https://evil.example/x.png //evil.example/x.png data:x.png \\\\evil\\x.png', []],
    ['x.pngx png .md', []],
  ])('is found in %j', (source, targets) => {
    expect(findImageTargets(source)).toEqual(targets);
  });

  test.each<[string, string, string[]]>([
    ['x.png', 'docs/guide/a.mdx', ['docs/guide/x.png']],
    ['./x%20y.png?v=1', 'a.md', ['x y.png']],
    ['../x.png', 'docs/guide/a.mdx', ['docs/x.png']],
    ['../../../x.png', 'docs/guide/a.mdx', []],
    ['..%2f..%2f..%2fx.png', 'docs/a.mdx', []],
    ['/x.png', 'docs/guide/a.mdx', ['x.png', 'docs/x.png', 'docs/guide/x.png']],
    ['/../x.png', 'a.md', ['x.png']],
    ['x%0Ay.png', 'a.md', []],
    ['%zz.png', 'a.md', ['%zz.png']],
  ])('%s on %s stands at %j', (target, page, paths) => {
    expect(imagePaths(target, page)).toEqual(paths);
  });
});

test.each<[string | Buffer, string | undefined]>([
  [Buffer.from('\x89PNG\r\n\x1a\nx', 'latin1'), 'image/png'],
  [Buffer.from('\xff\xd8\xffx', 'latin1'), 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['....ftypavif', 'image/avif'],
  ['<svg xmlns="x">', 'image/svg+xml'],
  ['\ufeff<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<svg>', 'image/svg+xml'],
  ['<html><svg></svg></html>', undefined],
  ['<!-- <svg> --><html>', undefined],
  ['<svgx>', undefined],
  ['version https://git-lfs.github.com/spec/v1', undefined],
  ['', undefined],
])('%j is %s, whatever its name', (content, type) => {
  expect(imageType(Buffer.from(content as string))).toBe(type);
});

describe('what git says of objects', () => {
  test('is sizes, by line', () => {
    expect(parseSizes(`${A} blob 5\n${B} tree 7\nx:y missing\n`)).toEqual([
      { id: A, size: 5 },
      undefined,
      undefined,
    ]);
  });

  test('is contents, whatever is in them', () => {
    const output = Buffer.from(
      `${A} blob 50\n${`${B} blob 3\nabc\n`.padEnd(50, '.')}\nx missing\n${B} blob 1\n\n\n`,
    );
    const contents = parseContents(output);
    expect([...contents.keys()]).toEqual([A, B]);
    expect(contents.get(B)?.toString()).toBe('\n');
    expect([...parseContents(output.subarray(0, 80)).keys()]).toEqual([]);
  });
});

describe('what is kept', () => {
  const text = fc.oneof(fc.constant(null), fc.string({ unit: 'binary' }));
  const page = fc.record({
    path: fc.string({ unit: 'binary' }),
    from: text,
    before: text,
    after: text,
    images: fc.record({
      before: fc.array(fc.record({ target: fc.string(), name: fc.constantFrom(A, null) })),
      after: fc.array(fc.record({ target: fc.string(), name: fc.constant(null) })),
    }),
  });

  test('comes back as it was, each image without the rest', () => {
    fc.assert(
      fc.property(
        fc.array(page),
        fc.array(fc.uint8Array({ minLength: 1 }), { maxLength: 5 }),
        (pages, contents) => {
          const images = new Map(contents.map((content, at) => [String(at).repeat(40), content]));
          const files = { added: ['a'], modified: [], removed: [] };
          const kept = { pages, leftOut: [], moreLeftOut: 0, files };
          const file = encodePages({ pages: kept, images });
          const head = decodeHead(file.subarray(0, HEAD_MAX_BYTES));
          const at = (range = { from: 0, bytes: 0 }) => file.subarray(range.from, range.from + range.bytes);
          expect(decodePages(at(head?.pages))).toEqual(JSON.parse(JSON.stringify(kept)));
          for (const [name, content] of images) expect([...at(head?.images.get(name))]).toEqual([...content]);
        },
      ),
      { numRuns: 50 },
    );
  });

  test.each(['', '\n', '{}\n', '{"version":2,"pages":1,"images":[]}\n', 'x'])(
    'is not read out of %j',
    (file) => {
      expect(decodeHead(Buffer.from(file))).toBeUndefined();
    },
  );

  test('has a head of a bounded size', () => {
    const images = new Map(
      Array.from({ length: 60 }, (_, at) => [String(at).padStart(64, 'f'), new Uint8Array(9)]),
    );
    const files = { added: [], modified: [], removed: [] };
    const file = encodePages({ pages: { pages: [], leftOut: [], moreLeftOut: 0, files }, images });
    expect(file.indexOf(0x0a)).toBeLessThan(HEAD_MAX_BYTES);
  });
});
