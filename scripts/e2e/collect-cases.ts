import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIssueCommentEvent, buildPlainEvent } from '../../__tests__/support/github-events.ts';
import type { Comment, Thread } from '../../__tests__/support/github-world.ts';
import { expectGreen, expectReaction } from './expectations.ts';
import type { Case, Stage } from './stage.ts';

const JOB_MAX_MS = 30_000;

interface HandedOver {
  readonly jobId: string;
  readonly command: Comment;
  readonly answer: Comment;
}

/** A command by somebody who may write: the run hands its job over, and says so in the thread. */
async function handOver(stage: Stage, thread: Thread): Promise<HandedOver> {
  const { github } = stage;
  // Comments are of today: a collect and a limit look back from now.
  github.world.now = () => `${new Date().toISOString().slice(0, 19)}Z`;
  const user = github.addUser('octocat');
  const command = github.addComment(thread.number, { user, body: '/docs explain the new flag' });
  const kind = thread.pull ? 'pull-request' : 'issue';
  const run = await stage.run(buildIssueCommentEvent(github.world, { comment: command }), { kind });
  expectGreen(run, ['main', 'post']);
  assert.equal(run.outputs.outcome, 'detached', run.log);
  const { jobId = '' } = run.outputs;
  const answer = [...github.world.comments.values()].find(({ body }) => body.includes(jobId));
  assert.match(answer?.body ?? '', /^### 📤 Handed over\n/);
  assert.ok(answer);
  return { jobId, command, answer };
}

async function collect(stage: Stage, thread: Thread, eventName: 'schedule' | 'workflow_dispatch') {
  const sender = stage.github.addUser('octocat');
  const kind = thread.pull ? 'pull-request' : 'issue';
  const run = await stage.run(buildPlainEvent(stage.github.world, { eventName, sender }), { kind });
  expectGreen(run, ['main']);
  return run.outputs;
}

async function jobEnds(stage: Stage, jobId: string): Promise<string> {
  const untilMs = performance.now() + JOB_MAX_MS;
  for (;;) {
    const job = await stage.job?.(jobId);
    if (job?.prLink) return job.prLink;
    assert.ok(performance.now() < untilMs, `job ${jobId} has not ended`);
    await sleep(100);
  }
}

export const handedOver: Case = {
  name: 'a command starts a job that no runner waits for',
  async play(stage) {
    const { jobId, command } = await handOver(stage, stage.github.addIssue());
    expectReaction(stage, command);
    await jobEnds(stage, jobId);
  },
};

export const handedOverOnPull: Case = {
  name: 'the same on a pull request',
  async play(stage) {
    const { jobId, command } = await handOver(stage, stage.github.addPull());
    expectReaction(stage, command);
    await jobEnds(stage, jobId);
  },
};

const collected = (
  name: string,
  on: 'addIssue' | 'addPull',
  eventName: 'schedule' | 'workflow_dispatch',
) => ({
  name,
  async play(stage: Stage) {
    const thread = stage.github[on]();
    const { jobId, command, answer } = await handOver(stage, thread);
    const prLink = await jobEnds(stage, jobId);
    const { finished, jobs = '' } = await collect(stage, thread, eventName);
    assert.equal(finished, '1');
    assert.deepEqual(JSON.parse(jobs), [
      { id: jobId, status: 'completed', outcome: 'pull-request', prLink, threads: [thread.number] },
    ]);
    assert.match(answer.body, /^### ✅ Pull request ready\n/);
    assert.ok(answer.body.includes(`](${prLink})`), 'the comment has no link to the pull request');
    assert.ok(answer.body.includes('octocat asked:\n\n> explain the new flag'), 'the request is gone');
    expectReaction(stage, command);
    assert.deepEqual(await collect(stage, thread, eventName), {
      finished: '0',
      pending: '0',
      stuck: '0',
      jobs: '[]',
      outsidePaths: '[]',
    });
  },
});

/** The repository of a collect has the workflow that starts the jobs as well. */
export const collectCases: Case[] = [
  collected('a job that was handed over on an issue', 'addIssue', 'schedule'),
  collected('a job that was handed over on a pull request, by hand', 'addPull', 'workflow_dispatch'),
];
