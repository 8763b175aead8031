import assert from 'node:assert/strict';
import {
  buildIssueCommentEvent,
  buildIssuesEvent,
  buildPullRequestEvent,
  buildReviewCommentEvent,
} from '../../__tests__/support/github-events.ts';
import type { Thread } from '../../__tests__/support/github-world.ts';
import { expectJob, expectNothing, expectSkipped } from './expectations.ts';
import type { Stage } from './stage.ts';

export type Case = { name: string; play: (stage: Stage) => Promise<void> };

const LABEL = 'needs-docs';

/** A person with write permission writes a comment; the workflow runs for it. */
async function comment(stage: Stage, thread: Thread, body: string) {
  const { github } = stage;
  const added = github.addComment(thread.number, { user: github.addUser('octocat'), body });
  const kind = thread.pull ? 'pull-request' : 'issue';
  const run = await stage.run(buildIssueCommentEvent(github.world, { comment: added }), { kind });
  return { run, on: { thread, command: added } };
}

const commentOnIssue: Case = {
  name: 'a command on an issue',
  async play(stage) {
    const { run, on } = await comment(stage, stage.github.addIssue(), '/docs explain the new flag');
    await expectJob(stage, run, { ...on, instruction: 'explain the new flag' });
  },
};

const commentOnPull: Case = {
  name: 'a command on a pull request, below a quote',
  async play(stage) {
    const body = '> What does it do?\n\n/docs explain the flag\nwith an example';
    const { run, on } = await comment(stage, stage.github.addPull(), body);
    await expectJob(stage, run, { ...on, instruction: 'explain the flag\nwith an example' });
    assert.match(stage.prompts().at(-1) ?? '', /src\/flag\.ts/, 'the changed files are not in the prompt');
  },
};

const reviewComment: Case = {
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

const reviewFromFork: Case = {
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

const otherComment: Case = {
  name: 'a comment without the command starts no job',
  async play(stage) {
    expectNothing(stage, (await comment(stage, stage.github.addIssue(), 'Thank you!')).run);
  },
};

const mention: Case = {
  name: 'a comment that only mentions the command',
  async play(stage) {
    const { run } = await comment(stage, stage.github.addIssue(), 'Shall we ask /docs for it?');
    expectSkipped(stage, run, /does not begin with \/docs/);
  },
};

const stranger: Case = {
  name: 'a command by somebody who may only read',
  async play(stage) {
    const { github } = stage;
    const user = github.addUser('stranger', { role: 'read' });
    const added = github.addComment(github.addIssue().number, { user, body: '/docs praise me' });
    const run = await stage.run(buildIssueCommentEvent(github.world, { comment: added }), { kind: 'issue' });
    expectSkipped(stage, run, /stranger needs the write permission/);
  },
};

const conversation: Case = {
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

const onDocsPull: Case = {
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

function labeledIssue(name: string, label: string, check: 'job' | 'nothing'): Case {
  return {
    name,
    async play(stage) {
      const { github } = stage;
      const thread = github.addIssue();
      const sender = github.addUser('octocat');
      const event = buildIssuesEvent(github.world, { thread, action: 'labeled', label, sender });
      const run = await stage.run(event, { kind: 'issue' });
      if (check === 'job')
        await expectJob(stage, run, { thread, instruction: 'Write or update the documentation' });
      else expectNothing(stage, run);
    },
  };
}

type PullCase = {
  eventName?: 'pull_request' | 'pull_request_target';
  action: 'labeled' | 'closed';
  role?: 'write' | 'triage';
  fork?: boolean;
  merged?: boolean;
  withoutSecret?: boolean;
  check: RegExp | 'nothing' | { instruction: string };
};

/** An event of a stranger's pull request, caused by `octocat` in the given role. */
function pullCase(name: string, given: PullCase): Case {
  return {
    name,
    async play(stage) {
      const { github } = stage;
      const { role = 'write', merged = false, withoutSecret = false, check, action } = given;
      const user = github.addUser('contributor', { role: 'read' });
      const state = action === 'closed' ? 'closed' : 'open';
      const thread = github.addPull({ user, state });
      if (thread.pull) thread.pull.merged = merged;
      const event = buildPullRequestEvent(github.world, {
        thread,
        action,
        sender: github.addUser('octocat', { role }),
        eventName: given.eventName ?? 'pull_request',
        fork: given.fork ?? false,
        ...(action === 'labeled' ? { label: LABEL } : {}),
      });
      const run = await stage.run(event, { kind: 'pull-request', withoutSecret });
      if (check === 'nothing') expectNothing(stage, run);
      else if (check instanceof RegExp) expectSkipped(stage, run, check);
      else await expectJob(stage, run, { thread, ...check });
    },
  };
}

const update = { instruction: 'Write or update the documentation' };
const target = 'pull_request_target';

/** What each file of examples/ is run for. */
export const examples: Record<string, Case[]> = {
  'comment.yml': [
    commentOnIssue,
    commentOnPull,
    reviewComment,
    reviewFromFork,
    otherComment,
    mention,
    stranger,
  ],
  'follow-up.yml': [conversation, onDocsPull, commentOnPull, reviewComment, otherComment],
  'label.yml': [
    labeledIssue('the label on an issue', LABEL, 'job'),
    labeledIssue('another label starts no job', 'bug', 'nothing'),
    pullCase('the label on a pull request', { action: 'labeled', check: update }),
    pullCase('the label from somebody who may not write', {
      action: 'labeled',
      role: 'triage',
      check: /octocat needs the write permission/,
    }),
    pullCase('the label on a pull request from a fork', {
      action: 'labeled',
      fork: true,
      withoutSecret: true,
      check: /belongs to a fork/,
    }),
  ],
  'merged.yml': [
    pullCase('a merged pull request', {
      action: 'closed',
      merged: true,
      check: { instruction: 'Bring the documentation up to date' },
    }),
    pullCase('a pull request closed without a merge starts no job', { action: 'closed', check: 'nothing' }),
    pullCase('a merged pull request from a fork', {
      action: 'closed',
      merged: true,
      fork: true,
      withoutSecret: true,
      check: /belongs to a fork/,
    }),
  ],
  'fork-safe.yml': [
    pullCase('the label on a pull request from a fork', {
      eventName: target,
      action: 'labeled',
      fork: true,
      check: update,
    }),
    pullCase('the label from somebody who may not write', {
      eventName: target,
      action: 'labeled',
      fork: true,
      role: 'triage',
      check: /octocat needs the write permission/,
    }),
  ],
};
