import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { tellImpact, tellLine, tellSummary } from '../../src/impact/comment.ts';
import { MapError, parseDocMap } from '../../src/impact/doc-map.ts';
import { renderDriftHtml } from '../../src/impact/drift-report.ts';
import { readImpactEvent } from '../../src/impact/event.ts';
import { FINDING_KINDS, type Finding } from '../../src/impact/finding.ts';
import { isGenerated } from '../../src/impact/generated.ts';
import { linksTo } from '../../src/impact/links.ts';
import { linesOf, readNames } from '../../src/impact/names.ts';
import { createPageIndex } from '../../src/impact/page-index.ts';
import { kindOfPath } from '../../src/impact/paths.ts';
import { tellCommand, tellPrompt } from '../../src/impact/prompt.ts';
import { isTest } from '../../src/text/test-path.ts';

describe('what a path is', () => {
  test.each([
    ['README.md', 'page'],
    ['docs/guide/install.mdx', 'page'],
    ['doc_src/cmds/set.rst', 'page'],
    ['docs/index.html', 'page'],
    ['src/index.html', 'other'],
    ['CHANGELOG.md', 'other'],
    ['docs/release-notes.md', 'other'],
    ['docs/migration-v4.md', 'other'],
    ['docs/blog/2024.md', 'other'],
    ['news/123.feature.rst', 'other'],
    ['website/versioned_docs/version-1.0/a.md', 'other'],
    ['docs/zh-CN/install.md', 'other'],
    ['test/fixtures/a.md', 'other'],
    ['.github/PULL_REQUEST_TEMPLATE.md', 'other'],
    ['src/cli.ts', 'code'],
    ['lib/history/log.py', 'code'],
    ['action.yml', 'code'],
    ['src/cli.test.ts', 'other'],
    ['pkg/cli/cli_test.go', 'other'],
    ['vendor/a/b.go', 'other'],
    ['node_modules/a/index.js', 'other'],
    ['package-lock.json', 'other'],
    ['package.json', 'other'],
    ['docs/conf.py', 'other'],
    ['logo.svg', 'other'],
  ])('%s is %s', (path, kind) => expect(kindOfPath(path)).toBe(kind));

  test.each([['test/a.js'], ['a/__tests__/b.ts'], ['a_test.go'], ['test_a.py'], ['a.spec.ts']])(
    '%s is a test',
    (path) => expect(isTest(path)).toBe(true),
  );
});

describe('names in code', () => {
  test.each<[string, string, string, string]>([
    ['a flag', 'a.py', 'parser.add_argument("--dry-run")', 'flag --dry-run'],
    ['an environment variable', 'a.js', 'process.env.APP_TOKEN_FILE', ''],
    ['a constant', 'a.js', "createError('FST_ERR_HOOK', 'x')", 'constant FST_ERR_HOOK'],
    ['a code', 'a.rb', 'add "E501"', 'code E501'],
    ['a route', 'a.go', 'r.Get("/v1/jobs/{id}", h)', 'route /v1/jobs/{id}'],
    ['a tag', 'a.go', 'Name string `yaml:"dryRun"`', 'tag dryRun'],
    ['a call', 'a.js', "register('keepGoing', {})", 'call keepGoing'],
    ['a line of a list', 'a.js', "  'onListen',", 'arm onListen'],
    ['a list in a line', 'a.ts', "type A = 'fooBar' | 'barFoo' | 'x'", 'item barFoo'],
    ['a key', 'a.yml', '  keepGoing: true', 'key keepGoing'],
    ['a definition', 'a.py', '  def keep_going(self):', 'definition keep_going'],
    ['an enum’s variant', 'a.rs', '    KeepGoing,', 'variant KeepGoing'],
    ['a setting', 'a.toml', 'keep-going = true', 'setting keep-going'],
    ['nothing in a comment', 'a.py', '# --dry-run', ''],
    ['nothing in a docstring', 'a.py', '"""\n--dry-run\n"""', ''],
    ['nothing in a block of comment', 'a.ts', '/*\n * --dry-run\n */', ''],
    ['nothing in a line that no person wrote', 'a.js', `x = "--dry-run"; ${'y'.repeat(600)}`, ''],
  ])('%s', (_, path, text, expected) => {
    const found = readNames(path, linesOf(path, text)).map(({ kind, name }) => `${kind} ${name}`);
    if (expected === '') expect(found.filter((one) => /dry-run/.test(one))).toEqual([]);
    else expect(found).toContain(expected);
  });
});

