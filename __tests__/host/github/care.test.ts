import { describe, expect, test } from '@jest/globals';
import { createPullRequestCare } from '../../../src/host/github/care.ts';
import { readHistory, readPullState, readTimeline } from '../../../src/host/github/read-pull.ts';
import type { Send } from '../../../src/host/github/send.ts';

const GITHUB = { serverUrl: 'https://github.com', apiUrl: 'https://api.github.com' };
const place = { repository: 'octo-org/octo-docs', number: 7 };

function stand(data: unknown, host = GITHUB) {
  const asked: [string, Record<string, unknown>][] = [];
  const send: Send = async (route, parameters = {}) => {
    asked.push([route, parameters]);
    return { data, headers: {}, asked: route };
  };
  return { care: createPullRequestCare(send, host), asked };
}

describe('a mutation', () => {
  const done = { data: { enablePullRequestAutoMerge: { clientMutationId: null } } };

  test.each([
    ['https://api.github.com', 'https://api.github.com'],
    ['https://ghe.example.com/api/v3', 'https://ghe.example.com/api'],
  ])('is sent to the GraphQL of %s', async (apiUrl, baseUrl) => {
    const { care, asked } = stand(done, { serverUrl: '', apiUrl });
    await care.enableAutoMerge({ nodeId: 'PR_7' }, 'squash');
    expect(asked).toEqual([
      [
        'POST /graphql',
        {
          baseUrl,
          query:
            'mutation ($input: EnablePullRequestAutoMergeInput!) { enablePullRequestAutoMerge(input: $input) { clientMutationId } }',
          variables: { input: { pullRequestId: 'PR_7', mergeMethod: 'SQUASH' } },
        },
      ],
    ]);
  });

  const wrong = (type: string, message: string) => ({
    data: { enablePullRequestAutoMerge: null },
    errors: [{ type, message }],
  });
  test.each<[string, unknown, string, RegExp]>([
    [
      'may not',
      wrong('FORBIDDEN', 'Resource not accessible by integration'),
      'forbidden',
      /the token may not do this/,
    ],
    ['finds nothing', wrong('NOT_FOUND', 'Could not resolve'), 'gone', /no such pull request/],
    [
      'is clean',
      wrong('UNPROCESSABLE', 'Pull request Pull request is in clean status'),
      'refused',
      /nothing that it would wait for/,
    ],
    [
      'is unstable',
      wrong('UNPROCESSABLE', '["Pull request Pull request is in unstable status"]'),
      'refused',
      /nothing that it would wait for/,
    ],
    [
      'is not allowed',
      wrong('UNPROCESSABLE', 'Auto merge is not allowed for this repository'),
      'refused',
      /does not allow auto-merge \(Settings/,
    ],
    [
      'has no protection',
      wrong('UNPROCESSABLE', 'Pull request Protected branch rules not configured for this branch'),
      'refused',
      /no protection rule/,
    ],
    [
      'says something else',
      wrong('UNPROCESSABLE', 'Merge method rebase merging is not allowed\non this repository.'),
      'refused',
      /^the code host says: Merge method rebase merging is not allowed on this repository$/,
    ],
    ['says nothing', { errors: [{}] }, 'refused', /^the code host refused it$/],
    ['answers with nothing', {}, 'lost', /no answer to it/],
    ['answers with no object', null, 'lost', /no answer to it/],
  ])('that %s', async (_, data, failure, message) => {
    await expect(stand(data).care.enableAutoMerge({ nodeId: 'PR_7' }, 'merge')).rejects.toMatchObject({
      failure,
      message: expect.stringMatching(message),
    });
  });

  test('is not sent to Gitea', async () => {
    const { care, asked } = stand(done, { serverUrl: '', apiUrl: 'https://git.example.com/api/v1' });
    await expect(care.setDraft({ nodeId: '' }, true)).rejects.toMatchObject({ failure: 'refused' });
    expect(asked).toEqual([]);
  });
});

test.each([
  ['https://github.com/octo-org/octo-docs/pull/7', place],
  ['https://github.com/octo-org/octo-docs/pull/7/files', place],
  ['https://gitlab.com/octo-org/octo-docs/-/merge_requests/7', undefined],
  ['https://evil.example/octo-org/octo-docs/pull/7', undefined],
])('%s is at %j', (link, found) => {
  expect(stand({}).care.locate(link)).toEqual(found);
});

test('what is no pull request is none', async () => {
  await expect(stand([]).care.read(place)).rejects.toMatchObject({ failure: 'unreadable' });
  await expect(stand({}).care.history(place)).rejects.toMatchObject({ failure: 'unreadable' });
  await expect(stand(null).care.history(place)).rejects.toMatchObject({ failure: 'unreadable' });
});

describe('a pull request', () => {
  const least = {
    number: 7,
    state: 'open',
    body: null,
    draft: false,
    labels: [],
    assignees: null,
    requested_reviewers: [],
    head: { ref: 'docs-agent/1' },
  };

  test('as little as a host may say of one', () => {
    expect(readPullState(least)).toEqual({
      isOpen: true,
      body: '',
      author: '',
      isDraft: false,
      isAutoMerging: false,
      labels: [],
      assignees: [],
      reviewers: [],
      teams: [],
      head: 'docs-agent/1',
      isFromFork: true,
      nodeId: '',
    });
  });

  test.each(Object.keys(least))('without %s is none: what is not said is not empty', async (field) => {
    const { [field]: _, ...rest } = least as Record<string, unknown>;
    expect(readPullState(rest)).toBeUndefined();
    await expect(stand(rest).care.read(place)).rejects.toMatchObject({ failure: 'unreadable' });
  });

  test.each([
    ['body', 7],
    ['draft', null],
    ['state', 'merged'],
    ['labels', 'docs'],
    ['labels', [{ id: 1 }]],
    ['assignees', [null]],
    ['requested_reviewers', {}],
    ['requested_teams', [{ name: 'without a slug' }]],
    ['head', {}],
  ])('whose %s is %j is none', (field, value) => {
    expect(readPullState({ ...least, [field]: value })).toBeUndefined();
  });
});

describe('the answer to adding some says what is there then', () => {
  test('labels and assignees', async () => {
    expect(await stand([{ name: 'a' }]).care.addLabels(place, ['a'])).toEqual(['a']);
    expect(await stand({ assignees: [{ login: 'x' }] }).care.addAssignees(place, ['x'])).toEqual(['x']);
    expect(await stand({ assignees: null }).care.addAssignees(place, ['x'])).toEqual([]);
  });

  test.each(['no', undefined, {}, [5], [{ name: 'a' }, {}]])('or it is no answer: %j', async (data) => {
    const failure = { failure: 'unreadable' };
    await expect(stand(data).care.addLabels(place, ['a'])).rejects.toMatchObject(failure);
    await expect(stand(data).care.addAssignees(place, ['a'])).rejects.toMatchObject(failure);
    await expect(stand({ assignees: data }).care.addAssignees(place, ['a'])).rejects.toMatchObject(failure);
  });
});

test('Gitea’s timeline without an event is `null`', async () => {
  const { care, asked } = stand(null, { serverUrl: '', apiUrl: 'https://git.example.com/api/v1' });
  expect((await care.history(place)).labels).toEqual(new Set());
  expect(asked).toEqual([
    ['GET /repos/{owner}/{repo}/issues/{number}/timeline', expect.objectContaining({ page: 1, limit: 100 })],
  ]);
});

test('history is what GitHub tells by events, and Gitea by a timeline', () => {
  const history = readHistory([
    { event: 'labeled', label: { name: 'Docs' } },
    { event: 'unlabeled', label: { name: 'other' } },
    { event: 'assigned', assignee: { login: 'Hubot' } },
    { event: 'review_requested', requested_reviewer: { login: 'octocat' } },
    { event: 'review_requested', requested_team: { slug: 'writers' } },
    { event: 'ready_for_review' },
    { event: 'auto_squash_enabled' },
    { event: 'renamed' },
    {},
  ]);
  expect(history.labels).toEqual(new Set(['docs']));
  expect(history.assignees).toEqual(new Set(['hubot']));
  expect(history.reviewers.has('octocat')).toBe(true);
  expect(history.teams.has('writers')).toBe(true);
  expect(history).toMatchObject({ wasDraftChanged: true, wasAutoMerging: true });
  const timeline = readTimeline([
    { type: 'comment', user: { login: 'passer-by' }, body: '1' },
    { type: 'label', label: { name: 'Docs' }, body: '1' },
    { type: 'label', label: { name: 'Docs' }, body: '' },
    { type: 'assignees', assignee: { login: 'Hubot' }, removed_assignee: true },
    { type: 'review_request', assignee: { login: 'Octocat' }, assignee_team: null },
    { type: 'review_request', assignee: null, assignee_team: { name: 'Writers' } },
    {},
  ]);
  expect([...timeline.labels, ...timeline.assignees]).toEqual(['docs', 'hubot']);
  expect([timeline.reviewers.has('octocat'), timeline.teams.has('writers')]).toEqual([true, true]);
  expect(timeline.reviewers.has('passer-by')).toBe(false);
});
