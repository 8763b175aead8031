import { expect, test } from '@jest/globals';
import { readBranch } from '../../src/contract/branch-name.ts';

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
