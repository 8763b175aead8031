import { describe, expect, test } from '@jest/globals';
import {
  buildIssueCommentEvent,
  buildIssuesEvent,
  buildPlainEvent,
  buildPullRequestEvent,
  buildReviewCommentEvent,
  buildReviewEvent,
} from '../support/github-events.ts';
import { annotationsOf, CREATE, gist } from '../support/scenario.ts';
import {
  lastOurs,
  oursIn,
  playThread,
  quick,
  reactionsIn,
  type Stage,
  type Staged,
  say,
  statesShown,
} from '../support/thread-scenario.ts';

/** Hands over at once: what happens after the create is another file's story. */
const inputs = { ...quick, wait: 'false' };
const asks = { ...inputs, prompt: 'Document the change.' };
const handedOver = { exitCode: 0, outcome: 'detached', requests: [CREATE] };
const promptIn = (body: string | undefined): string =>
  (JSON.parse(body ?? '{}') as { prompt: string }).prompt;

describe('a comment with the command', () => {
  test.concurrent('on a pull request: answered in its conversation, with base, head and files in the prompt', async () => {
    const played = await playThread((stage) => {
      const thread = stage.github.addPull({ title: 'Add the flag' });
      return { ...say(stage, '/docs explain it', { thread }), inputs };
    });
    expect(gist(played)).toMatchObject(handedOver);
    expect(oursIn(played.github)).toHaveLength(1);
    const prompt = promptIn(played.recorded[0]?.body);
    expect(prompt).toMatch(/^explain it\n/);
    expect(prompt).toContain('Pull request: #1');
    expect(prompt).toContain('Title: Add the flag');
    expect(prompt).toContain('Changed files (1):\n- src/flag.ts (modified, +12 -3)');
  });

  test.concurrent('in a review: answered in its review thread, with the place in the prompt', async () => {
    const played = await playThread(({ github, octocat }) => {
      const { number } = github.addPull();
      const root = github.addReviewComment(number, { user: octocat, body: 'What is this?' });
      const comment = {
        ...github.addReviewComment(number, { user: octocat, body: '/docs explain it' }),
        inReplyTo: root.id,
      };
      github.world.reviewComments.set(comment.id, comment);
      return {
        ...buildReviewCommentEvent(github.world, { comment }),
        inputs: { ...inputs, reactions: 'true' },
      };
    });
    expect(gist(played)).toMatchObject(handedOver);
    const [reply] = oursIn(played.github) as { inReplyTo?: number }[];
    const [root] = [...played.github.world.reviewComments.keys()];
    expect(reply?.inReplyTo).toBe(root);
    expect(played.github.world.comments.size).toBe(0);
    expect(reactionsIn(played)).toEqual(['rocket']);
    expect(played.outputs.commentUrl).toMatch(/#discussion_r\d+$/);
    expect(promptIn(played.recorded[0]?.body)).toContain('Comment on: src/flag.ts');
  });
});

describe('a review’s own text', () => {
  const review =
    (body: string | null, of: Partial<Parameters<typeof buildReviewEvent>[1]> = {}, given: object = {}) =>
    ({ github, octocat }: Stage): Staged => {
      const thread = github.addPull();
      const event = buildReviewEvent(github.world, { thread, body, user: octocat, ...of });
      return { ...event, inputs: { ...inputs, reactions: 'true', ...given } };
    };
  const skipped = { exitCode: 0, outcome: 'skipped', requests: [] };

  test.concurrent('with the command: answered in the conversation, and nothing is reacted to', async () => {
    const played = await playThread(review('> What does 0 mean?\n\n/docs say what 0 means'));
    expect(gist(played)).toMatchObject(handedOver);
    expect(promptIn(played.recorded[0]?.body)).toMatch(/^say what 0 means\n[\s\S]*Pull request: #1/);
    expect(lastOurs(played).body).toContain('octocat asked:');
    expect(played.github.world.reviewComments.size).toBe(0);
    expect(reactionsIn(played)).toEqual([]);
    expect(annotationsOf(played, 'warning')).toEqual([]);
  });

  test.concurrent.each<[string, ReturnType<typeof review>, string]>([
    [
      'without a text, as of an approval',
      review(null),
      'The comment holds nothing but quotes and code, so no /docs.',
    ],
    [
      'without the command, whatever the workflow’s prompt',
      review('Fine', {}, asks),
      'does not begin with /docs',
    ],
    [
      'that is dismissed',
      review('/docs do', { action: 'dismissed' }),
      'A comment that is dismissed starts nothing.',
    ],
    [
      'that is edited',
      review('/docs do', { action: 'edited', before: 'Fine' }),
      'An edited comment starts nothing unless allowEdits is true.',
    ],
  ])('%s: skipped', async (_, event, why) => {
    const played = await playThread(event);
    expect(gist(played)).toMatchObject(skipped);
    expect(played.stdout).toContain(why);
  });

  test.concurrent('by somebody who may only read: skipped', async () => {
    const played = await playThread((stage) => {
      const user = stage.github.addUser('guest', { role: 'read' });
      return review('/docs do', { user })(stage);
    });
    expect(gist(played)).toMatchObject(skipped);
    expect(played.stdout).toContain('guest needs the write permission');
  });

  test.concurrent('on a pull request of a fork, where there is no secret: skipped', async () => {
    const played = await playThread((stage) => ({
      ...review('/docs do', { fork: true }, { secretKey: '' })(stage),
      unchecked: true,
    }));
    expect(gist(played)).toMatchObject(skipped);
    expect(played.stdout).toContain('runs of forks get no secrets');
  });
});

describe('an issue that is opened', () => {
  const opened =
    (body: string, given: object) =>
    (stage: Stage): Staged => {
      const thread = stage.github.addIssue({ body, title: 'How does it work?' });
      return {
        ...buildIssuesEvent(stage.github.world, { thread, action: 'opened' }),
        inputs: { ...inputs, ...given },
      };
    };

  test.concurrent('with the command: the command counts', async () => {
    const played = await playThread(
      opened('/docs explain it\nfor beginners', { prompt: 'Triage it.', reactions: 'true' }),
    );
    expect(gist(played)).toMatchObject(handedOver);
    expect(promptIn(played.recorded[0]?.body)).toMatch(/^explain it\nfor beginners\n/);
    expect(lastOurs(played).body).toContain('octocat asked:');
    expect([...played.github.world.reactions.values()]).toEqual([
      expect.objectContaining({ content: 'rocket', on: 'issue/1' }),
    ]);
  });

  test.concurrent('without the command, where the workflow has no prompt: skipped', async () => {
    const played = await playThread(opened('I have a question', {}));
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'skipped', requests: [] });
    expect(played.stdout).toContain('The issue does not begin with /docs.');
    expect(played.github.requests).toEqual([]);
  });

  test.concurrent('without the command, where it has one: the prompt runs', async () => {
    const played = await playThread(opened('I have a question', { prompt: 'Triage it.' }));
    expect(gist(played)).toMatchObject(handedOver);
    expect(promptIn(played.recorded[0]?.body)).toMatch(/^Triage it\.\n[\s\S]*Title: How does it work\?/);
  });
});

