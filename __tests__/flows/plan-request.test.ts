import { describe, expect, test } from '@jest/globals';
import { explainFork, planRequest } from '../../src/flows/plan-request.ts';
import { readEvent } from '../../src/instruction/event.ts';

const facts = { command: '/docs', hasSecret: true, hasPrompt: false };
const user = { login: 'octocat', type: 'User' };
const issue = { number: 7, title: 'T', body: 'B', user };
const comment = (body: string, more = {}) => ({
  action: 'created',
  issue,
  comment: { id: 3, body, user },
  sender: user,
  ...more,
});
const plan = (name: string, payload: unknown, more: Partial<Parameters<typeof planRequest>[1]> = {}) =>
  planRequest(readEvent(name, payload), { ...facts, ...more });
const pull = {
  number: 8,
  user,
  base: { ref: 'main', repo: { full_name: 'o/r' } },
  head: { ref: 'x', repo: { full_name: 'o/r' } },
};
const forked = { ...pull, head: { ref: 'x', repo: { full_name: 'stranger/r' } } };

describe('a comment', () => {
  test.each([
    ['/docs explain it', 'instruct', 'explain it'],
    ['/docs new explain it', 'new', 'explain it'],
    ['/docs status', 'status', ''],
    ['/docs', 'help', ''],
  ])('%s', (body, command, instruction) => {
    expect(plan('issue_comment', comment(body))).toMatchObject({
      kind: 'command',
      command,
      instruction,
      place: { thread: 7 },
    });
  });

  test('in a review is answered in its review thread', () => {
    const inReview = (id: object) => ({
      action: 'created',
      pull_request: pull,
      comment: { id: 3, body: '/docs x', user, ...id },
      sender: user,
    });
    expect(plan('pull_request_review_comment', inReview({}))).toMatchObject({
      place: { thread: 8, replyTo: 3 },
    });
    expect(plan('pull_request_review_comment', inReview({ in_reply_to_id: 2 }))).toMatchObject({
      place: { thread: 8, replyTo: 2 },
    });
  });

  test('without the command is skipped, whatever the workflow’s prompt', () => {
    expect(plan('issue_comment', comment('hello'), { hasPrompt: true })).toEqual({
      kind: 'skip',
      sentence: 'The comment does not begin with /docs.',
    });
  });
});

describe('threat 20: a run of a fork without a secret is skipped, with one it is not', () => {
  const review = {
    action: 'created',
    pull_request: forked,
    comment: { id: 3, body: '/docs x', user },
    sender: user,
  };
  test.each([
    ['pull_request', { action: 'opened', pull_request: forked, sender: user }],
    ['pull_request_target', { action: 'opened', pull_request: forked, sender: user }],
    ['pull_request_review_comment', review],
  ])('%s', (name, payload) => {
    expect(plan(name, payload, { hasSecret: false, hasPrompt: true })).toMatchObject({
      kind: 'skip',
      sentence: expect.stringContaining('fork'),
    });
    expect(plan(name, payload, { hasPrompt: true }).kind).not.toBe('skip');
  });
});

describe('an issue that is opened', () => {
  const opened = (body: string) => ({ action: 'opened', issue: { ...issue, body }, sender: user });
  test.each([
    ['/docs explain it', true, { kind: 'command', instruction: 'explain it' }],
    ['/docs explain it', false, { kind: 'command', instruction: 'explain it' }],
    ['hello', true, { kind: 'prompt', place: { thread: 7 } }],
    ['hello', false, { kind: 'skip', sentence: 'The issue does not begin with /docs.' }],
    [
      '> hello',
      false,
      { kind: 'skip', sentence: 'The issue holds nothing but quotes and code, so no /docs.' },
    ],
  ])('%s, with a prompt of the workflow: %s', (body, hasPrompt, expected) => {
    expect(plan('issues', opened(body), { hasPrompt })).toMatchObject(expected);
  });

  test('by a transfer: its body is no command, whoever wrote it', () => {
    const changes = { old_issue: issue, old_repository: { full_name: 'stranger/r' } };
    const moved = { ...opened('/docs explain it'), changes };
    expect(plan('issues', moved)).toEqual({
      kind: 'skip',
      sentence: 'The issue came from another repository, so its body is no command.',
    });
    expect(plan('issues', moved, { hasPrompt: true })).toMatchObject({
      kind: 'prompt',
      place: { thread: 7 },
    });
  });

  test('and later labeled: its body is no command any more', () => {
    const labeled = { ...opened('/docs explain it'), action: 'labeled' };
    expect(plan('issues', labeled, { hasPrompt: true })).toMatchObject({
      kind: 'prompt',
      place: { thread: 7 },
    });
  });
});

describe('events of no thread', () => {
  test.each(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'watch', ''])('%j', (name) => {
    expect(plan(name, { sender: user })).not.toHaveProperty('place');
    expect(plan(name, { sender: user }, { issueNumber: 5 })).toMatchObject({
      kind: 'prompt',
      place: { thread: 5 },
    });
  });
});

test('issueNumber does not move what an event says by itself', () => {
  expect(plan('issue_comment', comment('/docs x'), { issueNumber: 5 })).toMatchObject({
    place: { thread: 7 },
  });
});

test.each([
  ['issue_comment', { action: 'created' }],
  ['issues', { issue: { number: '7' } }],
  ['pull_request', null],
])('an event that can’t be read is skipped: %s %j', (name, payload) => {
  expect(plan(name, payload)).toMatchObject({
    kind: 'skip',
    sentence: expect.stringContaining("can't be read"),
  });
});

describe('why there may be no secret', () => {
  const mine = readEvent('pull_request', { action: 'opened', pull_request: pull, sender: user });
  const theirs = readEvent('pull_request', { action: 'opened', pull_request: forked, sender: user });
  // Gitea and Forgejo do not say of a comment whose pull request it stands at.
  const unsaid = readEvent('issue_comment', comment('/docs x', { is_pull: true }));
  const word = 'This run belongs to a fork, and runs of forks get no secrets.';
  const doubt =
    "This run got no secretKey: for a fork's pull request there are no secrets, and for any other it has to be set.";
  test.each([
    ['a fork', theirs, word],
    ['what may be a fork', unsaid, doubt],
    ['no fork', mine, undefined],
    ['an issue', readEvent('issues', { action: 'opened', issue }), undefined],
    ['no thread', readEvent('push', {}), undefined],
  ])('%s', (_, event, sentence) => {
    expect(explainFork(event)).toBe(sentence);
  });
});

test('what a command says beside its instruction goes along, and nothing else does', () => {
  expect(plan('issue_comment', comment('/docs fix the links'))).toMatchObject({ fix: 'the links' });
  expect(plan('issue_comment', comment('/docs --ref next explain it'))).toMatchObject({
    ref: 'next',
    instruction: 'explain it',
  });
  const bare = plan('issue_comment', comment('/docs explain it'));
  expect(bare).not.toHaveProperty('fix');
  expect(bare).not.toHaveProperty('ref');
  expect(bare).toMatchObject({ place: { thread: 7 } });
  expect('place' in bare && bare.place).not.toHaveProperty('replyTo');
});
