import { describe, expect, test } from '@jest/globals';
import { buildPlainEvent, buildPullRequestEvent } from '../support/github-events.ts';
import { createJobSimulator, JOB_ID } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, LOOK, MESSAGE, play } from '../support/scenario.ts';
import {
  lastOurs,
  leaveComment,
  oursIn,
  playThread,
  type Stage,
  type Staged,
  say,
  silent,
  type ThreadPlayed,
  wordsOf,
} from '../support/thread-scenario.ts';

const sentIn = ({ recorded }: Pick<ThreadPlayed, 'recorded'>) =>
  recorded
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as Record<string, string>);
const takes = () => ({ script: createJobSimulator({ takesRef: true }) });
const once = { ...silent, wait: 'false', context: 'none' };
const ask =
  (body: string, inputs: Record<string, string> = once) =>
  (stage: Stage): Staged => ({ ...say(stage, body), inputs });

describe('the input ref', () => {
  test.concurrent('is sent with a create, and what the answer confirms needs no word', async () => {
    const played = await playThread(ask('/docs explain it', { ...once, ref: 'release-2.1' }), {
      service: takes(),
    });
    expect(sentIn(played)).toEqual([{ prompt: 'explain it', ref: 'release-2.1' }]);
    expect(annotationsOf(played, 'warning')).toEqual([]);
    expect(played.stdout).toContain('Creating a job from the branch release-2.1.');
  });

  test.concurrent('that no answer confirms is said in the log and the comment', async () => {
    const inputs = { reactions: 'false', context: 'none', wait: 'false', ref: 'refs/heads/release-2.1' };
    const played = await playThread(ask('/docs explain it', inputs));
    expect(sentIn(played)).toEqual([{ prompt: 'explain it', ref: 'release-2.1' }]);
    const sentence =
      "That the job starts from the branch release-2.1 is not confirmed: the service's answer names no branch.";
    expect(annotationsOf(played, 'warning')).toEqual([sentence]);
    expect(wordsOf(lastOurs(played).body)).toContain(sentence);
  });

  test.concurrent('is not sent where it is not given', async () => {
    expect(sentIn(await playThread(ask('/docs explain it')))).toEqual([{ prompt: 'explain it' }]);
  });

  test.concurrent('is not sent with a message', async () => {
    const script = createJobSimulator({ existing: true });
    const played = await playThread(
      (stage) => {
        leaveComment(stage, { thread: stage.github.addIssue().number });
        return { ...say(stage, '/docs more'), inputs: { ...once, ref: 'release-2.1' } };
      },
      { service: { script } },
    );
    expect(played.requests).toContain(MESSAGE);
    expect(sentIn(played)).toEqual([{ prompt: 'more' }]);
  });

  test.concurrent.each([
    [{ ref: '-rf' }, /Input ref: "-rf" was given; accepted is the name of a branch/],
    [{ ref: 'a b' }, /Input ref: "a b" was given/],
    [{ ref: 'a..b' }, /Input ref: "a\.\.b" was given/],
    [{ ref: 'refs/tags/v1' }, /Input ref: "refs\/tags\/v1" was given/],
    [{ ref: 'a;id' }, /Input ref: "a;id" was given/],
    [{ ref: 'main', jobId: JOB_ID }, /Input ref: jobId names a job that goes on/],
  ])('%j is an error before any request', async (bad, sentence) => {
    const played = await playThread(ask('/docs explain it', { ...once, ...bad }));
    expect(played).toMatchObject({ exitCode: 1, requests: [] });
    expect(played.github.requests).toEqual([]);
    expect(annotationsOf(played, 'error')).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('/docs --ref', () => {
  test.concurrent.each([
    ['/docs --ref release-2.1 explain it', 'release-2.1'],
    ['/docs new --ref release-2.1\nexplain it', 'release-2.1'],
    ['/docs --ref=feature/größe explain it', 'feature/größe'],
  ])('%j starts a new job from there, and wins over the input', async (body, ref) => {
    const played = await playThread(
      (stage) => {
        leaveComment(stage, { thread: stage.github.addIssue().number });
        return { ...say(stage, body), inputs: { ...once, ref: 'main' } };
      },
      { service: takes() },
    );
    expect(played.requests).toEqual([CREATE]);
    expect(sentIn(played)).toEqual([{ prompt: 'explain it', ref }]);
  });

  test.concurrent('further on it is text', async () => {
    expect(sentIn(await playThread(ask('/docs explain --ref main')))).toEqual([
      { prompt: 'explain --ref main' },
    ]);
  });

  test.concurrent.each([
    '/docs --ref',
    '/docs --ref main',
    '/docs new --ref main',
    '/docs --ref main status',
    '/docs --ref main fix',
  ])('%j sends nothing, and the usage is told', async (body) => {
    const played = await playThread(ask(body, { reactions: 'false' }));
    expect(played).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' }, requests: [] });
    expect(lastOurs(played).body).toContain('`/docs --ref release-2.1 …`');
  });

  test.concurrent.each([
    '-x',
    '../x',
    'a\u202eb',
    'a$(id)',
    'x'.repeat(300),
    "';--",
    'refs/pull/1/head',
    '0123456789'.repeat(4),
  ])('the name %j is refused before anything is sent', async (name) => {
    const played = await playThread(ask(`/docs --ref ${name} explain it`, { reactions: 'false' }));
    expect(played).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' }, requests: [] });
    expect(wordsOf(lastOurs(played).body)).toContain(
      "What stands behind --ref can't be used; accepted is the name of a branch",
    );
    expect(oursIn(played.github)).toHaveLength(1);
  });

  test.concurrent('where the workflow names the job that goes on, it says why not', async () => {
    const played = await playThread(ask('/docs --ref main explain it', { ...once, jobId: JOB_ID }));
    expect(played).toMatchObject({ exitCode: 1, requests: [] });
    expect(annotationsOf(played, 'error')).toEqual([
      expect.stringContaining('a message carries no branch: leave --ref out'),
    ]);
  });

  test.concurrent('a dry run names it', async () => {
    const played = await playThread(
      ask('/docs --ref release-2.1 explain it', { dryRun: 'true', context: 'none' }),
    );
    expect(played.requests).toEqual([]);
    expect(wordsOf(played.summary ?? '')).toContain('from the branch release-2.1 (--ref), as --ref asks');
  });
});

describe.each(['github', 'gitea'] as const)('ref: auto on %s', (flavour) => {
  const auto = { ...once, ref: 'auto' };
  const stands = () => ({ service: takes(), github: { flavour } });
  const onPull = (base: string) => (stage: Stage) => {
    const thread = stage.github.addPull({ pull: { base } });
    return { ...say(stage, '/docs explain it', { thread }), inputs: auto };
  };

  test.concurrent('a pull request against a release branch: that one', async () => {
    expect(sentIn(await playThread(onPull('release-2.1'), stands()))).toEqual([
      { prompt: 'explain it', ref: 'release-2.1' },
    ]);
  });

  test.concurrent('against the default branch: nothing', async () => {
    expect(sentIn(await playThread(onPull('master'), stands()))).toEqual([{ prompt: 'explain it' }]);
  });

  test.concurrent('an issue: nothing', async () => {
    expect(sentIn(await playThread(ask('/docs explain it', auto), stands()))).toEqual([
      { prompt: 'explain it' },
    ]);
  });

  test.concurrent('--ref wins', async () => {
    const played = await playThread((stage) => {
      const thread = stage.github.addPull({ pull: { base: 'release-2.1' } });
      return { ...say(stage, '/docs --ref main explain it', { thread }), inputs: auto };
    }, stands());
    expect(sentIn(played)).toEqual([{ prompt: 'explain it', ref: 'main' }]);
  });

  test.concurrent('a merge, and issueNumber on a schedule', async () => {
    const merged = await playThread((stage) => {
      const { github, octocat: sender } = stage;
      const thread = github.addPull({ state: 'closed', pull: { base: 'release-2.1', merged: true } });
      const built = buildPullRequestEvent(github.world, { thread, action: 'closed', sender });
      return { ...built, inputs: { ...auto, prompt: 'Document it.' } };
    }, stands());
    const scheduled = await playThread((stage) => {
      const { github, octocat: sender } = stage;
      const { number } = github.addPull({ pull: { base: 'release-2.1' } });
      const built = buildPlainEvent(github.world, { eventName: 'schedule', sender });
      return { ...built, inputs: { ...auto, prompt: 'Document it.', issueNumber: String(number) } };
    }, stands());
    for (const played of [merged, scheduled])
      expect(sentIn(played)).toEqual([{ prompt: 'Document it.', ref: 'release-2.1' }]);
  });

  test.concurrent('a pull request that can’t be read: nothing is sent', async () => {
    const played = await playThread(onPull('release-2.1'), {
      service: takes(),
      github: { flavour, forbidden: ['pulls/get'] },
    });
    expect(played).toMatchObject({ exitCode: 1, requests: [] });
    expect(annotationsOf(played, 'error')).toEqual([
      expect.stringContaining('Which branch the pull request is for could not be read'),
    ]);
  });
});

test('without a thread ref: auto sends nothing, and asks nobody', async () => {
  const played = await play(takes(), { inputs: { ref: 'auto', wait: 'false' } });
  expect(sentIn(played)).toEqual([{ prompt: 'Explain the new flag.' }]);
  expect(played.requests).not.toContain(LOOK);
});
