import assert from 'node:assert/strict';
import { comment } from './comment-cases.ts';
import { expectGreen, expectJob } from './expectations.ts';
import type { Case, Stage } from './stage.ts';

const BACK =
  /^The change that you have made was checked[\s\S]*links: 1 link leads nowhere[\s\S]*gone\.md leads to no file/;

/** A command on an issue whose agent breaks a link; what has become of it, and where. */
async function breakLink(stage: Stage, instruction: string) {
  const { run, on } = await comment(stage, stage.github.addIssue(), `/docs ${instruction}`);
  expectGreen(run, ['main', 'post']);
  const { jobId = '', prLink = '', outcome, checks = '' } = run.outputs;
  assert.equal(outcome, 'pull-request');
  const pull = stage.github.world.threads.get(Number(prLink.split('/').at(-1)));
  assert.ok(pull?.pull, 'no pull request was opened');
  const [first = '', second = '', ...more] = stage.prompts();
  assert.ok(first.startsWith(instruction), 'the agent got another prompt');
  assert.match(second, BACK);
  assert.deepEqual(more, [], 'the agent was sent back more than once');
  const told = [...stage.github.world.comments.values()].findLast(
    ({ thread }) => thread === on.thread.number,
  );
  return { jobId, issue: on.thread, pull, checks: JSON.parse(checks) as unknown, told: told?.body ?? '' };
}

export const mendedLink: Case = {
  name: 'an agent that breaks a link is told, and mends it',
  async play(stage) {
    const { jobId, pull, checks, told } = await breakLink(stage, 'break a link, and mend it');
    assert.deepEqual(checks, [{ name: 'links', status: 'passed', rounds: 1 }]);
    assert.match(stage.page(jobId, 'requests.md'), /- \[more\]\(requests\.md\)\n$/);
    assert.equal(pull.pull?.isDraft, false);
    assert.match(
      pull.body,
      /^<!-- docs-agent:checks -->\nChecked before it was pushed:\n\n- links: passed, after/,
    );
    assert.match(told, /✅ `links` \(sent back once\)/);
  },
};

export const brokenLink: Case = {
  name: 'a link that the agent does not mend makes a draft, until a further command does',
  async play(stage) {
    const { jobId, issue, pull, checks, told } = await breakLink(stage, 'break a link');
    assert.deepEqual(checks, [{ name: 'links', status: 'failed', rounds: 1 }]);
    assert.equal(pull.pull?.isDraft, true);
    assert.match(
      pull.body,
      /^<!-- docs-agent:checks draft -->\n\*\*Not right yet: links\.\*\* It is a draft/,
    );
    assert.match(told, /^### 🚧 Pull request opened, not right yet\n[\s\S]*❌ `links` \(sent back once\)/);

    const instruction = 'right the link';
    const { run, on } = await comment(stage, issue, `/docs ${instruction}`);
    const again = await expectJob(stage, run, { ...on, instruction, continued: true });
    assert.equal(again.jobId, jobId);
    assert.equal(pull.pull?.isDraft, false, 'it is still a draft');
    assert.match(
      pull.body,
      /^<!-- docs-agent:checks -->\nChecked before it was pushed:\n\n- links: passed\n/,
    );
  },
};

export const fix: Case = {
  name: '/docs fix sends what is wrong with the pull request as one message, and answers the reviewer',
  async play(stage) {
    const { github } = stage;
    const instruction = 'explain the new flag';
    const first = await comment(stage, github.addIssue(), `/docs ${instruction}`);
    const { jobId, pull } = await expectJob(stage, first.run, { ...first.on, instruction });
    const before = stage.head(jobId);
    const tending = {
      mergeable: true,
      get sha() {
        return stage.head(jobId);
      },
    };
    const annotations = [{ path: 'requests.md', line: 3, message: 'Write flags in code' }];
    const checks = [{ name: 'vale', conclusion: 'FAILURE', title: 'One error', annotations }];
    Object.assign(pull.pull ?? {}, { tending, checks });
    const body = 'Name its default';
    const remark = { path: 'requests.md', line: 3, user: github.addUser('reviewer'), body };
    const { id } = github.addReviewComment(pull.number, remark);

    const prompts = stage.prompts().length;
    const asked = await comment(stage, pull, '/docs fix but keep the list');
    const text = 'but keep the list';
    await expectJob(stage, asked.run, { ...asked.on, instruction: text, continued: true });
    assert.equal(stage.prompts().length, prompts + 1, 'it was not one message');
    const prompt = stage.prompts().at(-1) ?? '';
    for (const part of [
      /- vale: failure, One error/,
      /requests\.md, line 3 \(failure\): Write flags in code/,
      /Name its default/,
    ])
      assert.match(prompt, part);
    const replies = [...github.world.reviewComments.values()].filter(({ inReplyTo }) => inReplyTo === id);
    assert.equal(replies.length, 1);
    assert.ok(replies[0]?.body.includes(`The branch is at ${stage.head(jobId)} now; it was at ${before}`));
  },
};
