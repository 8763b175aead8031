import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { listPackages, renderLicenses } from '../../scripts/bundling/packages.ts';
import { compareTrees } from '../../scripts/bundling/trees.ts';
import { readFingerprints } from './fingerprints.ts';

const root = resolve(import.meta.dirname, '../..');

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(resolve(directory, path, '..'), { recursive: true });
  writeFileSync(join(directory, path), content);
}

describe('the build of a small project', () => {
  beforeEach(() => {
    for (const path of ['scripts', 'package.json', 'tsconfig.json', 'tsconfig.build.json', 'LICENSE']) {
      cpSync(join(root, path), join(directory, path), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  });

  function build(): { status: number | null; stderr: string } {
    return spawnSync(process.execPath, ['scripts/build.ts'], { cwd: directory, encoding: 'utf8' });
  }

  test('gives chunks, licenses for all of them, no undici and no stale file', () => {
    write('src/entries/run.ts', "import { run } from '../host/run.ts';\nawait run();\n");
    write(
      'src/host/run.ts',
      `import { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
      import { HttpClient } from '@actions/http-client';
      export async function run(): Promise<void> {
        issueCommand('debug', {}, typeof new HttpClient('name').get);
        const { getOctokit } = await import('@actions/github');
        issueCommand('notice', {}, typeof getOctokit('token', { request: { fetch } }).request);
      }`,
    );
    write('dist/run/123.index.js', 'stale');
    expect(build()).toMatchObject({ status: 0, stderr: '' });

    const dist = join(directory, 'dist/run');
    const files = readdirSync(dist).sort();
    const code = files.filter((file) => file.endsWith('.js'));
    const chunks = code.filter((file) => /^\d+\.index\.js$/.test(file));
    expect(chunks.length).toBeGreaterThan(0);
    expect(files).toEqual([...chunks, 'index.js', 'licenses.txt', 'package.json']);
    expect(files).not.toContain('123.index.js');
    const texts = code.map((file) => readFileSync(join(dist, file), 'utf8'));
    const fingerprints = readFingerprints(root);
    const packages = texts.map((text) => fingerprints.find(text));
    const licenses = readFileSync(join(dist, 'licenses.txt'), 'utf8').split('\n');
    expect(licenses).toEqual(expect.arrayContaining(packages.flat()));
    expect(licenses).toEqual(expect.arrayContaining([expect.stringMatching(/^@actions\/core@/)]));
    expect(packages.slice(0, -1).flat()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^@octokit\/core@/)]),
    );
    expect(packages.flat().join()).not.toMatch(/undici@/);

    const ran = spawnSync(process.execPath, [join(dist, 'index.js')], { encoding: 'utf8' });
    expect(ran).toMatchObject({ status: 0, stdout: '::debug::function\n::notice::function\n' });
  });

  test.each([
    ['an import that resolves to nothing', "// @ts-ignore\nimport 'no-such-package';", 'no-such-package'],
    ['a type error', "export const length: number = 'one';", ''],
  ])('fails for %s', (_, source, message) => {
    write('src/entries/run.ts', source);
    const { status, stderr } = build();
    expect(status).not.toBe(0);
    expect(stderr).toContain(message);
  });
});

describe('the license list', () => {
  function install(name: string, files: Record<string, string>): string {
    for (const [file, content] of Object.entries(files)) write(`node_modules/${name}/${file}`, content);
    return join(directory, 'node_modules', name, 'lib/index.js');
  }
  const describePackage = (name: string, license?: string) =>
    JSON.stringify({ name, version: '1.0.0', license });

  test('names each package once, sorted, with the license and the notice', () => {
    const b = install('b', { 'package.json': describePackage('b', 'ISC'), 'LICENSE.md': 'text of b\r\n' });
    const a = install('@x/a', {
      'package.json': describePackage('@x/a', 'Apache-2.0'),
      license: 'text of a',
      NOTICE: 'notice of a',
    });
    const files = [b, join(b, '../other.js'), a, join(directory, 'src/own.js')];
    expect(renderLicenses(listPackages(files, directory))).toBe(
      `@x/a@1.0.0\nApache-2.0\n\ntext of a\n\nnotice of a\n\n${'-'.repeat(80)}\n\nb@1.0.0\nISC\n\ntext of b\n`,
    );
  });

  test.each([
    ['no license text', { 'package.json': describePackage('a', 'MIT') }, 'has no license text'],
    ['no license', { 'package.json': describePackage('a'), LICENSE: 'text' }, 'states no license'],
  ])('refuses a package with %s', (_, files, message) => {
    const path = install('a', files);
    expect(() => listPackages([path], directory)).toThrow(`a@1.0.0 is bundled, and ${message}`);
  });
});

test('two trees are compared by bytes, with files that only one of them has', () => {
  const committed = new Map([
    ['same', Buffer.from('1')],
    ['old', Buffer.from('1')],
    ['changed', Buffer.from('12')],
  ]);
  const rebuilt = new Map([
    ['same', Buffer.from('1')],
    ['changed', Buffer.from('1')],
    ['fresh', Buffer.from('1')],
  ]);
  expect(compareTrees(committed, rebuilt)).toEqual([
    'changed differs (2 bytes committed, 1 built)',
    'fresh is built, and not committed',
    'old is committed, and no longer built',
  ]);
});
