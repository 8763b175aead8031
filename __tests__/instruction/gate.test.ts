import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type EventThread, readEvent, type TriggerEvent } from '../../src/instruction/event.ts';
import { decideGate, type GateFacts, loginsToCheck } from '../../src/instruction/gate.ts';
import { isJobsPullRequest, mergedPullRequest } from '../../src/instruction/own-pull-request.ts';
import { hasRole, ROLES, roleOf } from '../../src/instruction/roles.ts';
import type { PermissionAnswer } from '../../src/ports/code-host.ts';
import { examplePayload } from './payloads.ts';

type Change = (payload: Record<string, unknown>) => void;

function factsOf(name: string, action?: string, change: Change = () => {}): GateFacts {
  const payload = examplePayload(name, action);
  change(payload);
  return {
    event: readEvent(name, payload),
    command: '/docs',
    allowedPermission: 'write',
    allowedBots: [],
    allowedUsers: [],
    allowEdits: false,
    hasSecret: true,
  };
}
const comment = (change?: Change) => factsOf('issue_comment', 'created', change);
const edited = (before: string, after: string) =>
  factsOf('issue_comment', 'edited', (payload) => {
    payload.changes = { body: { from: before } };
    (payload.comment as { body: string }).body = after;
  });
const user = (login: string, type = 'User') => ({ login, type });
const byOther: Change = (p) => Object.assign((p.issue ?? p.pull_request) as object, { user: user('other') });
const opened = (author: unknown) =>
  factsOf('issues', 'opened', (p) => Object.assign(p.issue as object, { user: author, body: '/docs x' }));
const answer = (permission: string, roleName?: string): PermissionAnswer => ({
  kind: 'answer',
  permission,
  roleName,
});
const answers = (entries: Record<string, PermissionAnswer>) => new Map(Object.entries(entries));
const writer = answers({ Codertocat: answer('write') });

describe('roles', () => {
  test.each([
    ['write', 'write', 'write'],
    ['read', 'triage', 'triage'],
    ['write', 'maintain', 'maintain'],
    ['admin', 'admin', 'admin'],
    ['owner', 'owner', 'admin'],
    ['write', 'release-managers', 'write'],
    ['read', 'admin', 'read'],
    ['write', 'admin', 'write'],
    ['none', 'none', undefined],
    ['none', 'triage', undefined],
    ['read', undefined, 'read'],
    ['WRITE', undefined, undefined],
    ['__proto__', undefined, undefined],
  ])('%s, called %s, is %s', (permission, roleName, expected) => {
    expect(roleOf(answer(permission, roleName))).toBe(expected);
  });

  test.each(['refused', 'unanswered'] as const)('what was %s is no role, and no role has any', (kind) => {
    expect(roleOf({ kind })).toBeUndefined();
    expect(ROLES.some((role) => hasRole(undefined, role))).toBe(false);
    expect(ROLES.filter((role) => hasRole(role, 'write'))).toEqual(['write', 'maintain', 'admin']);
  });
});

