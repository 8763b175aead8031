import { describe, expect, test } from '@jest/globals';
import type { Story } from '../../src/story/story.ts';
import { json } from '../support/answers.ts';
import { type CollectStage, openCollectStage } from '../support/collect-stage.ts';
import type { TendingFacts } from '../support/github-tending.ts';
import { HEAD_SHA } from '../support/github-tending.ts';
import { createJobSimulator, JOB_ID } from '../support/job-simulator.ts';
import type { RunResult } from '../support/runner.ts';
import { LOOK, MESSAGE } from '../support/scenario.ts';
import { addTended, passDays } from '../support/tended.ts';
import { markerOf, oursIn, wordsOf } from '../support/thread-scenario.ts';

const WRITES = /create|update|delete/;
const writes = ({ github }: CollectStage) => github.calls().filter((call) => WRITES.test(call));
const pullsOf = ({ outputs }: RunResult) => JSON.parse(outputs.pulls ?? '') as Record<string, unknown>[];
const annotations = (run: RunResult) => run.annotations.map(({ name, data }) => `${name}: ${data}`);
const bodiesIn = (stage: CollectStage, thread: number) =>
  oursIn(stage.github)
    .filter((comment) => comment.thread === thread)
    .map(({ body }) => wordsOf(body));

describe('a pull request that nobody touches', () => {
  test.concurrent('is reminded of in its thread and on itself, once, and closed when the time is over', async () => {
    await using stage = await openCollectStage();
    const { issue, pull, link } = addTended(stage);
    const inputs = { closeDays: '30', deleteBranches: 'true' };
    const first = await stage.tend(inputs);
    expect(first).toMatchObject({ exitCode: 0, annotations: [], outputs: { reminded: '1', closed: '0' } });
    const [reminder] = bodiesIn(stage, pull.number);
    expect(reminder).toMatch(
      /^### ⏰ A pull request is waiting\n\nNothing has changed in this pull request for 20 days\./,
    );
    expect(reminder).toMatch(/It is closed at \d{4}-\d\d-\d\d \d\d:\d\d UTC at the earliest.* `keep-docs`/);
    expect(bodiesIn(stage, issue.number)[1]).toContain(`(${link}) for 20 days`);
    for (const { body } of oursIn(stage.github).slice(1)) expect(body).not.toMatch(/ @octocat/);
    expect(pullsOf(first)).toEqual([
      {
        number: pull.number,
        link,
        state: 'stale',
        ageDays: 20,
        done: [{ what: 'remind', how: 'done', why: '' }],
        why: '',
      },
    ]);
    expect(wordsOf(first.summary)).toMatch(
      new RegExp(`\\[#${pull.number} Explain .*\\| 20 days \\| stale \\| reminded \\|`),
    );

    const before = writes(stage).length;
    expect(await stage.tend(inputs)).toMatchObject({ exitCode: 0, outputs: { reminded: '0', closed: '0' } });
    passDays(stage, 15);
    const again = await stage.tend(inputs);
    expect(pullsOf(again)).toMatchObject([{ state: 'stale', ageDays: 35, done: [] }]);
    expect(writes(stage)).toHaveLength(before);

    passDays(stage, 1);
    const last = await stage.tend(inputs);
    expect(last).toMatchObject({ exitCode: 0, annotations: [], outputs: { reminded: '0', closed: '1' } });
    expect(pull).toMatchObject({ state: 'closed', pull: { tending: { isBranchGone: true } } });
    expect(bodiesIn(stage, pull.number)[1]).toMatch(/^### 🚪 Closed.*restore its branch.*then reopen it\.$/s);
    expect(bodiesIn(stage, issue.number)[0]).toMatch(/^### 🚪 Pull request closed without a merge\n/);
    expect(markerOf(oursIn(stage.github)[0]?.body ?? '')).toMatchObject({ kind: 'concluded' });

    const done = writes(stage).length;
    expect((await stage.tend(inputs)).outputs).toMatchObject({ pulls: '[]', concluded: '0' });
    expect(writes(stage)).toHaveLength(done);
    expect(stage.service.list()).toEqual([]);
  });

  test.concurrent('keeps its branch where nothing else is asked for, and says that it is there', async () => {
    await using stage = await openCollectStage();
    const { pull } = addTended(stage);
    await stage.tend({ closeDays: '15' });
    passDays(stage, 1);
    await stage.tend({ closeDays: '15' });
    expect(pull).toMatchObject({
      state: 'closed',
      pull: { tending: expect.not.objectContaining({ isBranchGone: true }) },
    });
    expect(bodiesIn(stage, pull.number)[1]).toContain('reopen it: its branch is still there.');
  });

  test.concurrent('is young again after a word or a commit of others, and reminded of anew', async () => {
    await using stage = await openCollectStage();
    const { pull } = addTended(stage);
    await stage.tend();
    stage.github.addComment(pull.number, { user: stage.octocat, body: 'I look at it tomorrow.' });
    expect(pullsOf(await stage.tend({ closeDays: '15' }))).toMatchObject([
      { state: 'open', ageDays: 0, done: [] },
    ]);
    passDays(stage, 40);
    expect((await stage.tend({ closeDays: '15' })).outputs).toMatchObject({ reminded: '1', closed: '0' });
    expect(pull.state).toBe('open');
  });

  test.concurrent.each<[string, TendingFacts, Record<string, string>]>([
    ['it is labelled so', { labels: ['Keep-Docs'], behindBy: 3, mergeable: false }, {}],
    ['it has another label that the workflow names', { labels: ['wait'] }, { keepLabel: 'wait' }],
    ['it is not old enough', {}, { staleDays: '21' }],
  ])('is let be where %s', async (_, facts, inputs) => {
    await using stage = await openCollectStage();
    addTended(stage, facts);
    const run = await stage.tend({ repair: 'true', updateBranch: 'true', ...inputs });
    expect(run).toMatchObject({ exitCode: 0, annotations: [] });
    expect([writes(stage), stage.service.list()]).toEqual([[], []]);
  });
});

describe('a branch', () => {
  test.concurrent('that is behind is updated by the host, which makes the pull request no younger', async () => {
    await using stage = await openCollectStage();
    const { pull } = addTended(stage, { days: 10, behindBy: 3 });
    const run = await stage.tend({ updateBranch: 'true' });
    expect(run).toMatchObject({ exitCode: 0, annotations: [], outputs: { updated: '1', reminded: '0' } });
    expect(pull.pull?.tending?.sha).not.toBe(HEAD_SHA);
    const before = writes(stage).length;
    expect((await stage.tend({ updateBranch: 'true' })).outputs).toMatchObject({ updated: '0' });
    expect(writes(stage)).toHaveLength(before);
    passDays(stage, 5);
    const later = await stage.tend({ updateBranch: 'true' });
    expect(later.outputs).toMatchObject({ reminded: '1' });
    expect(pullsOf(later)).toMatchObject([{ ageDays: 15 }]);
  });

  test.concurrent('that is behind is left as it is where nobody asks for more', async () => {
    await using stage = await openCollectStage();
    addTended(stage, { days: 10, behindBy: 3 });
    expect((await stage.tend()).outputs).toMatchObject({ updated: '0' });
    expect(stage.github.calls()).not.toContain('repos/compare-commits-with-basehead');
  });

  test.concurrent('in conflict is the job’s to repair: one message for each head commit', async () => {
    await using stage = await openCollectStage({
      script: createJobSimulator({ existing: true, turns: [{ activeLooks: 0 }] }),
    });
    const { pull } = addTended(stage, { days: 10, mergeable: false });
    const inputs = { repair: 'true', updateBranch: 'true', dailyLimit: '2' };
    const run = await stage.tend(inputs);
    expect(run).toMatchObject({ exitCode: 0, annotations: [], outputs: { repaired: '1', updated: '0' } });
    expect(stage.service.list().filter((one) => one.startsWith('POST'))).toEqual([MESSAGE]);
    expect(stage.service.requests.find(({ method }) => method === 'POST')?.body).toMatch(
      /Bring the branch up to date .* resolve the conflicts/,
    );
    const [comment] = bodiesIn(stage, pull.number);
    expect(comment).toMatch(/^### 📤 Handed over\n/);
    expect(comment).toContain('> Bring the branch up to date');
    expect(markerOf(oursIn(stage.github).at(-1)?.body ?? '')).toMatchObject({
      kind: 'detached',
      job: JOB_ID,
    });

    const before = [writes(stage).length, stage.service.list().length];
    expect(pullsOf(await stage.tend(inputs))).toMatchObject([{ state: 'at work', done: [] }]);
    expect([writes(stage).length, stage.service.list().length]).toEqual(before);
    passDays(stage, 2);
    expect(pullsOf(await stage.tend(inputs))).toMatchObject([{ state: 'conflict', done: [] }]);
    expect([writes(stage).length, stage.service.list().length]).toEqual(before);

    Object.assign(pull.pull?.tending ?? {}, { sha: 'b'.repeat(40) });
    expect((await stage.tend(inputs)).outputs).toMatchObject({ repaired: '1' });
  });

  test.concurrent('of which the host has not found out yet is in no conflict', async () => {
    await using stage = await openCollectStage();
    addTended(stage, { days: 10, mergeable: null });
    expect(pullsOf(await stage.tend({ repair: 'true' }))).toMatchObject([{ state: 'open', done: [] }]);
    expect([writes(stage), stage.service.list()]).toEqual([[], []]);
  });
});

describe('a repair is not asked for', () => {
  const conflict = { days: 10, mergeable: false };
  const repair = { repair: 'true' };

  test.concurrent('beyond dailyLimit, which counts the commands too', async () => {
    await using stage = await openCollectStage({ script: createJobSimulator({ existing: true }) });
    addTended(stage, conflict);
    const other = stage.github.addIssue().number;
    const story = {
      kind: 'failed',
      jobId: 'job_2',
      job: { status: 'failed' },
      turn: { kind: 'first' },
    } as Story;
    stage.leave({ story, thread: other });
    const run = await stage.tend({ ...repair, dailyLimit: '1' });
    expect(pullsOf(run)).toMatchObject([
      {
        done: [
          { what: 'repair', how: 'let be', why: '1 of 1 jobs and messages of the last 24 hours are used' },
        ],
      },
    ]);
    expect(run).toMatchObject({ exitCode: 0, annotations: [] });
    expect([writes(stage), stage.service.list()]).toEqual([[], [LOOK]]);
  });

  test.concurrent.each<[string, object | undefined, RegExp | undefined]>([
    ['the service no longer knows', undefined, /no longer knows job job_7Qm-4/],
    ['was archived', { status: 'archived' }, /job job_7Qm-4 was archived/],
    ['is at work', { status: 'active' }, undefined],
  ])('of a job that %s', async (_, job, warning) => {
    const script = () => (job ? json(200, { id: JOB_ID, ...job }) : json(404, { error: 'no such job' }));
    await using stage = await openCollectStage({ script });
    addTended(stage, conflict);
    const run = await stage.tend(repair);
    expect(run.exitCode).toBe(0);
    expect(annotations(run)).toEqual(
      warning
        ? [expect.stringMatching(new RegExp(`^warning: Pull request #2: could not .*${warning.source}`))]
        : [],
    );
    expect(writes(stage)).toEqual([]);
  });

  test.concurrent('where its comment could not be written, for then nobody would know', async () => {
    await using stage = await openCollectStage({
      script: createJobSimulator({ existing: true }),
      forbidden: ['issues/create-comment'],
    });
    addTended(stage, conflict);
    const run = await stage.tend(repair);
    expect(annotations(run)).toEqual([expect.stringMatching(/nothing was sent: .*`issues: write`/)]);
    expect(stage.service.list()).toEqual([LOOK]);
  });

  test.concurrent('anew in the same comment where the service took nothing', async () => {
    const script = createJobSimulator({ existing: true, turns: [{ activeLooks: 0 }] });
    let refuses = true;
    await using stage = await openCollectStage({
      script: (request) => (request.method === 'POST' && refuses ? json(403, {}) : script(request)),
    });
    const { pull } = addTended(stage, conflict);
    expect(annotations(await stage.tend(repair))).toEqual([expect.stringMatching(/write scope/)]);
    refuses = false;
    expect(await stage.tend(repair)).toMatchObject({ annotations: [], outputs: { repaired: '1' } });
    expect(bodiesIn(stage, pull.number)).toEqual([expect.stringMatching(/^### 📤 Handed over\n/)]);
  });

  test.concurrent('again where its answer was lost', async () => {
    const script = createJobSimulator({ existing: true });
    await using stage = await openCollectStage({
      script: (request) => (request.method === 'POST' ? json(502, {}) : script(request)),
    });
    const { pull } = addTended(stage, conflict);
    const run = await stage.tend(repair);
    expect(annotations(run)).toEqual([
      expect.stringMatching(/It is not sent again/),
      expect.stringMatching(/could not ask its job .*: The answer to the message .* was lost/),
    ]);
    expect(bodiesIn(stage, pull.number)[0]).toMatch(/^### ❓ Not known\n/);
    passDays(stage, 2);
    await stage.tend(repair);
    expect(stage.service.list().filter((one) => one === MESSAGE)).toHaveLength(1);
  });
});

describe('the end of a pull request', () => {
  test.concurrent.each([
    ['merged', { merged: true }, '### 🎉 Pull request merged'],
    ['closed', {}, '### 🚪 Pull request closed without a merge'],
  ])('%s is told in its thread, and the marker ends', async (state, more, title) => {
    await using stage = await openCollectStage();
    const { issue, pull } = addTended(stage, { days: 10 });
    pull.state = 'closed';
    Object.assign(pull.pull ?? {}, more);
    const run = await stage.tend();
    expect(run).toMatchObject({ exitCode: 0, outputs: { concluded: '1' } });
    expect(pullsOf(run)).toMatchObject([{ state }]);
    const [body] = bodiesIn(stage, issue.number);
    expect(body).toContain(title);
    expect(body).toContain('octocat asked:\n\n> explain the *new* flag');
    expect(body).toContain(`#${pull.number} Explain`);
    const reads = stage.github.calls().length;
    expect((await stage.tend()).outputs.pulls).toBe('[]');
    expect(stage.github.calls().slice(reads)).not.toContain('pulls/get');
  });

  test.concurrent('is told in every thread that asked for it', async () => {
    await using stage = await openCollectStage();
    const { pull, link } = addTended(stage, { days: 10 });
    const story = {
      kind: 'pull-request',
      jobId: JOB_ID,
      job: { status: 'completed', prLink: link },
      turn: { kind: 'first' },
      link,
    } as Story;
    stage.leave({ story, thread: pull.number });
    Object.assign(pull.pull ?? {}, { merged: true });
    pull.state = 'closed';
    await stage.tend();
    expect(oursIn(stage.github).map(({ body }) => markerOf(body)?.kind)).toEqual(['concluded', 'concluded']);
  });
});

test.concurrent('a reminder whose answer was lost is found at once, and not written again', async () => {
  await using stage = await openCollectStage();
  const { issue, pull } = addTended(stage);
  stage.github.failNext('issues/create-comment', { kind: 'lost-answer' });
  const run = await stage.tend();
  expect(run).toMatchObject({ exitCode: 0, outputs: { reminded: '1' } });
  expect(annotations(run)).toEqual([]);
  expect((await stage.tend()).annotations).toEqual([]);
  expect([bodiesIn(stage, pull.number).length, bodiesIn(stage, issue.number).length]).toEqual([1, 2]);
});

test.concurrent('on Gitea a pull request is reminded of and closed, and of a conflict nothing is known', async () => {
  await using stage = await openCollectStage({ flavour: 'gitea' });
  const { pull } = addTended(stage, { mergeable: false });
  const inputs = { closeDays: '15', repair: 'true' };
  const run = await stage.tend(inputs);
  expect(pullsOf(run)).toMatchObject([{ state: 'stale', done: [{ what: 'remind', how: 'done' }] }]);
  passDays(stage, 1);
  expect(await stage.tend(inputs)).toMatchObject({ exitCode: 0, annotations: [], outputs: { closed: '1' } });
  expect(pull.state).toBe('closed');
  expect(stage.service.list()).toEqual([]);
});

describe('what is left alone', () => {
  test.concurrent('pull requests of other repositories, other projects, and in the words of others', async () => {
    await using stage = await openCollectStage();
    const link = 'https://github.com/other/repo/pull/2';
    addTended(stage, { story: { job: { status: 'completed', prLink: link }, link } as Partial<Story> });
    const { pull } = addTended(stage);
    const ours = oursIn(stage.github).at(-1);
    stage.github.addComment(pull.number, { user: stage.octocat, body: ours?.body ?? '' });
    stage.github.world.comments.delete(ours?.id ?? 0);
    const run = await stage.tend({ updateBranch: 'true', repair: 'true' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { pulls: '[]' } });
    expect(run.summary).toContain('1 pull request of other repositories is left alone.');
    expect(writes(stage)).toEqual([]);
  });

  test.concurrent('a dry run says what it would do, and does nothing', async () => {
    await using stage = await openCollectStage({ script: createJobSimulator({ existing: true }) });
    addTended(stage, { behindBy: 2 });
    addTended(stage, { mergeable: false, sha: 'c'.repeat(40) });
    const { pull } = addTended(stage, { sha: 'd'.repeat(40) });
    pull.state = 'closed';
    const run = await stage.tend({ dryRun: 'true', updateBranch: 'true', repair: 'true' });
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: { reminded: '0', updated: '0', repaired: '0', concluded: '0' },
    });
    const done = pullsOf(run).map((one) =>
      (one.done as { what: string; how: string }[]).map((deed) => `${deed.how} ${deed.what}`),
    );
    expect(done).toEqual([['would remind', 'would update'], ['would repair'], ['would conclude']]);
    expect(wordsOf(run.summary)).toContain('would remind; would update its branch');
    expect([writes(stage), stage.service.list()]).toEqual([[], [LOOK]]);
  });
});

describe('what goes wrong', () => {
  test.concurrent('a token that may not update branches: a warning names the permission, the rest is done', async () => {
    await using stage = await openCollectStage({ forbidden: ['pulls/update-branch'] });
    addTended(stage, { behindBy: 2 });
    const run = await stage.tend({ updateBranch: 'true' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { reminded: '1', updated: '0' } });
    expect(annotations(run)).toEqual([
      expect.stringMatching(
        /^warning: Pull request #2: could not update its branch: .*`contents: write` and `pull-requests: write`/,
      ),
    ]);
  });

  test.concurrent('a branch that can not be compared is reminded of and closed all the same', async () => {
    await using stage = await openCollectStage({ forbidden: ['repos/compare-commits-with-basehead'] });
    const { pull } = addTended(stage);
    const inputs = { updateBranch: 'true', closeDays: '21' };
    const first = await stage.tend(inputs);
    expect(first.outputs).toMatchObject({ reminded: '1', updated: '0' });
    expect(annotations(first)).toEqual([
      `warning: Pull request #${pull.number}: could not update its branch: the token may not do this (HTTP 403). Give the job \`contents: write\` and \`pull-requests: write\`, or pass a githubToken that may do this.`,
    ]);
    passDays(stage, 7);
    expect((await stage.tend(inputs)).outputs).toMatchObject({ closed: '1' });
    expect(pull.state).toBe('closed');
  });

  test.concurrent('a token that may not close: nothing is said to be closed', async () => {
    await using stage = await openCollectStage({ forbidden: ['pulls/update'] });
    const { pull } = addTended(stage);
    await stage.tend({ closeDays: '15' });
    passDays(stage, 1);
    const run = await stage.tend({ closeDays: '15' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { closed: '0' } });
    expect(annotations(run)).toEqual([expect.stringMatching(/could not close: .*`pull-requests: write`/)]);
    expect(bodiesIn(stage, pull.number)).toHaveLength(1);
  });

  test.concurrent('a branch that may not be deleted is said to be there', async () => {
    await using stage = await openCollectStage({ forbidden: ['git/delete-ref'] });
    const { pull } = addTended(stage);
    const inputs = { closeDays: '15', deleteBranches: 'true' };
    await stage.tend(inputs);
    passDays(stage, 1);
    const run = await stage.tend(inputs);
    expect(run).toMatchObject({ exitCode: 0, outputs: { closed: '1' } });
    expect(annotations(run)).toEqual([
      expect.stringMatching(/closed, but its branch could not be deleted: .*`contents: write`/),
    ]);
    expect(bodiesIn(stage, pull.number)[1]).toContain('its branch is still there.');
  });

  test.concurrent('a pull request that is gone is named, and the others are tended', async () => {
    await using stage = await openCollectStage();
    const { pull } = addTended(stage);
    addTended(stage);
    stage.github.world.threads.delete(pull.number);
    const run = await stage.tend();
    expect(run).toMatchObject({ exitCode: 0, outputs: { reminded: '1' } });
    expect(annotations(run)).toEqual([
      expect.stringMatching(/^warning: Pull request #2 could not be looked at: /),
    ]);
  });

  test.concurrent('comments that can not be read fail the step', async () => {
    await using stage = await openCollectStage({ forbidden: ['issues/list-comments-for-repo'] });
    addTended(stage);
    const run = await stage.tend();
    expect(run.exitCode).toBe(1);
    expect(annotations(run)).toEqual([
      expect.stringMatching(/^error: The repository's comments could not be read/),
    ]);
  });

  test.concurrent.each([
    [{ closeDays: '14' }, /closeDays.*more days than staleDays/],
    [{ staleDays: 'soon' }, /staleDays/],
    [{ closeDays: '180' }, /closeDays: "180".*fewer days than since reaches back \(180d\)/],
    [{ staleDays: '30', since: '4w' }, /staleDays: "30".*fewer days than since reaches back \(4w\)/],
    [{ deleteBranches: 'true' }, /deleteBranches.*needs closeDays/],
    [{ repair: 'yes' }, /repair.*true and false/],
    [{ dailyLimit: '0' }, /dailyLimit/],
    [{ keepLabel: 'x'.repeat(51) }, /keepLabel.*50 characters/],
  ])('%j is an input error before any request', async (inputs, message) => {
    await using stage = await openCollectStage();
    const run = await stage.tend(inputs as Record<string, string>);
    expect(run.exitCode).toBe(1);
    expect(annotations(run)).toEqual([expect.stringMatching(message)]);
    expect([stage.github.calls(), stage.service.list()]).toEqual([[], []]);
  });
});
