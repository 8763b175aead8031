import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { notesOf, readChangelog, releaseChangelog } from '../../scripts/release/changelog.ts';
import { publishCommands, type Release } from '../../scripts/release/commands.ts';
import { decideRelease, type Facts, type Tag } from '../../scripts/release/plan.ts';
import { readRemote } from '../../scripts/release/remote.ts';
import {
  compareVersions,
  nextVersion,
  parseVersion,
  type Step,
  tellVersion,
} from '../../scripts/release/version.ts';

const root = resolve(import.meta.dirname, '../..');
const [HEAD, OTHER, RELEASED] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
];

describe('addresses are taken from the remote', () => {
  test.each([
    ['https://github.com/o/n.git', 'https://github.com/o/n'],
    ['https://github.com/o/n', 'https://github.com/o/n'],
    ['https://github.com/o/n/', 'https://github.com/o/n'],
    ['https://user:token@git.example/o/n.git', 'https://git.example/o/n'],
    ['https://git.example:8443/group/sub/n.git', 'https://git.example:8443/group/sub/n'],
    ['http://localhost:3000/o/n.git', 'http://localhost:3000/o/n'],
    ['git@github.com:o/n.git', 'https://github.com/o/n'],
    ['git.example:group/sub/n', 'https://git.example/group/sub/n'],
    ['ssh://git@git.example:2222/o/n.git', 'https://git.example/o/n'],
    ['git+ssh://git@git.example/o/n.git', 'https://git.example/o/n'],
    ['https://github.com/o/n.js.git', 'https://github.com/o/n.js'],
  ])('of %s', (remote, web) => {
    expect(readRemote(remote)).toEqual({
      repository: { type: 'git', url: `git+${web}.git` },
      homepage: `${web}#readme`,
      bugs: { url: `${web}/issues` },
    });
  });

  test.each([
    '/srv/git/n.git',
    '../n',
    'file:///srv/git/n.git',
    'C:/work/n',
    'https://github.com/n',
    'https://github.com/o/n?token=x',
    'https://github.com/o/../n',
    'git@github.com:o/n o',
    'ext::sh -c x',
    '',
  ])('but not of %j', (remote) => expect(readRemote(remote)).toBeUndefined());
});

describe('versions', () => {
  test.each([
    'v1.2.3',
    '1.2',
    '1.2.3.4',
    '1.2.3-rc.1',
    '1.2.3+x',
    '01.2.3',
    ' 1.2.3',
    '1.2.x',
    '',
    '1e3.0.0',
  ])('%j is none', (text) => expect(parseVersion(text)).toBeUndefined());

  const versions = fc.record({
    major: fc.nat({ max: 999_999 }),
    minor: fc.nat({ max: 999_998 }),
    patch: fc.nat({ max: 999_998 }),
  });

  test('are read as they are told, and the next is always greater', () => {
    fc.assert(
      fc.property(versions, fc.constantFrom<Step>('major', 'minor', 'patch'), (version, step) => {
        expect(parseVersion(tellVersion(version))).toEqual(version);
        expect(compareVersions(nextVersion(version, step), version)).toBeGreaterThan(0);
      }),
    );
  });
});

const PAGE = `# Changelog

## [Unreleased]

### Added

### Fixed

- A fault.
  With more.

## [1.3.0] - 2026-01-02

### Added

- A thing.

## [1.2.9] - 2026-01-01

- Older.
`;