describe('the workflow’s prompt, reported to the thread of the event', () => {
  test.concurrent.each<[string, (stage: Stage) => Staged]>([
    [
      'issues labeled',
      ({ github }) =>
        buildIssuesEvent(github.world, { thread: github.addIssue(), action: 'labeled', label: 'docs' }),
    ],
    [
      'pull_request labeled',
      ({ github }) =>
        buildPullRequestEvent(github.world, { thread: github.addPull(), action: 'labeled', label: 'docs' }),
    ],
    [
      'pull_request closed and merged',
      ({ github }) => {
        const thread = github.addPull({ state: 'closed', pull: { merged: true } });
        return buildPullRequestEvent(github.world, { thread, action: 'closed' });
      },
    ],
    [
      'pull_request_target closed and merged',
      ({ github }) => {
        const thread = github.addPull({ state: 'closed', pull: { merged: true } });
        return buildPullRequestEvent(github.world, {
          thread,
          action: 'closed',
          eventName: 'pull_request_target',
        });
      },
    ],
    [
      'pull_request_target labeled, of a fork',
      ({ github, octocat }) => {
        const thread = github.addPull({ user: github.addUser('stranger', { role: 'read' }) });
        const eventName = 'pull_request_target';
        return buildPullRequestEvent(github.world, {
          thread,
          action: 'labeled',
          label: 'docs',
          sender: octocat,
          fork: true,
          eventName,
        });
      },
    ],
  ])('%s', async (name, event) => {
    const played = await playThread((stage) => ({ ...event(stage), inputs: asks }));
    expect(gist(played)).toMatchObject(handedOver);
    expect(statesShown(played)).toEqual(['Starting', 'Handed over']);
    const prompt = promptIn(played.recorded[0]?.body);
    expect(prompt).toMatch(/^Document the change\.\n/);
    expect(prompt).toContain(name.startsWith('issues') ? 'Issue: #1' : 'Pull request: #1');
    expect(lastOurs(played).body).toMatch(/^Asked:$/m);
  });

  test.concurrent('pull_request closed without a merge: skipped, silently', async () => {
    const played = await playThread(({ github }) => {
      const thread = github.addPull({ state: 'closed' });
      return { ...buildPullRequestEvent(github.world, { thread, action: 'closed' }), inputs: asks };
    });
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'skipped', requests: [] });
    expect(played.stdout).toContain('The pull request was closed without being merged.');
    expect(played.github.requests).toEqual([]);
  });

  test.concurrent.each([
    ['before the merge: refused, for it may be the stranger’s', 'labeled', false, 'error'],
    ['after the merge: read', 'closed', true, 'detached'],
  ] as const)('threat 21: a promptFile on pull_request_target %s', async (_, action, merged, outcome) => {
    const played = await playThread(({ github }) => {
      const thread = github.addPull({ state: merged ? 'closed' : 'open', pull: { merged } });
      const event = buildPullRequestEvent(github.world, { thread, action, eventName: 'pull_request_target' });
      return {
        ...event,
        inputs: { ...inputs, promptFile: 'ask.md' },
        workspace: { 'ask.md': 'Document it.' },
      };
    });
    expect(played.outputs).toMatchObject({ outcome });
    if (outcome === 'error') {
      expect(played.requests).toEqual([]);
      expect(annotationsOf(played, 'error').join()).toContain('promptFile');
    } else expect(promptIn(played.recorded[0]?.body)).toMatch(/^Document it\.\n/);
  });
});

