import { describe, expect, test } from '@jest/globals';
import type { Story } from '../../src/story/story.ts';
import { json } from '../support/answers.ts';
import { type CollectStage, command, openCollectStage } from '../support/collect-stage.ts';
import type { BuiltEvent } from '../support/github-events.ts';
import type { Thread } from '../support/github-world.ts';
import { createJobSimulator, JOB_ID, PR_LINK } from '../support/job-simulator.ts';
import type { RunOptions } from '../support/runner.ts';
import { annotationsOf } from '../support/scenario.ts';
import { oursIn, wordsOf } from '../support/thread-scenario.ts';

const BODY = 'Explains the flag.\r\n\r\nSee `docs/`.\n';
const ALL = {
  prLabels: 'documentation, ai made',
  prReviewers: 'requester, hubot, docs-bot, octo-org/writers',
  prAssignees: 'Hubot',
  prDraft: 'ready',
  prAutoMerge: 'squash',
};
const WRITES = [
  'pulls/update',
  'issues/add-labels',
  'issues/add-assignees',
  'markPullRequestReadyForReview',
  'pulls/request-reviewers',
  'enablePullRequestAutoMerge',
];

/** The body that was read is written at once; what was done before is of no account for it. */
const EVERYTHING = WRITES.toSpliced(1, 0, 'issues/list-events');

/** The agent's pull request, as a draft, and people who may write. */
function addPull({ github }: Pick<CollectStage, 'github'>, given: Partial<NonNullable<Thread['pull']>> = {}) {
  const bot = github.addUser('docs-bot');
  github.addUser('hubot');
  github.addTeam({ name: 'writers', members: ['hubot'] });
  return github.addPull({
    number: 42,
    title: 'Explain the flag',
    body: BODY,
    user: bot,
    pull: { head: 'docs-agent/job', isDraft: true, files: [], ...given },
  });
}

const doneFor = ({ labels, assignees, pull, body }: Thread) => ({
  labels,
  assignees,
  reviewers: pull?.reviewers,
  teams: pull?.teams,
  isDraft: pull?.isDraft,
  autoMerge: pull?.autoMerge,
  body,
});
const DONE = {
  labels: ['documentation', 'ai made'],
  assignees: ['Hubot'],
  reviewers: ['octocat', 'hubot'],
  teams: ['writers'],
  isDraft: false,
  autoMerge: 'SQUASH',
  body: `${BODY}\n\n<!-- docs-agent:asked -->\nAsked for in octo-org/octo-docs#1 by @\u200boctocat\n<!-- docs-agent:asked-end -->`,
};
/** Without reactions: writes are a second apart. */
const run = (
  stage: CollectStage,
  asked: BuiltEvent,
  inputs: Record<string, string> = {},
  more: RunOptions = {},
) => stage.run(asked, { reactions: 'false', ...inputs }, more);
const careCalls = ({ github }: Pick<CollectStage, 'github'>) =>
  github.calls().filter((call) => WRITES.includes(call) || call === 'issues/list-events');
const active: Story = { kind: 'detached', jobId: JOB_ID, job: { status: 'active' }, turn: { kind: 'first' } };
const ended = () => json(200, { id: JOB_ID, status: 'completed', prLink: PR_LINK });

