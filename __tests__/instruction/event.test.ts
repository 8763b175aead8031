import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { actorNamed, commandText, readEvent } from '../../src/instruction/event.ts';
import { examplePayload, transferredIssue } from './payloads.ts';

describe('readEvent', () => {
  test('a comment on an issue', () => {
    expect(readEvent('issue_comment', examplePayload('issue_comment', 'created'))).toEqual({
      kind: 'comment',
      name: 'issue_comment',
      action: 'created',
      repository: 'Codertocat/Hello-World',
      repositoryUrl: 'https://github.com/Codertocat/Hello-World',
      defaultBranch: 'master',
      sender: { login: 'Codertocat', isBot: false },
      thread: {
        kind: 'issue',
        number: 1,
        title: 'Spelling error in the README file',
        body: expect.stringContaining('two'),
        url: 'https://github.com/Codertocat/Hello-World/issues/1',
        author: { login: 'Codertocat', isBot: false },
      },
      comment: {
        id: 492700400,
        body: expect.stringContaining('totally right'),
        author: { login: 'Codertocat', isBot: false },
        url: expect.stringContaining('#issuecomment-492700400'),
      },
    });
  });

  test('an edited comment keeps what it replaced', () => {
    const event = readEvent('issue_comment', examplePayload('issue_comment', 'edited'));
    expect(event).toMatchObject({
      action: 'edited',
      comment: { before: expect.stringContaining('totally right') },
    });
  });

  test('a comment on a pull request, which is an issue to the API', () => {
    const payload = examplePayload('issue_comment', 'created');
    Object.assign(payload.issue as object, { pull_request: { url: 'https://x.test', merged_at: null } });
    expect(readEvent('issue_comment', payload)).toMatchObject({
      thread: { kind: 'pull-request', merged: false },
    });
  });

  test.each([
    ['submitted', 'created'],
    ['edited', 'edited'],
    ['dismissed', 'dismissed'],
  ])('a review that is %s: its own text, as a comment that is %s', (action, expected) => {
    const payload: Record<string, unknown> = {
      ...examplePayload('pull_request_review', 'submitted'),
      action,
    };
    Object.assign(payload.review as object, { body: '/docs do' });
    Object.assign(payload, { changes: { body: { from: 'Hm' } } });
    const event = readEvent('pull_request_review', payload);
    expect(event).toMatchObject({
      ...{ kind: 'comment', action: expected, thread: { kind: 'pull-request', number: 2, fromFork: false } },
      comment: {
        body: '/docs do',
        before: 'Hm',
        author: { login: 'Codertocat' },
        url: expect.stringContaining('#pullrequestreview-'),
      },
    });
    // Nobody can react or reply to a review.
    expect(event.kind === 'comment' && [event.comment.id, event.comment.replyTo]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('a review without a text has an empty one, and a payload without a review is unreadable', () => {
    const payload = examplePayload('pull_request_review', 'submitted');
    Object.assign(payload.review as object, { body: null });
    expect(readEvent('pull_request_review', payload)).toMatchObject({ comment: { body: '' } });
    const { review: _, ...rest } = payload;
    expect(readEvent('pull_request_review', rest)).toMatchObject({ kind: 'unreadable' });
  });

  test('a review comment answers into its own thread', () => {
    const payload = examplePayload('pull_request_review_comment', 'created');
    const event = readEvent('pull_request_review_comment', payload);
    const id = (payload.comment as { id: number }).id;
    expect(event).toMatchObject({
      kind: 'comment',
      thread: { kind: 'pull-request', number: 2, base: 'master', head: 'changes', fromFork: false },
      comment: { id, replyTo: id, path: 'README.md' },
    });
    Object.assign(payload.comment as object, { in_reply_to_id: 7 });
    expect(readEvent('pull_request_review_comment', payload)).toMatchObject({ comment: { id, replyTo: 7 } });
  });

  test.each([
    ['issues', 'opened', { kind: 'thread', thread: { kind: 'issue' } }],
    ['issues', 'labeled', { kind: 'thread', label: expect.any(String) }],
    [
      'pull_request',
      'closed',
      { kind: 'thread', thread: { kind: 'pull-request', merged: false, base: 'master' } },
    ],
    ['push', undefined, { kind: 'push', ref: expect.stringMatching(/^refs\//) }],
    ['workflow_dispatch', undefined, { kind: 'trusted' }],
    ['repository_dispatch', undefined, { kind: 'trusted' }],
    ['watch', undefined, { kind: 'other', sender: { login: 'Codertocat' } }],
  ])('%s %s', (name, action, expected) => {
    expect(readEvent(name, examplePayload(name, action))).toMatchObject(expected);
  });

  test('pull_request_target reads as pull_request does', () => {
    const payload = examplePayload('pull_request', 'closed');
    Object.assign(payload.pull_request as object, { merged: true });
    const { name: _, ...event } = readEvent('pull_request_target', payload);
    const { name: __, ...same } = readEvent('pull_request', payload);
    expect(event).toEqual(same);
    expect(event).toMatchObject({ thread: { merged: true } });
  });

  test.each([
    ['another repository', { repo: { full_name: 'stranger/Hello-World' } }, true],
    ['a repository that is gone', { repo: null }, true],
    ['the same in another case', { repo: { full_name: 'codertocat/hello-world' } }, false],
  ])('a head in %s', (_, head, fromFork) => {
    const payload = examplePayload('pull_request', 'opened');
    Object.assign((payload.pull_request as { head: object }).head, head);
    expect(readEvent('pull_request', payload)).toMatchObject({ thread: { fromFork } });
  });

  describe('as Gitea and Forgejo tell it', () => {
    const labels = (...names: string[]) => names.map((name) => ({ id: 1, name }));
    const labelled = (added: unknown, removed: unknown = []) => ({
      ...{ action: 'label_updated', issue: { number: 7 } },
      changes: { added_labels: added, removed_labels: removed },
    });

    test.each<[string, unknown, unknown]>([
      ['labels that are set', labelled(labels('a', 'b')), { action: 'labeled', label: 'a, b' }],
      ['one set, one taken away', labelled(labels('a'), labels('b')), { action: 'labeled', label: 'a' }],
      ['one taken away', labelled([], labels('b')), { action: 'unlabeled', label: undefined }],
      ['neither', labelled(null), { action: 'label_updated', label: undefined }],
      ['no labels at all', labelled('x', [{ name: 1 }]), { action: 'label_updated', label: undefined }],
    ])('%s', (_, payload, expected) => {
      expect(readEvent('issues', payload)).toMatchObject({ kind: 'thread', ...(expected as object) });
    });

    test('a comment on a pull request does not say where its head is', () => {
      const payload = { ...examplePayload('issue_comment', 'created'), is_pull: true };
      expect(readEvent('issue_comment', payload)).toMatchObject({
        thread: { kind: 'pull-request', maybeFromFork: true },
      });
    });

    test('a review is a comment without an id, by its sender', () => {
      const { comment: _, ...payload } = examplePayload('pull_request_review_comment', 'created');
      const review = { type: 'pull_request_review_comment', content: '/docs do' };
      const event = readEvent('pull_request_review_comment', { ...payload, action: 'reviewed', review });
      expect(event).toMatchObject({
        ...{ kind: 'comment', action: 'created', thread: { number: 2, fromFork: false } },
        comment: { body: '/docs do', author: { login: 'Codertocat' } },
      });
      expect(event.kind === 'comment' && [event.comment.id, event.comment.replyTo]).toEqual([
        undefined,
        undefined,
      ]);
    });

    test.each([
      [{ ref: 'refs/pull/2/head', label: 'docs-agent/j1' }, 'docs-agent/j1'],
      [{ ref: 'refs/pull/2/head' }, 'refs/pull/2/head'],
      [{ ref: 'topic', label: 'owner:topic' }, 'topic'],
    ])('a head %j is %s', (head, expected) => {
      const payload = examplePayload('pull_request', 'closed');
      Object.assign(payload.pull_request as object, { head });
      expect(readEvent('pull_request', payload)).toMatchObject({ thread: { head: expected } });
    });
  });

  test('a schedule has no payload to speak of', () => {
    expect(readEvent('schedule', { schedule: '0 0 * * 1' })).toMatchObject({
      kind: 'trusted',
      name: 'schedule',
    });
  });

  test.each([
    ['issue_comment', null, 'the thread has no number'],
    ['issue_comment', { issue: { number: '1' }, comment: { id: 1 } }, 'the thread has no number'],
    ['issue_comment', { issue: { number: 0 }, comment: { id: 1 } }, 'the thread has no number'],
    ['issue_comment', { issue: { number: 1 }, comment: { id: 1.5 } }, 'the comment has no id'],
    ['issue_comment', { issue: { number: 1 }, comment: { id: 0 } }, 'the comment has no id'],
    ['issue_comment', { issue: { number: 1 }, review: { content: 'x' } }, 'the comment has no id'],
    ['pull_request_review_comment', { pull_request: { number: 1 } }, 'the comment has no id'],
    ['pull_request_review', { pull_request: { number: 1 }, review: { id: '1' } }, 'the comment has no id'],
    ['issues', { issue: [] }, 'the thread has no number'],
    ['issues', { issue: { number: -1 } }, 'the thread has no number'],
    ['pull_request', { pull_request: null }, 'the thread has no number'],
  ])('%s without what it needs is unreadable: %#', (name, payload, detail) => {
    expect(readEvent(name, payload)).toMatchObject({ kind: 'unreadable', detail });
  });

  test.each([
    ['merged', { merged: true, merged_at: null }, true],
    ['with the time of its merge alone', { merged_at: '2026-01-01T00:00:00Z' }, true],
    ['closed', { merged: false, merged_at: null }, false],
    ['merged, by another word', { merged: 'yes' }, false],
  ])('a pull request that is %s', (_, pull, merged) => {
    const payload = { action: 'closed', pull_request: { number: 5, ...pull } };
    expect(readEvent('pull_request', payload)).toMatchObject({ thread: { merged } });
  });

  test('a comment on a merged pull request, whose short form has only the time', () => {
    const payload = examplePayload('issue_comment', 'created');
    const merged_at = '2026-01-01T00:00:00Z';
    Object.assign(payload.issue as object, { pull_request: { url: 'https://x.test', merged_at } });
    expect(readEvent('issue_comment', payload)).toMatchObject({ thread: { merged: true } });
    Object.assign(payload.issue as object, { pull_request: null });
    expect(readEvent('issue_comment', payload)).toMatchObject({
      thread: { kind: 'issue', merged: undefined },
    });
  });

  test('a pull request that does not say which repository it is for is taken for one of a fork', () => {
    const head = { ref: 'x', repo: { full_name: 'o/r' } };
    const event = readEvent('pull_request', { is_pull: true, pull_request: { number: 5, head } });
    expect(event).toMatchObject({ thread: { fromFork: true } });
    expect(event.kind === 'thread' && 'maybeFromFork' in event.thread).toBe(false);
  });

  test('a comment on a line says where', () => {
    const payload = examplePayload('pull_request_review_comment', 'created');
    Object.assign(payload.comment as object, { line: 7 });
    expect(readEvent('pull_request_review_comment', payload)).toMatchObject({ comment: { line: 7 } });
    // Nobody answers into a thread of lines by a comment below the whole.
    const plain = examplePayload('issue_comment', 'created');
    Object.assign(plain.comment as object, { line: 7, path: 'a.md', in_reply_to_id: 3 });
    expect(readEvent('issue_comment', plain)).toMatchObject({
      comment: { line: undefined, path: undefined, replyTo: undefined },
    });
  });

  test.each([
    ['issue_comment', 'submitted'],
    ['pull_request_review', 'reviewed'],
    ['pull_request_review_comment', 'submitted'],
    ['issues', 'reviewed'],
  ])('%s knows no action %s, and keeps the word', (name, action) => {
    expect(readEvent(name, { action }).action).toBe(action);
  });

  test.each([
    ['old_issue', { old_issue: { id: 1 } }, true],
    ['old_repository', { old_repository: { id: 1 } }, true],
    ['a title', { title: { from: 'x' } }, false],
  ])('an issue whose changes name %s', (_, changes, transferred) => {
    const event = readEvent('issues', { action: 'opened', issue: { number: 1, body: '/docs x' }, changes });
    expect('transferred' in event).toBe(transferred);
    expect(commandText(event)).toBe(transferred ? undefined : '/docs x');
  });

  test.each([
    [
      { login: 'Copilot', type: 'Bot' },
      { login: 'Copilot', isBot: true },
    ],
    [
      { login: 'octocat', type: 'User' },
      { login: 'octocat', isBot: false },
    ],
    [
      { login: 'octocat', type: 7 },
      { login: 'octocat', isBot: false },
    ],
    [{ type: 'User' }, undefined],
  ])('a sender %j', (sender, expected) => {
    expect(readEvent('watch', { sender }).sender).toEqual(expected);
  });

  test('a label has its name; a run that nothing but a clock started can be trusted', () => {
    const issue = { number: 1 };
    expect(readEvent('issues', { label: { name: 'docs' }, issue }).label).toBe('docs');
    expect(readEvent('', null).kind).toBe('trusted');
    expect(readEvent('workflow_run', null).kind).toBe('other');
    expect(readEvent('push', { ref: 'refs/heads/main', after: 'abc' })).toMatchObject({ after: 'abc' });
  });

  test('__proto__ in a payload is nothing special', () => {
    const payload = JSON.parse(
      '{"__proto__":{"action":"created"},"sender":{"__proto__":{"login":"evil"},"type":"User"},"issue":{"number":1}}',
    );
    const event = readEvent('issues', payload);
    expect(event).toMatchObject({ kind: 'thread', thread: { number: 1 } });
    expect(event.action).toBeUndefined();
    expect(event.sender).toBeUndefined();
    expect(({} as { login?: string }).login).toBeUndefined();
  });

  test('what an object inherits is not in the payload', () => {
    expect(readEvent('issues', Object.create({ issue: { number: 1 } })).kind).toBe('unreadable');
  });

  test.each([
    ['../x/y', undefined],
    ['o/..', undefined],
    ['o/r/s', undefined],
    ['o', undefined],
    ['o/r ', undefined],
    [' o/r', undefined],
    ['o/.', undefined],
    ['./r', undefined],
    ['o/..r', 'o/..r'],
    ['o../r', 'o../r'],
    [7, undefined],
    ['o/r.js', 'o/r.js'],
  ])('a repository called %s', (name, expected) => {
    expect(readEvent('push', { repository: { full_name: name } }).repository).toBe(expected);
  });

  test('never throws, and is frozen', () => {
    const names = fc.constantFrom(
      'issue_comment',
      'pull_request_review_comment',
      'pull_request_review',
      'issues',
      'pull_request',
      'push',
      'x',
    );
    fc.assert(
      fc.property(names, fc.jsonValue(), fc.jsonValue(), (name, a, b) => {
        for (const payload of [
          a,
          { issue: a, comment: b },
          { pull_request: { number: 1, head: a, base: b } },
        ])
          expect(Object.isFrozen(readEvent(name, payload))).toBe(true);
      }),
    );
  });
});

describe('actorNamed', () => {
  test.each([
    ['octocat', 'User', { login: 'octocat', isBot: false }],
    ['renovate[bot]', undefined, { login: 'renovate[bot]', isBot: true }],
    ['Copilot', 'Bot', { login: 'Copilot', isBot: true }],
    ['first.last-1_x', undefined, { login: 'first.last-1_x', isBot: false }],
    ['copilot', 'bot', { login: 'copilot', isBot: true }],
    ['ci[bot]x', undefined, undefined],
    ['_x_', undefined, { login: '_x_', isBot: false }],
    ['x'.repeat(100), undefined, { login: 'x'.repeat(100), isBot: false }],
    ['x'.repeat(101), undefined, undefined],
    ['-x', undefined, undefined],
    ['x.', undefined, undefined],
    ['x y', undefined, undefined],
    [' x', undefined, undefined],
    ['a/../b', undefined, undefined],
    ['..', undefined, undefined],
    ['[bot]', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (login, type, expected) => {
    expect(actorNamed(login, type)).toEqual(expected);
  });
});

describe('commandText', () => {
  test.each([
    ['issue_comment', 'created', expect.stringContaining('totally right')],
    ['issues', 'opened', expect.stringContaining('two')],
    ['issues', 'labeled', undefined],
    ['pull_request', 'opened', undefined],
    ['pull_request', 'closed', undefined],
    ['push', undefined, undefined],
  ])('%s %s', (name, action, expected) => {
    expect(commandText(readEvent(name, examplePayload(name, action)))).toEqual(expected);
  });

  test('the body of an issue from another repository is none', () => {
    const event = readEvent('issues', transferredIssue());
    expect(event).toMatchObject({ action: 'opened', transferred: true });
    expect(commandText(event)).toBeUndefined();
    expect(readEvent('issues', examplePayload('issues', 'edited'))).not.toHaveProperty('transferred');
  });
});
