import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findTargets, openFiles } from '../../../src/host/page-views/files.ts';
import { openScratch } from '../../../src/host/page-views/scratch.ts';

let root: string;
let workspace: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'views-files-')));
  workspace = join(root, 'work');
  mkdirSync(workspace);
  mkdirSync(join(root, 'outside'));
});
afterEach(() => rmSync(root, { recursive: true }));

const find = (...names: string[]) => findTargets(names, { folder: workspace, contained: true });

describe('places', () => {
  test.each<[string, string]>([
    ['a.csv', 'a.csv'],
    ['deep/er/a.JSON', 'deep/er/a.JSON'],
    ['deep/../a.jsonl', 'a.jsonl'],
    ['./a b.md', 'a b.md'],
  ])('%s is inside', (name, path) => {
    expect(find(name)).toEqual([expect.objectContaining({ name, path: join(workspace, path) })]);
    expect(readdirSync(workspace)).toEqual([]);
  });

  test('an absolute path is fine where it leads inside', () => {
    expect(find(join(workspace, 'a.csv'))).toHaveLength(1);
  });

  test.each([['../a.csv'], ['deep/../../a.csv'], ['/tmp/a.csv'], ['link/a.csv'], ['link/new/a.csv']])(
    '%s is outside',
    (name) => {
      symlinkSync(join(root, 'outside'), join(workspace, 'link'));
      expect(() => find(name)).toThrow(/^Input file: .*outside the workspace/);
      expect(readdirSync(join(root, 'outside'))).toEqual([]);
    },
  );

  test.each([['link/a.csv'], ['deep/link/new/a.csv']])(
    'where a person may name any place, %s is led out of the checkout by no link',
    (name) => {
      const anywhere = (...names: string[]) =>
        findTargets(names, { folder: join(workspace, 'deep'), contained: false });
      mkdirSync(join(workspace, '.git'));
      mkdirSync(join(workspace, 'deep'));
      for (const folder of ['link', 'deep/link']) symlinkSync(join(root, 'outside'), join(workspace, folder));
      const given = join(workspace, name);
      expect(() => anywhere(given)).toThrow(/^Input file: a symbolic link leads ".*" out of this checkout/);
      expect(anywhere('../../outside/a.csv')).toMatchObject([{ path: join(root, 'outside/a.csv') }]);
    },
  );

  test.each<[string, string[], RegExp]>([
    ['a folder', ['folder.csv'], /is a folder/],
    ['something in a file', ['file.csv/a.csv'], /no folder/],
    ['the same place twice', ['a.csv', 'x/../a.csv'], /twice/],
    ['another ending', ['a.txt'], /accepted are names that end in/],
    ['no ending', ['csv'], /accepted are names that end in/],
    ['a NUL', ['a\0.csv'], /accepted are names that end in/],
  ])('%s is refused', (_, names, message) => {
    mkdirSync(join(workspace, 'folder.csv'));
    writeFileSync(join(workspace, 'file.csv'), '');
    expect(() => find(...names)).toThrow(message);
  });
});

describe('files', () => {
  test('stand in their place whole once they are committed, and not before', () => {
    writeFileSync(join(workspace, 'a.csv'), 'old');
    const [file] = openFiles(find('a.csv'));
    file?.write('new ');
    file?.write('ä€😀'.repeat(50_000));
    file?.write('!');
    expect(readFileSync(join(workspace, 'a.csv'), 'utf8')).toBe('old');
    file?.finish();
    file?.commit();
    file?.discard();
    expect(readFileSync(join(workspace, 'a.csv'), 'utf8')).toBe(`new ${'ä€😀'.repeat(50_000)}!`);
    expect(readdirSync(workspace)).toEqual(['a.csv']);
  });

  test('are all whole before the first of them takes its place: a full disk leaves the old ones', () => {
    writeFileSync(join(workspace, 'a.csv'), 'old');
    const files = openFiles(find('a.csv', 'b.csv'));
    for (const file of files) file.write('new');
    files[0]?.finish();
    expect(readFileSync(join(workspace, 'a.csv'), 'utf8')).toBe('old');
    for (const file of files) file.discard();
    expect(readdirSync(workspace)).toEqual(['a.csv']);
    expect(readFileSync(join(workspace, 'a.csv'), 'utf8')).toBe('old');
  });

  test('that are discarded leave what was there', () => {
    writeFileSync(join(workspace, 'a.csv'), 'old');
    const files = openFiles(find('a.csv', 'new/b.md'));
    for (const file of files) file.write('half');
    for (const file of files) file.discard();
    expect(readFileSync(join(workspace, 'a.csv'), 'utf8')).toBe('old');
    expect(readdirSync(workspace, { recursive: true }).sort()).toEqual(['a.csv', 'new']);
  });

  test('take the place of a link, and leave what it led to', () => {
    writeFileSync(join(root, 'outside/a.csv'), 'old');
    symlinkSync(join(root, 'outside/a.csv'), join(workspace, 'a.csv'));
    const [file] = openFiles(find('a.csv'));
    file?.write('new');
    file?.finish();
    file?.commit();
    expect(readFileSync(join(workspace, 'a.csv'), 'utf8')).toBe('new');
    expect(readFileSync(join(root, 'outside/a.csv'), 'utf8')).toBe('old');
  });

  test('are all gone where one of them can not be made', () => {
    const targets = find('a.csv', 'deep/b.csv');
    symlinkSync(join(root, 'outside'), join(workspace, 'deep'));
    expect(() => openFiles(targets)).toThrow(/no longer where it was/);
    expect(readdirSync(workspace)).toEqual(['deep']);
    expect(readdirSync(join(root, 'outside'))).toEqual([]);
  });
});

test('a scratch gives back its lines, however long, and leaves nothing', () => {
  const scratch = openScratch({ RUNNER_TEMP: root });
  const lines = Array.from({ length: 3_000 }, (_, index) => `${index} ${'€'.repeat(index % 97)}`);
  lines.push('😀'.repeat(40_000));
  for (const line of lines) scratch.write(line);
  expect([...scratch.lines()]).toEqual(lines);
  scratch.dispose();
  expect(readdirSync(root).sort()).toEqual(['outside', 'work']);
  expect(existsSync(workspace)).toBe(true);
});
