import { getOctokit } from '@actions/github';
import { describe, expect, test } from '@jest/globals';
import {
  buildIssueCommentEvent,
  buildIssuesEvent,
  buildPlainEvent,
  buildPullRequestEvent,
  buildReviewCommentEvent,
} from './github-events.ts';
import type { GitHubFault } from './github-faults.ts';
import { startGitHubStandIn } from './github-stand-in.ts';
import { RUN_TOKEN } from './runner.ts';

const at = { owner: 'octo-org', repo: 'octo-docs' };
type Failed = { status?: number; message: string; response?: { headers: Record<string, string> } };
const failed = (promise: Promise<unknown>): Promise<Failed> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: Failed) => error,
  );

describe.each(['github', 'ghes'] as const)('the stand-in as %s, asked by octokit', (flavour) => {
  const start = async () => {
    const github = await startGitHubStandIn({ flavour });
    return { github, octokit: getOctokit(RUN_TOKEN, { baseUrl: github.world.apiUrl }).rest };
  };

  test('keeps comments: created, listed page by page, edited, deleted', async () => {
    const { github, octokit } = await start();
    await using _ = github;
    const thread = github.addIssue();
    const user = github.addUser('Reader');
    for (let n = 0; n < 45; n += 1) github.addComment(thread.number, { user, body: `no. ${n}` });
    const { data: made } = await octokit.issues.createComment({ ...at, issue_number: 1, body: 'hello' });
    expect(made.user).toMatchObject({ login: 'github-actions[bot]', type: 'Bot' });
    const all = await getOctokit(RUN_TOKEN, { baseUrl: github.world.apiUrl }).paginate(
      octokit.issues.listComments,
      {
        ...at,
        issue_number: 1,
        per_page: 20,
      },
    );
    expect(all.map(({ body }) => body)).toEqual([
      ...Array.from({ length: 45 }, (_, n) => `no. ${n}`),
      'hello',
    ]);
    const second = await octokit.issues.listComments({ ...at, issue_number: 1, per_page: 20, page: 2 });
    expect(second.headers.link?.match(/rel="\w+"/g)).toEqual([
      'rel="prev"',
      'rel="next"',
      'rel="last"',
      'rel="first"',
    ]);
    const edited = await octokit.issues.updateComment({ ...at, comment_id: made.id, body: 'bye' });
    expect(edited.data).toMatchObject({ id: made.id, body: 'bye' });
    await octokit.issues.deleteComment({ ...at, comment_id: made.id });
    expect(await failed(octokit.issues.getComment({ ...at, comment_id: made.id }))).toMatchObject({
      status: 404,
    });
    expect(github.violations).toEqual([]);
  });

  test('refuses what GitHub refuses', async () => {
    const { github, octokit } = await start();
    await using _ = github;
    github.addIssue({ locked: true });
    github.addIssue({ gone: true });
    const theirs = github.addComment(1, { user: github.addUser('Reader'), body: 'mine' });
    const create = (issue: number, body: string) =>
      failed(octokit.issues.createComment({ ...at, issue_number: issue, body }));
    expect(await create(1, 'x')).toMatchObject({ status: 403, message: expect.stringContaining('locked') });
    expect(await create(2, 'x')).toMatchObject({ status: 410 });
    expect(await create(3, 'x')).toMatchObject({ status: 404 });
    github.addIssue();
    expect(await create(3, 'x'.repeat(65_537))).toMatchObject({ status: 422 });
    expect(
      await failed(octokit.issues.updateComment({ ...at, comment_id: theirs.id, body: 'x' })),
    ).toMatchObject({
      status: 403,
    });
    expect(await failed(octokit.users.getAuthenticated())).toMatchObject({ status: 403 });
    const stranger = getOctokit('ghp_nobody', { baseUrl: github.world.apiUrl }).rest;
    expect(await failed(stranger.issues.get({ ...at, issue_number: 3 }))).toMatchObject({ status: 401 });
  });

  test.each([
    ['admin', 'admin', 'admin'],
    ['maintain', 'write', 'maintain'],
    ['write', 'write', 'write'],
    ['triage', 'read', 'triage'],
    ['read', 'read', 'read'],
    ['none', 'none', 'none'],
    [{ role: 'doc-writer', base: 'write' }, 'write', 'doc-writer'],
  ] as const)('says what the role %j may', async (role, permission, roleName) => {
    const { github, octokit } = await start();
    await using _ = github;
    github.addUser('Someone', { role });
    const { data } = await octokit.repos.getCollaboratorPermissionLevel({ ...at, username: 'someone' });
    expect(data).toMatchObject({ permission, role_name: roleName, user: { login: 'Someone' } });
  });

  test('keeps reactions of issues, comments and review comments, one of a kind for each user', async () => {
    const { github, octokit } = await start();
    await using _ = github;
    const user = github.addUser('Reader');
    const pull = github.addPull();
    const comment = github.addComment(pull.number, { user, body: 'x' });
    const review = github.addReviewComment(pull.number, { user, body: 'y' });
    const { reactions } = octokit;
    const first = await reactions.createForIssueComment({ ...at, comment_id: comment.id, content: 'eyes' });
    const again = await reactions.createForIssueComment({ ...at, comment_id: comment.id, content: 'eyes' });
    expect([first.status, again.status, again.data.id]).toEqual([201, 200, first.data.id]);
    await reactions.createForIssue({ ...at, issue_number: pull.number, content: 'rocket' });
    const onReview = await reactions.createForPullRequestReviewComment({
      ...at,
      comment_id: review.id,
      content: '+1',
    });
    await reactions.deleteForIssueComment({ ...at, comment_id: comment.id, reaction_id: first.data.id });
    await reactions.deleteForPullRequestComment({
      ...at,
      comment_id: review.id,
      reaction_id: onReview.data.id,
    });
    expect((await reactions.listForIssueComment({ ...at, comment_id: comment.id })).data).toEqual([]);
    expect((await reactions.listForIssue({ ...at, issue_number: pull.number })).data).toHaveLength(1);
  });

  test('keeps pull requests: their files, review threads and state', async () => {
    const { github, octokit } = await start();
    await using _ = github;
    const pull = github.addPull({ title: 'A flag' });
    const review = github.addReviewComment(pull.number, { user: github.addUser('Reader'), body: 'why?' });
    const got = await octokit.pulls.get({ ...at, pull_number: pull.number });
    expect(got.data).toMatchObject({
      title: 'A flag',
      merged: false,
      changed_files: 1,
      base: { ref: 'main' },
    });
    expect((await octokit.pulls.listFiles({ ...at, pull_number: pull.number })).data).toMatchObject([
      { filename: 'src/flag.ts', additions: 12, deletions: 3 },
    ]);
    const reply = await octokit.pulls.createReplyForReviewComment({
      ...at,
      pull_number: pull.number,
      comment_id: review.id,
      body: 'because',
    });
    expect(reply.data.in_reply_to_id).toBe(review.id);
    const made = await octokit.pulls.create({
      ...at,
      title: 'Docs',
      head: 'docs-agent/1',
      base: 'main',
      body: '',
    });
    expect(made.data.number).toBe(2);
    const open = await octokit.pulls.list({ ...at, head: 'octo-org:docs-agent/1', state: 'open' });
    expect(open.data.map(({ number }) => number)).toEqual([2]);
    await octokit.pulls.update({ ...at, pull_number: 2, state: 'closed' });
    expect((await octokit.pulls.list(at)).data.map(({ number }) => number)).toEqual([1]);
    expect((await octokit.issues.get({ ...at, issue_number: 1 })).data.pull_request).toBeDefined();
  });
});

