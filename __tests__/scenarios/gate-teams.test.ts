import { describe, expect, test } from '@jest/globals';
import type { GitHubStandInOptions } from '../support/github-stand-in.ts';
import { ACTIONS_BOT } from '../support/github-world-setup.ts';
import { CREATE, gist } from '../support/scenario.ts';
import { playThread, type Stage, say, silent } from '../support/thread-scenario.ts';

const gitea: { github: GitHubStandInOptions } = { github: { flavour: 'gitea' } };
const inputs = { ...silent, wait: 'false' };
const allowed = { exitCode: 0, outcome: 'detached', requests: [CREATE] };
const denied = { exitCode: 0, outcome: 'skipped', requests: [] };

/** A command by `guest`, to whom the permission API gives no more than `read`. */
const asGuest =
  (set: (github: Stage['github']) => void, given: Record<string, string> = {}) =>
  (stage: Stage) => {
    const user = stage.github.addUser('guest', { role: 'read' });
    set(stage.github);
    const env = { GITHUB_TRIGGERING_ACTOR: 'guest' };
    return { ...say(stage, '/docs explain it', { user }), inputs: { ...inputs, ...given }, env };
  };
const calls = (played: { github: Stage['github'] }) =>
  played.github.calls().filter((call) => /team|permission/.test(call));

const code = (mode: string) => ({ 'repo.code': mode, 'repo.wiki': 'read' });

describe('teams of an organisation, on Gitea and Forgejo', () => {
  test.concurrent.each<[string, Parameters<Stage['github']['addTeam']>[0], string]>([
    [
      'that may push, though it only reads the wiki',
      { members: ['guest'], units_map: code('write') },
      'write',
    ],
    ['that administers', { members: ['Guest'], permission: 'admin' }, 'admin'],
  ])(
    'a member of a team %s is let in, though the owners can’t be asked',
    async (_, team, allowedPermission) => {
      const played = await playThread(
        asGuest((github) => github.addTeam(team), { allowedPermission }),
        gitea,
      );
      expect(gist(played)).toMatchObject(allowed);
      expect(calls(played)).toEqual([
        'repos/get-collaborator-permission-level',
        'repos/list-teams',
        'teams/get-member',
        'teams/get-member',
      ]);
    },
  );

  test.concurrent('an owner is, where the token is an owner’s', async () => {
    const owners = { members: ['guest', ACTIONS_BOT.login], permission: 'owner' } as const;
    const played = await playThread(
      asGuest((github) => github.addTeam({ ...owners, members: [...owners.members] }), {
        allowedPermission: 'admin',
      }),
      gitea,
    );
    expect(gist(played)).toMatchObject(allowed);
  });

  test.concurrent.each<[string, (github: Stage['github']) => void, number]>([
    [
      'is in a team that only reads',
      (github) => github.addTeam({ members: ['guest'], units_map: code('read') }),
      1,
    ],
    [
      'is in no team that may push',
      (github) => github.addTeam({ members: ['octocat'], units_map: code('write') }),
      2,
    ],
    ['is in a repository without teams', () => {}, 0],
    [
      'may be in more teams than are asked',
      (github) => {
        for (let n = 0; n < 30; n += 1)
          github.addTeam({ members: n === 29 ? ['guest'] : [], permission: 'admin' });
      },
      20,
    ],
  ])('who %s is not', async (_, set, asked) => {
    const played = await playThread(asGuest(set), gitea);
    expect(gist(played)).toMatchObject(denied);
    expect(played.log).toContain(
      'guest needs the write permission on octo-org/octo-docs, and has read. allowedUsers does not name guest.',
    );
    expect(calls(played).filter((call) => call === 'teams/get-member')).toHaveLength(asked);
  });

  test.concurrent.each([
    ['repos/list-teams', ''],
    ['teams/get-member', ' for the team Owners, the team team-1'],
  ])('who may be let in by what %s does not say to this token is not', async (operation, whom) => {
    const played = await playThread(
      asGuest((github) => {
        github.addTeam({ members: ['guest'], permission: 'admin' });
        github.failNext(operation, { kind: 'status', status: 403 }, 9);
      }),
      gitea,
    );
    expect(gist(played)).toMatchObject(denied);
    expect(played.log).toContain(`Teams could not be asked: the token may not do this (HTTP 403)${whom}.`);
  });

  test.concurrent.each(['repos/list-teams', 'teams/get-member'])(
    'a scope that %s takes is named as the host names it',
    async (operation) => {
      const played = await playThread(
        asGuest((github) => github.addTeam({ members: ['guest'], permission: 'admin' })),
        { github: { flavour: 'gitea', forbidden: [operation] } },
      );
      expect(gist(played)).toMatchObject(denied);
      const scope = operation === 'repos/list-teams' ? 'read:repository' : 'read:organization';
      expect(played.log).toContain(
        `The host says what is required: \`${scope}\`. Let githubToken have that.`,
      );
    },
  );

  test.concurrent('who may be let in by what was not answered is told to run again', async () => {
    const played = await playThread(
      asGuest((github) => {
        github.addTeam({ members: ['guest'], permission: 'admin' });
        github.failNext('teams/get-member', { kind: 'status', status: 500 }, 9);
      }),
      gitea,
    );
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [] });
    expect(played.log).toMatch(
      /could not be looked up\. .*HTTP 500 .* for the team Owners.* run again later/,
    );
  }, 60_000);

  test.concurrent('an administrator’s token without the scope is not told to be one', async () => {
    const played = await playThread(
      asGuest(() => {}),
      { github: { flavour: 'gitea', forbidden: ['repos/get-collaborator-permission-level'] } },
    );
    expect(gist(played)).toMatchObject(denied);
    expect(played.log).toContain(
      'The host says what is required: `read:repository`. Let githubToken have that.',
    );
    expect(played.log).not.toContain('administrator');
  });

  test.concurrent('who has the permission anyway costs one request', async () => {
    const played = await playThread((stage) => ({ ...say(stage, '/docs explain it'), inputs }), gitea);
    expect(gist(played)).toMatchObject(allowed);
    expect(calls(played)).toEqual(['repos/get-collaborator-permission-level']);
  });
});

