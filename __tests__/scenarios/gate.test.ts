import { describe, expect, test } from '@jest/globals';
import { json } from '../support/answers.ts';
import {
  buildIssueCommentEvent,
  buildIssuesEvent,
  buildPullRequestEvent,
  buildReviewCommentEvent,
} from '../support/github-events.ts';
import type { GitHubFault } from '../support/github-faults.ts';
import type { Role } from '../support/github-world.ts';
import { ACTIONS_BOT } from '../support/github-world-setup.ts';
import { KEY } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist } from '../support/scenario.ts';
import {
  leaveComment,
  playThread,
  type Stage,
  type Staged,
  say,
  silent,
  type ThreadPlayed,
} from '../support/thread-scenario.ts';

const inputs = { ...silent, wait: 'false' };
const asks = { ...inputs, prompt: 'Document the change.' };

const expectAllowed = (played: ThreadPlayed): void =>
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'detached', requests: [CREATE] });

/** Silence: no reply, no reaction, nothing for the service; one line in the log. */
function expectDenied(played: ThreadPlayed, why: RegExp | string): void {
  expect(gist(played)).toEqual({
    exitCode: 0,
    outcome: 'skipped',
    jobId: '',
    status: '',
    prLink: '',
    requests: [],
  });
  expect(played.github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(played.github.world.reactions.size).toBe(0);
  const lines = played.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'));
  expect(lines).toEqual([expect.stringMatching(/^Outcome: skipped\. /)]);
  expect(lines[0]).toMatch(why);
  expect(played.stderr).toBe('');
  expect(played.summary).toBe('');
  expect(played.post).toMatchObject({ stdout: expect.not.stringContaining('cut off'), summary: '' });
}

/** A command by `guest`, who has this role, with comments and reactions on. */
const asGuest =
  (role: Role, given: Record<string, string> = {}) =>
  (stage: Stage): Staged => {
    const user = stage.github.addUser('guest', { role });
    const env = { GITHUB_TRIGGERING_ACTOR: 'guest' };
    return { ...say(stage, '/docs explain it', { user }), inputs: { wait: 'false', ...given }, env };
  };

describe('threat 1: who may', () => {
  test.concurrent.each<[string, Role, boolean]>([
    ['read', 'admin', true],
    ['read', 'read', true],
    ['read', 'none', false],
    ['triage', 'triage', true],
    ['triage', 'read', false],
    ['write', 'triage', false],
    ['write', 'write', true],
    ['maintain', 'write', false],
    ['maintain', 'maintain', true],
    ['admin', 'maintain', false],
    ['admin', 'admin', true],
    ['write', { role: 'docs-team', base: 'write' }, true],
    ['write', { role: 'support', base: 'read' }, false],
    ['admin', { role: 'admin', base: 'read' }, false],
    ['write', 'missing', false],
  ])('allowedPermission %s, role %j', async (allowedPermission, role, allowed) => {
    const played = await playThread(asGuest(role, { ...(allowed ? inputs : {}), allowedPermission }));
    if (allowed) expectAllowed(played);
    else
      expectDenied(
        played,
        new RegExp(`guest needs the ${allowedPermission} permission on octo-org/octo-docs`),
      );
    expect(played.github.calls()[0]).toBe('repos/get-collaborator-permission-level');
  });

  test.concurrent('threat 2: what the payload says of the association counts for nothing', async () => {
    const played = await playThread((stage) => {
      const staged = asGuest('read')(stage);
      const { comment } = staged.event as { comment: object };
      return {
        ...staged,
        event: { ...(staged.event as object), comment: { ...comment, author_association: 'OWNER' } },
      };
    });
    expectDenied(played, 'guest needs the write permission');
  });

  test.concurrent.each([403, 404])(
    'an API that answers %i is a no',
    async (status) => {
      const played = await playThread((stage) => {
        const operation = 'repos/get-collaborator-permission-level';
        stage.github.failNext(operation, { kind: 'status', status }, 9);
        return asGuest('admin')(stage);
      });
      expectDenied(played, /guest needs the write permission .*could not be looked up/);
    },
    60_000,
  );

  test.concurrent.each<[string, GitHubFault]>([
    ['HTTP 500', { kind: 'status', status: 500 }],
    ['no answer', { kind: 'reset' }],
    ['200 without the permission', { kind: 'answered', answer: json(200, { role_name: 'admin' }) }],
    ['200 and something else', { kind: 'answered', answer: json(200, []) }],
  ])(
    'fault 74: an API with %s has not said no: error, exit code 1, and nothing is sent or told',
    async (_, fault) => {
      const played = await playThread((stage) => {
        stage.github.failNext('repos/get-collaborator-permission-level', fault, 9);
        return asGuest('admin')(stage);
      });
      expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: '', requests: [] });
      expect(annotationsOf(played, 'error')).toEqual([
        expect.stringMatching(
          /^guest needs the write permission .* could not be looked up\. .*Nothing was sent; run again later\.$/,
        ),
      ]);
      expect(played.github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
    60_000,
  );

  test.concurrent('one that answers at last is believed', async () => {
    const played = await playThread((stage) => {
      const operation = 'repos/get-collaborator-permission-level';
      stage.github.failNext(operation, { kind: 'status', status: 502 }, 2);
      return asGuest('write', inputs)(stage);
    });
    expectAllowed(played);
  });

  test.concurrent('without a token nobody is let in, and the log says what to pass', async () => {
    const played = await playThread(asGuest('admin', { githubToken: '' }));
    expectDenied(played, 'Pass githubToken');
    expect(played.github.requests).toEqual([]);
  });

  test.concurrent('an action name of a role that is none is an input error', async () => {
    const played = await playThread(asGuest('admin', { allowedPermission: 'owner' }));
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [] });
    expect(annotationsOf(played, 'error').join()).toMatch(
      /allowedPermission.*read, triage, write, maintain, admin/,
    );
    expect(played.github.requests).toEqual([]);
  });
});

