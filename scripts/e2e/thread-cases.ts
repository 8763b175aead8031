import { giteaLabelEvent } from '../../__tests__/support/gitea-events.ts';
import { buildIssuesEvent, buildPullRequestEvent } from '../../__tests__/support/github-events.ts';
import { expectJob, expectNothing, expectSkipped } from './expectations.ts';
import type { Case } from './stage.ts';

/** The label that the examples wait for. */
export const LABEL = 'needs-docs';

/** Somebody sets a label on an issue. */
export function labeledIssue(name: string, label: string, check: 'job' | 'nothing'): Case {
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

/** Somebody sets labels on a pull request, in the words of Gitea and Forgejo. */
export function giteaLabel(name: string, added: string[], check: 'job' | 'nothing'): Case {
  return {
    name,
    async play(stage) {
      const { github } = stage;
      const thread = github.addPull();
      const sender = github.addUser('octocat');
      const event = giteaLabelEvent(github.world, { thread, sender, added, target: true });
      const run = await stage.run(event, { kind: 'pull-request' });
      if (check === 'job')
        await expectJob(stage, run, { thread, instruction: 'Write or update the documentation' });
      else expectNothing(stage, run);
    },
  };
}

type PullCase = {
  eventName?: 'pull_request' | 'pull_request_target';
  action: 'labeled';
  role?: 'write' | 'triage';
  fork?: boolean;
  withoutSecret?: boolean;
  check: RegExp | 'nothing' | { instruction: string };
};

/** An event of a stranger's pull request, caused by `octocat` in the given role. */
export function pullCase(name: string, given: PullCase): Case {
  return {
    name,
    async play(stage) {
      const { github } = stage;
      const { role = 'write', withoutSecret = false, check, action } = given;
      const user = github.addUser('contributor', { role: 'read' });
      const thread = github.addPull({ user });
      const event = buildPullRequestEvent(github.world, {
        thread,
        action,
        sender: github.addUser('octocat', { role }),
        eventName: given.eventName ?? 'pull_request',
        fork: given.fork ?? false,
        label: LABEL,
      });
      const run = await stage.run(event, { kind: 'pull-request', withoutSecret });
      if (check === 'nothing') expectNothing(stage, run);
      else if (check instanceof RegExp) expectSkipped(stage, run, check);
      else await expectJob(stage, run, { thread, ...check });
    },
  };
}
