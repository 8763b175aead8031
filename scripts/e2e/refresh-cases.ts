import assert from 'node:assert/strict';
import { buildPlainEvent } from '../../__tests__/support/github-events.ts';
import type { Comment, Thread } from '../../__tests__/support/github-world.ts';
import type { ViewCount } from '../../src/server/store/views.ts';
import { expectGreen, expectJob } from './expectations.ts';
import { type Case, REFRESH_ISSUE, type Stage } from './stage.ts';

const DAY_MS = 86_400_000;
const INSTRUCTION = 'Refresh the most read pages';
/** A path that would be markup, a command or the end of a string, were it not taken as data. */
const HOSTILE = '/p4"}\n::error::$(touch x)`{{table}}${{ 1 }}';
const PATHS = ['/p1', '/p2', '/p3', HOSTILE, '/p5', '/p6', '/p7'];

const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
/** Four weeks of views, and before them some of a page that is gone since. */
const views: ViewCount[] = PATHS.flatMap((path, at) => [
  { path, day: day(3), human: 500 - 10 * at, ai: 100 },
  { path, day: day(30), human: 200, ai: 50 },
]).concat({ path: '/p0', day: day(30), human: 900, ai: 900 });

function sayTrue(github: Stage['github']): void {
  github.world.now = () => `${new Date().toISOString().slice(0, 19)}Z`;
}

/** How the pages in the last prompt's table begin. */
function listed(stage: Stage): (string | undefined)[] {
  const rows = (stage.prompts().at(-1) ?? '').matchAll(/^\| `+(\/p\d)/gm);
  return [...rows].map(([, start]) => start);
}

export const refreshWeeks: Case = {
  name: 'week by week: the next pages to the same job, nothing when all had their turn, a new job after the merge',
  async play(stage) {
    const { github } = stage;
    sayTrue(github);
    const thread = github.addIssue({ title: 'Docs refresh' });
    assert.equal(thread.number, REFRESH_ISSUE);
    const sender = github.addUser('octocat');
    const run = (eventName: 'schedule' | 'workflow_dispatch') =>
      stage.run(buildPlainEvent(github.world, { eventName, sender }), { kind: 'issue' });
    const expected = { thread, instruction: INSTRUCTION, stepsBefore: 2 };
    stage.importViews(views);

    const first = await expectJob(stage, await run('schedule'), expected);
    assert.deepEqual(listed(stage), ['/p1', '/p2', '/p3', '/p4', '/p5']);

    const second = await expectJob(stage, await run('workflow_dispatch'), { ...expected, continued: true });
    assert.deepEqual(listed(stage), ['/p6', '/p7']);
    assert.equal(second.jobId, first.jobId);

    const asked = stage.prompts().length;
    expectGreen(await run('schedule'), ['main', 'main']);
    assert.equal(stage.prompts().length, asked, 'the agent was asked about no page');

    first.pull.state = 'closed';
    if (first.pull.pull) first.pull.pull.merged = true;
    agePages(stage, thread);
    const third = await expectJob(stage, await run('schedule'), expected);
    assert.notEqual(third.jobId, first.jobId, 'it went on with a job whose pull request is merged');
    assert.deepEqual(listed(stage), ['/p1', '/p2', '/p3', '/p4', '/p5']);
  },
};

/** Five weeks go by. */
function agePages({ github }: Stage, thread: Thread): void {
  const earlier = new Date(Date.now() - 35 * DAY_MS).toISOString();
  const comments: Comment[] = [...github.world.comments.values()];
  for (const comment of comments)
    if (comment.thread === thread.number) comment.createdAt = `${earlier.slice(0, 19)}Z`;
}