describe('events of no thread', () => {
  test.concurrent.each(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'] as const)(
    '%s: the prompt runs, and the code host is not asked at all',
    async (eventName) => {
      const played = await playThread(({ github, octocat }) => ({
        ...buildPlainEvent(github.world, { eventName, sender: octocat }),
        inputs: asks,
      }));
      expect(gist(played)).toMatchObject(handedOver);
      expect(promptIn(played.recorded[0]?.body)).toBe('Document the change.');
      expect(played.github.requests).toEqual([]);
    },
  );

  test.concurrent.each(['repository_dispatch', 'schedule', 'push'] as const)(
    '%s with issueNumber: reported to that thread',
    async (eventName) => {
      const played = await playThread(({ github, octocat }) => {
        github.addIssue();
        const { number } = github.addIssue();
        const event = buildPlainEvent(github.world, { eventName, sender: octocat });
        return { ...event, inputs: { ...asks, context: 'thread', issueNumber: `#${number}` } };
      });
      expect(gist(played)).toMatchObject(handedOver);
      expect(oursIn(played.github).map(({ thread }) => thread)).toEqual([2]);
      expect(promptIn(played.recorded[0]?.body)).toBe('Document the change.');
      expect(played.github.calls()).not.toContain('repos/get-collaborator-permission-level');
    },
  );

  test.concurrent('without a token: runs all the same, with one warning that names the permissions', async () => {
    const played = await playThread(({ github, octocat }) => {
      github.addIssue();
      const event = buildPlainEvent(github.world, { eventName: 'schedule', sender: octocat });
      return { ...event, inputs: { ...asks, issueNumber: '1', githubToken: null } };
    });
    expect(gist(played)).toMatchObject(handedOver);
    expect(annotationsOf(played, 'warning')).toEqual([
      expect.stringMatching(/`issues: write`.*`pull-requests: write`/),
    ]);
    expect(played.github.requests).toEqual([]);
  });

  test.concurrent('one that nobody knows asks for its sender’s permission', async () => {
    const event = ({ github }: Stage, login: string) => {
      const sender = github.world.users.get(login) ?? github.addUser(login, { role: 'read' });
      const built = buildPlainEvent(github.world, { eventName: 'workflow_dispatch', sender });
      return { ...built, eventName: 'watch', inputs: asks };
    };
    expect(gist(await playThread((stage) => event(stage, 'octocat')))).toMatchObject(handedOver);
    const denied = await playThread((stage) => event(stage, 'stranger'));
    expect(gist(denied)).toMatchObject({ exitCode: 0, outcome: 'skipped', requests: [] });
  });
});

test.concurrent.each([
  ['missing', null],
  ['not JSON', '{"action":'],
  ['without a number', { action: 'created', comment: { id: 1, body: '/docs x' } }],
])('an event file that is %s: nobody is asked anything', async (_, event) => {
  const played = await playThread((stage) => ({ ...say(stage, '/docs explain it'), inputs, event }));
  expect(played.requests).toEqual([]);
  expect(played.github.requests).toEqual([]);
  expect(played.outputs.outcome).toMatch(/^(error|skipped)$/);
});

test.concurrent('a deleted comment starts nothing', async () => {
  const played = await playThread(({ github, octocat }) => {
    const comment = github.addComment(github.addIssue().number, { user: octocat, body: '/docs explain it' });
    return { ...buildIssueCommentEvent(github.world, { comment, action: 'deleted' }), inputs };
  });
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'skipped', requests: [] });
});