describe('the changelog', () => {
  test('says what is unreleased, and which versions there are', () => {
    expect(readChangelog(PAGE)).toEqual({
      unreleased: '### Fixed\n\n- A fault.\n  With more.',
      headings: ['Fixed'],
      versions: [
        { major: 1, minor: 3, patch: 0 },
        { major: 1, minor: 2, patch: 9 },
      ],
    });
    expect(readChangelog('# Changelog\n')).toBeUndefined();
    expect(readChangelog('## [Unreleased]\n\n### Added\n\n### Fixed\n')?.unreleased).toBe('');
  });

  test.each(['```', '~~~~', '````md'])('knows what stands in a block of code for no heading: %s', (fence) => {
    const close = /^[`~]+/.exec(fence)?.[0];
    const shown = `${fence}\n## [Unreleased]\n## [9.9.9] - 2026-01-01\n### Breaking\n\n- Shown.\n${close}`;
    const page = PAGE.replace('## [Unreleased]', `${shown}\n\n## [Unreleased]`).replace(
      '  With more.',
      shown,
    );
    expect(readChangelog(page)).toEqual({
      unreleased: `### Fixed\n\n- A fault.\n${shown}`,
      headings: ['Fixed'],
      versions: readChangelog(PAGE)?.versions,
    });
    expect(notesOf(page, '9.9.9')).toBeUndefined();
    const released = releaseChangelog(page, { version: '1.3.1', date: '2026-02-03' });
    expect(notesOf(released, '1.3.1')).toContain(`- A fault.\n${shown}`);
    expect(readChangelog(released)).toMatchObject({ unreleased: '', headings: [] });
  });

  test('gives what is unreleased the version and its date', () => {
    const page = releaseChangelog(PAGE, { version: '1.3.1', date: '2026-02-03' });
    expect(page).toContain('## [Unreleased]\n\n## [1.3.1] - 2026-02-03\n\n### Added');
    expect(readChangelog(page)).toMatchObject({ unreleased: '', headings: [] });
    expect(notesOf(page, '1.3.1')).toContain('- A fault.');
    expect(notesOf(page, '1.3.1')).not.toContain('A thing');
    expect(notesOf(page, '1.2.9')).toBe('- Older.');
    expect(notesOf(page, '9.9.9')).toBeUndefined();
    expect(page.split('\n').length).toBe(PAGE.split('\n').length + 2);
  });

  test('of this repository can be read', () => {
    expect(readChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))).toBeDefined();
  });
});

const tag = (commit: string, about: Partial<Tag> = {}): Tag => ({
  commit,
  parent: OTHER,
  isContained: true,
  ...about,
});

const factsOf = (about: Partial<Facts> & { page?: string } = {}): Facts => ({
  head: HEAD,
  branch: 'main',
  dirty: [],
  isShallow: false,
  tags: new Map([
    ['v1.2.9', tag(OTHER)],
    ['v1.3.0', tag(RELEASED)],
    ['v1', tag(RELEASED)],
    ['vital', tag(RELEASED)],
  ]),
  remote: 'git@github.com:o/n.git',
  changelog: readChangelog(about.page ?? PAGE),
  ...about,
});
const under = (heading: string) => PAGE.replace('### Fixed', `### ${heading}`);

describe('a release is refused with one sentence', () => {
  test.each<[string, Facts, string | undefined, RegExp]>([
    [
      'a dirty tree',
      factsOf({ dirty: ['a', 'b', 'c', 'd'] }),
      '1.3.1',
      /^The tree is not clean \(a, b, c and 1 more\)/,
    ],
    ['a cut history', factsOf({ isShallow: true }), '1.3.1', /^The history is cut off.*--unshallow/],
    ['no remote', factsOf({ remote: undefined }), '1.3.1', /^There is no remote/],
    ['a remote that is a folder', factsOf({ remote: '/srv/n.git' }), '1.3.1', /^The remote is no address/],
    ['no Unreleased', factsOf({ page: '# Changelog' }), '1.3.1', /^CHANGELOG\.md has no section/],
    ['nothing unreleased', factsOf({ page: '## [Unreleased]\n' }), '1.3.1', /nothing under Unreleased/],
    ['another format', factsOf(), 'v1.3.1', /^The version is "v1\.3\.1": .*1\.2\.3/],
    [
      'the last version in a changelog without tags',
      factsOf({ tags: new Map() }),
      '1.3.0',
      /not greater than 1\.3\.0/,
    ],
    ['a smaller one', factsOf(), '1.2.10', /^1\.2\.10 is not greater than 1\.3\.0/],
    ['a tag of another commit', factsOf(), '1.3.0', /^The tag v1\.3\.0 is there already, for ccccccc/],
    ['a patch that adds', factsOf({ page: under('Added') }), '1.3.1', /Added.*it has to be 1\.4\.0 at least/],
    ['a minor that breaks', factsOf({ page: under('Breaking') }), '1.4.0', /Breaking.*2\.0\.0 at least/],
    ['a minor that takes away', factsOf({ page: under('Removed') }), '1.4.0', /2\.0\.0 at least/],
  ])('%s', (_, facts, version, sentence) => {
    const decision = decideRelease(facts, { version, isRehearsal: false });
    expect(decision).toEqual(expect.objectContaining({ refused: expect.stringMatching(sentence) }));
  });
});

