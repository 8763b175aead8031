import { describe, expect, test } from '@jest/globals';
import { createPullTending } from '../../../src/host/github/pull-tending.ts';

const PLACE = { repository: 'octo-org/octo-docs', serverUrl: 'https://git.example' };
const PULL = {
  number: 7,
  title: 'Explain it',
  state: 'open',
  labels: [{ name: 'docs' }],
  updated_at: '2026-01-05T09:30:00Z',
  head: { sha: 'aa', ref: 'docs-agent/job_1', repo: { full_name: 'Octo-Org/octo-docs' } },
  base: { ref: 'main' },
};

function open(data: unknown, apiUrl = 'https://git.example/api/v3') {
  const asked: [string, Record<string, unknown>][] = [];
  const tending = createPullTending(
    async (route, parameters = {}) => {
      const { owner: _, repo: __, ...rest } = parameters;
      asked.push([route.replace('/repos/{owner}/{repo}', ''), rest]);
      return { data, headers: {}, asked: route };
    },
    { ...PLACE, apiUrl },
  );
  return { tending, asked };
}

test.each([
  ['https://git.example/octo-org/octo-docs/pull/7', 7],
  ['https://git.example/Octo-Org/Octo-Docs/pulls/7/files', 7],
  ['https://git.example/other/octo-docs/pull/7', undefined],
  ['https://elsewhere.example/octo-org/octo-docs/pull/7', undefined],
  ['https://git.example/octo-org/octo-docs/issues/7', undefined],
  ['', undefined],
])('%j is pull request %p of this repository', (link, number) => {
  expect(open({}).tending.numberOf(link)).toBe(number);
});

describe('a pull request is read', () => {
  test('with its branch, labels and time', async () => {
    expect(await open(PULL).tending.read(7)).toEqual({
      number: 7,
      title: 'Explain it',
      state: 'open',
      labels: ['docs'],
      head: { sha: 'aa', branch: 'docs-agent/job_1', isHere: true },
      base: 'main',
      updatedMs: Date.UTC(2026, 0, 5, 9, 30),
      hasConflict: false,
    });
  });

  test.each<[string, object, boolean]>([
    ['false and dirty', { mergeable: false, mergeable_state: 'dirty' }, true],
    ['not known yet', { mergeable: null, mergeable_state: 'unknown' }, false],
    ['false while it is not known', { mergeable: false, mergeable_state: 'unknown' }, false],
    ['false on a host without states', { mergeable: false }, false],
    ['fine', { mergeable: true, mergeable_state: 'clean' }, false],
    ['behind', { mergeable: true, mergeable_state: 'behind' }, false],
  ])('whose merge is %s', async (_, more, hasConflict) => {
    expect(await open({ ...PULL, ...more }).tending.read(7)).toMatchObject({ hasConflict });
  });

  test('of a fork, deleted too, as one whose branch is not here', async () => {
    for (const repo of [null, { full_name: 'someone/octo-docs' }])
      expect(await open({ ...PULL, head: { ...PULL.head, repo } }).tending.read(7)).toMatchObject({
        head: { isHere: false },
      });
  });

  test.each([
    {},
    null,
    { ...PULL, head: undefined },
    { ...PULL, head: { ...PULL.head, ref: undefined } },
    { ...PULL, base: {} },
    { ...PULL, updated_at: 'soon' },
    { ...PULL, state: 'closed' },
    // A label may say that it is to be let be.
    { ...PULL, labels: undefined },
    { ...PULL, labels: [{ name: 'docs' }, {}] },
  ])('and %j is none', async (data) => {
    await expect(open(data).tending.read(7)).rejects.toMatchObject({ failure: 'unreadable' });
  });
});

describe('each host is asked in its own way', () => {
  const pull = {
    number: 7,
    title: '',
    state: 'open',
    labels: [],
    head: { sha: 'aa', branch: 'docs-agent/a', isHere: true },
    base: 'main',
    updatedMs: 0,
    hasConflict: false,
  } as const;
  const gitea = 'https://git.example/api/v1';

  test('whether a branch is behind', async () => {
    const { tending, asked } = open({ total_commits: 3 });
    expect(await tending.isBehind(pull)).toBe(true);
    expect(asked).toEqual([['GET /compare/{basehead}', { basehead: 'aa...main', per_page: 1 }]]);
    expect(await open({ total_commits: 0 }, gitea).tending.isBehind(pull)).toBe(false);
    await expect(open({}).tending.isBehind(pull)).rejects.toMatchObject({ failure: 'unreadable' });
  });

  test('to update and to delete a branch', async () => {
    const github = open({});
    await github.tending.updateBranch(pull);
    await github.tending.deleteBranch('docs-agent/a');
    expect(github.asked).toEqual([
      ['PUT /pulls/{number}/update-branch', { number: 7, expected_head_sha: 'aa' }],
      ['DELETE /git/refs/{ref}', { ref: 'heads/docs-agent/a' }],
    ]);
    const other = open({}, gitea);
    await other.tending.updateBranch(pull);
    await other.tending.deleteBranch('docs-agent/a');
    expect(other.asked).toEqual([
      ['POST /pulls/{number}/update', { number: 7 }],
      ['DELETE /branches/{branch}', { branch: 'docs-agent/a' }],
    ]);
  });

  test('to close, which is believed only by the answer', async () => {
    const { tending, asked } = open({ ...PULL, state: 'closed', merged: false });
    await tending.close(7);
    expect(asked).toEqual([['PATCH /pulls/{number}', { number: 7, state: 'closed' }]]);
    for (const data of [PULL, { ...PULL, merged: true }, {}])
      await expect(open(data).tending.close(7)).rejects.toMatchObject({ failure: 'unreadable' });
  });
});
