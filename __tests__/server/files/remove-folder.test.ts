import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { removeFolder } from '../../../src/server/files/remove-folder.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

let outside: string;
let path: string;
beforeEach(() => {
  const folder = tempFolder();
  outside = join(folder, 'outside');
  path = join(folder, 'removed');
  mkdirSync(outside);
  writeFileSync(join(outside, 'kept'), 'kept');
});

const inShell = (script: string) => execFileSync('bash', ['-c', script, 'bash', path]);

const left: [what: string, leave: () => void][] = [
  ['nothing', () => undefined],
  ['an empty folder', () => mkdirSync(path)],
  ['a file', () => writeFileSync(path, 'x')],
  ['a link to a folder', () => symlinkSync(outside, path)],
  ['a link to nowhere', () => symlinkSync(join(outside, 'nothing'), path)],
  [
    'files, folders and links in a folder',
    () => {
      mkdirSync(join(path, 'a/b/c'), { recursive: true });
      for (const name of ['a/x', 'a/b/.y', 'a/b/c/z']) writeFileSync(join(path, name), name);
      symlinkSync(outside, join(path, 'a/b/to-a-folder'));
      symlinkSync(join(outside, 'kept'), join(path, 'to-a-file'));
    },
  ],
  ['a name that is not UTF-8', () => inShell('mkdir -p "$1/a"; : > "$1/a/"$(printf "\\377x")')],
  [
    'a folder whose name is not UTF-8, beside a link that is named as it would be shown',
    () => inShell('mkdir -p "$1/"$(printf "\\377"); ln -s ../outside "$1/"$(printf "\\357\\277\\275")'),
  ],
  ['a pipe', () => inShell('mkdir "$1"; mkfifo "$1/pipe"')],
  ['a thousand files', () => inShell('mkdir "$1"; cd "$1"; touch f{1..1000}; ln -s ../outside z')],
  [
    'folders in folders, further than a path can name',
    () =>
      inShell(
        'mkdir "$1"; cd "$1"; for i in {1..60}; do n=$(printf "%0100d" $i); mkdir $n; cd $n; done; : > x',
      ),
  ],
  [
    'folders that were closed',
    () => {
      mkdirSync(join(path, 'a/closed/b'), { recursive: true });
      writeFileSync(join(path, 'a/closed/b/x'), 'x');
      for (const folder of ['a/closed/b', 'a/closed', 'a']) chmodSync(join(path, folder), 0o000);
    },
  ],
];

describe('what is removed is gone, and what its links lead to is not touched:', () => {
  test.each(left)('%s', async (_, leave) => {
    leave();
    await removeFolder(path);
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(join(path, '..'))).toEqual(['outside']);
    expect(readdirSync(outside)).toEqual(['kept']);
  });
});

test('a path that no program can be told is an error, and not taken for gone', async () => {
  await expect(removeFolder(join(path, ...Array<string>(50).fill('x'.repeat(100))))).rejects.toThrow(
    'ENAMETOOLONG',
  );
});