describe('a release is planned', () => {
  const planOf = (facts: Facts, version?: string) => {
    const decision = decideRelease(facts, { version, isRehearsal: false });
    if ('refused' in decision) throw new Error(decision.refused);
    return decision.plan;
  };

  test.each([
    ['Fixed', '1.3.1'],
    ['Security', '1.3.1'],
    ['Changed', '1.4.0'],
    ['Deprecated', '1.4.0'],
    ['Removed', '2.0.0'],
    ['Breaking', '2.0.0'],
  ])('what stands under %s makes the next one %s', (heading, version) => {
    expect(planOf(factsOf({ page: under(heading) }))).toMatchObject({
      version,
      last: '1.3.0',
      made: undefined,
    });
  });

  test('the first is 1.0.0', () => {
    const first = factsOf({ page: '## [Unreleased]\n\n### Fixed\n\n- x\n', tags: new Map() });
    expect(planOf(first)).toMatchObject({ version: '1.0.0', tag: 'v1.0.0', majorTag: 'v1', isLatest: true });
  });

  test.each<[string, Tag]>([
    ['for the same commit', tag(HEAD)],
    ['for the release made from it', tag(OTHER, { parent: HEAD, isContained: false })],
  ])('a tag that stands %s is taken', (_, standing) => {
    const tags = new Map([['v1.3.1', standing]]);
    expect(planOf(factsOf({ tags, page: '## [Unreleased]\n' }), '1.3.1').made).toBe(standing.commit);
  });

  test('a fix of an older major moves its own tag, and is not the latest', () => {
    const facts = factsOf();
    const tags = new Map([...facts.tags, ['v2.0.0', tag(OTHER, { isContained: false })]]);
    expect(planOf({ ...facts, tags }, '1.3.1')).toMatchObject({ majorTag: 'v1', isLatest: false });
  });

  test('a fix of an older minor moves no tag', () => {
    const facts = factsOf();
    const tags = new Map([...facts.tags, ['v1.9.0', tag(OTHER, { isContained: false })]]);
    expect(planOf({ ...facts, tags }, '1.3.1').majorTag).toBeUndefined();
  });
});

test('what is not the latest does not become it, on the host or in the registry', () => {
  const release: Release = {
    ...{ name: 'n', version: '1.3.1', tag: 'v1.3.1', commit: HEAD, branch: null, majorTag: null },
    ...{ isLatest: false, package: 'n-1.3.1.tgz', integrity: 'sha512-x', assets: ['n-1.3.1.tgz'] },
  };
  const commands = publishCommands(release, 'release');
  expect(commands.push).toEqual(['git', 'push', '--atomic', 'origin', 'refs/tags/v1.3.1']);
  expect(commands.release).toContain('--latest=false');
  expect(commands.package.slice(-2)).toEqual(['--tag', 'release-1']);
  expect(commands.major).toBeUndefined();
});

test('what a release writes is formatted as the repository is', () => {
  for (const file of ['package.json', 'package-lock.json']) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toBe(text);
  }
});
