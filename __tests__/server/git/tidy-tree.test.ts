import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { tidyTree, UnfitTree } from '../../../src/server/git/tidy-tree.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

test('a folder whose name is not UTF-8 is no change, and no link is taken for it', async () => {
  const folder = tempFolder();
  const tree = join(folder, 'tree');
  mkdirSync(join(folder, 'outside/.git'), { recursive: true });
  writeFileSync(join(folder, 'outside/.git/kept'), 'kept');
  const script = 'mkdir -p "$1/$(printf "\\377")"; ln -s ../outside "$1/$(printf "\\357\\277\\275")"';
  execFileSync('bash', ['-c', script, 'bash', tree]);
  await expect(tidyTree(tree, new AbortController().signal)).rejects.toThrow(UnfitTree);
  expect(existsSync(join(folder, 'outside/.git/kept'))).toBe(true);
});

test('a file whose name is not UTF-8 may stay', async () => {
  const tree = tempFolder();
  execFileSync('bash', ['-c', ': > "$1/$(printf "\\377")"', 'bash', tree]);
  await tidyTree(tree, new AbortController().signal);
});