describe('after the end', () => {
  test.concurrent('the run takes care of its pull request, once', async () => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    const ran = await run(stage, asked, ALL);
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(doneFor(pull)).toEqual(DONE);
    expect(careCalls(stage)).toEqual(EVERYTHING);
    expect(annotationsOf(ran, 'warning')).toEqual([]);
    expect(oursIn(stage.github).at(-1)?.body).not.toContain('⚠️');

    const before = stage.github.calls().length;
    const again = await run(stage, asked, ALL, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(again.outputs.outcome).toBe('pull-request');
    expect(doneFor(pull)).toEqual(DONE);
    expect(
      stage.github
        .calls()
        .slice(before)
        .filter((call) => WRITES.includes(call)),
    ).toEqual([]);
  });

  test.concurrent.each(['collect', 'status'])(
    'a %s does the same for a job that nobody waited for',
    async (who) => {
      await using stage = await openCollectStage({
        script: createJobSimulator({ turns: [{ activeLooks: 0 }] }),
      });
      const asked = command(stage, '/docs explain the flag');
      const pull = addPull(stage);
      await run(stage, asked, { ...ALL, wait: 'false' });
      expect(careCalls(stage)).toEqual([]);
      if (who === 'collect') expect((await stage.collect(ALL)).exitCode).toBe(0);
      else await run(stage, command(stage, '/docs status', 1), ALL, { env: { GITHUB_RUN_ID: '77' } });
      expect(doneFor(pull)).toEqual(DONE);
      await stage.collect(ALL);
      expect(careCalls(stage)).toEqual(EVERYTHING);
    },
  );

  test.concurrent('a status does what the run was not allowed to, and says what it is not allowed to either', async () => {
    const forbidden = ['issues/add-labels', 'pulls/update'];
    await using stage = await openCollectStage({ forbidden });
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    const wanted = { prLabels: 'documentation', prReviewers: 'requester' };
    await run(stage, asked, wanted);
    forbidden.shift();
    const status = command(stage, '/docs status', 1);
    const looked = await run(stage, status, wanted, { env: { GITHUB_RUN_ID: '77' } });
    expect(doneFor(pull)).toMatchObject({ labels: ['documentation'], reviewers: ['octocat'], body: BODY });
    const told = 'Not set on the pull request: the line that says who asked';
    expect(wordsOf(oursIn(stage.github).at(-1)?.body ?? '')).toContain(told);
    expect(wordsOf(looked.summary)).toContain(told);
  });

  test.concurrent('nothing more is asked of the host where no input asks for it', async () => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    await run(stage, asked);
    expect(stage.github.calls().filter((call) => call.startsWith('pulls/'))).toEqual(['pulls/get']);
    expect(careCalls(stage)).toEqual([]);
    expect(pull.body).toBe(BODY);
  });

  test.concurrent('what somebody has undone, or answered, stays so', async () => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    await run(stage, asked, ALL);
    Object.assign(pull, { labels: ['ai made'], assignees: [] });
    Object.assign(pull.pull ?? {}, { reviewers: [], teams: [], isDraft: true, autoMerge: undefined });
    await run(stage, asked, ALL, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(doneFor(pull)).toEqual({
      ...DONE,
      labels: ['ai made'],
      assignees: [],
      reviewers: [],
      teams: [],
      isDraft: true,
      autoMerge: undefined,
    });
  });

  test.concurrent('comment: false writes no line, and the rest is done', async () => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    await run(stage, asked, { ...ALL, comment: 'false' });
    expect(doneFor(pull)).toEqual({ ...DONE, body: BODY });
  });

  test.concurrent('without a thread there is no line and no requester, and the rest is done', async () => {
    await using stage = await openCollectStage();
    const pull = addPull(stage);
    const ran = await run(
      stage,
      { eventName: 'schedule', event: {} },
      { ...ALL, prompt: 'Explain the flag.' },
    );
    expect(ran.outputs.outcome).toBe('pull-request');
    expect(doneFor(pull)).toEqual({ ...DONE, body: BODY, reviewers: ['hubot'] });
  });

  test.concurrent('a request in the pull request itself is not said to have asked for it', async () => {
    await using stage = await openCollectStage();
    const pull = addPull(stage);
    await run(stage, command(stage, '/docs explain it better', 42), { prLabels: 'documentation' });
    expect(doneFor(pull)).toMatchObject({ labels: ['documentation'], body: BODY });
  });

  test.concurrent('a body that has no room gets no line', async () => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    const pull = Object.assign(addPull(stage), { body: 'x'.repeat(65_500) });
    await run(stage, asked, { prLabels: 'documentation' });
    expect(doneFor(pull)).toMatchObject({ labels: ['documentation'], body: 'x'.repeat(65_500) });
  });

  test.concurrent('a pull request that is merged meanwhile is left alone', async () => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    const pull = Object.assign(addPull(stage, { merged: true }), { state: 'closed' as const });
    await run(stage, asked, ALL);
    expect(careCalls(stage)).toEqual([]);
    expect(pull.body).toBe(BODY);
  });
});