describe('faults', () => {
  const attempt = async (fault: GitHubFault) => {
    await using github = await startGitHubStandIn();
    github.addIssue();
    github.failNext('issues/create-comment', fault);
    const octokit = getOctokit(RUN_TOKEN, { baseUrl: github.world.apiUrl }).rest;
    const create = () => octokit.issues.createComment({ ...at, issue_number: 1, body: 'x' });
    const error = await failed(create());
    const kept = github.world.comments.size;
    expect((await create()).status).toBe(201); // Only the one call was to fail.
    return { kept, status: error.status, headers: error.response?.headers ?? {} };
  };

  test('a lost answer, though it was done; a reset, and it was not', async () => {
    expect(await attempt({ kind: 'lost-answer' })).toMatchObject({ kept: 1, status: 500 });
    expect(await attempt({ kind: 'reset' })).toMatchObject({ kept: 0, status: 500 });
  });

  test('a status of one’s choice', async () => {
    expect(await attempt({ kind: 'status', status: 502 })).toMatchObject({ kept: 0, status: 502 });
  });

  test('the primary and the secondary rate limit', async () => {
    const primary = await attempt({ kind: 'rate-limit', resetInSeconds: 30 });
    expect(primary).toMatchObject({ kept: 0, status: 403, headers: { 'x-ratelimit-remaining': '0' } });
    const secondary = await attempt({ kind: 'secondary-rate-limit', status: 429, retryAfterSeconds: 60 });
    expect(secondary).toMatchObject({ kept: 0, status: 429, headers: { 'retry-after': '60' } });
  });

  test('a permission that the token lacks', async () => {
    await using github = await startGitHubStandIn({ forbidden: ['issues/create-comment'] });
    github.addIssue();
    const octokit = getOctokit(RUN_TOKEN, { baseUrl: github.world.apiUrl }).rest;
    const error = await failed(octokit.issues.createComment({ ...at, issue_number: 1, body: 'x' }));
    expect(error).toMatchObject({ status: 403, message: expect.stringContaining('not accessible') });
  });
});

