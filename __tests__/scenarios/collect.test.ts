import { describe, expect, test } from '@jest/globals';
import type { Story } from '../../src/story/story.ts';
import { json, reset } from '../support/answers.ts';
import { command, HOUR_MS, openCollectStage } from '../support/collect-stage.ts';
import { createJobSimulator, JOB_ID, PR_LINK, PROJECT } from '../support/job-simulator.ts';
import type { RunResult } from '../support/runner.ts';
import { CREATE, LOOK } from '../support/scenario.ts';
import type { RecordedRequest } from '../support/scripted-service.ts';
import { markerOf, once, oursIn, reactionsIn, wordsOf } from '../support/thread-scenario.ts';

const active: Story = {
  kind: 'detached',
  jobId: JOB_ID,
  job: { status: 'active' },
  turn: { kind: 'first' },
};
const withJob = (jobId: string, story: Story = active) => ({ ...story, jobId }) as Story;
const ended = { status: 'completed', prLink: PR_LINK };
/** Each job as it is told; one that is not is not known. */
const jobs =
  (by: Record<string, object>) =>
  ({ path }: RecordedRequest) => {
    const id = path.split('/').at(-1) ?? '';
    return by[id] ? json(200, { id, ...by[id] }) : json(404, { error: 'no such job' });
  };
const toldJobs = ({ outputs }: RunResult) => JSON.parse(outputs.jobs ?? '') as unknown;
const counts = ({ exitCode, outputs: { finished, pending, stuck } }: RunResult) => ({
  exitCode,
  finished,
  pending,
  stuck,
});

describe('a job that nobody waits for', () => {
  test.concurrent('is handed over in two edits, and collected with comment, reaction and marker', async () => {
    await using stage = await openCollectStage({
      script: createJobSimulator({ turns: [{ activeLooks: 1 }] }),
    });
    const { github, service } = stage;
    const run = await stage.run(command(stage, '/docs explain the *new* flag'), { wait: 'false' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'detached', jobId: JOB_ID } });
    const [answer] = oursIn(github);
    expect(answer?.body).toContain('### 📤 Handed over');
    expect(answer?.body).toContain('Its end is reported here by the collect workflow, or by `/docs status`.');
    expect(markerOf(answer?.body ?? '')).toMatchObject({ kind: 'detached', job: JOB_ID });
    const written = github.calls().filter((call) => /create|update|delete/.test(call));
    expect(written).toEqual([
      'issues/create-comment',
      'issues/update-comment',
      'reactions/create-for-issue-comment',
    ]);

    expect(counts(await stage.collect())).toEqual({ exitCode: 0, finished: '0', pending: '1', stuck: '0' });
    const asked = service.list().length;
    const collected = await stage.collect();
    expect(counts(collected)).toEqual({ exitCode: 0, finished: '1', pending: '0', stuck: '0' });
    expect(toldJobs(collected)).toEqual([
      { id: JOB_ID, status: 'completed', outcome: 'pull-request', prLink: PR_LINK, threads: [1] },
    ]);
    expect(service.list().slice(asked)).toEqual([LOOK]);
    const body = oursIn(github).at(-1)?.body ?? '';
    expect(body).toMatch(/^### ✅ Pull request ready\n/);
    expect(body).toContain('octocat asked:\n\n> explain the \\*new\\* flag');
    expect(body).toContain('[Workflow run](');
    expect(body).toContain('Write `/docs …` to continue this job');
    expect(markerOf(body)).toMatchObject({ kind: 'pull-request', prLink: PR_LINK });
    expect(oursIn(github)).toHaveLength(1);
    expect(reactionsIn(stage)).toEqual(['rocket']);
    expect(collected.summary).toContain('finished (pull-request)');

    const again = await stage.collect();
    expect(counts(again)).toEqual({ exitCode: 0, finished: '0', pending: '0', stuck: '0' });
  });

  test.concurrent('a status brings its thread to the end as well', async () => {
    await using stage = await openCollectStage({
      script: createJobSimulator({ turns: [{ activeLooks: 0 }] }),
    });
    await stage.run(command(stage, '/docs explain the flag'), { wait: 'false' });
    const status = await stage.run(command(stage, '/docs status'), {}, { env: { GITHUB_RUN_ID: '77' } });
    expect(status).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(oursIn(stage.github).map(({ body }) => markerOf(body)?.kind)).toEqual(['pull-request', 'looked']);
  });
});

