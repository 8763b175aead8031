import assert from 'node:assert/strict';
import { buildIssueCommentEvent } from '../../__tests__/support/github-events.ts';
import { expectJob } from './expectations.ts';
import type { Case, Stage } from './stage.ts';

const BLOCK = /<!-- docs-agent:asked -->\n(.*)\n<!-- docs-agent:asked-end -->/g;

const cared = (name: string, on: 'addIssue' | 'addPull'): Case => ({
  name,
  async play(stage: Stage) {
    const { github } = stage;
    const thread = github[on]();
    const user = github.addUser('octocat');
    const kind = thread.pull ? 'pull-request' : 'issue';
    const ask = async (instruction: string, continued: boolean) => {
      const command = github.addComment(thread.number, { user, body: `/docs ${instruction}` });
      const run = await stage.run(buildIssueCommentEvent(github.world, { comment: command }), { kind });
      return expectJob(stage, run, { thread, command, instruction, continued });
    };
    const { pull } = await ask('explain the new flag', false);
    const expectCare = () => {
      assert.deepEqual(pull.labels, ['documentation']);
      assert.deepEqual(pull.pull?.reviewers, ['octocat']);
      const lines = [...pull.body.matchAll(BLOCK)].map(([, line]) => line);
      assert.deepEqual(lines, [`Asked for in ${github.world.repository}#${thread.number} by @\u200boctocat`]);
    };
    expectCare();
    await ask('add an example', true);
    expectCare();
  },
});

export const finishCases: readonly Case[] = [
  cared('a command on an issue, and a second one', 'addIssue'),
  cared('the same on a pull request', 'addPull'),
];