test('a violation fails the test that caused it', async () => {
  const github = await startGitHubStandIn();
  github.addIssue();
  const headers = { authorization: `Bearer ${RUN_TOKEN}`, 'content-type': 'application/json' };
  const url = `${github.world.apiUrl}/repos/octo-org/octo-docs/issues/1/comments?limit=5`;
  const answer = await fetch(url, { method: 'POST', headers, body: '{"text":"x"}' });
  expect(answer.status).toBe(422);
  await expect(github[Symbol.asyncDispose]()).rejects.toThrow(
    /no query parameter limit(?:.|\n)*required property 'body'/,
  );
});

test('as Gitea: its own base, a role_name that says no more, all comments at once, reactions taken away by content', async () => {
  await using github = await startGitHubStandIn({ flavour: 'gitea' });
  github.addUser('Writer', { token: 'gitea-token' });
  const thread = github.addIssue();
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: 'token gitea-token', 'content-type': 'application/json' };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(`${github.world.apiUrl}/repos/octo-org/octo-docs${path}`, init);
    const text = await answer.text();
    return {
      status: answer.status,
      link: answer.headers.get('link'),
      body: text ? JSON.parse(text) : undefined,
    };
  };
  expect(github.world.apiUrl).toMatch(/\/api\/v1$/);
  const permission = await ask('GET', '/collaborators/Writer/permission');
  expect(permission.body).toMatchObject({ permission: 'write', user: { login: 'Writer' } });
  expect(permission.body.role_name).toBe('write');
  for (let n = 0; n < 60; n += 1) await ask('POST', `/issues/${thread.number}/comments`, { body: 'x' });
  const listed = await ask('GET', `/issues/${thread.number}/comments?page=2&limit=10`);
  expect([listed.body.length, listed.link]).toEqual([60, null]);
  expect(listed.body[0].user).toEqual(expect.objectContaining({ login: 'Writer' }));
  expect(listed.body[0].user).not.toHaveProperty('type');
  const reactions = `/issues/comments/${listed.body[0].id}/reactions`;
  expect((await ask('POST', reactions, { content: 'eyes' })).body).not.toHaveProperty('id');
  expect((await ask('DELETE', reactions, { content: 'eyes' })).status).toBe(200);
  expect((await ask('GET', reactions)).body).toEqual([]);
});

test('events start from GitHub’s examples and say what the world holds', async () => {
  await using github = await startGitHubStandIn();
  const { world } = github;
  const user = github.addUser('Reader');
  const pull = github.addPull({ title: 'A flag' });
  const issue = github.addIssue();
  const comment = github.addComment(pull.number, { user, body: '/docs explain' });
  const review = github.addReviewComment(pull.number, { user, body: '/docs here' });
  const repository = { full_name: 'octo-org/octo-docs', owner: { login: 'octo-org' } };
  expect(buildIssueCommentEvent(world, { comment }).event).toMatchObject({
    action: 'created',
    repository,
    sender: { login: 'Reader' },
    issue: { number: pull.number, title: 'A flag', pull_request: {} },
    comment: { id: comment.id, body: '/docs explain', user: { login: 'Reader' } },
  });
  expect(buildIssueCommentEvent(world, { comment, action: 'edited', before: 'x' }).event).toMatchObject({
    changes: { body: { from: 'x' } },
  });
  expect(buildReviewCommentEvent(world, { comment: review }).event).toMatchObject({
    repository,
    pull_request: { number: pull.number },
    comment: { id: review.id, path: 'src/flag.ts' },
  });
  expect(buildIssuesEvent(world, { thread: issue, action: 'labeled', label: 'docs' }).event).toMatchObject({
    label: { name: 'docs' },
    issue: { number: issue.number },
  });
  expect(buildPullRequestEvent(world, { thread: pull, action: 'closed', fork: true }).event).toMatchObject({
    pull_request: { number: pull.number, head: { repo: { fork: true } }, base: { repo: repository } },
  });
  for (const eventName of ['push', 'workflow_dispatch', 'repository_dispatch'] as const)
    expect(buildPlainEvent(world, { eventName, sender: user }).event).toMatchObject({ repository });
});