describe('what is collected', () => {
  test.concurrent.each<[string, Story]>([
    ['the time was up', { ...active, kind: 'timed-out', sight: { kind: 'unseen', failures: 0, why: '' } }],
    ['cancelled', { ...active, kind: 'cancelled', by: 'stop' }],
    ['killed', { ...active, kind: 'running' }],
    ['out of sight', { ...active, kind: 'out-of-sight', why: '' }],
  ] as [string, Story][])('a run that ended before its job: %s', async (_, story) => {
    await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: ended }) });
    stage.leave({ story, thread: stage.github.addIssue().number });
    expect(counts(await stage.collect())).toMatchObject({ exitCode: 0, finished: '1' });
    expect(markerOf(oursIn(stage.github)[0]?.body ?? '')?.kind).toBe('pull-request');
    expect(reactionsIn(stage)).toEqual(['rocket']);
  });

  test.concurrent.each<[string, object, string, string]>([
    ['failed', { status: 'failed', prLink: null }, 'The agent failed', '-1'],
    ['archived', { status: 'archived', prLink: null }, 'The job was archived', '-1'],
    ['no-pull-request', { status: 'completed', prLink: null }, 'Finished without a pull request', 'confused'],
  ])('%s', async (kind, job, title, reaction) => {
    await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: job }) });
    stage.leave({ story: active, thread: stage.github.addIssue().number });
    const collected = await stage.collect();
    expect(counts(collected)).toMatchObject({ exitCode: 0, finished: '1' });
    expect(toldJobs(collected)).toMatchObject([{ outcome: kind }]);
    expect(oursIn(stage.github)[0]?.body).toContain(title);
    expect(reactionsIn(stage)).toEqual([reaction]);
    expect((await stage.collect({ failOn: kind })).exitCode).toBe(0);
  });

  test.concurrent('failOn fails the step for an outcome that it names', async () => {
    await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: { status: 'failed' } }) });
    stage.leave({ story: active, thread: stage.github.addIssue().number });
    expect((await stage.collect({ failOn: 'failed' })).exitCode).toBe(1);
  });

  test.concurrent('one look where several threads share a job', async () => {
    await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: ended }) });
    const threads = [stage.github.addIssue(), stage.github.addPull()].map(({ number }) => number);
    for (const thread of threads) stage.leave({ story: active, thread });
    const collected = await stage.collect();
    expect(counts(collected)).toMatchObject({ finished: '2' });
    expect(toldJobs(collected)).toMatchObject([{ id: JOB_ID, threads }]);
    expect(stage.service.list()).toEqual([LOOK]);
  });

  test.concurrent('an end that may be that of the turn before is left to a later look', async () => {
    await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: ended }) });
    const turn = { kind: 'further', before: ended, number: 0, evidence: 'none' } as const;
    const thread = stage.github.addIssue().number;
    const comment = stage.leave({ story: { ...active, turn } as Story, thread, ageMs: 10_000 });
    expect(counts(await stage.collect())).toMatchObject({ finished: '0', pending: '1' });
    comment.updatedAt = '2026-01-01T00:00:00Z';
    expect(counts(await stage.collect())).toMatchObject({ finished: '1', pending: '0' });
  });

  test.concurrent('a job that is stuck is told with that word, once, and its end all the same', async () => {
    const job: Record<string, unknown> = { status: 'active', prLink: null };
    await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: job }) });
    stage.leave({ story: active, thread: stage.github.addIssue().number, ageMs: HOUR_MS });
    const how = { staleHours: '0.5' };
    const collected = await stage.collect(how);
    expect(counts(collected)).toEqual({ exitCode: 0, finished: '0', pending: '0', stuck: '1' });
    expect(toldJobs(collected)).toMatchObject([{ status: 'active', outcome: 'timeout' }]);
    expect(oursIn(stage.github)[0]?.body).toContain('### 🧱 The job is stuck');
    expect(reactionsIn(stage)).toEqual(['confused']);
    const edits = () => stage.github.calls().filter((call) => call === 'issues/update-comment').length;
    expect(counts(await stage.collect(how))).toMatchObject({ stuck: '1' });
    expect(edits()).toBe(1);
    Object.assign(job, ended);
    expect(counts(await stage.collect(how))).toMatchObject({ finished: '1', stuck: '0' });
    expect(reactionsIn(stage)).toEqual(['rocket']);
  });
});

