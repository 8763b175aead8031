import { describe, expect, test } from '@jest/globals';
import { html, json, reset } from '../support/answers.ts';
import { createJobSimulator, JOB_ID, PR_LINK } from '../support/job-simulator.ts';
import { annotationsOf, gist, LOOK, MESSAGE, play, spoil } from '../support/scenario.ts';

const inputs = { jobId: JOB_ID };
const success = { exitCode: 0, outcome: 'pull-request', jobId: JOB_ID, status: 'completed', prLink: PR_LINK };
const looks = (count: number): string[] => Array<string>(count).fill(LOOK);

test.concurrent('fault 34: a follow-up looks at the job, then sends the message, then waits for its end', async () => {
  const script = createJobSimulator({ existing: true, turns: [{}, { activeLooks: 1 }] });
  const played = await play({ script }, { inputs });
  expect(gist(played)).toEqual({ ...success, requests: [LOOK, MESSAGE, LOOK, LOOK] });
  expect(JSON.parse(played.recorded[1]?.body ?? '')).toEqual({ prompt: 'Explain the new flag.' });
});

describe('fault 36: a terminal status right after a message is stale', () => {
  test.concurrent.each(['completed', 'failed'] as const)(
    '%s shown before `active` → waited through',
    async (end) => {
      const turns = [{ end }, { staleLooks: 3, activeLooks: 2 }];
      const played = await play(
        { script: createJobSimulator({ existing: true, turns }) },
        { inputs: { ...inputs, settleSeconds: '5' } },
      );
      expect(gist(played)).toEqual({ ...success, requests: [LOOK, MESSAGE, ...looks(6)] });
    },
  );

  test.concurrent('a status that stays terminal for the whole settle window is believed', async () => {
    const turns = [{}, { staleLooks: 10_000 }];
    const played = await play(
      { script: createJobSimulator({ existing: true, turns }) },
      { inputs: { ...inputs, settleSeconds: '0.5' } },
    );
    expect(gist(played)).toMatchObject(success);
    expect(played.requests.slice(2).length).toBeGreaterThan(2);
  });
});

test.concurrent('fault 37: the same pull request as before is called updated', async () => {
  const played = await play({ script: createJobSimulator({ existing: true, turns: [{}] }) }, { inputs });
  expect(played.log).toMatch(/updated/i);
});

describe('fault 38: the answer to a message is lost', () => {
  test.concurrent.each([
    ['a reset', reset()],
    ['500', json(500, {})],
    ['HTML with 200', html(200)],
  ])('%s, and the job never shows it → unknown, never sent again', async (_, answer) => {
    const script = spoil({ [MESSAGE]: answer }, { existing: true, turns: [{}] });
    const played = await play({ script }, { inputs });
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'unknown', jobId: JOB_ID });
    expect(played.requests.filter((request) => request === MESSAGE)).toHaveLength(1);
  });

  test.concurrent('but `active`, which was not there before, proves its delivery', async () => {
    const simulate = createJobSimulator({ existing: true, turns: [{}, { activeLooks: 2 }] });
    const played = await play(
      {
        script: (request) => {
          const answer = simulate(request);
          return request.method === 'POST' ? reset() : answer;
        },
      },
      { inputs },
    );
    expect(gist(played)).toMatchObject(success);
    expect(played.requests.filter((request) => request === MESSAGE)).toHaveLength(1);
  });
});

test.concurrent('fault 40: a job that is still active is waited for, then messaged', async () => {
  const busy = json(200, { id: JOB_ID, status: 'active', prLink: null });
  const script = spoil({ [LOOK]: [busy, busy] }, { existing: true, turns: [{}, { activeLooks: 1 }] });
  const played = await play({ script }, { inputs });
  expect(gist(played)).toEqual({ ...success, requests: [LOOK, LOOK, LOOK, MESSAGE, LOOK, LOOK] });
});

describe('faults 12 and 39: there is nothing to follow up', () => {
  test.concurrent('no such job → fails, no message, no new job', async () => {
    const played = await play({ script: () => json(404, { error: 'Job not found' }) }, { inputs });
    expect(played).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(new Set(played.requests)).toEqual(new Set([LOOK]));
    expect(annotationsOf(played, 'error').join()).toMatch(/no such job|not found|no job/i);
  });

  test.concurrent('404 for the message → fails, sent once', async () => {
    const script = spoil(
      { [MESSAGE]: json(404, { error: 'Job not found' }) },
      { existing: true, turns: [{}] },
    );
    const played = await play({ script }, { inputs });
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [LOOK, MESSAGE] });
  });

  test.concurrent('an archived job → says so, no message, no new job', async () => {
    const script = createJobSimulator({ existing: true, turns: [{ end: 'archived' }] });
    const played = await play({ script }, { inputs });
    expect(played.exitCode).toBe(1);
    expect(new Set(played.requests)).toEqual(new Set([LOOK]));
    expect(annotationsOf(played, 'error').join()).toMatch(/archived/i);
  });
});

test.concurrent.each([
  ['kept open', false],
  ['closed by the service without a word', true],
])(
  'fault 13: after a look whose connection is %s, the message goes out on a fresh one',
  async (_, closed) => {
    const script = createJobSimulator({ existing: true, turns: [{}] });
    const played = await play({ script, closeAfterAnswer: closed }, { inputs });
    expect(gist(played)).toMatchObject(success);
    const message = played.recorded.find(({ method }) => method === 'POST');
    const earlier = played.recorded.filter(({ atMs }) => atMs < (message?.atMs ?? 0));
    expect(earlier).not.toEqual([]);
    expect(earlier.map(({ connection }) => connection)).not.toContain(message?.connection);
  },
);
