import assert from 'node:assert/strict';
import { buildPullRequestEvent } from '../../__tests__/support/github-events.ts';
import { expectGreen, expectNothing } from './expectations.ts';
import { type Case, DOCS_REPOSITORY, type Stage } from './stage.ts';

/** Stands in the change alone: a private repository's code. */
const CANARY = 'canary-of-a-private-repository';

/** A merge in the repository of the code. */
function merge(stage: Stage, merged = true) {
  const { github } = stage;
  const patch = `@@ -1 +1,2 @@\n option('--max-age');\n+option('--keep-going'); // ${CANARY}`;
  const thread = github.addPull({
    title: 'Keep going',
    user: github.addUser('contributor', { role: 'read' }),
    state: 'closed',
    pull: { merged, files: [{ filename: 'src/cli.ts', additions: 1, deletions: 0, patch }] },
  });
  const sender = github.addUser('octocat', { role: 'write' });
  return { thread, built: buildPullRequestEvent(github.world, { thread, action: 'closed', sender }) };
}

const starts = (name: string, withBot: boolean): Case => ({
  name,
  async play(stage) {
    const { thread, built } = merge(stage);
    const run = await stage.run(built, { kind: 'pull-request', withBot });
    expectGreen(run, ['main', 'post']);
    const { jobId = '', prLink = '', outcome } = run.outputs;
    assert.equal(outcome, 'pull-request');
    assert.match(prLink, new RegExp(`^https://github\\.com/${DOCS_REPOSITORY}/pull/\\d+$`));
    assert.match(
      stage.prompts().at(-1) ?? '',
      new RegExp(`^\\+option\\('--keep-going'\\); // ${CANARY}$`, 'm'),
    );

    const author = withBot ? 'docs-bot' : 'github-actions[bot]';
    const comments = [...stage.github.world.comments.values()].filter((one) => one.thread === thread.number);
    assert.deepEqual(
      comments.map(({ user }) => user.login),
      [author],
    );
    assert.ok(comments[0]?.body.includes(`](${prLink})`), 'the thread is not told the pull request');

    const pull = stage.github.world.threads.get(Number(prLink.split('/').at(-1)));
    const line = `Asked for in ${stage.github.world.repository}#${thread.number} by @\u200boctocat`;
    assert.equal(pull?.body.includes(line), withBot, pull?.body);
    const commit = stage.message(jobId);
    assert.match(commit, /^Bring the documentation up to date with a change of the code\n/);
    for (const shown of [pull?.title, pull?.body, commit]) assert.ok(!shown?.includes(CANARY), shown);
  },
});

export const fromCodeCases: Case[] = [
  starts('a merge starts a job on the docs, which is told to the merged pull request', false),
  starts('with a token that reaches both, the docs name it', true),
  {
    name: 'a pull request that is closed without a merge starts nothing',
    async play(stage) {
      expectNothing(stage, await stage.run(merge(stage, false).built, { kind: 'pull-request' }));
    },
  },
];
