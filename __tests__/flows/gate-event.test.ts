import { expect, test } from '@jest/globals';
import { type GateRules, gateEvent } from '../../src/flows/gate-event.ts';
import { planRequest } from '../../src/flows/plan-request.ts';
import { readEvent } from '../../src/instruction/event.ts';
import { tellMarker } from '../../src/story/marker.ts';
import { createFakeCodeHost } from '../support/fake-code-host.ts';
import { OWNER } from '../support/left-behind.ts';

const user = { login: 'octocat', type: 'User' };
const marker = tellMarker({ kind: 'looking' }, OWNER);

function gate(body: string, started: Partial<Pick<GateRules, 'triggeringActor'>> = {}) {
  const comment = { id: 3, body, user };
  const event = readEvent('issue_comment', {
    action: 'created',
    issue: { number: 7 },
    comment,
    sender: user,
  });
  const plan = planRequest(event, { command: '/docs', hasSecret: true, hasPrompt: false });
  if (plan.kind === 'skip') throw new Error(plan.sentence);
  const host = createFakeCodeHost();
  host.permissions.set('octocat', 'write');
  return gateEvent(
    {
      ...{
        plan,
        command: '/docs',
        allowedPermission: 'write',
        allowedBots: [],
        allowedUsers: [],
        allowEdits: false,
      },
      triggeringActor: 'octocat',
      ...started,
    },
    host,
  );
}

test('a reply that quotes a comment of ours is not one of ours', async () => {
  expect(await gate(`> Working on it\n> ${marker}\n\n/docs explain it`)).toBeUndefined();
});

test.each([
  ['below the command', `/docs explain it\n\n${marker}`],
  ['beside a quote', `> Working on it\n\n/docs explain it\n${marker}`],
  ['in code', `/docs explain it\n\`\`\`\n${marker}\n\`\`\``],
])('a marker %s makes the comment one of ours', async (_, body) => {
  expect(await gate(body)).toEqual({ kind: 'denied', why: 'The comment is one of our own.' });
});

test('who started the run need not be known, but whose name can’t be read is nobody’s', async () => {
  expect(await gate('/docs explain it', { triggeringActor: undefined })).toBeUndefined();
  expect(await gate('/docs explain it', { triggeringActor: 'octo cat' })).toEqual({
    kind: 'denied',
    why: 'Whoever started this run has a name that is no login.',
  });
});
