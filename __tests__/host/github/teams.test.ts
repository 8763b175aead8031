import { describe, expect, test } from '@jest/globals';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { Answer, Send } from '../../../src/host/github/send.ts';
import { createTeamLookup } from '../../../src/host/github/teams.ts';
import { hasRole, type Role, roleOf } from '../../../src/instruction/roles.ts';

const answer = (data: unknown): Answer => ({ data, headers: {}, asked: 'GET /' });

/** A host with these teams, all of which `guest` is in. */
function open(
  teams: unknown,
  { apiUrl = 'https://git.example.com/api/v1', member = answer({ login: 'Guest' }) } = {},
) {
  const asked: string[] = [];
  const send: Send = async (route, { team } = {}) => {
    asked.push(team === undefined ? route : `member of ${team}`);
    return team === undefined ? answer(teams) : member;
  };
  const { teamPermission } = createTeamLookup(send, { repository: 'o/r', apiUrl });
  const ask = (required: Role) => teamPermission('guest', (found) => hasRole(roleOf(found), required));
  return { ask, asked };
}

describe('what a team may do', () => {
  test.each<[string, object, Role, string | undefined]>([
    ['its code', { permission: 'read', units_map: { 'repo.code': 'write' } }, 'write', 'write'],
    [
      'its code, and it may administer that alone',
      { permission: 'none', units_map: { 'repo.code': 'admin' } },
      'admin',
      'admin',
    ],
    ['all, as its owners', { permission: 'owner', units_map: { 'repo.code': 'owner' } }, 'admin', 'owner'],
    ['all of it, without a map', { permission: 'write' }, 'write', 'write'],
    [
      'other things than code',
      { permission: 'write', units_map: { 'repo.wiki': 'write' } },
      'write',
      undefined,
    ],
    ['too little', { permission: 'read', units_map: { 'repo.code': 'read' } }, 'write', undefined],
    ['something unheard of', { permission: 'all', units_map: { 'repo.code': 7 } }, 'read', undefined],
    [
      'what a map inherits',
      { permission: 'read', units_map: JSON.parse('{"__proto__":{"repo.code":"admin"}}') },
      'write',
      undefined,
    ],
  ])('%s', async (_, team, required, permission) => {
    const { ask, asked } = open([{ id: 4, ...team }]);
    expect(await ask(required)).toEqual(permission && { kind: 'answer', permission });
    expect(asked.slice(1)).toEqual(permission ? ['member of 4'] : []);
  });
});

test.each<[string, unknown]>([
  ['no list', { message: 'x' }],
  ['a team without an id', [{ permission: 'admin' }]],
  ['an id that is none', [{ id: '../users', permission: 'admin' }]],
])('%s lets nobody in', async (_, teams) => {
  const { ask, asked } = open(teams);
  expect(await ask('write')).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('an answer about somebody else is none', async () => {
  const { ask } = open([{ id: 4, permission: 'admin' }], { member: answer({ login: 'guest-2' }) });
  expect(await ask('write')).toBeUndefined();
});

test.each(['https://api.github.com', 'https://ghe.example.com/api/v3'])('%s is not asked', async (apiUrl) => {
  const { ask, asked } = open([{ id: 4, permission: 'admin' }], { apiUrl });
  expect([await ask('write'), asked]).toEqual([undefined, []]);
});

test.each([
  ['refused', undefined],
  ['gone', { kind: 'error', failure: 'gone', detail: 'HTTP 1' }],
  ['forbidden', { kind: 'error', failure: 'forbidden', detail: 'HTTP 1' }],
] as const)('a list that is %s', async (failure, expected) => {
  const send: Send = async () => {
    throw new HostError(failure, 'HTTP 1');
  };
  const place = { repository: 'o/r', apiUrl: 'https://git.example.com/api/v1/' };
  expect(await createTeamLookup(send, place).teamPermission('guest', () => true)).toEqual(expected);
});
