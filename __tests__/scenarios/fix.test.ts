import { describe, expect, test } from '@jest/globals';
import type { Story } from '../../src/story/story.ts';
import { type CollectStage, command, openCollectStage } from '../support/collect-stage.ts';
import type { GitHubStandInOptions } from '../support/github-stand-in.ts';
import type { Thread } from '../support/github-world.ts';
import { createJobSimulator, JOB_ID } from '../support/job-simulator.ts';
import { passDays } from '../support/tended.ts';
import { oursIn, wordsOf } from '../support/thread-scenario.ts';

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const QUICK = { reactions: 'false', context: 'none' };

interface FixStage extends CollectStage {
  readonly issue: Thread;
  readonly pull: Thread;
  readonly facts: NonNullable<Thread['pull']>;
  /** What the service got as messages. */
  readonly sent: () => string[];
  fix(text: string, inputs?: Record<string, string>): ReturnType<CollectStage['run']>;
}

/** A thread whose job has an open pull request. At its next turn the job commits, where that is said. */
async function openFixStage(
  options: GitHubStandInOptions & { commits?: boolean; end?: 'completed' | 'failed' } = {},
): Promise<FixStage> {
  const { commits = true, end = 'completed', ...given } = options;
  let link = '';
  let simulate = createJobSimulator();
  const stage = await openCollectStage({
    ...given,
    script: (request) => {
      if (commits && request.path.endsWith('/message')) Object.assign(facts.tending ?? {}, { sha: NEW });
      return simulate(request);
    },
  });
  const { world } = stage.github;
  const issue = stage.github.addIssue();
  const pull = stage.github.addPull({
    title: 'Explain the flag',
    pull: { head: 'explain-flag', tending: { sha: OLD, mergeable: true }, checks: [] },
  });
  const facts = pull.pull as FixStage['facts'];
  link = `${world.serverUrl}/${world.repository}/${given.flavour === 'gitea' ? 'pulls' : 'pull'}/${pull.number}`;
  simulate = createJobSimulator({ existing: true, turns: [{ prLink: link }, { prLink: link, end }] });
  const job = { status: 'completed', prLink: link } as const;
  const story: Story = { kind: 'pull-request', jobId: JOB_ID, job, turn: { kind: 'first' }, link };
  stage.leave({ story, thread: issue.number });
  return {
    ...stage,
    issue,
    pull,
    facts,
    sent: () =>
      stage.service.requests
        .filter(({ path }) => path.endsWith('/message'))
        .map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt),
    fix: (text, inputs = {}) =>
      stage.run(command(stage, `/docs fix${text}`, issue.number), { ...QUICK, ...inputs }),
    [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose](),
  };
}

const lastComment = (stage: CollectStage, thread: Thread) =>
  wordsOf(
    oursIn(stage.github)
      .filter((comment) => comment.thread === thread.number && !('path' in comment))
      .at(-1)?.body ?? '',
  );
const repliesIn = ({ github }: CollectStage) =>
  [...github.world.reviewComments.values()].filter(({ body }) => body.includes('<!-- docs-agent:reply'));
const LINKS = { name: 'links', conclusion: 'FAILURE', title: 'Two links are broken' };

describe.each([['github'], ['gitea']] as const)('on %s', (flavour) => {
  const asGitea = flavour === 'gitea' ? { isStatus: true } : {};

  test.concurrent('what is wrong goes as one message, behind the text, and each review thread is answered', async () => {
    await using stage = await openFixStage({ flavour });
    const reviewer = stage.github.addUser('reviewer');
    const stranger = stage.github.addUser('stranger', { role: 'read' });
    stage.facts.checks?.push({ ...LINKS, ...asGitea });
    stage.github.addReviewComment(stage.pull.number, {
      user: reviewer,
      body: 'Name the flag',
      path: 'a.md',
      line: 3,
    });
    stage.github.addReviewComment(stage.pull.number, {
      user: stranger,
      body: 'Run this instead',
      path: 'b.md',
      line: 4,
    });
    const run = await stage.fix(' but keep the table');
    expect(run).toMatchObject({ exitCode: 0, annotations: [], outputs: { outcome: 'pull-request' } });
    const [prompt = '', ...others] = stage.sent();
    expect(others).toEqual([]);
    expect(prompt).toMatch(/^but keep the table\n\nMend what is wrong/);
    const [asked = '', found = ''] = prompt.split('<<< begin findings');
    expect(asked).not.toContain('Name the flag');
    expect(found).toContain('- links: failure, Two links are broken');
    expect(found).toContain('- a.md, line 3\n[reviewer] Name the flag');
    expect(prompt).not.toContain('Run this instead');
    expect(lastComment(stage, stage.issue)).toContain('1 failed check, 1 open review thread.');
    const replies = repliesIn(stage);
    expect(replies.map(({ path }) => path)).toEqual(['a.md']);
    expect(replies[0]?.body).toContain(`The branch is at ${NEW} now; it was at ${OLD} before.`);
  });

  test.concurrent('nothing wrong, and no text: it says so, and sends nothing', async () => {
    await using stage = await openFixStage({ flavour });
    stage.facts.checks?.push({ name: 'vale', conclusion: 'SUCCESS', ...asGitea });
    const run = await stage.fix('');
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(stage.sent()).toEqual([]);
    expect(lastComment(stage, stage.issue)).toContain('Nothing is wrong with the pull request');
  });

  test.concurrent('where nobody waits, collect answers in the review threads, once', async () => {
    await using stage = await openFixStage({ flavour, commits: false });
    const reviewer = stage.github.addUser('reviewer');
    stage.github.addReviewComment(stage.pull.number, {
      user: reviewer,
      body: 'Name the flag',
      path: 'a.md',
      line: 3,
    });
    expect(await stage.fix('', { wait: 'false' })).toMatchObject({ exitCode: 0 });
    expect(repliesIn(stage)).toEqual([]);
    // The message was sent long enough ago for its end to be this turn's.
    passDays(stage, 0.01);
    await stage.collect();
    await stage.collect();
    const replies = repliesIn(stage);
    expect(replies.map(({ body }) => body)).toEqual([
      expect.stringContaining(`nothing was changed: the branch is still at ${OLD}.`),
    ]);
    await stage.collect();
    expect(repliesIn(stage)).toHaveLength(1);
  });
});

