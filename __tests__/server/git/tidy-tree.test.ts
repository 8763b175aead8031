import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { tidyTree, UnfitTree } from '../../../src/server/git/tidy-tree.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

const signal = new AbortController().signal;

/** Runs a script in a new folder, in which `$odd` is a name that is not UTF-8, and `$shown` the one that it is shown by. */
function made(script: string): string {
  const tree = join(tempFolder(), 'tree');
  mkdirSync(tree);
  const names = `odd=$(printf '\\377'); shown=$(printf '\\357\\277\\275')`;
  execFileSync('bash', ['-ec', `${names}; ${script}`], { cwd: tree });
  return tree;
}

/** What is below a folder, by its bytes. */
const below = (tree: string) =>
  execFileSync('find', ['.', '-mindepth', '1'], { cwd: tree, encoding: 'latin1' });

test('no link is taken for a folder whose name is not UTF-8', async () => {
  const tree = made('mkdir $odd ../outside ../outside/.git; ln -s ../outside $shown; mkfifo ../outside/pipe');
  await tidyTree(tree, signal);
  expect(readdirSync(join(tree, '../outside')).sort()).toEqual(['.git', 'pipe']);
});

test('what is in a folder whose name is not UTF-8 is looked at as well, and not what is in the one it is shown as', async () => {
  const tree = made(
    'mkdir -p $odd/below $shown; mkfifo $odd/below/pipe $odd/.gitignore; echo kept > $odd/file',
  );
  await tidyTree(tree, signal);
  expect(below(tree).trim().split('\n').sort()).toEqual(
    ['./\xef\xbf\xbd', './\xff', './\xff/below', './\xff/file'].sort(),
  );
});

test('a .git in a folder whose name is not UTF-8 is no change', async () => {
  const tree = made('mkdir -p $odd/.git $shown/.git');
  await expect(tidyTree(tree, signal)).rejects.toThrow(UnfitTree);
});

test('a file whose name is not UTF-8 may stay', async () => {
  const tree = made(': > $odd');
  await tidyTree(tree, signal);
  expect(below(tree)).toBe('./\xff\n');
});

test('a folder that was closed is opened, whatever its name', async () => {
  const tree = made('mkdir -p $odd/in; mkfifo $odd/in/pipe; chmod 0 $odd/in $odd');
  await tidyTree(tree, signal);
  expect(below(tree)).toBe('./\xff\n./\xff/in\n');
});

test('an oversized .gitignore is no change', async () => {
  const tree = made('mkdir $odd; head -c 1048577 /dev/zero > $odd/.gitignore');
  await expect(tidyTree(tree, signal)).rejects.toThrow(/\.gitignore of 1048577 bytes/);
});
