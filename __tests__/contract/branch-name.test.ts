import { expect, test } from '@jest/globals';
import { isBranchName, readBranch } from '../../src/contract/branch-name.ts';

test.each([
  ['main', 'main'],
  ['refs/heads/release-2.1', 'release-2.1'],
  ['feature/größe_2+x@y#1=a,b', 'feature/größe_2+x@y#1=a,b'],
  ['文書', '文書'],
  ['auto', 'auto'],
  ['0123abc', '0123abc'],
])('%s is the branch %s', (text, name) => expect(readBranch(text)).toBe(name));

test.each([
  ['nothing', ''],
  ['an option', '-x'],
  ['an option behind refs/heads/', 'refs/heads/--upload-pack=x'],
  ['a tag', 'refs/tags/v1'],
  ['a pull request', 'refs/pull/1/merge'],
  ['a commit', '0123456789abcdef0123456789abcdef01234567'],
  ['HEAD', 'HEAD'],
  ['a way up', 'a/../b'],
  ['a hidden part', 'a/.b'],
  ['a lock', 'a.lock'],
  ['a reflog', 'a@{1}'],
  ['white space', 'a b'],
  ['a line end', 'a\n'],
  ['a NUL', 'a\0b'],
  ['what steers', 'a\u202eb'],
  ['what hides', 'a\u200bb'],
  ['a lone surrogate', 'a\ud800'],
  ['a shell', 'a;b'],
  ['quotes', `a"b'`],
  ['a URL', 'https://x'],
  ['what is too long', 'x'.repeat(201)],
])('%s is none', (_, text) => expect(readBranch(text)).toBeUndefined());

test.each(['main', 'HEADS', 'a/HEAD', 'head', '✨/größe', '❤\ufe0f/1\ufe0f\u20e3', 'x'.repeat(250)])(
  'git’s branch may be %s',
  (name) => expect(isBranchName(name)).toBe(true),
);

test.each([
  ['HEAD', 'HEAD'],
  ['what was fetched last', 'FETCH_HEAD'],
  ['what git has beside a merge', 'ORIG_HEAD'],
  ['letters that run backwards', 'main\u202etxt'],
  ['nothing that is seen', 'a\u200bb'],
  ['white space that is none', 'a\u00a0b'],
  ['a letter that is empty', 'main\u3164'],
  ['a dot pattern with no dot', 'main\u2800'],
  ['what only joins', 'ma\u034fin'],
  ['the other form of a letter that has none', 'main\ufe0f'],
  ['a lone surrogate', 'a\ud800'],
])('no branch is %s', (_, name) => expect(isBranchName(name)).toBe(false));
