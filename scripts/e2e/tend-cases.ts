import assert from 'node:assert/strict';
import { buildPlainEvent } from '../../__tests__/support/github-events.ts';
import { HEAD_SHA, type TendingFacts } from '../../__tests__/support/github-tending.ts';
import type { Thread } from '../../__tests__/support/github-world.ts';
import { comment } from './comment-cases.ts';
import { expectGreen, expectJob } from './expectations.ts';
import type { Case, Stage } from './stage.ts';

const DAY_MS = 24 * 60 * 60_000;
const iso = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** A command on an issue, the pull request that came of it, and so many days in which nobody touched that. */
async function askedFor(stage: Stage, facts: TendingFacts & { days: number }) {
  const { days, ...tending } = facts;
  // Comments are of those days too: what is written last must not look older than what it follows.
  stage.github.world.now = () => iso(Date.now() - days * DAY_MS);
  const { run, on } = await comment(stage, stage.github.addIssue(), '/docs explain the new flag');
  const { jobId, pull } = await expectJob(stage, run, { ...on, instruction: 'explain the new flag' });
  Object.assign(pull.pull ?? {}, { tending: { updatedAt: iso(Date.now() - days * DAY_MS), ...tending } });
  stage.github.world.now = () => iso(Date.now());
  return { issue: on.thread, pull, jobId };
}

async function tend(stage: Stage, eventName: 'schedule' | 'workflow_dispatch' = 'schedule') {
  const sender = stage.github.addUser('octocat');
  const run = await stage.run(buildPlainEvent(stage.github.world, { eventName, sender }), { kind: 'issue' });
  expectGreen(run, ['main']);
  const { pulls: _, ...counts } = run.outputs;
  return counts;
}

const NOTHING = { reminded: '0', closed: '0', updated: '0', repaired: '0', concluded: '0' };

const bodiesIn = (stage: Stage, { number }: Thread) =>
  [...stage.github.world.comments.values()].filter(({ thread }) => thread === number).map(({ body }) => body);

const neglected: Case = {
  name: 'a pull request that nobody touches is brought up to date and reminded of, once',
  async play(stage) {
    const { issue, pull } = await askedFor(stage, { days: 20, behindBy: 3 });
    assert.deepEqual(await tend(stage), { ...NOTHING, reminded: '1', updated: '1' });
    assert.notEqual(pull.pull?.tending?.sha ?? HEAD_SHA, HEAD_SHA);
    for (const thread of [issue, pull])
      assert.match(bodiesIn(stage, thread).at(-1) ?? '', /^### ⏰ A pull request is waiting\n/);
    assert.deepEqual(await tend(stage, 'workflow_dispatch'), NOTHING);
  },
};

const inConflict: Case = {
  name: 'a branch in conflict is repaired by its job',
  async play(stage) {
    const { pull, jobId } = await askedFor(stage, { days: 3, mergeable: false });
    assert.deepEqual(await tend(stage), { ...NOTHING, repaired: '1' });
    assert.match(bodiesIn(stage, pull).at(-1) ?? '', new RegExp(`^### 📤 Handed over\n[^]*${jobId}`));
    assert.deepEqual(await tend(stage), NOTHING);
  },
};

const merged: Case = {
  name: 'a merged pull request is told in its thread',
  async play(stage) {
    const { issue, pull } = await askedFor(stage, { days: 3 });
    pull.state = 'closed';
    Object.assign(pull.pull ?? {}, { merged: true });
    assert.deepEqual(await tend(stage), { ...NOTHING, concluded: '1' });
    assert.match(bodiesIn(stage, issue).at(-1) ?? '', /^### 🎉 Pull request merged\n/);
    assert.deepEqual(await tend(stage), NOTHING);
  },
};

/** The repository of a tending has the workflow that starts the jobs as well. */
export const tendCases: Case[] = [neglected, inConflict, merged];
