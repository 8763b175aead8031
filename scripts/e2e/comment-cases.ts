import assert from 'node:assert/strict';
import { giteaReviewEvent } from '../../__tests__/support/gitea-events.ts';
import {
  buildIssueCommentEvent,
  buildReviewCommentEvent,
  buildReviewEvent,
} from '../../__tests__/support/github-events.ts';
import type { Thread } from '../../__tests__/support/github-world.ts';
import { expectJob, expectNothing, expectSkipped } from './expectations.ts';
import type { Case, Stage } from './stage.ts';

/** A person with write permission writes a comment; the workflow runs for it. */
export async function comment(stage: Stage, thread: Thread, body: string) {
  const { github } = stage;
  const added = github.addComment(thread.number, { user: github.addUser('octocat'), body });
  const kind = thread.pull ? 'pull-request' : 'issue';
  const run = await stage.run(buildIssueCommentEvent(github.world, { comment: added }), { kind });
  return { run, on: { thread, command: added } };
}

export const commentOnIssue: Case = {
  name: 'a command on an issue',
  async play(stage) {
    const { run, on } = await comment(stage, stage.github.addIssue(), '/docs explain the new flag');
    await expectJob(stage, run, { ...on, instruction: 'explain the new flag' });
  },
};

export const commentOnPull: Case = {
  name: 'a command on a pull request, below a quote',
  async play(stage) {
    const body = '> What does it do?\n\n/docs explain the flag\nwith an example';
    const { run, on } = await comment(stage, stage.github.addPull(), body);
    await expectJob(stage, run, { ...on, instruction: 'explain the flag\nwith an example' });
    assert.match(stage.prompts().at(-1) ?? '', /src\/flag\.ts/, 'the changed files are not in the prompt');
  },
};

export const reviewComment: Case = {
  name: 'a command in a review thread',
  async play(stage) {
    const { github } = stage;
    const thread = github.addPull();
    const command = github.addReviewComment(thread.number, {
      user: github.addUser('octocat'),
      body: '/docs say what 0 means',
    });
    const run = await stage.run(buildReviewCommentEvent(github.world, { comment: command }), {
      kind: 'pull-request',
    });
    await expectJob(stage, run, { thread, command, instruction: 'say what 0 means' });
  },
};

export const reviewFromFork: Case = {
  name: 'a command in a review of a pull request from a fork, where there are no secrets',
  async play(stage) {
    const { github } = stage;
    const thread = github.addPull();
    const body = '/docs explain the flag';
    const command = github.addReviewComment(thread.number, { user: github.addUser('octocat'), body });
    const { eventName, event } = buildReviewCommentEvent(github.world, { comment: command });
    const pull = event.pull_request as { head: object; base: object };
    const head = { ...pull.head, repo: { full_name: 'stranger/octo-docs' } };
    const fork = { eventName, event: { ...event, pull_request: { ...pull, head } } };
    const run = await stage.run(fork, { kind: 'pull-request', withoutSecret: true });
    expectSkipped(stage, run, /belongs to a fork/);
  },
};

export const otherComment: Case = {
  name: 'a comment without the command starts no job',
  async play(stage) {
    expectNothing(stage, (await comment(stage, stage.github.addIssue(), 'Thank you!')).run);
  },
};

export const ownComment: Case = {
  name: "a comment of the action's own, which links to a repository called docs, starts no job",
  async play(stage) {
    const link = 'https://git.example.com/octo-org/docs/actions/runs/7';
    const body = `### Starting\n\n[Workflow run](${link})\n\n<!-- docs-agent:v1 e30 -->`;
    expectNothing(stage, (await comment(stage, stage.github.addIssue(), body)).run);
  },
};

export const review: Case = {
  name: "a command in a review's own text",
  async play(stage) {
    const { github } = stage;
    const thread = github.addPull();
    const user = github.addUser('octocat');
    const event = buildReviewEvent(github.world, { thread, user, body: '/docs say what 0 means' });
    const run = await stage.run(event, { kind: 'pull-request' });
    await expectJob(stage, run, { thread, instruction: 'say what 0 means' });
  },
};

export const giteaReview: Case = {
  name: 'a command in a review, as Gitea and Forgejo tell of it',
  async play(stage) {
    const { github } = stage;
    const thread = github.addPull();
    const sender = github.addUser('octocat');
    const event = giteaReviewEvent(github.world, { thread, sender, content: '/docs say what 0 means' });
    const run = await stage.run(event, { kind: 'pull-request' });
    await expectJob(stage, run, { thread, instruction: 'say what 0 means' });
  },
};

export const mention: Case = {
  name: 'a comment that only mentions the command',
  async play(stage) {
    const { run } = await comment(stage, stage.github.addIssue(), 'Shall we ask /docs for it?');
    expectSkipped(stage, run, /does not begin with \/docs/);
  },
};

export const stranger: Case = {
  name: 'a command by somebody who may only read',
  async play(stage) {
    const { github } = stage;
    const user = github.addUser('stranger', { role: 'read' });
    const added = github.addComment(github.addIssue().number, { user, body: '/docs praise me' });
    const run = await stage.run(buildIssueCommentEvent(github.world, { comment: added }), { kind: 'issue' });
    expectSkipped(stage, run, /stranger needs the write permission/);
  },
};

export const conversation: Case = {
  name: 'a second command goes on with the job, a third begins another after the merge',
  async play(stage) {
    const issue = stage.github.addIssue();
    const first = await comment(stage, issue, '/docs explain the new flag');
    const { jobId, pull } = await expectJob(stage, first.run, {
      ...first.on,
      instruction: 'explain the new flag',
    });

    const second = await comment(stage, issue, '/docs add an example');
    const again = await expectJob(stage, second.run, {
      ...second.on,
      instruction: 'add an example',
      continued: true,
    });
    assert.equal(again.jobId, jobId, 'the second command made a job of its own');
    assert.equal(again.pull.number, pull.number, 'the second command opened a pull request of its own');
    assert.match(stage.page(jobId, 'requests.md'), /- explain the new flag\n- add an example\n$/);

    pull.state = 'closed';
    if (pull.pull) pull.pull.merged = true;
    const third = await comment(stage, issue, '/docs mention the default');
    const fresh = await expectJob(stage, third.run, { ...third.on, instruction: 'mention the default' });
    assert.notEqual(fresh.jobId, jobId, 'the third command went on with a job whose pull request is merged');
  },
};

export const statusLater: Case = {
  name: 'a status that is asked for later shows the job as it is',
  async play(stage) {
    const issue = stage.github.addIssue();
    const first = await comment(stage, issue, '/docs explain the new flag');
    const { jobId } = await expectJob(stage, first.run, { ...first.on, instruction: 'explain the new flag' });
    const { run } = await comment(stage, issue, '/docs status');
    assert.deepEqual(
      { exitCode: run.exitCode, jobId: run.outputs.jobId, prLink: run.outputs.prLink },
      { exitCode: 0, jobId, prLink: first.run.outputs.prLink },
    );
  },
};

export const onDocsPull: Case = {
  name: "a command on the job's own pull request goes on with the job",
  async play(stage) {
    const first = await comment(stage, stage.github.addIssue(), '/docs explain the new flag');
    const { jobId, pull } = await expectJob(stage, first.run, {
      ...first.on,
      instruction: 'explain the new flag',
    });
    const review = await comment(stage, pull, '/docs shorter, please');
    const again = await expectJob(stage, review.run, {
      ...review.on,
      instruction: 'shorter, please',
      continued: true,
    });
    assert.equal(again.jobId, jobId);
  },
};
