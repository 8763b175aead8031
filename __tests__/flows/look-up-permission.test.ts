import { expect, test } from '@jest/globals';
import { lookUpPermission } from '../../src/flows/look-up-permission.ts';
import type { PermissionAnswer } from '../../src/ports/code-host.ts';
import { createFakeCodeHost } from '../support/fake-code-host.ts';

const has = (permission: string): PermissionAnswer => ({ kind: 'answer', permission });
const refused: PermissionAnswer = { kind: 'refused', detail: 'HTTP 403' };
const scope: PermissionAnswer = { ...refused, required: 'read:organization' };
const unanswered: PermissionAnswer = { kind: 'unanswered', failure: 'unreachable', detail: 'HTTP 500' };

test.each<[string, PermissionAnswer, PermissionAnswer | undefined, PermissionAnswer, string]>([
  ['enough without a team', has('write'), has('admin'), has('write'), ''],
  ['a team adds to it', has('read'), has('write'), has('write'), ''],
  ['no team does', has('read'), undefined, has('read'), ''],
  ['a team that has too little', has('none'), has('read'), has('none'), ''],
  ['teams that can’t be asked', has('read'), refused, has('read'), ' Teams could not be asked: HTTP 403.'],
  [
    'teams that a scope is wanted for',
    has('read'),
    scope,
    has('read'),
    ' Teams could not be asked: HTTP 403. The host says what is required: `read:organization`. Let githubToken have that.',
  ],
  ['teams that have not answered may let in', has('read'), unanswered, unanswered, ''],
  ['a refusal is not mended by a team', refused, has('admin'), refused, ''],
  ['nor is what was not answered', unanswered, has('admin'), unanswered, ''],
])('%s', async (_, own, asMember, answer, note) => {
  const host = createFakeCodeHost({ permission: async () => own, teamPermission: async () => asMember });
  expect(await lookUpPermission('guest', { host, required: 'write' })).toEqual({ answer, note });
});

test('without a host nothing is known', async () => {
  const found = await lookUpPermission('guest', { host: undefined, required: 'read' });
  expect(found).toEqual({ answer: { kind: 'refused' }, note: '' });
});