describe('what is not collected', () => {
  test.concurrent('nothing open: the listing only, and no request to the service', async () => {
    await using stage = await openCollectStage();
    const { number } = stage.github.addIssue();
    for (let n = 0; n < 30; n += 1) stage.github.addComment(number, { user: stage.octocat, body: 'Hello' });
    stage.leave({ story: { ...active, kind: 'failed' } as Story, thread: number });
    const collected = await stage.collect();
    expect(counts(collected)).toEqual({ exitCode: 0, finished: '0', pending: '0', stuck: '0' });
    expect(collected.outputs.jobs).toBe('[]');
    expect(stage.github.calls()).toEqual(['issues/list-comments-for-repo']);
    expect(stage.service.list()).toEqual([]);
  });

  test.concurrent('markers in comments of others, of other projects, from other threads, and from before since', async () => {
    await using stage = await openCollectStage();
    const [here, there] = [stage.github.addIssue(), stage.github.addIssue()].map(({ number }) => number);
    stage.leave({ story: active, thread: here ?? 0, by: stage.octocat });
    stage.leave({ story: active, thread: here ?? 0, owner: { project: 'another' } });
    stage.leave({ story: active, thread: here ?? 0, owner: { host: 'api.example.com' } });
    stage.leave({ story: active, thread: here ?? 0, owner: { thread: there ?? 0 } });
    stage.leave({ story: { kind: 'creating' }, thread: here ?? 0 });
    const old = stage.leave({ story: active, thread: here ?? 0, ageMs: 3 * HOUR_MS });
    // The listing is by creation.
    stage.github.world.comments.delete(old.id);
    stage.github.world.comments.set(1, { ...old, id: 1 });
    expect(counts(await stage.collect({ since: '2h' }))).toEqual({
      exitCode: 0,
      finished: '0',
      pending: '0',
      stuck: '0',
    });
    expect(stage.service.list()).toEqual([]);
  });

  test.concurrent('a job gone, a comment deleted, a thread locked: the rest is, and the summary says why', async () => {
    const known = { job_a: ended, job_b: ended, job_c: ended, job_d: ended };
    await using stage = await openCollectStage({ script: jobs(known) });
    const { github } = stage;
    const leave = (jobId: string) => stage.leave({ story: withJob(jobId), thread: github.addIssue().number });
    leave('job_gone');
    const deleted = leave('job_b');
    leave('job_c');
    leave('job_d');
    github.failNext('issues/get-comment', { kind: 'status', status: 404 });
    const message = 'Unable to create comment because issue is locked.';
    github.failNext('issues/update-comment', { kind: 'status', status: 403, message });
    const collected = await stage.collect();
    expect(counts(collected)).toEqual({ exitCode: 0, finished: '1', pending: '0', stuck: '0' });
    const words = wordsOf(collected.summary);
    expect(words).toContain('not collected: its comment was deleted');
    expect(words).toContain('not collected: the thread is locked');
    expect(words).toContain('not collected: HTTP 404');
    expect(github.calls().filter((call) => call === 'issues/create-comment')).toEqual([]);
    expect(markerOf(deleted.body)?.kind).toBe('detached');
  });

  test.concurrent.each([
    ['resets', reset()],
    ['answers 503', json(503, { error: 'down' })],
    ['does not take the key', json(401, { error: 'no' })],
  ])('a service that %s: exit 1, nothing changed', async (_, answer) => {
    await using stage = await openCollectStage({ script: () => answer });
    const before = stage.leave({ story: active, thread: stage.github.addIssue().number }).body;
    const collected = await stage.collect();
    expect(counts(collected)).toEqual({ exitCode: 1, finished: '0', pending: '0', stuck: '0' });
    expect(oursIn(stage.github).map(({ body }) => body)).toEqual([before]);
    expect(stage.github.calls().filter((call) => /create|update|delete/.test(call))).toEqual([]);
  });

  test.concurrent('the job of a run that may still be at it, until it has ended', async () => {
    const job: Record<string, unknown> = { status: 'active', prLink: null };
    await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: job }) });
    const alive = { untilMs: Date.now() + HOUR_MS };
    const thread = stage.github.addIssue().number;
    stage.leave({ story: { ...active, kind: 'running' } as Story, thread, ageMs: 2 * HOUR_MS, owner: alive });
    const how = { staleHours: '1' };
    expect(counts(await stage.collect(how))).toMatchObject({ pending: '1', stuck: '0' });
    Object.assign(job, ended);
    expect(counts(await stage.collect(how))).toMatchObject({ finished: '1' });
  });
});

