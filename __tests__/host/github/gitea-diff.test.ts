import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPatches } from '../../../src/host/github/gitea-diff.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gitea-diff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What git itself writes, which is what these hosts hand out. */
function diffOf(before: Record<string, string | Buffer>, after: Record<string, string | Buffer>): string {
  const git = (...args: string[]) =>
    execFileSync('git', [
      '-C',
      folder,
      '-c',
      'user.name=t',
      '-c',
      'user.email=t@localhost',
      ...args,
    ]).toString();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  git('init', '--quiet');
  for (const files of [before, after]) {
    git('rm', '-r', '-q', '-f', '--ignore-unmatch', '.');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '-m', 'x');
  }
  return git('diff', '-M', 'HEAD~1', 'HEAD');
}

test('the hunks of each file by its name, however odd it is', () => {
  const odd = 'a "b"\t\\ä\n.md';
  const forged = 'diff --git a/x b/x\n--- a/forged\n+++ b/forged\n@@ -1 +1 @@\n+x\n';
  const patches = readPatches(
    diffOf(
      { 'gone.md': 'gone\n', 'old.md': '1\n2\n3\n4\n5\n', 'same.bin': Buffer.from([0, 1]) },
      {
        'new.md': '1\n2\n3\n4\nfive\n',
        [odd]: 'odd\n',
        'with space.md': forged,
        'same.bin': Buffer.from([0, 2]),
        'last.md': 'no end',
      },
    ),
  );
  expect([...patches.keys()].sort()).toEqual([odd, 'gone.md', 'last.md', 'new.md', 'with space.md'].sort());
  expect(patches.get('gone.md')).toBe('@@ -1 +0,0 @@\n-gone');
  expect(patches.get('new.md')).toBe(
    '@@ -2,4 +2,4 @@\n 2\n 3\n 4\n-5\n+five'.replace('-2,4 +2,4', '-2,4 +2,4'),
  );
  expect(patches.get('with space.md')).toContain('\n+diff --git a/x b/x\n+--- a/forged');
  expect(patches.get('last.md')).toBe('@@ -0,0 +1 @@\n+no end\n\\ No newline at end of file');
});

test('what is no diff has none', () => expect(readPatches('<html>\n--- a\n').size).toBe(0));

test.each(['\u2028', '\u2029', '\r'])(
  'no line of a file is taken for a head behind %j, which ends no line for git',
  (end) => {
    const forged = `x${end}diff --git a/v b/v\n++ b/cli.ts\ny${end}@@ -1 +1 @@\nforged\n`;
    const patches = readPatches(diffOf({}, { 'cli.ts': 'real\n', 'zz.txt': forged }));
    expect([...patches.keys()]).toEqual(['cli.ts', 'zz.txt']);
    expect(patches.get('cli.ts')).toBe('@@ -0,0 +1 @@\n+real');
    expect(patches.get('zz.txt')).toContain('+forged');
  },
);
