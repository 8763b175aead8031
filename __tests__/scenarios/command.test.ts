import { expect, test } from '@jest/globals';
import { buildIssueCommentEvent } from '../support/github-events.ts';
import { startGitHubStandIn } from '../support/github-stand-in.ts';
import { RUN_TOKEN } from '../support/runner.ts';
import { play } from '../support/scenario.ts';

test('a command makes a job and a comment that ends with its pull request', async () => {
  await using github = await startGitHubStandIn();
  const asker = github.addUser('octocat');
  const issue = github.addIssue();
  const comment = github.addComment(issue.number, { user: asker, body: '/docs explain the new flag' });
  const played = await play(
    {},
    {
      env: github.env,
      ...buildIssueCommentEvent(github.world, { comment }),
      inputs: { prompt: null, githubToken: RUN_TOKEN },
    },
  );
  console.log(played.stdout, played.stderr, played.outputs, github.calls(), [...github.world.comments.values()].map((c) => c.body).join('\n=====\n'), JSON.stringify([...github.world.reactions]));
  expect(played.exitCode).toBe(0);
});
