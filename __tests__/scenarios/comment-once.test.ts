import { describe, expect, test } from '@jest/globals';
import { hang, json } from '../support/answers.ts';
import { playAttempts } from '../support/attempts.ts';
import { JOB_ID } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK } from '../support/scenario.ts';
import { lastOurs, once, oursIn, playThread, quick, type Stage, say } from '../support/thread-scenario.ts';

const badGateway = json(502, { message: 'Server Error' });

describe('a comment that was taken, and answered with 502', () => {
  const create = 'issues/create-comment';
  const list = 'issues/list-comments';

  test.concurrent.each<[string, (github: Stage['github']) => void]>([
    [
      'the look-up fails',
      (github) => {
        github.failNext(create, { kind: 'carried-out', answer: badGateway });
        github.failNext(list, { kind: 'status', status: 502 }, 4);
      },
    ],
    [
      'it is the second, and the first was not taken',
      (github) => {
        github.failNext(create, { kind: 'status', status: 502 });
        github.failNext(create, { kind: 'carried-out', answer: badGateway });
      },
    ],
    [
      'the answer is no comment',
      (github) => github.failNext(create, { kind: 'carried-out', answer: json(201, {}) }),
    ],
  ])('stays the only one, and is brought to its end: %s', async (_, spoil) => {
    const played = await playThread((stage) => {
      const staged = say(stage, '/docs explain it');
      spoil(stage.github);
      return { ...staged, inputs: { ...quick, timeoutMinutes: '1' } };
    });
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request', jobId: JOB_ID });
    expect(played.requests.filter((request) => request === CREATE)).toHaveLength(1);
    expect(oursIn(played.github)).toHaveLength(1);
    expect(lastOurs(played).body).toContain('### ✅ Pull request ready');
    expect(lastOurs(played).marker).toMatchObject({ kind: 'pull-request', job: JOB_ID });
  });
});

describe('killed between a comment’s request and its answer', () => {
  const killed = ({ github }: Stage) => {
    github.failNext('issues/create-comment', { kind: 'carried-out', answer: hang() });
    return {
      signals: [{ signal: 'SIGKILL' as const, when: once(() => oursIn(github).length > 0) }],
      unchecked: true,
    };
  };

  test.concurrent('the post step finds the comment and mends it; the next command is not refused', async () => {
    const { attempts, github } = await playAttempts([
      killed,
      (stage) => ({
        ...say(stage, '/docs explain it once more'),
        env: { GITHUB_RUN_ID: '30433643', GITHUB_RUN_ATTEMPT: '1' },
      }),
    ]);
    const [one, two] = attempts;
    expect(one).toMatchObject({ signal: 'SIGKILL', requests: [], post: { exitCode: 0 } });
    const [first, second] = oursIn(github);
    expect(first?.body).toContain('### 📭 Not sent');
    expect(first?.body).toContain('cut off before it sent anything');
    expect(two && gist(two)).toMatchObject({ exitCode: 0, outcome: 'pull-request', jobId: JOB_ID });
    expect(two?.requests).toEqual([CREATE, LOOK, LOOK]);
    expect(two && annotationsOf(two, 'warning')).toEqual([]);
    expect(second?.body).toContain('### ✅ Pull request ready');
  });
});

test.concurrent('a comment that was taken, answered with 502, and then looked for in a list that is none, is brought to its end', async () => {
  const played = await playThread((stage) => {
    const staged = say(stage, '/docs explain it');
    stage.github.failNext('issues/create-comment', { kind: 'carried-out', answer: badGateway });
    stage.github.failNext('issues/list-comments', {
      kind: 'answered',
      answer: json(200, { message: 'No.' }),
    });
    return { ...staged, inputs: quick };
  });
  expect(gist(played)).toMatchObject({
    exitCode: 0,
    outcome: 'pull-request',
    requests: [CREATE, LOOK, LOOK],
  });
  expect(oursIn(played.github)).toHaveLength(1);
  expect(lastOurs(played).body).toContain('### ✅ Pull request ready');
}, 60_000);

test.concurrent('where every list of the main step is none, nothing is sent, and the post step tells so', async () => {
  const played = await playThread((stage) => {
    const staged = say(stage, '/docs explain it');
    const answer = json(200, { message: 'No.' });
    stage.github.failNext('issues/create-comment', { kind: 'carried-out', answer: badGateway });
    stage.github.failNext('issues/list-comments', { kind: 'answered', answer }, 2);
    return { ...staged, inputs: { ...quick, timeoutMinutes: '0.05' } };
  });
  expect(played.requests).toEqual([]);
  expect(oursIn(played.github)).toHaveLength(1);
  expect(lastOurs(played).body).not.toContain('### ⏳');
}, 60_000);

test.concurrent('an edit that was answered with a page of something else is not taken for done', async () => {
  const played = await playThread((stage) => {
    const staged = say(stage, '/docs explain it');
    const answer = json(200, { message: 'Please sign in.' });
    // The last edit of the main step: the post step has it to mend.
    stage.github.failNext('issues/update-comment', { kind: 'slow', delayMs: 0 });
    stage.github.failNext('issues/update-comment', { kind: 'answered', answer });
    return { ...staged, inputs: quick };
  });
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
  expect(annotationsOf(played, 'warning')).toEqual([expect.stringContaining('something that is no comment')]);
  expect(lastOurs(played).body).toContain('### ✅ Pull request ready');
  expect(lastOurs(played).marker).toMatchObject({ kind: 'pull-request', job: JOB_ID });
});