test.concurrent('on GitHub the permission counts teams already, so nothing more is asked', async () => {
  const played = await playThread(
    asGuest((github) => github.addTeam({ members: ['guest'], permission: 'admin' })),
  );
  expect(gist(played)).toMatchObject(denied);
  expect(calls(played)).toEqual(['repos/get-collaborator-permission-level']);
});

describe.each(['github', 'gitea'] as const)('allowedUsers, on %s', (flavour) => {
  const stands = { github: { flavour } };

  test.concurrent.each(['guest', 'octocat, GUEST', 'a,guest,b'])(
    '%j lets guest in, unasked',
    async (allowedUsers) => {
      const played = await playThread(
        asGuest(() => {}, { allowedUsers }),
        stands,
      );
      expect(gist(played)).toMatchObject(allowed);
      expect(calls(played)).toEqual([]);
    },
  );

  test.concurrent.each(['', 'gues', 'guest*', 'guest-2', 'guest[bot]'])(
    '%j does not',
    async (allowedUsers) => {
      const played = await playThread(
        asGuest(() => {}, { allowedUsers }),
        stands,
      );
      expect(gist(played)).toMatchObject(denied);
      expect(played.log).toContain('allowedUsers does not name guest.');
    },
  );

  test.concurrent('a re-run by a name that is no login is refused all the same', async () => {
    const played = await playThread((stage) => {
      const staged = asGuest(() => {}, { allowedUsers: 'guest' })(stage);
      return { ...staged, env: { GITHUB_TRIGGERING_ACTOR: '../guest', GITHUB_RUN_ATTEMPT: '2' } };
    }, stands);
    expect(gist(played)).toMatchObject(denied);
    expect(played.log).toContain('a name that is no login');
  });

  test.concurrent('whoever else had a hand in it is asked about', async () => {
    const played = await playThread((stage) => {
      stage.github.addUser('rerunner', { role: 'read' });
      const staged = asGuest(() => {}, { allowedUsers: 'guest' })(stage);
      return { ...staged, env: { GITHUB_TRIGGERING_ACTOR: 'rerunner', GITHUB_RUN_ATTEMPT: '2' } };
    }, stands);
    expect(gist(played)).toMatchObject(denied);
    expect(played.log).toContain('rerunner needs the write permission');
  });

  test.concurrent('a bot is none of them', async () => {
    const played = await playThread((stage) => {
      const user = stage.github.addUser('helper[bot]', { type: 'Bot', role: 'admin' });
      const env = { GITHUB_TRIGGERING_ACTOR: 'helper[bot]' };
      const given = { ...inputs, allowedUsers: 'helper[bot], helper' };
      return { ...say(stage, '/docs explain it', { user }), inputs: given, env };
    }, stands);
    expect(gist(played)).toMatchObject(denied);
    expect(played.log).toContain('helper[bot] is a bot, and allowedBots does not name it.');
  });

  test.concurrent('a refusal for want of an answer names the input as well', async () => {
    const failing = (github: Stage['github']) =>
      github.failNext('repos/get-collaborator-permission-level', { kind: 'status', status: 403 }, 9);
    const played = await playThread(asGuest(failing), stands);
    expect(gist(played)).toMatchObject(denied);
    expect(played.log).toMatch(/could not be looked up\. allowedUsers does not name guest\. The reason: /);
  });
});
