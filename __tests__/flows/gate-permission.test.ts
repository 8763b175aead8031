import { expect, test } from '@jest/globals';
import { gateEvent } from '../../src/flows/gate-event.ts';
import { planRequest } from '../../src/flows/plan-request.ts';
import { readEvent } from '../../src/instruction/event.ts';
import type { CodeHost, PermissionAnswer } from '../../src/ports/code-host.ts';
import { createFakeCodeHost } from '../support/fake-code-host.ts';

const user = { login: 'octocat', type: 'User' };

function gate(host: CodeHost | undefined) {
  const event = readEvent('issue_comment', {
    action: 'created',
    issue: { number: 7 },
    comment: { id: 3, body: '/docs explain it', user },
    sender: user,
  });
  const plan = planRequest(event, { command: '/docs', hasSecret: true, hasPrompt: false });
  if (plan.kind === 'skip') throw new Error(plan.sentence);
  return gateEvent(
    {
      plan,
      command: '/docs',
      allowedPermission: 'write',
      allowedBots: [],
      allowedUsers: [],
      allowEdits: false,
      triggeringActor: 'hubot',
    },
    host,
  );
}

const answering = (answers: Record<string, PermissionAnswer>) =>
  createFakeCodeHost({ permission: async (login) => answers[login] ?? { kind: 'refused' } });
const allowed: PermissionAnswer = { kind: 'answer', permission: 'write' };
const forbidden: PermissionAnswer = {
  kind: 'refused',
  failure: 'forbidden',
  detail: 'the token may not look up permissions',
};

test.each<[string, CodeHost | undefined, RegExp]>([
  [
    'no token',
    undefined,
    /could not be looked up\. allowedUsers does not name octocat\. Pass githubToken, so that it can be\.$/,
  ],
  [
    'a token that may not',
    answering({ octocat: forbidden }),
    /^octocat needs .*looked up\. allowedUsers .* The reason: the token may not look up permissions\. .*Gitea and Forgejo.*repository administrator\.$/,
  ],
  [
    'a token without a scope, which the host names',
    answering({ octocat: { ...forbidden, required: 'read:repository' } }),
    /may not look up permissions\. The host says what is required: `read:repository`\. Let githubToken have that\.$/,
  ],
  ['no reason', answering({}), /could not be looked up\. allowedUsers does not name octocat\.$/],
  [
    'only whoever runs it again',
    answering({ octocat: allowed, hubot: forbidden }),
    /^hubot needs .*administrator\.$/,
  ],
  [
    'somebody who has too little',
    answering({ octocat: { kind: 'answer', permission: 'read' }, hubot: forbidden }),
    /^octocat needs .* and has read\. allowedUsers does not name octocat\.$/,
  ],
  [
    'somebody who has too little, beside one of whom nothing is known',
    answering({
      octocat: { kind: 'unanswered', failure: 'unreachable' },
      hubot: { kind: 'answer', permission: 'read' },
    }),
    /^hubot needs .* and has read\./,
  ],
])('why a permission is not known, and what to do: %s', async (_, host, sentence) => {
  expect(await gate(host)).toEqual({ kind: 'denied', why: expect.stringMatching(sentence) });
});

test('somebody who has too little hears of no team, and the log says why none was asked', async () => {
  const host = createFakeCodeHost({ teamPermission: async () => ({ kind: 'refused', detail: 'HTTP 403' }) });
  expect(await gate(host)).toEqual({
    kind: 'denied',
    why: expect.stringMatching(
      /^octocat needs .* and has \w+\. .*(?: Teams could not be asked: HTTP 403\.){2}$/,
    ),
  });
});

test.each<[string, Extract<PermissionAnswer, { kind: 'unanswered' }>, RegExp]>([
  [
    'does not answer',
    { kind: 'unanswered', failure: 'unreachable', detail: 'the code host did not answer' },
    /^octocat needs .*looked up\. .* The reason: the code host did not answer\. Nothing was sent; run again later\.$/,
  ],
  [
    'says nothing that can be read',
    { kind: 'unanswered' },
    /looked up\. .* Nothing was sent; run again later\.$/,
  ],
])('a host that %s has not said no', async (_, octocat, why) => {
  expect(await gate(answering({ octocat, hubot: allowed }))).toEqual({
    kind: 'unanswered',
    why: expect.stringMatching(why),
  });
});

test('a code host that is asked too late has not said no', async () => {
  const late: PermissionAnswer = { kind: 'unanswered', failure: 'late', detail: "the run's time is over" };
  expect(await gate(answering({ octocat: late, hubot: allowed }))).toMatchObject({ kind: 'late' });
});