test.concurrent('one beside a waiting run, and two at once, end in the same comment', async () => {
  let looks = 0;
  const script = createJobSimulator({ turns: [{ activeLooks: 25 }] });
  await using stage = await openCollectStage({
    script: (request) => {
      looks += 1;
      return script(request);
    },
  });
  const running = stage.run(command(stage, '/docs explain the flag'), { pollSeconds: '0.2' });
  await stage.service.afterRequests(1, CREATE)();
  await stage.service.afterRequests(20, LOOK)();
  const others = [stage.collect(), stage.collect()];
  const [run, ...collects] = await Promise.all([running, ...others]);
  const last = await stage.collect();
  expect(looks).toBeGreaterThan(25);
  expect([run, ...collects, last].map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  expect(oursIn(stage.github).map(({ body }) => markerOf(body)?.kind)).toEqual(['pull-request']);
  expect(reactionsIn(stage)).toEqual(['rocket']);
});

test.concurrent.each(['SIGTERM', 'SIGKILL'] as const)(
  'one that is cut off by %s leaves each comment whole, old or new, and the next goes on',
  async (signal) => {
    await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: ended }) });
    for (let n = 0; n < 7; n += 1) stage.leave({ story: active, thread: stage.github.addIssue().number });
    const kinds = () => oursIn(stage.github).map(({ body }) => markerOf(body)?.kind);
    // Writes are a second apart, so six are still to come.
    const when = once(() => kinds().includes('pull-request'));
    const cut = await stage.collect({}, { signals: [{ signal, when }] });
    expect(cut.exitCode).not.toBe(0);
    expect(new Set(kinds())).toEqual(new Set(['pull-request', 'detached']));
    for (const { body } of oursIn(stage.github))
      expect(body).toMatch(markerOf(body)?.kind === 'detached' ? /^### 📤/ : /^### ✅/);
    expect((await stage.collect()).exitCode).toBe(0);
    expect(new Set(kinds())).toEqual(new Set(['pull-request']));
  },
);

test.concurrent('on Gitea, whose list begins with the oldest', async () => {
  await using stage = await openCollectStage({ script: jobs({ [JOB_ID]: ended }), flavour: 'gitea' });
  const { github } = stage;
  const token = 'standInTokenOfTheBot0000000000000000';
  const by = github.addUser('docs-bot', { token });
  const { number } = github.addIssue();
  stage.leave({ story: active, thread: number, by, ageMs: 3 * HOUR_MS });
  for (let n = 0; n < 120; n += 1)
    Object.assign(github.addComment(number, { user: stage.octocat, body: 'Hello' }), {
      createdAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
    });
  stage.leave({ story: active, thread: number, by });
  const how = { githubToken: token, since: '1h' };
  expect(counts(await stage.collect(how))).toEqual({ exitCode: 0, finished: '1', pending: '0', stuck: '0' });
  const ours = [...github.world.comments.values()].filter(({ user }) => user.login === by.login);
  expect(ours.map(({ body }) => markerOf(body)?.kind)).toEqual(['detached', 'pull-request']);
});

test.concurrent.each([
  ['since', { since: '7' }, /^Input since: "7" was given; accepted is a number with m, h, d or w behind it/],
  [
    'staleHours',
    { staleHours: 'soon' },
    /^Input staleHours: "soon" was given; accepted is a number of hours/,
  ],
  ['concurrency', { concurrency: '1.5' }, /^Input concurrency: "1.5" was given; accepted is a whole number/],
  ['failOn', { failOn: 'nothing' }, /^Input failOn: "nothing" was given/],
])('a wrong %s is told in one sentence', async (_, inputs, sentence) => {
  await using stage = await openCollectStage();
  const collected = await stage.collect(inputs);
  expect(collected.exitCode).toBe(1);
  expect(collected.annotations.map(({ data }) => data)).toEqual([expect.stringMatching(sentence)]);
  expect({ project: PROJECT, asked: stage.service.list() }).toEqual({ project: PROJECT, asked: [] });
});

test.concurrent('a collect that is cancelled while it looks says so, and not that the time was up', async () => {
  const ids = Array.from({ length: 12 }, (_, n) => `job_${n}`);
  await using stage = await openCollectStage({ script: () => ({ kind: 'hang' }) });
  for (const id of ids) stage.leave({ story: withJob(id), thread: stage.github.addIssue().number });
  const cancel = async () => {
    while (stage.service.list().length === 0) await new Promise((next) => setTimeout(next, 20));
  };
  const collected = await stage.collect({}, { cancel });
  expect(collected.exitCode).toBe(1);
  expect(collected.stdout).toContain('Cancelled. What is not collected yet is left to the next time.');
  expect(`${collected.stdout}${collected.summary}`).not.toMatch(/time was up|did not answer/);
  expect(collected.summary).toContain('it was cancelled');
});
