import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { gitEnvironment } from '../../../src/server/git/environment.ts';
import { makeAround, makeBare } from '../../../src/server/git/own-repository.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

/** All that is in a folder: files with their text, folders without. */
const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), entry.isDirectory() ? undefined : readFileSync(path, 'utf8')];
    }),
  );

/** What git makes, without the settings of this account. */
function madeByGit(branch: string, ...flags: string[]) {
  const folder = tempFolder();
  const args = ['init', '--quiet', '--template=', `--initial-branch=${branch}`, ...flags, folder];
  execFileSync('git', args, { env: gitEnvironment(undefined) });
  return contents(folder);
}

test('a bare repository is what git makes', () => {
  const folder = join(tempFolder(), 'mirrors', 'docs.git');
  makeBare(folder);
  expect(contents(folder)).toEqual(madeByGit('master', '--bare'));
});

test('a repository around files is what git makes, with settings behind its own', () => {
  const folder = tempFolder();
  makeAround(folder, { branch: 'docs-agent/abc', settings: '' });
  expect(contents(folder)).toEqual(madeByGit('docs-agent/abc'));
  const other = tempFolder();
  makeAround(other, { branch: 'main', settings: '[user]\n\tname = Me\n' });
  const name = execFileSync('git', ['config', 'user.name'], { cwd: other, env: gitEnvironment(undefined) });
  expect(name.toString()).toBe('Me\n');
});

test('a bare repository that was cut short is mended, and keeps what it has', () => {
  const folder = tempFolder();
  makeBare(folder);
  const whole = contents(folder);
  mkdirSync(join(folder, 'refs/heads/docs-agent'));
  truncateSync(join(folder, 'HEAD'));
  rmSync(join(folder, 'objects/pack'), { recursive: true });
  appendFileSync(join(folder, 'config'), '[core]\n\tfsmonitor = ./evil\n');
  makeBare(folder);
  expect(contents(folder)).toEqual({ ...whole, 'refs/heads/docs-agent': undefined });
});

test.each<[string, (head: string) => void]>([
  ['a folder', (head) => mkdirSync(head)],
  ['a link to nowhere', (head) => symlinkSync('refs/heads/x', head)],
  [
    'a link to the same text',
    (head) => {
      const other = join(tempFolder(), 'HEAD');
      writeFileSync(other, 'ref: refs/heads/master\n');
      symlinkSync(other, head);
    },
  ],
  ['a pipe', (head) => execFileSync('mkfifo', [head])],
])('its HEAD that has become %s is written anew', (_, become) => {
  const folder = tempFolder();
  makeBare(folder);
  const whole = contents(folder);
  rmSync(join(folder, 'HEAD'));
  become(join(folder, 'HEAD'));
  makeBare(folder);
  expect(lstatSync(join(folder, 'HEAD')).isFile()).toBe(true);
  expect(contents(folder)).toEqual(whole);
  expect(existsSync(join(folder, 'refs/heads/x'))).toBe(false);
});
