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

describe('what does not say what was asked for is no answer', () => {
  test.each<[string, unknown, string]>([
    ['no list', { message: 'x' }, 'the code host answered GET / with something that is no list'],
    ['nothing', undefined, 'the code host answered GET / with something that is no list'],
    [
      'a team without an id',
      [{ permission: 'admin' }],
      'the code host does not say what it may for a team without a name',
    ],
    [
      'an id that is none',
      [{ id: '../users', permission: 'admin', name: 'a' }],
      'the code host does not say what it may for the team a',
    ],
    [
      'a team that may something unheard of',
      [{ id: 4, units_map: { 'repo.code': 7 } }],
      'the code host does not say what it may for a team without a name',
    ],
    [
      'a team without a word of what it may',
      [{ id: 4, name: '@all\n::b::' }],
      'the code host does not say what it may for the team @all ::b::',
    ],
  ])('%s', async (_, teams, detail) => {
    const { ask, asked } = open(teams);
    expect(await ask('write')).toEqual({ kind: 'unanswered', failure: 'unreadable', detail });
    expect(asked).toHaveLength(1);
  });

  test.each([{ login: 'guest-2' }, {}, [], null])('as a member: %j', async (member) => {
    const { ask } = open([{ id: 4, permission: 'admin', name: 'a' }], { member: answer(member) });
    expect(await ask('write')).toMatchObject({ kind: 'unanswered', failure: 'unreadable' });
  });
});

describe('a team that can’t be asked is passed over', () => {
  const place = { repository: 'o/r', apiUrl: 'https://git.example.com/api/v1' };
  const teams = ['Owners', 'writers', 'readers'].map((name, n) => ({ id: n + 1, name, permission: 'write' }));
  /** Each team's members as they are told, by the team's number. */
  const ask = (members: Record<number, Answer | HostError>) => {
    const send: Send = async (_, { team } = {}) => {
      if (team === undefined) return answer(teams);
      const found = members[Number(team)] ?? new HostError('gone', 'HTTP 404');
      if (found instanceof HostError) throw found;
      return found;
    };
    return createTeamLookup(send, place).teamPermission('guest', () => true);
  };
  const refused = new HostError('forbidden', {
    message: 'the token may not do this (HTTP 403)',
    required: 'read:organization',
  });
  const broken = new HostError('unreachable', 'the code host answered HTTP 500');

  test.each([[refused], [broken]])('for the next, which lets in (%s)', async (owners) => {
    const found = await ask({ 1: owners, 2: answer({ login: 'guest' }) });
    expect(found).toEqual({ kind: 'answer', permission: 'write' });
  });

  test('and named where none lets in', async () => {
    expect(await ask({ 1: refused, 3: refused })).toEqual({
      kind: 'refused',
      failure: 'forbidden',
      required: 'read:organization',
      detail: 'the token may not do this (HTTP 403) for the team Owners, the team readers',
    });
  });

  test('where one may yet answer, nobody knows', async () => {
    expect(await ask({ 1: refused, 2: broken })).toEqual({
      kind: 'unanswered',
      failure: 'unreachable',
      detail: 'the code host answered HTTP 500 for the team writers',
    });
  });

  test('where all answer that they do not have somebody, nothing is added', async () => {
    expect(await ask({})).toBeUndefined();
  });
});

test.each(['https://api.github.com', 'https://ghe.example.com/api/v3'])('%s is not asked', async (apiUrl) => {
  const { ask, asked } = open([{ id: 4, permission: 'admin' }], { apiUrl });
  expect([await ask('write'), asked]).toEqual([undefined, []]);
});

test.each([
  ['refused', undefined],
  ['gone', undefined],
  ['forbidden', { kind: 'refused', failure: 'forbidden', detail: 'HTTP 1' }],
  ['unreachable', { kind: 'unanswered', failure: 'unreachable', detail: 'HTTP 1' }],
  ['late', { kind: 'unanswered', failure: 'late', detail: 'HTTP 1' }],
] as const)('a list that is %s', async (failure, expected) => {
  const send: Send = async () => {
    throw new HostError(failure, 'HTTP 1');
  };
  const place = { repository: 'o/r', apiUrl: 'https://git.example.com/api/v1/' };
  expect(await createTeamLookup(send, place).teamPermission('guest', () => true)).toEqual(expected);
});
