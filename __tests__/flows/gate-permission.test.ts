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
  createFakeCodeHost({ permission: async (login) => answers[login] ?? { kind: 'error' } });
const allowed: PermissionAnswer = { kind: 'answer', permission: 'write' };
const forbidden: PermissionAnswer = {
  kind: 'error',
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
    'a host that does not answer',
    answering({
      octocat: { kind: 'error', failure: 'unreachable', detail: 'the code host did not answer' },
    }),
    /The reason: the code host did not answer\. Run again later\.$/,
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
])('why a permission is not known, and what to do: %s', async (_, host, sentence) => {
  expect(await gate(host)).toMatchObject({ why: expect.stringMatching(sentence), isLate: false });
});

test('a code host that is asked too late has not said no', async () => {
  const late: PermissionAnswer = { kind: 'error', failure: 'late', detail: "the run's time is over" };
  expect(await gate(answering({ octocat: late }))).toMatchObject({ isLate: true });
});
