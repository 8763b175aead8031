import { describe, expect, test } from '@jest/globals';
import type { Story } from '../../src/story/story.ts';
import { json } from '../support/answers.ts';
import { command, HOUR_MS, openCollectStage } from '../support/collect-stage.ts';
import { createJobSimulator, JOB_ID, PR_LINK } from '../support/job-simulator.ts';
import { CREATE, LOOK, MESSAGE, spoil } from '../support/scenario.ts';
import { markerOf, oursIn, reactionsIn, wordsOf } from '../support/thread-scenario.ts';

const done: Story = {
  kind: 'pull-request',
  jobId: JOB_ID,
  job: { status: 'completed', prLink: PR_LINK },
  turn: { kind: 'first' },
  link: PR_LINK,
};
const nothing: Story = {
  kind: 'not-sent',
  past: { kind: 'none' },
  about: { kind: 'nothing' },
  hindrance: { kind: 'stopped' },
};

describe('dailyLimit', () => {
  test.concurrent('keeps back what is beyond it, and tells the thread when the next may start', async () => {
    await using stage = await openCollectStage();
    const { github } = stage;
    const [other, here] = [github.addIssue().number, github.addIssue().number];
    stage.leave({ story: done, thread: other, ageMs: 30 * HOUR_MS });
    stage.leave({ story: done, thread: other, ageMs: 23 * HOUR_MS });
    stage.leave({
      story: { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } },
      thread: other,
      ageMs: 2 * HOUR_MS,
    });
    stage.leave({ story: nothing, thread: other, ageMs: HOUR_MS });
    const run = await stage.run(command(stage, '/docs explain the flag', here), { dailyLimit: '2' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', jobId: '' } });
    expect(stage.service.list()).toEqual([]);
    const { body } = oursIn(github).at(-1) ?? { body: '' };
    expect(markerOf(body)?.kind).toBe('over-budget');
    expect(body).toContain('### 🚦 The daily limit is reached');
    const next = new Date(Date.now() + HOUR_MS).toISOString().slice(0, 10);
    expect(wordsOf(body)).toContain(
      '2 of 2 jobs and messages of the last 24 hours are used, so nothing was sent.',
    );
    expect(wordsOf(body)).toMatch(new RegExp(`The next may start at ${next} \\d\\d:\\d\\d UTC`));
    expect(reactionsIn(stage)).toEqual(['confused']);
    expect(run.summary).toContain('The next may start at');
  });

  test.concurrent.each<[string, Record<string, string>, string]>([
    ['is not reached', { dailyLimit: '2' }, 'pull-request'],
    ['is reached by an admin who is exempt', { dailyLimit: '1', dailyLimitExempt: 'admin' }, 'pull-request'],
    ['is reached by an admin who is not', { dailyLimit: '1' }, 'skipped'],
    ['exempts another level', { dailyLimit: '1', dailyLimitExempt: 'maintain' }, 'skipped'],
  ])('%s', async (_, inputs, outcome) => {
    await using stage = await openCollectStage();
    stage.github.addUser('octocat', { role: 'admin' });
    stage.leave({ story: done, thread: stage.github.addIssue().number });
    const run = await stage.run(command(stage, '/docs new explain the flag'), inputs);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome } });
  });

  test.concurrent('whether somebody is exempt, and the host does not say it, is not known: nothing is sent', async () => {
    await using stage = await openCollectStage();
    stage.leave({ story: done, thread: stage.github.addIssue().number });
    const answer = json(200, { role_name: 'admin' });
    stage.github.failNext('repos/get-collaborator-permission-level', { kind: 'answered', answer });
    const inputs = { dailyLimit: '1', dailyLimitExempt: 'admin', allowedUsers: 'octocat' };
    const run = await stage.run(command(stage, '/docs new explain the flag'), inputs);
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(run.stdout).toMatch(
      /whether it holds for octocat could not be looked up \(the code host answered .*\)\./,
    );
    expect(stage.service.list()).toEqual([]);
  });

  test.concurrent('a message counts as a job does', async () => {
    const script = createJobSimulator({ existing: true, turns: [{}, { activeLooks: 0 }] });
    await using stage = await openCollectStage({ script });
    stage.leave({ story: done, thread: stage.github.addIssue().number });
    const run = await stage.run(command(stage, '/docs shorten it'), { dailyLimit: '1' });
    expect(run.outputs.outcome).toBe('skipped');
    expect(stage.service.list()).not.toContain(MESSAGE);
  });

  test.concurrent('what can not be counted is not sent', async () => {
    await using stage = await openCollectStage();
    stage.github.failNext('issues/list-comments-for-repo', { kind: 'status', status: 403 }, 9);
    const run = await stage.run(command(stage, '/docs explain the flag'), { dailyLimit: '1' });
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(stage.service.list()).toEqual([]);
  });
});

