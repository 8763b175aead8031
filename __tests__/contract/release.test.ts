import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readTree } from '../../scripts/bundling/trees.ts';
import { readBundled } from '../../scripts/release/sbom.ts';
import { ReleaseStage } from '../support/release-stage.ts';

const root = resolve(import.meta.dirname, '../..');
const today = () => new Date().toISOString().slice(0, 10);

describe('a rehearsal', () => {
  let stage: ReleaseStage;
  beforeAll(() => {
    stage = new ReleaseStage();
  });
  afterAll(() => stage[Symbol.dispose]());

  test('does it all in a copy, says what is left, and changes nothing', () => {
    const before = stage.git('rev-parse', 'HEAD');
    const { code, stdout, stderr } = stage.release(['--dry-run']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Release 1.0.0, from ${before.slice(0, 7)} on main, after none`);
    for (const done of [
      'dist is what the sources give',
      `Unreleased becomes [1.0.0] - ${today()}`,
      'addresses at https://git.example/o/tiny\n',
      'tag v1.0.0',
      'CycloneDX: 2 packages',
      'package tiny-1.0.0.tgz',
      'sums of 4 files',
    ])
      expect(stdout).toMatch(new RegExp(`^ {2}done {3}.*${done.replace(/[.[\]]/g, '\\$&')}`, 'm'));
    expect(stdout.match(/^ {2}left {3}\S+ \S+ \S+/gm)).toEqual([
      '  left   attest the provenance',
      '  left   git push --atomic',
      '  left   gh release create',
      '  left   gh release edit',
      '  left   npm publish ./release/tiny-1.0.0.tgz',
      '  left   git push --force',
    ]);
    expect(stdout).not.toContain('hunter2');

    expect(stage.git('rev-parse', 'HEAD')).toBe(before);
    expect(stage.git('status', '--porcelain', '--ignored')).toBe('');
    expect(stage.git('tag')).toBe('');
  });

  test('knows nobody, and says so only where it matters', () => {
    const env = { HOME: stage.folder, GIT_CONFIG_NOSYSTEM: '1', EMAIL: '' };
    stage.git('config', 'user.useConfigOnly', 'true');
    stage.git('config', '--unset', 'user.email');
    expect(stage.release(['--dry-run', '--dist-checked'], env)).toMatchObject({ code: 0 });
    expect(stage.release(['--version', '1.0.0'], env)).toMatchObject({
      code: 1,
      stderr: 'No release: git does not know who you are: set user.name and user.email.\n',
    });
    expect(stage.git('tag')).toBe('');
  });
});

test('a rehearsal needs no history, as CI has none', () => {
  using stage = new ReleaseStage();
  const shallow = join(stage.folder, 'shallow');
  stage.write('more.txt', '');
  stage.commit('More');
  stage.git('clone', '--quiet', '--depth', '1', `file://${stage.checkout}`, shallow);
  const play = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/release.ts', ...args], { cwd: shallow, encoding: 'utf8' });
  const address = ['--remote', 'git@git.example:o/tiny.git'];
  expect(play('--dry-run', ...address)).toMatchObject({ status: 0, stderr: '' });
  expect(play('--version', '1.0.0').stderr).toMatch(/^No release: The history is cut off/);
});

describe('refuses with one sentence', () => {
  let stage: ReleaseStage;
  beforeAll(() => {
    stage = new ReleaseStage();
  });
  afterAll(() => stage[Symbol.dispose]());

  const refused = (...args: string[]) => {
    const { code, stderr } = stage.release([...args]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No release: .+\n$/);
    return stderr;
  };

  test('what is not committed', () => {
    stage.write('new.txt', '');
    expect(refused('--dry-run')).toContain('The tree is not clean (new.txt)');
    rmSync(join(stage.checkout, 'new.txt'));
  });

  test.each([
    ['no version', [], '--version 1.2.3'],
    ['another format', ['--dry-run', '--version', 'v1.0.0'], '"v1.0.0"'],
    ['made-up addresses in earnest', ['--version', '1.0.0', '--remote', 'https://a/b/c'], '--dry-run alone'],
    ['an unchecked dist in earnest', ['--version', '1.0.0', '--dist-checked'], '--dry-run alone'],
    ['a remote that is a folder', ['--dry-run', '--remote', '/srv/n.git'], 'no address'],
    ['nothing to publish', ['--publish'], 'no release/release.json'],
  ])('%s', (_, args, part) => expect(refused(...args)).toContain(part));

  test('an option that is none', () => {
    const { code, stderr } = stage.release(['--dry']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No release: Unknown option '--dry'/);
  });

  test('a dist that is not as built', () => {
    writeFileSync(join(stage.checkout, 'stale'), '');
    const { code, stderr } = stage.release(['--dry-run']);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('dist is not what the sources give'),
    });
    rmSync(join(stage.checkout, 'stale'));
  });

  test('no remote', () => {
    stage.git('remote', 'rename', 'origin', 'a');
    stage.git('remote', 'add', 'b', '/srv/n.git');
    expect(refused('--dry-run')).toContain('There is no remote');
    stage.git('remote', 'remove', 'b');
    // The only one there is: the next thing that is wrong is said.
    expect(refused('--dry-run', '--version', '1')).toContain('The version is "1"');
  });
});

// It is compared before the version is written: a bundle with the version in it would be another one after that.
test('no bundle is made of package.json', () => {
  const sources = [...readTree(join(root, 'src'))].filter(([path]) => path.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(([, text]) => text.includes('/package.json')).map(([path]) => path)).toEqual([]);
});

test('the list of what is bundled is not empty here', () => {
  const licenses = readFileSync(join(root, 'dist/cli/licenses.txt'), 'utf8');
  const bundled = readBundled(licenses);
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const locked = new Set(
    Object.entries(lock.packages).map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
    ),
  );
  expect(bundled.length).toBeGreaterThan(50);
  expect(bundled.filter((id) => !locked.has(id))).toEqual([]);
});
