import { describe, expect, test } from '@jest/globals';
import {
  giteaCommentEvent,
  giteaLabelEvent,
  giteaMergeEvent,
  giteaReviewEvent,
} from '../support/gitea-events.ts';
import { buildIssueCommentEvent, buildIssuesEvent, buildPullRequestEvent } from '../support/github-events.ts';
import { annotationsOf, CREATE, gist } from '../support/scenario.ts';
import {
  lastOurs,
  oursIn,
  playThread,
  quick,
  reactionsIn,
  type Stage,
  silent,
  statesShown,
} from '../support/thread-scenario.ts';

/** As the service names one. */
const JOB_BRANCH = 'docs-agent/k3vn8wq2m5xh7tbzr4ydc6spje';
const gitea = { github: { flavour: 'gitea' } } as const;
const handOver = { ...silent, wait: 'false' };
const skipped = { exitCode: 0, outcome: 'skipped', requests: [] };
const detached = { exitCode: 0, outcome: 'detached', requests: [CREATE] };
const promptOf = (played: { recorded: { body: string }[] }) =>
  (JSON.parse(played.recorded[0]?.body ?? '{}') as { prompt?: string }).prompt ?? '';

describe('a comment on a pull request', () => {
  const ask = ({ github, octocat: user }: Stage) => {
    const comment = github.addComment(github.addPull().number, { user, body: '/docs explain it' });
    return giteaCommentEvent(github.world, { comment });
  };

  test.concurrent('without a secret, as for one of a fork: skipped with one sentence', async () => {
    const played = await playThread(
      (stage) => ({ ...ask(stage), inputs: { secretKey: '' }, unchecked: true }),
      gitea,
    );
    expect(gist(played)).toMatchObject(skipped);
    expect(played.stdout).toMatch(
      /^Outcome: skipped\. This run got no secretKey: for a fork's pull request/m,
    );
    expect(played.github.requests).toEqual([]);
  });

  test.concurrent('with the secret it is a command as any other', async () => {
    const played = await playThread((stage) => ({ ...ask(stage), inputs: quick }), gitea);
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
    expect(lastOurs(played).body).toContain('Pull request ready');
  });

  test.concurrent('on GitHub these runs have the secrets, so one without is a mistake that fails', async () => {
    const played = await playThread(({ github, octocat: user }) => {
      const comment = github.addComment(github.addPull().number, { user, body: '/docs explain it' });
      const event = buildIssueCommentEvent(github.world, { comment });
      return { ...event, inputs: { secretKey: '' }, unchecked: true };
    });
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [] });
  });
});

describe('a label', () => {
  const inputs = { ...handOver, prompt: 'Document it.' };

  test.concurrent.each(['issue', 'pull request'])('that is set on an %s', async (kind) => {
    const played = await playThread(({ github, octocat: sender }) => {
      const thread = kind === 'issue' ? github.addIssue() : github.addPull();
      const added = ['bug', 'needs-docs'];
      return { ...giteaLabelEvent(github.world, { thread, sender, added }), inputs };
    }, gitea);
    expect(gist(played)).toMatchObject(detached);
    expect(promptOf(played)).toMatch(/Label: bug, needs-docs$/m);
  });

  test.concurrent('on GitHub, as ever', async () => {
    const played = await playThread(({ github, octocat: sender }) => {
      const of = { thread: github.addIssue(), sender, action: 'labeled', label: 'needs-docs' } as const;
      return { ...buildIssuesEvent(github.world, of), inputs };
    });
    expect(gist(played)).toMatchObject(detached);
    expect(promptOf(played)).toMatch(/Label: needs-docs$/m);
  });
});

describe('a review', () => {
  const review =
    (content: string, of: { fork?: boolean; by?: 'guest' } = {}) =>
    ({ github, octocat }: Stage) => {
      const sender = of.by ? github.addUser(of.by, { role: 'read' }) : octocat;
      const thread = github.addPull();
      return giteaReviewEvent(github.world, { thread, content, sender, fork: of.fork ?? false });
    };

  test.concurrent('with the command is answered in the thread of the pull request', async () => {
    const played = await playThread(review('> What does 0 mean?\n\n/docs say what 0 means'), gitea);
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
    expect(promptOf(played)).toMatch(/^say what 0 means/);
    expect(statesShown(played)).toEqual(['Starting', 'Working on it', 'Pull request ready']);
    expect(oursIn(played.github).map(({ thread }) => thread)).toEqual([1]);
    // A review can't be reacted to: it has no id.
    expect(reactionsIn(played)).toEqual([]);
    expect(played.github.calls().filter((call) => call.startsWith('reactions/'))).toEqual([]);
    expect(annotationsOf(played, 'warning')).toEqual([]);
  });

  test.concurrent.each<[string, ReturnType<typeof review>, string]>([
    ['without the command', review('Fine'), 'does not begin with /docs'],
    [
      'by somebody who may only read',
      review('/docs do', { by: 'guest' }),
      'guest needs the write permission',
    ],
  ])('%s', async (_, event, why) => {
    const played = await playThread((stage) => ({ ...event(stage), inputs: silent }), gitea);
    expect(gist(played)).toMatchObject(skipped);
    expect(played.log).toContain(why);
  });

  test.concurrent('on a pull request of a fork, where there is no secret', async () => {
    const event = review('/docs do', { fork: true });
    const inputs = { ...silent, secretKey: '' };
    const played = await playThread((stage) => ({ ...event(stage), inputs, unchecked: true }), gitea);
    expect(gist(played)).toMatchObject(skipped);
    expect(played.log).toContain('runs of forks get no secrets');
  });
});

describe('a merge', () => {
  test.concurrent.each([true, false])('whose branch is deleted with it: %j', async (branchDeleted) => {
    const merged = (head: string) => (stage: Stage) => {
      const { github, octocat: sender } = stage;
      const thread = github.addPull({ state: 'closed', pull: { merged: true, head } });
      return {
        ...giteaMergeEvent(github.world, { thread, sender, branchDeleted }),
        inputs: { ...handOver, prompt: 'Document it.' },
      };
    };
    for (const head of ['new-flag', 'docs-agent/docs-upkeep'])
      expect(gist(await playThread(merged(head), gitea))).toMatchObject(detached);
    const own = await playThread(merged(JOB_BRANCH), gitea);
    expect(gist(own)).toMatchObject(skipped);
    expect(own.log).toContain("a job's own, so its merge asks for nothing");
  });

  test.concurrent('as GitHub tells it', async () => {
    const played = await playThread(({ github, octocat: sender }) => {
      const thread = github.addPull({ state: 'closed', pull: { merged: true, head: JOB_BRANCH } });
      const event = buildPullRequestEvent(github.world, { thread, sender, action: 'closed' });
      return { ...event, inputs: { ...handOver, prompt: 'Document it.' } };
    });
    expect(gist(played)).toMatchObject(skipped);
    expect(played.github.requests).toEqual([]);
  });
});