describe('the gate holds for the workflow’s prompt too', () => {
  test.concurrent.each<[string, (stage: Stage, guest: ReturnType<Stage['github']['addUser']>) => Staged]>([
    [
      'issues opened',
      ({ github }, user) =>
        buildIssuesEvent(github.world, { thread: github.addIssue({ user }), action: 'opened' }),
    ],
    [
      'issues opened with the command',
      ({ github }, user) => {
        const thread = github.addIssue({ user, body: '/docs explain it' });
        return buildIssuesEvent(github.world, { thread, action: 'opened' });
      },
    ],
    [
      'issues labeled',
      ({ github }, sender) =>
        buildIssuesEvent(github.world, {
          thread: github.addIssue(),
          action: 'labeled',
          label: 'docs',
          sender,
        }),
    ],
    [
      'pull_request_target opened',
      ({ github }, user) => {
        const thread = github.addPull({ user });
        return buildPullRequestEvent(github.world, {
          thread,
          action: 'opened',
          eventName: 'pull_request_target',
          fork: true,
        });
      },
    ],
    [
      'pull_request closed and merged',
      ({ github }, sender) => {
        const thread = github.addPull({ state: 'closed', pull: { merged: true } });
        return buildPullRequestEvent(github.world, { thread, action: 'closed', sender });
      },
    ],
    [
      'a review comment with the command',
      ({ github }, user) => {
        const comment = github.addReviewComment(github.addPull().number, { user, body: '/docs explain it' });
        return buildReviewCommentEvent(github.world, { comment });
      },
    ],
  ])('%s by somebody who may only read', async (_, event) => {
    const played = await playThread((stage) => {
      const guest = stage.github.addUser('guest', { role: 'read' });
      return { ...event(stage, guest), inputs: { prompt: 'Document it.', wait: 'false' } };
    });
    expectDenied(played, 'guest needs the write permission');
  });
});

describe('threat 3: everybody who had a hand in it', () => {
  test.concurrent('a sender who may not, for a comment of one who may', async () => {
    const played = await playThread(({ github, octocat }) => {
      const sender = github.addUser('guest', { role: 'read' });
      const comment = github.addComment(github.addIssue().number, {
        user: octocat,
        body: '/docs explain it',
      });
      return { ...buildIssueCommentEvent(github.world, { comment, sender }), inputs };
    });
    expectDenied(played, 'guest needs');
  });

  test.concurrent('a comment of one who may not, edited by one who may', async () => {
    const played = await playThread(({ github, octocat }) => {
      const user = github.addUser('guest', { role: 'read' });
      const comment = github.addComment(github.addIssue().number, { user, body: '/docs explain it' });
      const edited = { comment, action: 'edited', sender: octocat, before: 'Hello' } as const;
      return { ...buildIssueCommentEvent(github.world, edited), inputs: { ...inputs, allowEdits: 'true' } };
    });
    expectDenied(played, 'guest needs');
  });

  test.concurrent('on a re-run the one who started it, too', async () => {
    const play = (role: Role) =>
      playThread((stage) => {
        stage.github.addUser('rerunner', { role });
        const env = { GITHUB_TRIGGERING_ACTOR: 'rerunner', GITHUB_RUN_ATTEMPT: '2' };
        return { ...say(stage, '/docs explain it'), inputs, env };
      });
    expectDenied(
      await play('triage'),
      'rerunner needs the write permission on octo-org/octo-docs, and has triage.',
    );
    expectAllowed(await play('write'));
  });

  test.concurrent('one whose name can’t be a login is nobody', async () => {
    const played = await playThread((stage) => ({
      ...say(stage, '/docs explain it'),
      inputs,
      env: { GITHUB_TRIGGERING_ACTOR: '../octocat' },
    }));
    expectDenied(played, 'a name that is no login');
  });

  test.concurrent('each is looked up once', async () => {
    const played = await playThread((stage) => ({
      ...say(stage, '/docs explain it'),
      inputs,
      env: { GITHUB_TRIGGERING_ACTOR: 'OctoCat' },
    }));
    expectAllowed(played);
    const lookups = played.github.calls().filter((call) => call.startsWith('repos/'));
    expect(lookups).toHaveLength(1);
  });
});