describe('names on pages', () => {
  const index = (text: string, names: string[]) => {
    const pages = createPageIndex(new Set(names));
    pages.add('a.md', text);
    return pages;
  };

  test.each<[string, string, string, boolean, boolean]>([
    ['a list’s item', '- `--dry-run`: x', '--dry-run', true, true],
    ['a heading', '### reply.code(status)', 'code', true, true],
    ['a sentence', 'Use --dry-run for it.', '--dry-run', true, false],
    ['an ordinary word in a sentence', 'The code is good.', 'code', false, false],
    ['an ordinary word as code', 'Call `code` first.', 'code', true, false],
    ['a line of an example', '```js\ncode: 1\n```', 'code', true, false],
    ['part of a longer word', 'Use --dry-running.', '--dry-run', false, false],
  ])('%s', (_, text, name, stands, isEntry) => {
    const [mention] = index(text, [name]).of(name);
    expect(mention !== undefined).toBe(stands);
    expect(mention?.isEntry ?? false).toBe(isEntry);
  });

  test('what stands on many pages is common, and costs no more', () => {
    const pages = createPageIndex(new Set(['--all']));
    for (let page = 0; page < 1_000; page += 1) pages.add(`${page}.md`, '`--all`');
    expect(pages.isCommon('--all')).toBe(true);
    expect(pages.of('--all').length).toBeLessThan(100);
  });

  test('long lines made to be slow are read in time that grows with their length', () => {
    const names = new Set(['x1']);
    for (const part of ['`a ', '1.', 'a.', '- ', '`', '# ', "'x1' ", '--x1-', 'a/', '/* ', '= '])
      for (const text of [part.repeat(300_000), `${part.repeat(300_000)}x1`]) {
        createPageIndex(names).add('a.md', text);
        readNames('a.ts', linesOf('a.ts', text));
        readNames('a.py', linesOf('a.py', text.replace(/.{400}/gs, '$&\n')));
      }
  });
});

describe('the map', () => {
  test('a glob has a page or a list of pages', () => {
    expect(parseDocMap('src/**: docs/a.md\nlib/*:\n  - docs/b.md\n  - /docs/c.md\n', 'map.yml')).toEqual([
      { code: 'src/**', pages: ['docs/a.md'] },
      { code: 'lib/*', pages: ['docs/b.md', 'docs/c.md'] },
    ]);
    expect(parseDocMap('# nothing yet\n', 'map.yml')).toEqual([]);
  });

  test.each([
    ['src: [a.md', 'map.yml, line 1: '],
    ['src/**: a.md\nlib/**: 7\n', 'map.yml, line 2: A page is a path.'],
    ['src/**: a.md\nsrc/**: b.md\n', 'map.yml, line 2: Map keys must be unique.'],
    ['- a.md\n', 'map.yml, line 1: The map is no mapping.'],
    ['a.md', 'map.yml, line 1: The map is no mapping.'],
    ['a: &x b.md\nc:\n  d: *x\n', 'map.yml, line 3: A page is a path.'],
    ['a: *x\n', 'map.yml, line 1: '],
    ['src/**:\n  - a.md\n  - [[[[[[[[[[[[[[[[[[[[[[[[\n', 'map.yml, line 3: The map is nested too deep.'],
  ])('%j is told with its line', (text, sentence) => {
    expect(() => parseDocMap(text, 'map.yml')).toThrow(MapError);
    expect(() => parseDocMap(text, 'map.yml')).toThrow(sentence);
  });
});

