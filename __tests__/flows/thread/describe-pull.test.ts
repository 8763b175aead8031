import { expect, test } from '@jest/globals';
import { describePull } from '../../../src/flows/thread/describe-pull.ts';
import type { PullRequestFacts } from '../../../src/ports/code-host.ts';
import { createFakeCodeHost } from '../../support/fake-code-host.ts';

const link = 'https://github.com/o/r/pull/9';
const known = { number: 9, title: 'Explain hunter2', state: 'open' } as const;
const size = { changedFiles: 3, additions: 5, deletions: 0 };
const file = { path: 'docs/hunter2.md', additions: 5, deletions: 0 };
const redact = (text: string) => text.replace('hunter2', '***');

async function describeIt(
  facts: PullRequestFacts | undefined,
  how: { hasChanges?: boolean; files?: number } = {},
) {
  const { hasChanges = true, files = 1 } = how;
  const host = createFakeCodeHost({
    pullRequest: async () => facts,
    firstFiles: async (_, count) => {
      host.calls.push(`firstFiles ${count}`);
      return Array(files).fill(file);
    },
  });
  return { pull: await describePull(link, { host, redact, hasChanges }), calls: host.calls };
}

test('number, title and changes, without the secrets', async () => {
  const { pull, calls } = await describeIt({ ...known, ...size });
  const files = [{ ...file, path: 'docs/***.md' }];
  expect(pull).toEqual({
    ...{ link, number: 9, title: 'Explain ***' },
    changes: { files, count: 3, additions: 5, deletions: 0 },
  });
  expect(calls).toEqual(['firstFiles 10']);
});

test('as many files as there are, whatever the host counts', async () => {
  const { pull } = await describeIt({ ...known, ...size, changedFiles: 1 }, { files: 2 });
  expect(pull.changes?.count).toBe(2);
});

test.each<[string, Partial<PullRequestFacts>, boolean, number]>([
  ['nobody asks', size, false, 1],
  ['it changes nothing', { ...size, changedFiles: 0 }, true, 1],
  ['the host does not count files', { additions: 5, deletions: 0 }, true, 1],
  ['the host does not count additions', { changedFiles: 3, deletions: 0 }, true, 1],
  ['the host does not count deletions', { changedFiles: 3, additions: 5 }, true, 1],
  ['the host lists none', size, true, 0],
])('no changes where %s', async (_, facts, hasChanges, files) => {
  const { pull } = await describeIt({ ...known, ...facts }, { hasChanges, files });
  expect(pull).toEqual({ link, number: 9, title: 'Explain ***' });
});

test('just its link where it is none of the host’s, or can’t be read; nothing without one', async () => {
  expect((await describeIt(undefined)).pull).toEqual({ link, number: 0, title: '' });
  const host = createFakeCodeHost();
  host.fail('pullRequest', 'unreadable');
  expect(await describePull(link, { host, redact, hasChanges: true })).toEqual({
    link,
    number: 0,
    title: '',
  });
  expect(await describePull('', { host, redact, hasChanges: true })).toEqual({
    link: '',
    number: 0,
    title: '',
  });
  expect(host.calls).toEqual(['pullRequest']);
});