describe("the service's own limit", () => {
  const limited = json(429, { error: 'slow down' }, { headers: { 'retry-after': '3600' } });

  test.concurrent('is an outcome of its own, and says when to try again', async () => {
    await using stage = await openCollectStage({ script: { [CREATE]: limited } });
    const run = await stage.run(command(stage, '/docs explain the flag'));
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'limited', jobId: '' } });
    expect(stage.service.list()).toEqual([CREATE]);
    const { body } = oursIn(stage.github)[0] ?? { body: '' };
    expect(body).toContain('### 🚦 The service takes no more for now');
    expect(wordsOf(body)).toMatch(/Try again at \d{4}-\d\d-\d\d \d\d:\d\d UTC\./);
    expect(markerOf(body)?.kind).toBe('limited');
    const again = await stage.run(
      command(stage, '/docs explain it'),
      { failOn: 'failed' },
      { env: { GITHUB_RUN_ID: '78' } },
    );
    expect(again).toMatchObject({ exitCode: 0, outputs: { outcome: 'limited' } });
  });

  test.concurrent('on a message', async () => {
    const script = spoil({ [MESSAGE]: limited }, { existing: true, turns: [{}, {}] });
    await using stage = await openCollectStage({ script });
    stage.leave({ story: done, thread: stage.github.addIssue().number });
    const run = await stage.run(command(stage, '/docs shorten it'));
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'limited', jobId: JOB_ID } });
  });
});

describe('a dry run', () => {
  const dry = { dryRun: 'true', dailyLimit: '5', context: 'none' };
  const writes = (calls: string[]) => calls.filter((call) => /create|update|delete/.test(call));

  test.concurrent('says what would be sent where, and does nothing of it', async () => {
    await using stage = await openCollectStage();
    const { github } = stage;
    stage.leave({ story: done, thread: github.addIssue().number });
    const here = github.addIssue().number;
    const run = await stage.run(command(stage, '/docs explain the flag', here), dry);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', prompt: 'explain the flag' } });
    for (const text of [run.stdout, run.summary]) {
      expect(text).toContain('A new job would be created in project');
      expect(text).toContain('as the thread has no job to go on with');
      expect(text).toContain('1 of 5 jobs and messages of the last 24 hours are used.');
    }
    expect(run.summary).toContain('The prompt:\n\n> explain the flag');
    expect({ sent: stage.service.list(), written: writes(github.calls()) }).toEqual({
      sent: [],
      written: [],
    });
    expect(run.annotations).toEqual([]);
  });

  test.concurrent('of a message looks at the job, and names it', async () => {
    const script = createJobSimulator({ existing: true, turns: [{}, {}] });
    await using stage = await openCollectStage({ script });
    stage.leave({ story: done, thread: stage.github.addIssue().number });
    const run = await stage.run(command(stage, '/docs shorten it'), dry);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', jobId: JOB_ID } });
    expect(run.stdout).toContain(`Job ${JOB_ID} in project`);
    expect(stage.service.list()).toEqual([LOOK]);
    expect(writes(stage.github.calls())).toEqual([]);
  });

  test.concurrent('beyond the limit says so', async () => {
    await using stage = await openCollectStage();
    stage.leave({ story: done, thread: stage.github.addIssue().number });
    const run = await stage.run(command(stage, '/docs new explain'), { ...dry, dailyLimit: '1' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(run.stdout).toContain('It would be kept back: the next may start at');
  });

  test.concurrent('is not for somebody who may not ask', async () => {
    await using stage = await openCollectStage();
    stage.github.addUser('octocat', { role: 'read' });
    const run = await stage.run(command(stage, '/docs explain the flag'), dry);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', prompt: '' } });
    expect(run.summary).toBe('');
  });

  test.concurrent.each(['/docs status', '/docs help'])('of %s writes nothing either', async (body) => {
    await using stage = await openCollectStage({ script: createJobSimulator({ existing: true }) });
    stage.leave({ story: done, thread: stage.github.addIssue().number });
    const run = await stage.run(command(stage, body), dry);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(writes(stage.github.calls())).toEqual([]);
  });
});

test.concurrent.each([
  ['dailyLimit', { dailyLimit: '0' }],
  ['dailyLimit', { dailyLimit: '2.5' }],
  ['dailyLimitExempt', { dailyLimitExempt: 'boss' }],
  ['dryRun', { dryRun: 'yes' }],
])('a wrong %s is told in one sentence: %j', async (name, inputs) => {
  await using stage = await openCollectStage();
  const run = await stage.run(command(stage, '/docs explain'), inputs);
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
  expect(run.annotations.map(({ data }) => data)).toEqual([expect.stringMatching(`^Input ${name}: `)]);
});
