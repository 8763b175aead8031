import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gitBytes } from '../../../src/server/git/git.ts';
import { readObjects } from '../../../src/server/git/objects.ts';
import { describeFault } from '../../../src/server/links/describe.ts';
import { findBrokenLinksIn } from '../../../src/server/links/links-in-git.ts';
import { quickTargets } from '../../../src/server/links/quick-targets.ts';
import { readPage } from '../../../src/server/links/read-page.ts';
import { git, makeRepository, removeTempFolders, runCli, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

type Files = Record<string, string>;
/** A text is written, null removed, and a list moved to the path that it holds. */
type Change = Record<string, string | null | [string]>;

function repositoryOf(files: Files, change: Change = {}) {
  const folder = makeRepository(join(tempFolder(), 'docs'), files);
  for (const [path, to] of Object.entries(change)) {
    const file = join(folder, path);
    mkdirSync(dirname(Array.isArray(to) ? join(folder, to[0]) : file), { recursive: true });
    if (to === null) rmSync(file);
    else if (typeof to === 'string') writeFileSync(file, to);
    else renameSync(file, join(folder, to[0]));
  }
  git(folder, 'add', '--all', '.');
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'Change');
  return folder;
}

async function faultsIn(folder: string, base?: string) {
  const reader = readObjects((args, options) => gitBytes(args, { ...options, cwd: folder }));
  const { signal } = new AbortController();
  const report = await findBrokenLinksIn(reader, { commit: 'HEAD', base }, signal);
  return report.faults.map(describeFault);
}

const faultsAfter = (files: Files, change: Change) => faultsIn(repositoryOf(files, change), 'HEAD~1');

describe('a link', () => {
  const files = {
    'docs/a.md': '# A\n',
    'docs/b.mdx': '# B\n',
    'docs/c/index.md': '# C\n',
    'docs/d/e.md': '# E\n',
    'docs/with space.md': '# S\n',
    'docs/50%25.md': '# P\n',
    'docs/i.png': '',
    'docs/public/logo.svg': '',
    'src/x.ts': '',
  };
  const right = [
    'a.md',
    './a.md',
    'a',
    'a/',
    'a.html',
    'a.md?x=1',
    'a.md#a',
    '#own',
    'b',
    'c',
    'c/',
    'c#c',
    'd',
    'd/e',
    '../docs/a.md',
    '..',
    '.',
    'with%20space.md',
    '<with space.md>',
    '50%2525.md',
    'i.png',
    '/docs/a',
    '/a',
    '/d/e',
    '/logo.svg',
    '../src/x.ts#L10-L20',
    'https://example.org/none',
    '//example.org/none',
    'mailto:a@b.c',
    'data:image/png;base64,AA',
    '../../issues',
    '/made/by/the/site',
    '{{ url }}',
    '{props.url}',
    '#top',
    '#',
    'a.md#:~:text=x',
    'a.md#A',
  ];
  const wrong: [target: string, what: string][] = [
    ['e.md', 'no file'],
    ['../a.md', 'no file'],
    ['a.mdx', 'no file'],
    ['a.png', 'no file'],
    ['c/e', 'no file'],
    ['A.md', 'no file'],
    ['/docs/x', 'no file'],
    ['/i.svg', 'no file'],
    ['a.md#b', 'no heading or anchor'],
    ['#other', 'no heading or anchor'],
    ['c#d', 'no heading or anchor'],
    ['%zz.md', 'no file'],
  ];

  /** Each has a page of its own in one tree, beside the others. */
  const targets = [...right, ...wrong.map(([target]) => target)];
  const pageOf = (target: string) => `docs/page-${targets.indexOf(target)}.md`;
  let faults: string[];
  beforeAll(async () => {
    const pages = targets.map((target) => [pageOf(target), `# Own\n\n[x](${target})\n`]);
    faults = await faultsIn(repositoryOf({ ...files, ...Object.fromEntries(pages) }));
  });
  const faultsOf = (target: string) => faults.filter((fault) => fault.startsWith(`${pageOf(target)}:`));

  test.each(right)('to %s is right', (target) => {
    expect(faultsOf(target)).toEqual([]);
  });

  test.each(wrong)('to %s leads to %s', (target, what) => {
    expect(faultsOf(target)).toEqual([`${pageOf(target)}:3: ${target} leads to ${what}`]);
  });

  test('is told of these pages alone, each once', () => {
    expect(faults).toHaveLength(wrong.length);
  });

  test('into a submodule, or through a symbolic link to a folder, is not known to be wrong', async () => {
    const folder = repositoryOf({ 'page.md': '[x](sub/a.md) [y](other/b.md) [z](none/c.md)\n' });
    git(folder, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`);
    const target = git(folder, 'hash-object', '-w', 'page.md');
    git(folder, 'update-index', '--add', '--cacheinfo', `120000,${target},other`);
    git(folder, 'commit', '--quiet', '-m', 'Add them');
    expect(await faultsIn(folder)).toEqual(['page.md:1: none/c.md leads to no file']);
  });
});

describe('of a change', () => {
  const files = {
    'a.md': '# A\n\n## Part\n\n[gone before](none.md)\n',
    'b.md': '[a](a.md) [part](a.md#part) [own](#b)\n\n# B\n',
    'c/index.md': '[up](../a) <img src="../i.png">\n',
    'd.md': '[folder](c/) [c](/c/index)\n',
    'i.png': 'an image\n',
  };
  test.each<[string, Change, string[]]>([
    ['nothing that holds is told', { 'a.md': '# A\n\n## Part\n\nMore.\n' }, []],
    [
      'a link that is wrong is told',
      { 'a.md': '# A\n\n## Part\n\n[x](x.md)\n' },
      ['a.md:5: x.md leads to no file'],
    ],
    [
      'what was wrong before is told as that',
      { 'a.md': '# A\n\nMore.\n\n## Part\n\n[gone before](none.md) [x](x.md)\n' },
      ['a.md:7: none.md leads to no file, as before the change', 'a.md:7: x.md leads to no file'],
    ],
    [
      'pages that link to what was removed are told',
      { 'a.md': null },
      [
        'b.md:1: a.md leads to no file',
        'b.md:1: a.md#part leads to no file',
        'c/index.md:1: ../a leads to no file',
      ],
    ],
    [
      'and to what was moved, its own links too',
      { 'c/index.md': ['e/f/index.md'] },
      [
        'e/f/index.md:1: ../a leads to no file',
        'e/f/index.md:1: ../i.png leads to no file',
        'd.md:1: c/ leads to no file',
      ],
    ],
    [
      'an image that was renamed is told',
      { 'i.png': ['j.png'] },
      ['c/index.md:1: ../i.png leads to no file'],
    ],
    [
      'an anchor that is gone is told',
      { 'a.md': '# A\n\n## Piece\n' },
      ['b.md:1: a.md#part leads to no heading or anchor'],
    ],
    ['its own as well', { 'b.md': '[own](#b)\n\n# C\n' }, ['b.md:1: #b leads to no heading or anchor']],
    [
      'what was moved with all that links to it holds',
      { 'a.md': ['z.md'], 'b.md': '[a](z.md)\n', 'c/index.md': '[up](../z)\n' },
      ['z.md:5: none.md leads to no file, as before the change'],
    ],
  ])('%s', async (_, change, expected) => {
    expect(await faultsAfter(files, change)).toEqual(expected);
  });

  test('pages that link to it in any spelling are found', async () => {
    const links = [
      '[a](<old page.md>)',
      '[a](old%20page)',
      '[r]: <old page.md>\n\n[r]',
      '<a href="./old page.md">a</a>',
      '[b](\nold%20page(1).md)',
    ];
    const pages = Object.fromEntries(links.map((link, at) => [`p${at}.md`, `${link}\n`]));
    const faults = await faultsAfter(
      { ...pages, 'old page.md': 'x\n', 'old page(1).md': 'y\n' },
      { 'old page.md': null, 'old page(1).md': null },
    );
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['p0.md', 'p1.md', 'p2.md', 'p3.md', 'p4.md']);
  });
});

test('each link of a page is among those that are found without reading Markdown', () => {
  const word = fc.constantFrom('a.md', 'b(1).md', 'c%20d', '../e', '#f', '<g h.md>', 'i.md "T"');
  const form = fc.constantFrom(
    (to: string) => `[x](${to})`,
    (to: string) => `![x]( ${to} )`,
    (to: string) => `[x](\n${to})`,
    (to: string) => `[r]\n\n[r]: ${to}\n`,
    (to: string) => `<a class="c" href="${to.replace(/["<>]/g, '')}">x</a>`,
    (to: string) => `<A HREF=${to.replace(/["<> ]/g, '')} id=x>x</A>`,
    (to: string) => `> - *[x](${to})*`,
  );
  const page = fc
    .array(fc.tuple(form, word).map(([make, to]) => make(to)))
    .map((parts) => parts.join('\n\n'));
  fc.assert(
    fc.property(page, (source) => {
      const quick = quickTargets(source);
      for (const { target } of readPage(source, { mdx: false }).links) expect(quick).toContain(target);
    }),
  );
});