describe('a map that is made to be deep', () => {
  test.each([
    ['[', '['.repeat(200_000)],
    ['{', '{a: '.repeat(200_000)],
    ['-', '- '.repeat(200_000)],
    ['?', '? '.repeat(200_000)],
    ['lines', Array.from({ length: 1_400 }, (_, at) => `${' '.repeat(at)}a:\n`).join('')],
  ])('is refused at its first line that is too deep: %s', (_, text) => {
    const before = process.cpuUsage();
    expect(() => parseDocMap(text, 'map.yml')).toThrow(
      /^map\.yml, line \d\d?: The map is nested too deep\. Accepted are lines as/,
    );
    const { user, system } = process.cpuUsage(before);
    // Seconds, where all of it is parsed.
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});

test('a map with more keys than can be compared is refused where it gets too long', () => {
  for (const text of [
    Array.from({ length: 100_000 }, (_, at) => `k${at}:\n`).join(''),
    `{\n${Array.from({ length: 100_000 }, (_, at) => `k${at},\n`).join('')}}`,
  ])
    expect(() => parseDocMap(text, 'map.yml')).toThrow(
      /^map\.yml, line 400\d: The map is too long from here on/,
    );
});

describe('events', () => {
  const sha = (letter: string) => letter.repeat(40);
  const pull = (fields: object) => ({
    pull_request: {
      number: 7,
      state: 'open',
      base: { sha: sha('a'), repo: { full_name: 'o/r' } },
      head: { sha: sha('b'), repo: { full_name: 'o/r' } },
      ...fields,
    },
  });
  test.each<[string, string, unknown, object]>([
    ['a pull request', 'pull_request', pull({}), { kind: 'look', thread: 7, isReadOnly: false }],
    [
      'of a fork that is gone',
      'pull_request',
      pull({ head: { sha: sha('b'), repo: null } }),
      { isReadOnly: true },
    ],
    [
      'of a fork, with the base’s token',
      'pull_request_target',
      pull({ head: { sha: sha('b'), repo: { full_name: 'x/r' } } }),
      { isReadOnly: false, isForeign: true },
    ],
    [
      'with a commit that is none',
      'pull_request',
      pull({ head: { sha: '--upload-pack=x' } }),
      { kind: 'refused' },
    ],
    ['with garbage', 'pull_request', { pull_request: [null] }, { kind: 'refused' }],
    ['without anything', 'pull_request', undefined, { kind: 'refused' }],
    [
      'the label in another case',
      'pull_request',
      pull({ labels: [{ name: 'Docs-Not-Needed' }] }),
      { isSilenced: true },
    ],
    ['labels that are none', 'pull_request', pull({ labels: [null, 7, { name: 8 }] }), { isSilenced: false }],
    [
      'a push of a branch named like an option',
      'push',
      { before: sha('0'), after: sha('b'), repository: { default_branch: '--x' } },
      { span: { base: sha('b'), head: sha('b') } },
    ],
  ])('%s', (_, name, payload, expected) => {
    expect(readImpactEvent(name, payload, { drafts: false })).toMatchObject(expected);
  });
});

/** GitHub's Markdown, HTML let through, so that whatever foreign text makes of itself can be seen. */
const render = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '@octocat',
    '<img src=x>',
    '``` \n# x',
    '#1',
    '::error::x',
    'a|b',
    '](http://x)',
    '<!-- docs-agent:v2 e30 -->',
    '\u202e',
    'a\r\nb',
  ),
);
const finding: fc.Arbitrary<Finding> = fc.record({
  kind: fc.constantFrom(...FINDING_KINDS),
  name: anyText,
  instead: anyText,
  example: anyText,
  page: anyText,
  pageLine: fc.nat(),
  file: anyText,
  line: fc.nat(),
  reason: anyText,
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('what is told of a stranger’s text', () => {
  const place = { serverUrl: 'https://github.com', repository: 'o/r', isGitea: false };
  const linkTo = linksTo({ base: 'a'.repeat(40), head: 'b'.repeat(40) }, place);

  test('is inert in the comment and the summary, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 5 }), (findings) => {
        const pages = [...new Set(findings.map(({ page }) => page))];
        const impact = { impact: 'found', findings, pages, prompt: '' } as const;
        const scene = { linkTo, command: '/docs', notes: ['<b>@x</b>'] };
        for (const text of [tellImpact(impact, scene), tellSummary(impact, scene)]) {
          const html = render(text);
          const prose = html.replace(/<(pre|code)>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
          expect(prose).not.toMatch(/@[a-z\d]|#\d/i);
          expect(html).not.toMatch(/<img|<!--|<b>|<h1/);
          for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
            expect(href).toMatch(/^https:\/\/github\.com\/o\/r\/blob\//);
        }
      }),
    );
  });

  test('never ends its line in a command, a prompt or a log', () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 5 }), (findings) => {
        const pages = [...new Set(findings.map(({ page }) => page))];
        expect(tellCommand({ findings, pages }, '/docs')).not.toMatch(/[\r\n\u2028\u202e]/);
        expect(tellPrompt({ findings, pages }).split('\n').length).toBeLessThanOrEqual(1 + pages.length);
        for (const one of findings) expect(tellLine(one)).toContain(one.kind);
      }),
    );
  });

  test('a command is no longer than people read', () => {
    const findings = Array.from(
      { length: 300 },
      (_, at): Finding => ({
        kind: 'mapped',
        name: 'a',
        page: `docs/${'x'.repeat(200)}${at}.md`,
        pageLine: 1,
        file: 'a.ts',
        line: 1,
        reason: '',
        confidence: 1,
      }),
    );
    const pages = findings.map(({ page }) => page);
    expect(tellCommand({ findings, pages }, '/docs').length).toBeLessThanOrEqual(2_000);
    expect(tellPrompt({ findings, pages }).length).toBeLessThanOrEqual(20_000);
  });

  test('a link ends where it has to', () => {
    expect(linkTo({ path: 'a b/(c)]\n@`.md', line: 3, of: 'head' })).toBe(
      `https://github.com/o/r/blob/${'b'.repeat(40)}/a%20b/%28c%29%5D%0A%40%60.md?plain=1#L3`,
    );
    const gitea = linksTo({ base: 'a', head: 'b' }, { ...place, isGitea: true });
    expect(gitea({ path: 'a.md', line: 3, of: 'base' })).toBe('https://github.com/o/r/src/commit/a/a.md#L3');
  });
});

test.each([
  [0, 'No page shows a name that no code has'],
  [1, 'One name'],
  [2, '2 names'],
])('the report of %i names is inert, and says how many', (count, caption) => {
  const drift = { name: '<b>--x', page: 'docs/<i>.md', line: 3, wasThere: true, confidence: 0.9 };
  const html = renderDriftHtml(
    Array.from({ length: count }, () => drift),
    'c'.repeat(40),
  );
  expect(html).toContain(`<caption>${caption}</caption>`);
  expect(html.match(/&lt;b&gt;--x/g) ?? []).toHaveLength(count);
  expect(html).not.toMatch(/<b>|<i>|<script|https?:/);
});

test.each([
  ['// Code generated by protoc. DO NOT EDIT.', true],
  ['<!-- This file is auto-generated -->', true],
  [`${'x\n'.repeat(2_000)}<p>Generated using <a href="https://typedoc.org/">TypeDoc</a></p>`, true],
  ['# Reports\n\nThe report is made by a program.', false],
])('made by a program: %j', (text, expected) => expect(isGenerated(text)).toBe(expected));
