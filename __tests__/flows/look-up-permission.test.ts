import { expect, test } from '@jest/globals';
import { lookUpPermission } from '../../src/flows/look-up-permission.ts';
import type { PermissionAnswer } from '../../src/ports/code-host.ts';
import { createFakeCodeHost } from '../support/fake-code-host.ts';

const has = (permission: string): PermissionAnswer => ({ kind: 'answer', permission });
const error: PermissionAnswer = { kind: 'error', detail: 'HTTP 403' };

test.each<[string, PermissionAnswer, PermissionAnswer | undefined, PermissionAnswer, string]>([
  ['enough without a team', has('write'), has('admin'), has('write'), ''],
  ['a team adds to it', has('read'), has('write'), has('write'), ''],
  ['no team does', has('read'), undefined, has('read'), ''],
  ['a team that has too little', has('none'), has('read'), has('none'), ''],
  ['teams that can’t be asked', has('read'), error, has('read'), ' Teams could not be asked: HTTP 403.'],
  ['an error is not mended by a team', error, has('admin'), error, ''],
])('%s', async (_, own, asMember, answer, note) => {
  const host = createFakeCodeHost({ permission: async () => own, teamPermission: async () => asMember });
  expect(await lookUpPermission('guest', { host, required: 'write' })).toEqual({ answer, note });
});

test('without a host nothing is known', async () => {
  const found = await lookUpPermission('guest', { host: undefined, required: 'read' });
  expect(found).toEqual({ answer: { kind: 'error' }, note: '' });
});
