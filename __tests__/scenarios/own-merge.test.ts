import { expect, test } from '@jest/globals';
import { giteaMergeEvent } from '../support/gitea-events.ts';
import { buildPullRequestEvent } from '../support/github-events.ts';
import { CREATE, gist } from '../support/scenario.ts';
import { leaveComment, playThread, type Stage, silent } from '../support/thread-scenario.ts';

const inputs = { ...silent, wait: 'false', prompt: 'Document it.' };
const why = "The pull request is a job's own, so its merge asks for nothing.";
const skipped = { exitCode: 0, outcome: 'skipped', requests: [] };

/** A pull request on a branch of any name is merged, after `before` was left behind. */
const mergeAfter =
  (flavour: 'github' | 'gitea', before: (stage: Stage, link: string) => void, body = 'Explains it.') =>
  (stage: Stage) => {
    const { github, octocat: sender } = stage;
    const thread = github.addPull({ state: 'closed', body, pull: { merged: true, head: 'vendor/bot-1' } });
    before(stage, `${github.world.serverUrl}/octo-org/octo-docs/pull/${thread.number}`);
    const event =
      flavour === 'gitea'
        ? giteaMergeEvent(github.world, { thread, sender, branchDeleted: true })
        : buildPullRequestEvent(github.world, { thread, sender, action: 'closed' });
    return { ...event, inputs };
  };

/** Our comment about a job, on the issue where it was asked for. */
const told =
  (by?: 'guest', link?: string) =>
  (stage: Stage, prLink: string): void => {
    const { number } = stage.github.addIssue();
    const author = by && stage.github.addUser(by, { role: 'read' });
    leaveComment(stage, { thread: number, prLink: link ?? prLink, ...(author ? { by: author } : {}) });
    for (let n = 0; n < 420; n += 1)
      stage.github.addComment(number, { user: stage.octocat, body: `No ${n}` });
  };

for (const flavour of ['github', 'gitea'] as const) {
  test.concurrent(`${flavour}: a pull request that a comment of ours names as its job's`, async () => {
    const played = await playThread(mergeAfter(flavour, told()), { github: { flavour } });
    expect(gist(played)).toMatchObject(skipped);
    expect(played.log).toContain(why);
  });

  test.concurrent.each<[string, (stage: Stage, link: string) => void]>([
    ['a comment of ours names another', told(undefined, 'https://github.com/octo-org/octo-docs/pull/99')],
    ['somebody else wrote the marker', told('guest')],
    [
      'the comments can’t be read',
      (stage, link) => {
        told()(stage, link);
        stage.github.failNext('issues/list-comments-for-repo', { kind: 'status', status: 403 }, 9);
      },
    ],
  ])(`${flavour}: it is anybody's where %s`, async (_, before) => {
    const played = await playThread(mergeAfter(flavour, before), { github: { flavour } });
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'detached', requests: [CREATE] });
  });

  test.concurrent(`${flavour}: a line of ours in its body says it, too`, async () => {
    const body = 'Explains it.\n\n<!-- docs-agent:job job_1 -->';
    const played = await playThread(
      mergeAfter(flavour, () => {}, body),
      { github: { flavour } },
    );
    expect(gist(played)).toMatchObject(skipped);
    expect(played.log).toContain(why);
    expect(played.github.requests).toEqual([]);
  });
}