describe('docs-agent check-links', () => {
  test('looks at the work tree as it is, says what it finds, and leaves nothing behind', async () => {
    const folder = repositoryOf({
      'a.md': '[b](b.md)\n',
      'b.md': '[c](c.md)\n',
      '.gitignore': 'ignored.md\n',
    });
    writeFileSync(join(folder, 'c.md'), '[d](d.md)\n');
    writeFileSync(join(folder, 'ignored.md'), '[d](d.md)\n');
    const before = git(folder, 'count-objects', '-v');
    const all = await runCli(['check-links'], { cwd: folder }).ended;
    expect(all).toMatchObject({
      code: 1,
      stdout: 'c.md:1: d.md leads to no file\n',
      stderr: '3 pages read.\ndocs-agent: 1 link that leads nowhere.\n',
    });
    rmSync(join(folder, 'b.md'));
    const changed = await runCli(['check-links', '--base', 'main', join(folder)], { cwd: tempFolder() })
      .ended;
    expect(changed.stdout).toBe('c.md:1: d.md leads to no file\na.md:1: b.md leads to no file\n');
    expect(git(folder, 'count-objects', '-v')).toBe(before);
    expect(git(folder, 'status', '--short')).toBe('D b.md\n?? c.md');
  });

  test('ends well where all is well, and says what it can’t do', async () => {
    const folder = repositoryOf({ 'a.md': '[a](a.md)\n' });
    expect(await runCli(['check-links'], { cwd: folder }).ended).toMatchObject({
      code: 0,
      stdout: '',
      stderr: '1 page read. No link that leads nowhere was found.\n',
    });
    expect(await runCli(['check-links', '--base', 'none'], { cwd: folder }).ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^docs-agent: git merge-base: .*none/),
    });
    expect((await runCli(['check-links'], { cwd: tempFolder() }).ended).stderr).toBe(
      'docs-agent: This folder lies in no git repository. Call it in a clone.\n',
    );
  });
});