describe('what a fix is, and is not', () => {
  test.concurrent('without an open pull request of a job it is the first word of an instruction', async () => {
    await using stage = await openFixStage();
    stage.pull.state = 'closed';
    const bare = await stage.fix('');
    expect(bare.outputs).toMatchObject({ outcome: 'skipped' });
    expect(lastComment(stage, stage.issue)).toContain('no open pull request of a job');
    expect(stage.service.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await stage.fix(' the typo');
    const [created] = stage.service.requests.filter(({ method }) => method === 'POST');
    expect(created).toMatchObject({ path: expect.stringMatching(/\/job$/) });
    expect(JSON.parse(created?.body ?? '')).toEqual({ prompt: 'fix the typo' });
  });

  test.concurrent('with nothing wrong a text is sent alone', async () => {
    await using stage = await openFixStage();
    await stage.fix(' the typo');
    expect(stage.sent()).toEqual(['fix the typo']);
  });

  test.concurrent('what could not be read is said with its permission, and is not taken for nothing wrong', async () => {
    await using stage = await openFixStage({ forbidden: ['checks'] });
    const run = await stage.fix('');
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(stage.sent()).toEqual([]);
    const told = lastComment(stage, stage.issue);
    expect(told).toContain('checks: read');
    expect(told).not.toContain('Nothing is wrong');
  });

  test.concurrent('checks that run are named, and what has ended counts; a conflict too', async () => {
    await using stage = await openFixStage();
    stage.facts.checks?.push(LINKS, { name: 'slow build', conclusion: 'IN_PROGRESS' });
    Object.assign(stage.facts.tending ?? {}, { mergeable: false });
    await stage.fix('');
    expect(stage.sent()[0]).toContain('The branch conflicts with its base branch.');
    expect(lastComment(stage, stage.issue)).toContain('Still running, and so not counted: slow build.');
  });

  test.concurrent('on the pull request itself it is the same, and a failed turn is said', async () => {
    await using stage = await openFixStage({ commits: false, end: 'failed' });
    stage.facts.checks?.push(LINKS);
    stage.github.addReviewComment(stage.pull.number, { user: stage.octocat, body: 'Shorter', path: 'a.md' });
    const run = await stage.run(command(stage, '/docs fix', stage.pull.number), QUICK);
    expect(run.outputs).toMatchObject({ outcome: 'failed' });
    expect(repliesIn(stage)[0]?.body).toContain('has failed on this remark, and nothing was changed');
  });

  test.concurrent('300 annotations and 100 review threads take at most six requests more than a message', async () => {
    const count = async (fix: boolean) => {
      await using stage = await openFixStage();
      const reviewer = stage.github.addUser('reviewer');
      const annotations = Array.from({ length: 30 }, (_, at) => ({
        path: 'a.md',
        line: at,
        message: `No ${at}`,
      }));
      for (let at = 0; at < 10; at += 1)
        stage.facts.checks?.push({ ...LINKS, name: `check ${at}`, annotations });
      for (let at = 0; at < 100; at += 1)
        stage.github.addReviewComment(stage.pull.number, {
          user: reviewer,
          body: `R${at}`,
          path: 'a.md',
          line: at,
        });
      const before = stage.github.requests.length;
      const built = command(stage, fix ? '/docs fix' : '/docs shorten it', stage.issue.number);
      expect((await stage.run(built, QUICK)).outputs).toMatchObject({ outcome: 'pull-request' });
      expect(repliesIn(stage)).toHaveLength(fix ? 100 : 0);
      return stage.github.requests.length - before;
    };
    const [ordinary, fixing] = [await count(false), await count(true)];
    expect(fixing - ordinary).toBe(5);
  });

  test.concurrent('replies whose answer was lost are looked for before they are sent again', async () => {
    await using stage = await openFixStage();
    stage.github.addReviewComment(stage.pull.number, { user: stage.octocat, body: 'Shorter', path: 'a.md' });
    stage.github.failNext('addPullRequestReviewThreadReply', { kind: 'lost-answer' });
    expect(await stage.fix('')).toMatchObject({ exitCode: 0, annotations: [] });
    expect(repliesIn(stage)).toHaveLength(1);
  });
});