describe('drafts', () => {
  test.concurrent('are never merged by themselves', async () => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage, { isDraft: false });
    await run(stage, asked, { prDraft: 'draft', prAutoMerge: 'merge' });
    expect(doneFor(pull)).toMatchObject({ isDraft: true, autoMerge: undefined });
  });

  test.concurrent('are not either where they could not be made ready', async () => {
    await using stage = await openCollectStage({ forbidden: ['markPullRequestReadyForReview'] });
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    const ran = await run(stage, asked, { prDraft: 'ready', prAutoMerge: 'merge' });
    expect(doneFor(pull)).toMatchObject({ isDraft: true, autoMerge: undefined });
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    const [warning] = annotationsOf(ran, 'warning');
    expect(warning).toContain('ready for review (the token may not do this (GraphQL)');
    expect(warning).toContain('`contents: write` and `pull-requests: write`');
  });

  test.concurrent('a branch of a fork is never merged by itself', async () => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage, { fromFork: true, isDraft: false });
    const ran = await run(stage, asked, { prAutoMerge: 'merge', prLabels: 'documentation' });
    expect(doneFor(pull)).toMatchObject({ labels: ['documentation'], autoMerge: undefined });
    expect(annotationsOf(ran, 'warning').join()).toContain('auto-merge was not turned on');
  });
});

describe('what can not be done is a warning in log, comment and summary, and the outcome stays', () => {
  test.concurrent.each<[string, Record<string, string>, string[], string, object]>([
    [
      'a team of another organisation',
      { prReviewers: 'other/writers, hubot' },
      [],
      'The team other/writers was not asked to review: it is of another organisation',
      { reviewers: ['hubot'], teams: undefined },
    ],
    [
      'somebody who has no access',
      { prReviewers: 'stranger, hubot, octo-org/writers' },
      [],
      'Not set on the pull request: reviewer stranger (HTTP 422 for POST /repos/octo-org/octo-docs/pulls/42/requested_reviewers',
      { reviewers: ['hubot'], teams: ['writers'] },
    ],
    [
      'somebody who can not be assigned',
      { prAssignees: 'stranger, hubot' },
      [],
      'Not set on the pull request: assignee stranger (the host assigns only people who may write',
      { assignees: ['hubot'] },
    ],
    [
      'labels, for the token',
      { prLabels: 'documentation', prAssignees: 'hubot', prReviewers: 'hubot' },
      ['issues/add-labels', 'issues/add-assignees'],
      'Not set on the pull request: label documentation; assignee hubot (the token may not do this (HTTP 403); give the job, or a githubToken for octo-org/octo-docs, `pull-requests: write`).',
      { reviewers: ['hubot'] },
    ],
    [
      'the line, for the token',
      { prLabels: 'documentation' },
      ['pulls/update'],
      'Not set on the pull request: the line that says who asked (the token may not do this',
      { labels: ['documentation'] },
    ],
    [
      'reading what was done before, which is no reason to do less',
      { prLabels: 'documentation', prAssignees: 'stranger' },
      ['issues/list-events'],
      'assignee stranger',
      { labels: ['documentation'] },
    ],
  ])('%s', async (_, inputs, forbidden, told, done) => {
    await using stage = await openCollectStage({ forbidden });
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    const ran = await run(stage, asked, inputs);
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request', prLink: PR_LINK } });
    expect(annotationsOf(ran, 'warning')).toEqual([expect.stringContaining(told)]);
    expect(wordsOf(oursIn(stage.github).at(-1)?.body ?? '')).toContain(told);
    expect(wordsOf(ran.summary)).toContain(told);
    expect(doneFor(pull)).toMatchObject(done);
  });

  test.concurrent.each<[string, (stage: CollectStage) => void, string]>([
    [
      'the repository',
      ({ github }) => Object.assign(github.world, { allowsAutoMerge: false }),
      'does not allow auto-merge',
    ],
    [
      'a branch with nothing to wait for',
      ({ github }) => Object.assign(github.world.threads.get(42)?.pull ?? {}, { isClean: true }),
      'nothing that it would wait for',
    ],
    [
      'a host that does not answer',
      ({ github }) => github.failNext('enablePullRequestAutoMerge', { kind: 'reset' }),
      'did not answer',
    ],
  ])('auto-merge that is refused by %s', async (_, spoil, told) => {
    await using stage = await openCollectStage();
    const asked = command(stage, '/docs explain the flag');
    addPull(stage, { isDraft: false });
    spoil(stage);
    const ran = await run(stage, asked, { prAutoMerge: 'rebase', comment: 'false' });
    expect(ran.exitCode).toBe(0);
    expect(annotationsOf(ran, 'warning')).toEqual([expect.stringContaining(told)]);
  });

  test.concurrent('a collect tells them as well', async () => {
    await using stage = await openCollectStage({ script: ended });
    stage.leave({ story: active, thread: stage.github.addIssue().number });
    addPull(stage);
    const collected = await stage.collect({ prReviewers: 'other/writers, requester' });
    const told = 'The team other/writers was not asked to review';
    expect(annotationsOf(collected, 'warning')).toEqual([expect.stringContaining(told)]);
    expect(wordsOf(oursIn(stage.github)[0]?.body ?? '')).toContain(told);
    expect(wordsOf(collected.summary)).toContain(told);
    expect(stage.github.world.threads.get(42)?.pull?.reviewers).toEqual(['octocat']);
  });
});