describe('loginsToCheck', () => {
  test.each<[string, GateFacts, string[]]>([
    ['a comment, once', comment(), ['Codertocat']],
    [
      'sender and author',
      comment((p) => Object.assign(p, { sender: user('other') })),
      ['other', 'Codertocat'],
    ],
    [
      'a re-run',
      { ...comment(), triggeringActor: { login: 'third', isBot: false } },
      ['Codertocat', 'third'],
    ],
    ['a label', factsOf('issues', 'labeled'), ['Codertocat']],
    ['an issue that is opened', opened(user('other')), ['Codertocat', 'other']],
    ['a pull request that is opened', factsOf('pull_request', 'opened', byOther), ['Codertocat', 'other']],
    ['a label on the issue of another', factsOf('issues', 'labeled', byOther), ['Codertocat']],
    ['an event of an unknown kind', factsOf('watch'), ['Codertocat']],
    ['a push', factsOf('push'), []],
    ['workflow_dispatch', factsOf('workflow_dispatch'), []],
    ['a denied action', factsOf('issue_comment', 'deleted'), []],
    [
      'an allowed bot',
      { ...comment((p) => Object.assign(p, { sender: user('ci[bot]', 'Bot') })), allowedBots: ['ci'] },
      ['Codertocat'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(loginsToCheck(facts)).toEqual(expected);
  });
});

describe('decideGate', () => {
  const setBody = (p: Record<string, unknown>, user: unknown) => Object.assign(p.comment as object, { user });
  const fork: Change = (p) => Object.assign((p.pull_request as { head: object }).head, { repo: null });
  const byBot: Change = (p) => {
    Object.assign(p, { sender: user('ci[bot]', 'Bot') });
    setBody(p, user('ci[bot]', 'Bot'));
  };

  const byCopilot: Change = (p) => {
    Object.assign(p, { sender: user('Copilot', 'Bot') });
    setBody(p, user('Copilot', 'Bot'));
  };

  test.each<[string, GateFacts, ReadonlyMap<string, PermissionAnswer>]>([
    ['a writer', comment(), writer],
    ['a maintainer', comment(), answers({ Codertocat: answer('write', 'maintain') })],
    ['a bot by its full name', { ...comment(byBot), allowedBots: ['ci[bot]'] }, new Map()],
    ['a bot by its short name', { ...comment(byBot), allowedBots: [' CI '] }, new Map()],
    [
      'a bot whose run is triggered by its bare name',
      {
        ...comment(byCopilot),
        triggeringActor: { login: 'copilot', isBot: false },
        allowedBots: ['Copilot'],
      },
      new Map(),
    ],
    ['an edit that adds the command', { ...edited('hm', '/docs do'), allowEdits: true }, writer],
    ['a push by anybody who can', factsOf('push'), new Map()],
    ['a label', factsOf('issues', 'labeled'), writer],
    [
      'a merged pull request',
      factsOf('pull_request', 'closed', (p) => Object.assign(p.pull_request as object, { merged: true })),
      writer,
    ],
    ['a fork whose run has the secret', factsOf('pull_request', 'labeled', fork), writer],
  ])('lets %s through', (_, facts, found) => {
    expect(decideGate(facts, found)).toEqual({ allowed: true });
  });

  const both = (other: PermissionAnswer) => answers({ Codertocat: answer('admin'), other });
  test.each<[string, string, GateFacts, ReadonlyMap<string, PermissionAnswer>]>([
    ['a reader', 'permission', comment(), answers({ Codertocat: answer('read') })],
    ['triage', 'permission', comment(), answers({ Codertocat: answer('read', 'triage') })],
    ['a stranger', 'permission', comment(), answers({ Codertocat: answer('none') })],
    ['an API that refuses', 'permission-refused', comment(), answers({ Codertocat: { kind: 'refused' } })],
    [
      'an API that does not answer',
      'permission-unanswered',
      comment(),
      answers({ Codertocat: { kind: 'unanswered' } }),
    ],
    [
      'a sender who may not, beside one of whom nothing is known',
      'permission',
      comment((p) => Object.assign(p, { sender: user('other') })),
      answers({ Codertocat: { kind: 'unanswered' }, other: answer('read') }),
    ],
    [
      'a sender of whom nobody may say it, beside one of whom it is not known',
      'permission-refused',
      comment((p) => Object.assign(p, { sender: user('other') })),
      answers({ Codertocat: { kind: 'unanswered' }, other: { kind: 'refused' } }),
    ],
    ['an answer that was never asked for', 'permission-refused', comment(), new Map()],
    [
      'a sender who may not',
      'permission',
      comment((p) => Object.assign(p, { sender: user('other') })),
      both(answer('read')),
    ],
    ['an issue by one who may not, moved here', 'permission', opened(user('other')), both(answer('read'))],
    ['an issue by a ghost', 'nobody', opened(null), writer],
    ['an issue by a bot', 'bot', opened(user('ci[bot]', 'Bot')), writer],
    ['an author who may not', 'permission', comment((p) => setBody(p, user('other'))), both(answer('read'))],
    [
      'a re-run by one who may not',
      'permission',
      { ...comment(), triggeringActor: { login: 'other', isBot: false } },
      both(answer('read')),
    ],
    ['a bot', 'bot', comment(byBot), writer],
    [
      'a bot that a later source takes for a person',
      'bot',
      { ...comment(byCopilot), triggeringActor: { login: 'Copilot', isBot: false } },
      answers({ Copilot: answer('admin') }),
    ],
    ['a bot of another name', 'bot', { ...comment(byBot), allowedBots: ['ci2', 'c'] }, writer],
    ['a re-run by a bot', 'bot', { ...comment(), triggeringActor: { login: 'x[bot]', isBot: true } }, writer],
    [
      'a person named as a bot is allowed',
      'permission',
      {
        ...comment((p) => {
          Object.assign(p, { sender: user('ci') });
          setBody(p, user('ci'));
        }),
        allowedBots: ['ci'],
      },
      answers({ ci: answer('read') }),
    ],
    ['our own comment by login', 'own-comment', { ...comment(), ownLogin: 'codertocat' }, writer],
    ['our own comment by marker', 'own-comment', { ...comment(), carriesMarker: true }, writer],
    ['a deleted comment', 'action', factsOf('issue_comment', 'deleted'), writer],
    ['an edit', 'edit', edited('hm', '/docs do'), writer],
    ['an edit of a command', 'edit', { ...edited('/docs a', '/docs b'), allowEdits: true }, writer],
    ['an edit without the command', 'edit', { ...edited('hm', 'ha'), allowEdits: true }, writer],
    ['an edit that takes the command away', 'edit', { ...edited('/docs a', 'hm'), allowEdits: true }, writer],
    [
      'an edit of something else',
      'edit',
      { ...factsOf('issue_comment', 'edited', (p) => Object.assign(p, { changes: {} })), allowEdits: true },
      writer,
    ],
    ['a pull request closed without merging', 'not-merged', factsOf('pull_request', 'closed'), writer],
    ["a fork's run", 'fork', { ...factsOf('pull_request', 'opened', fork), hasSecret: false }, writer],
    [
      "a comment on a fork's pull request",
      'fork',
      { ...factsOf('pull_request_review_comment', 'created', fork), hasSecret: false },
      writer,
    ],
    ['an event by nobody', 'nobody', comment((p) => Object.assign(p, { sender: null })), writer],
    ['a comment by a ghost', 'nobody', comment((p) => setBody(p, null)), writer],
    ['a star by a stranger', 'permission', factsOf('watch'), answers({ Codertocat: answer('read') })],
    [
      'a payload without an issue',
      'unreadable',
      factsOf('issue_comment', 'created', (p) => Object.assign(p, { issue: null })),
      writer,
    ],
  ])('stops %s', (_, reason, facts, found) => {
    expect(decideGate(facts, found)).toMatchObject({
      allowed: false,
      reason,
      sentence: expect.stringMatching(/^.{10,300}\.$/),
    });
  });

  test('the sentence says who needs what', () => {
    const decision = decideGate(comment(), answers({ Codertocat: answer('read', 'triage') }));
    expect(decision).toMatchObject({
      sentence:
        'Codertocat needs the write permission on Codertocat/Hello-World, and has triage. allowedUsers does not name Codertocat.',
    });
  });

  test.each<[string, GateFacts, string]>([
    [
      'a host that does not answer, of a repository that is not named',
      comment((p) => Object.assign(p, { repository: null })),
      'Codertocat needs the write permission on the repository, which could not be looked up. allowedUsers does not name Codertocat.',
    ],
    [
      'somebody without any permission',
      { ...comment(), triggeringActor: { login: 'other', isBot: false } },
      'other needs the write permission on Codertocat/Hello-World, and has none. allowedUsers does not name other.',
    ],
    [
      'a payload that can not be read',
      factsOf('issue_comment', 'created', (p) => Object.assign(p, { issue: null })),
      "The issue_comment event can't be read: the thread has no number.",
    ],
    ['a deleted comment', factsOf('issue_comment', 'deleted'), 'A comment that is deleted starts nothing.'],
    [
      'a comment of which nothing happened',
      comment((p) => Object.assign(p, { action: 7 })),
      'A comment that is not created starts nothing.',
    ],
    ['an edit', edited('hm', '/docs do'), 'An edited comment starts nothing unless allowEdits is true.'],
    [
      'an edit of a command',
      { ...edited('/docs a', '/docs b'), allowEdits: true },
      'The edit does not add /docs to a comment that was without it.',
    ],
    [
      'nobody',
      comment((p) => Object.assign(p, { sender: null })),
      'The issue_comment event does not say who caused it.',
    ],
    ['a bot', comment(byBot), 'ci[bot] is a bot, and allowedBots does not name it.'],
    ['our own comment', { ...comment(), carriesMarker: true }, 'The comment is one of our own.'],
    [
      "a fork's run",
      { ...factsOf('pull_request', 'opened', fork), hasSecret: false },
      'This run belongs to a fork, and runs of forks get no secrets.',
    ],
  ])('says why: %s', (_, facts, sentence) => {
    const found = answers({ other: answer('none') });
    if (facts.triggeringActor) found.set('Codertocat', answer('write'));
    expect(decideGate(facts, found)).toMatchObject({ sentence });
  });

  test('a denial by permission has what the host said of it, any other has nothing', () => {
    expect(decideGate(comment(), new Map())).toMatchObject({ answer: { kind: 'refused' } });
    expect(decideGate(comment(byBot), writer)).not.toHaveProperty('answer');
  });

  test.each<[string, GateFacts]>([
    ["a fork's run that has a secret", factsOf('pull_request', 'opened', fork)],
    ['a run without a secret that is of no fork', { ...factsOf('pull_request', 'opened'), hasSecret: false }],
    ['a clock, which is nobody', { ...factsOf('watch'), event: readEvent('schedule', {}) }],
    [
      'a push by a bot',
      factsOf('push', undefined, (p) => Object.assign(p, { sender: user('x[bot]', 'Bot') })),
    ],
    [
      'something closed that is no thread',
      factsOf('watch', undefined, (p) => Object.assign(p, { action: 'closed' })),
    ],
    ['a comment where we are somebody else', { ...comment(), ownLogin: 'docs-bot' }],
    ['an issue that is closed', factsOf('issues', 'labeled', (p) => Object.assign(p, { action: 'closed' }))],
    ['an edit that adds the command', { ...edited('hm', '/docs do'), allowEdits: true }],
  ])('lets through %s', (_, facts) => expect(decideGate(facts, writer)).toEqual({ allowed: true }));

  test.each<[string, object, string | undefined]>([
    [
      "on the service's own branch",
      { head: { ref: 'docs-agent/k3vn8wq2m5xh7tbzr4ydc6spje' } },
      'own-pull-request',
    ],
    ['on a branch of another tool', { head: { ref: 'docs-agent/docs-upkeep' } }, undefined],
    ['with another tool’s line in its body', { body: '<!-- docs-agent:upkeep -->' }, undefined],
    ['with our line in its body', { body: 'x\n\n<!-- docs-agent:job job_1 -->' }, 'own-pull-request'],
    ['on a branch that only sounds like it', { head: { ref: 'docs-agents' } }, undefined],
  ])('a merged pull request %s', (_, pull, reason) => {
    const facts = factsOf('pull_request', 'closed', (p) =>
      Object.assign(p.pull_request as object, { merged: true, ...pull }),
    );
    expect(decideGate(facts, writer)).toMatchObject(reason ? { reason } : { allowed: true });
    expect(loginsToCheck(facts)).toEqual(reason ? [] : ['Codertocat']);
  });

  test.each<[string, object, object | undefined, string | undefined]>([
    [
      'an issue with our line in its text',
      { kind: 'issue', body: '<!-- docs-agent:job job_1 -->' },
      {},
      undefined,
    ],
    ['a merged one', { kind: 'pull-request', merged: true }, {}, 'not ours'],
    [
      'one of ours',
      { kind: 'pull-request', merged: true, body: '<!-- docs-agent:job job_1 -->' },
      {},
      'ours',
    ],
    ['one that is open', { kind: 'pull-request', merged: true }, { action: 'opened' }, undefined],
    ['one that is not merged', { kind: 'pull-request', merged: false }, {}, undefined],
    ['a comment on one', { kind: 'pull-request', merged: true }, { kind: 'comment' }, undefined],
  ])('a merge is told from all else: %s', (_, thread, event, expected) => {
    const at = { number: 5, title: '', body: '', ...thread } as EventThread;
    const base = { kind: 'thread', name: 'pull_request', action: 'closed', thread: at };
    const merged = mergedPullRequest({ ...base, ...event } as TriggerEvent);
    expect(merged === undefined ? undefined : isJobsPullRequest(merged) ? 'ours' : 'not ours').toBe(expected);
    if (at.kind === 'issue') expect(isJobsPullRequest(at)).toBe(false);
  });

  test('who is named needs no permission, and nobody is asked about them', () => {
    const facts = { ...comment(), allowedUsers: ['x', 'codertoCAT'] };
    expect(loginsToCheck(facts)).toEqual([]);
    expect(decideGate(facts, new Map())).toEqual({ allowed: true });
    const both = { ...facts, triggeringActor: { login: 'other', isBot: false } };
    expect(decideGate(both, answers({ other: answer('read') }))).toMatchObject({ reason: 'permission' });
  });

  test('author_association opens nothing', () => {
    const owner = comment((p) => Object.assign(p.comment as object, { author_association: 'OWNER' }));
    expect(decideGate(owner, answers({ Codertocat: answer('none') })).allowed).toBe(false);
  });

  test('nobody gets through with less than the asked role', () => {
    const permission = fc.constantFrom('none', 'read', 'write', 'admin', 'owner', 'x', '');
    const role = fc.constantFrom(...ROLES, 'custom', undefined);
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), permission, role, (allowedPermission, has, roleName) => {
        const { allowed } = decideGate(
          { ...comment(), allowedPermission },
          answers({ Codertocat: answer(has, roleName) }),
        );
        const base = new Map(Object.entries({ read: 1, write: 3, admin: 5, owner: 5 })).get(has) ?? 0;
        const asked = { read: 1, triage: 2, write: 3, maintain: 4, admin: 5 }[allowedPermission];
        if (asked > base + 1 || base === 0) expect(allowed).toBe(false);
        if (asked <= base) expect(allowed).toBe(true);
      }),
    );
  });
});
