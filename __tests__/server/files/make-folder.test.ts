import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../src/server/files/make-folder.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

test('makes what is missing above as well, for its owner alone, and leaves what is there', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'a'), { mode: 0o755 });
  makeFolder(join(folder, 'a/b/c'));
  makeFolder(join(folder, 'a/b/c'));
  expect(['a', 'a/b', 'a/b/c'].map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([
    0o755, 0o700, 0o700,
  ]);
});

test('goes by a link to a folder', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'a'));
  symlinkSync('a', join(folder, 'link'));
  makeFolder(join(folder, 'link/b'));
  expect(statSync(join(folder, 'a/b')).isDirectory()).toBe(true);
});

test.each(['file', 'file/below', 'file/below/that', 'nowhere', 'nowhere/below'])('no folder: %s', (name) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'file'), '');
  symlinkSync('gone', join(folder, 'nowhere'));
  expect(() => makeFolder(join(folder, name))).toThrow(expect.objectContaining({ code: 'EEXIST' }));
});

const isSealed = spawnSync('bwrap', ['--ro-bind', '/', '/', 'true']).status === 0;
if (!isSealed)
  process.stderr.write(
    'NOT TESTED: A READ-ONLY FILE SYSTEM. bubblewrap is missing, or not allowed (Debian: apt-get install bubblewrap).\n',
  );

(isSealed ? test : test.skip)('says that a file system is read-only, however much is missing', () => {
  const source = join(import.meta.dirname, '../../../src/server/files/make-folder.ts');
  const script = `
    import { makeFolder } from ${JSON.stringify(source)};
    for (const name of ['a', 'a/b/c'])
      try { makeFolder('${tempFolder()}/' + name); } catch (error) { console.log(error.code); }`;
  const node = [process.execPath, '--no-warnings', '--input-type=module', '--eval', script];
  const { stdout } = spawnSync('bwrap', ['--ro-bind', '/', '/', ...node], { encoding: 'utf8' });
  expect(stdout).toBe('EROFS\nEROFS\n');
});
