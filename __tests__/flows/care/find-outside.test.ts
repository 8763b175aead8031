import { expect, test } from '@jest/globals';
import { findOutside, tellBounds } from '../../../src/flows/care/find-outside.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { PullRequestCare, PullState } from '../../../src/ports/pull-request-care.ts';

const place = { repository: 'o/r', number: 7 };

/** What is outside, where the host lists these files and counts so many. */
function find(
  files: readonly (readonly string[])[] | Error,
  { allowed, count }: { allowed: readonly string[]; count?: number | 'unsaid' },
) {
  const care = {
    files: async () => {
      if (files instanceof Error) throw files;
      return files;
    },
  } as unknown as PullRequestCare;
  const changedFiles = count === 'unsaid' ? undefined : (count ?? ('length' in files ? files.length : 1));
  return findOutside({ care, place, pull: { changedFiles } as PullState }, allowed);
}

test.each<[string, string[], string[][], string[]]>([
  ['a folder by its name', ['docs'], [['docs/a.md'], ['docs/deep/b.md'], ['src/a.ts']], ['src/a.ts']],
  ['a folder with a slash', ['docs/'], [['docs/a.md'], ['docs/deep/b.md']], []],
  ['a folder that only begins so', ['docs'], [['docs-old/a.md']], ['docs-old/a.md']],
  ['a glob', ['**/*.md'], [['a.md'], ['x/b.md'], ['c.ts']], ['c.ts']],
  ['a file', ['README.md'], [['README.md']], []],
  ['a rename out of it', ['docs'], [['src/a.md', 'docs/a.md']], ['src/a.md', 'docs/a.md']],
  ['a rename within it', ['docs'], [['docs/b.md', 'docs/a.md']], []],
  ['one name twice', ['docs'], [['x.md', 'docs/a.md'], ['x.md']], ['x.md', 'docs/a.md']],
])('%s', async (_, allowed, files, outside) => {
  expect(await find(files, { allowed })).toEqual({ kind: 'read', outside });
});

test.each<[string, string[][] | Error, number | 'unsaid' | undefined, string]>([
  ['fewer files than there are', [['docs/a.md']], 2, 'the code host listed 1 of 2 files'],
  ['an unknown number of them', [['docs/a.md']], 'unsaid', 'the code host listed 1 of its files'],
  ['a failure', new HostError('unreachable', 'HTTP 502'), undefined, 'HTTP 502'],
])('%s says nothing of the rest', async (_, files, count, why) => {
  const bounds = await find(files, { allowed: ['docs'], ...(count === undefined ? {} : { count }) });
  expect(bounds).toEqual({ kind: 'unread', why });
  expect(tellBounds(bounds)).toEqual([
    `Whether all changed files are within allowedPaths is not known: ${why}.`,
  ]);
});

test('files that came while it was read are no reason for doubt', async () => {
  expect(await find([['docs/a.md'], ['docs/b.md']], { allowed: ['docs'], count: 1 })).toEqual({
    kind: 'read',
    outside: [],
  });
});

test('ten are named, and the others counted', () => {
  const names = Array.from({ length: 12 }, (_, at) => `${at}.ts`);
  const tell = (outside: readonly string[]) => tellBounds({ kind: 'read', outside });
  expect(tell(names.slice(0, 10))).toEqual([
    'Changed outside allowedPaths: 0.ts, 1.ts, 2.ts, 3.ts, 4.ts, 5.ts, 6.ts, 7.ts, 8.ts, 9.ts.',
  ]);
  expect(tell(names)).toEqual([
    'Changed outside allowedPaths: 0.ts, 1.ts, 2.ts, 3.ts, 4.ts, 5.ts, 6.ts, 7.ts, 8.ts, 9.ts and 2 more.',
  ]);
  expect(tell(['x'.repeat(500)])[0]?.length).toBeLessThan(250);
});

test('nothing is said where all is within, or nobody asks', () => {
  expect(tellBounds({ kind: 'read', outside: [] })).toEqual([]);
  expect(tellBounds(undefined)).toEqual([]);
});