describe('threat 4: bots', () => {
  const asBot =
    (given: Record<string, string>) =>
    (stage: Stage): Staged => {
      const user = stage.github.addUser('helper[bot]', { type: 'Bot', role: 'admin' });
      return {
        ...say(stage, '/docs explain it', { user }),
        inputs: given,
        env: { GITHUB_TRIGGERING_ACTOR: 'helper[bot]' },
      };
    };

  test.concurrent.each(['', 'helpe', 'help*', 'other[bot], helpers[bot]'])(
    'allowedBots %j lets it not',
    async (allowedBots) => {
      expectDenied(
        await playThread(asBot({ allowedBots })),
        'helper[bot] is a bot, and allowedBots does not name it.',
      );
    },
  );

  test.concurrent.each(['helper[bot]', 'Helper', 'other, helper[bot]'])(
    'allowedBots %j lets it',
    async (allowedBots) => {
      expectAllowed(await playThread(asBot({ ...inputs, allowedBots })));
    },
  );
});

describe('threat 5: our own comments', () => {
  test.concurrent('one that carries our marker never triggers', async () => {
    const played = await playThread((stage) => {
      const left = leaveComment(stage, { thread: stage.github.addIssue().number, by: stage.octocat });
      left.body = `/docs explain it\n\n${left.body}`;
      return { ...buildIssueCommentEvent(stage.github.world, { comment: left }), inputs };
    });
    expectDenied(played, 'one of our own');
  });

  test.concurrent('one of the workflow’s token is a bot’s', async () => {
    const played = await playThread((stage) => ({
      ...say(stage, '/docs explain it', { user: ACTIONS_BOT }),
      inputs,
    }));
    expectDenied(played, /github-actions\[bot\] is a bot/);
  });
});

describe('threat 6: edits', () => {
  const edit =
    (before: string | undefined, given: Record<string, string>) =>
    (stage: Stage): Staged => {
      const { github, octocat: user } = stage;
      const comment = github.addComment(github.addIssue().number, { user, body: '/docs explain it' });
      const { eventName, event } = buildIssueCommentEvent(github.world, { comment, action: 'edited' });
      const changes = before === undefined ? {} : { body: { from: before } };
      return { eventName, event: { ...event, changes }, inputs: { ...inputs, ...given } };
    };

  test.concurrent('count not by themselves', async () => {
    expectDenied(await playThread(edit('Hello', {})), 'allowEdits');
  });
  test.concurrent('count where they add the command and allowEdits is set', async () => {
    expectAllowed(await playThread(edit('Hello', { allowEdits: 'true' })));
  });
  test.concurrent.each([
    ['changed what was asked', '/docs explain'],
    ['is not known', undefined],
  ])('count not where what they %s', async (_, before) => {
    expectDenied(await playThread(edit(before, { allowEdits: 'true' })), 'does not add /docs');
  });
});

describe('threat 20: runs of forks have no secret', () => {
  test.concurrent.each<[string, (stage: Stage) => Staged]>([
    [
      'pull_request',
      ({ github }) =>
        buildPullRequestEvent(github.world, { thread: github.addPull(), action: 'opened', fork: true }),
    ],
    [
      'pull_request_review_comment',
      ({ github, octocat: user }) => {
        const thread = github.addPull();
        const comment = github.addReviewComment(thread.number, { user, body: '/docs explain it' });
        const pull = buildPullRequestEvent(github.world, { thread, action: 'opened', fork: true }).event;
        const review = buildReviewCommentEvent(github.world, { comment });
        return { ...review, event: { ...review.event, pull_request: pull.pull_request } };
      },
    ],
  ])('%s → skipped neutrally with one line', async (_, event) => {
    const played = await playThread((stage) => ({
      ...event(stage),
      inputs: { ...asks, secretKey: '' },
      unchecked: true, // There is no key to mask.
    }));
    expectDenied(played, 'This run belongs to a fork, and runs of forks get no secrets.');
    expect(played.github.requests).toEqual([]);
  });

  test.concurrent('a run of our own without a key says what is missing', async () => {
    const played = await playThread((stage) => ({
      ...say(stage, '/docs explain it'),
      inputs: { ...inputs, secretKey: '' },
      unchecked: true,
    }));
    expect(played).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' }, requests: [] });
    expect(played.log).toContain('secretKey');
    expect(played.log).not.toContain(KEY);
  });
});

test.concurrent('threat 7: the text that counts is the event’s, whatever the comment says by now', async () => {
  const played = await playThread((stage) => {
    const staged = say(stage, '/docs explain it');
    for (const comment of stage.github.world.comments.values()) comment.body = '/docs delete everything';
    const thread = stage.github.world.threads.get(1);
    if (thread) thread.body = 'Changed by now';
    return { ...staged, inputs };
  });
  expectAllowed(played);
  const { prompt } = JSON.parse(played.recorded[0]?.body ?? '{}') as { prompt: string };
  expect(prompt).toContain('It is only in the changelog.');
  expect(prompt).not.toMatch(/delete everything|Changed by now/);
});