test.concurrent('a host that falters is asked again, and of what may have been done nothing else is said', async () => {
  await using stage = await openCollectStage();
  const asked = command(stage, '/docs explain the flag');
  const pull = addPull(stage);
  for (const call of ['issues/add-labels', 'issues/add-assignees', 'pulls/request-reviewers'])
    stage.github.failNext(call, { kind: 'lost-answer' });
  stage.github.failNext('enablePullRequestAutoMerge', { kind: 'lost-answer' });
  const ran = await run(stage, asked, ALL);
  expect(doneFor(pull)).toEqual(DONE);
  expect(annotationsOf(ran, 'warning')).toEqual([
    'Not set on the pull request: auto-merge (squash) (the code host did not answer POST /graphql; it may be set all the same).',
  ]);
});

describe('where', () => {
  const elsewhere = () =>
    createJobSimulator({ turns: [{ prLink: 'https://github.com/octo-org/site/pull/42' }] });

  test.concurrent('a pull request in another repository is left alone unless it is named', async () => {
    await using stage = await openCollectStage({ script: elsewhere() });
    stage.github.world.elsewhere = 'octo-org/site';
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    const ran = await run(stage, asked, { prLabels: 'documentation' });
    expect(careCalls(stage)).toEqual([]);
    expect(annotationsOf(ran, 'warning').join()).toContain(
      'octo-org/site, which pullRequestRepositories does not name',
    );
    await run(
      stage,
      asked,
      { prLabels: 'documentation', pullRequestRepositories: 'a/b, Octo-Org/site' },
      { env: { GITHUB_RUN_ATTEMPT: '2' } },
    );
    expect(pull.labels).toEqual(['documentation']);
    expect(stage.github.requests.some(({ path }) => path === '/repos/octo-org/site/issues/42/labels')).toBe(
      true,
    );
  });

  test.concurrent('one that the token does not reach is told so, with its repository', async () => {
    await using stage = await openCollectStage({ script: elsewhere() });
    const asked = command(stage, '/docs explain the flag');
    const wanted = { prLabels: 'documentation', pullRequestRepositories: 'octo-org/site' };
    const ran = await run(stage, asked, wanted);
    expect(annotationsOf(ran, 'warning')).toEqual([
      'Nothing was set on the pull request: it could not be read (HTTP 404 for GET /repos/octo-org/site/pulls/42; the host has no such operation, or githubToken does not reach octo-org/site).',
    ]);
  });

  test.concurrent('one on another host is never touched', async () => {
    const prLink = 'https://gitlab.example.com/octo-org/octo-docs/pull/42';
    await using stage = await openCollectStage({ script: createJobSimulator({ turns: [{ prLink }] }) });
    const asked = command(stage, '/docs explain the flag');
    addPull(stage);
    const ran = await run(stage, asked, ALL);
    expect(ran.exitCode).toBe(0);
    expect(careCalls(stage)).toEqual([]);
    expect(annotationsOf(ran, 'warning').join()).toContain('not on the host that this run belongs to');
  });

  test.concurrent('a GitHub Enterprise Server has its GraphQL elsewhere', async () => {
    let simulate = createJobSimulator();
    await using stage = await openCollectStage({ flavour: 'ghes', script: (request) => simulate(request) });
    const prLink = `${stage.github.world.serverUrl}/octo-org/octo-docs/pull/42`;
    simulate = createJobSimulator({ turns: [{ prLink }] });
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    await run(stage, asked, { prDraft: 'ready', prAutoMerge: 'merge', comment: 'false' });
    expect(doneFor(pull)).toMatchObject({ isDraft: false, autoMerge: 'MERGE' });
  });

  /** A stage on Gitea, whose job ends with the pull request there. */
  const openGitea = async (given: { forbidden?: string[] } = {}) => {
    let simulate = createJobSimulator();
    const stage = await openCollectStage({
      flavour: 'gitea',
      script: (request) => simulate(request),
      ...given,
    });
    const prLink = `${stage.github.world.serverUrl}/octo-org/octo-docs/pulls/42`;
    simulate = createJobSimulator({ turns: [{ prLink }] });
    return stage;
  };

  test.concurrent('Gitea: what somebody took away stays so, however much was said since', async () => {
    await using stage = await openGitea();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    await run(stage, asked, ALL);
    expect(doneFor(pull)).toMatchObject({ labels: ['documentation'], reviewers: ['octocat', 'hubot'] });
    for (let n = 0; n < 120; n += 1)
      stage.github.addComment(pull.number, { user: stage.octocat, body: `No ${n}` });
    Object.assign(pull, { labels: [] });
    Object.assign(pull.pull ?? {}, { reviewers: [], teams: [] });
    const before = stage.github.calls().length;
    await run(stage, asked, ALL, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    expect(doneFor(pull)).toMatchObject({ labels: [], reviewers: [], teams: [] });
    const calls = stage.github.calls().slice(before);
    expect(calls.filter((call) => call === 'issues/list-timeline')).toHaveLength(4);
  });

  test.concurrent('Gitea: one reviewer whom the host does not know costs that one alone', async () => {
    await using stage = await openGitea();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    const ran = await run(stage, asked, { prReviewers: 'requester, nobody-here, hubot, octo-org/none' });
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(doneFor(pull)).toMatchObject({ reviewers: ['octocat', 'hubot'], teams: undefined });
    const warnings = annotationsOf(ran, 'warning');
    const where =
      'HTTP 404 for POST /api/v1/repos/octo-org/octo-docs/pulls/42/requested_reviewers, where the host says';
    expect(warnings).toEqual([
      expect.stringContaining(`reviewer nobody-here (${where} "User 'nobody-here' not exist": only people`),
      expect.stringContaining(`reviewing team none (${where} "Team 'none' not exist": only people`),
    ]);
  });

  test.concurrent('Gitea: the scope that is missing is named as the host names it', async () => {
    await using stage = await openGitea({
      forbidden: ['pulls/update', 'pulls/request-reviewers', 'issues/update-comment'],
    });
    const asked = command(stage, '/docs explain the flag');
    addPull(stage);
    const ran = await run(stage, asked, { prReviewers: 'hubot', prLabels: 'documentation' });
    const warnings = annotationsOf(ran, 'warning');
    const required = (scope: string) =>
      `he host says what is required: \`${scope}\`. Let githubToken have that`;
    expect(warnings.find((text) => text.includes('the line that says who asked; reviewer hubot'))).toContain(
      required('write:repository'),
    );
    expect(warnings.find((text) => text.startsWith('The comment could not be written'))).toContain(
      required('write:issue'),
    );
    expect(warnings.join('\n')).not.toMatch(/issues: write|pull-requests: write/);
  });

  test.concurrent('Gitea: what it can not do is a warning, and the rest is done', async () => {
    await using stage = await openGitea();
    const asked = command(stage, '/docs explain the flag');
    const pull = addPull(stage);
    const ran = await run(stage, asked, ALL);
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(doneFor(pull)).toEqual({
      ...DONE,
      labels: ['documentation'],
      assignees: undefined,
      isDraft: true,
      autoMerge: undefined,
    });
    const warnings = annotationsOf(ran, 'warning').join('\n');
    expect(warnings).toContain('assignee Hubot');
    expect(warnings).toContain(
      'label ai made (the host has not taken it: the repository may have no such label)',
    );
    expect(warnings).toContain('ready for review (this code host has no way to do that by its interface)');
  });
});

describe('a bad value is refused before any request', () => {
  test.concurrent.each<[string, string]>([
    ['prReviewers', '@octocat'],
    ['prAutoMerge', 'true'],
  ])('%s: %s', async (name, value) => {
    await using stage = await openCollectStage();
    const ran = await run(stage, command(stage, '/docs explain the flag'), { [name]: value });
    expect(ran).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(annotationsOf(ran, 'error').join()).toContain(`Input ${name}: `);
    expect((await stage.collect({ [name]: value })).exitCode).toBe(1);
    expect([stage.github.requests, stage.service.requests]).toEqual([[], []]);
  });
});
