import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { json } from '../support/answers.ts';
import { createJobSimulator, JOB_ID, KEY, PR_LINK } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK, MESSAGE, play, spoil } from '../support/scenario.ts';

const neverDone = () => createJobSimulator({ turns: [{ activeLooks: 10_000 }] });
/** In the middle of the five seconds that a run that is cancelled waits for a job's id. */
const slowCreate = () => {
  const simulate = neverDone();
  const script: typeof simulate = (request) =>
    request.method === 'POST' ? { ...simulate(request), delayMs: 2_500 } : simulate(request);
  return script;
};
const support = (file: string): string => fileURLToPath(new URL(`../support/${file}`, import.meta.url));
const patient = { timeoutMinutes: '1' };

describe('fault 15: cancelled while the create is on its way', () => {
  test.concurrent('→ the signal does not abort it; the id that comes is saved', async () => {
    const played = await play({ script: slowCreate() }, (service) => ({
      cancel: service.afterRequests(1, CREATE),
      inputs: patient,
    }));
    expect(gist(played)).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID, requests: [CREATE] });
    expect(played.exitCode).not.toBe(0);
    expect(played.signalsSent).toEqual(['SIGINT']);
  });

  test.concurrent('→ an answer that does not come in time is lost: unknown', async () => {
    const played = await play({ script: spoil({ [CREATE]: { kind: 'hang' } }) }, (service) => ({
      cancel: service.afterRequests(1, CREATE),
      inputs: patient,
    }));
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'unknown', jobId: '', requests: [CREATE] });
    expect(played.signalsSent).toEqual(['SIGINT']);
    expect(played.log).toMatch(/job may have been created.*dashboard/is);
  });

  test.concurrent('→ killed outright: the state already says that a create was started, and the post step tells', async () => {
    const played = await play({ script: spoil({ [CREATE]: { kind: 'hang' } }) }, (service) => ({
      signals: [{ signal: 'SIGKILL', when: service.afterRequests(1, CREATE) }],
      unchecked: true,
      inputs: patient,
    }));
    expect(played.signal).toBe('SIGKILL');
    expect(played.requests).toEqual([CREATE]);
    expect(Object.keys(played.state)).not.toEqual([]);
    expect(`${played.post?.stdout}${played.post?.stderr}`).toMatch(/job may have been created/i);
  });
});

describe('fault 55: the runner cancels, SIGINT and then SIGTERM', () => {
  test.concurrent.each([
    ['while it polls', LOOK, {}, { script: neverDone() }],
    [
      'while it polls after a message',
      MESSAGE,
      { jobId: JOB_ID },
      { script: createJobSimulator({ existing: true, turns: [{}, { activeLooks: 10_000 }] }) },
    ],
    [
      'while it waits a long Retry-After out',
      LOOK,
      {},
      { script: spoil({ [LOOK]: json(429, {}, { headers: { 'retry-after': '50' } }) }) },
    ],
    ['while a look is not answered', LOOK, {}, { script: spoil({ [LOOK]: { kind: 'hang' } }) }],
  ] as const)('%s → outputs first, ended before the SIGTERM', async (_, route, inputs, service) => {
    const played = await play(service, (started) => ({
      cancel: started.afterRequests(1, route),
      inputs: { ...patient, ...inputs },
    }));
    expect(gist(played)).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID, status: 'active' });
    expect(played.exitCode).not.toBe(0);
    expect(played.signalsSent).toEqual(['SIGINT']);
    expect(played.log).toMatch(/goes on|still running|not stopped|does not stop/i);
  });

  test.concurrent('SIGTERM alone → the same end', async () => {
    const played = await play({ script: neverDone() }, (service) => ({
      signals: [{ signal: 'SIGTERM', when: service.afterRequests(2, LOOK) }],
      inputs: patient,
    }));
    expect(gist(played)).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID, status: 'active' });
    expect(played.exitCode).not.toBe(0);
  });

  test.concurrent('a second signal does not cut the wait for the id of a create short', async () => {
    const played = await play({ script: slowCreate() }, (service) => ({
      signals: [
        { signal: 'SIGINT', when: service.afterRequests(1, CREATE) },
        { signal: 'SIGTERM', when: service.afterRequests(1, CREATE), delayMs: 200 },
        { signal: 'SIGINT', when: service.afterRequests(1, CREATE), delayMs: 400 },
      ],
      inputs: patient,
    }));
    expect(gist(played)).toMatchObject({ outcome: 'cancelled', jobId: JOB_ID, requests: [CREATE] });
    expect(played.signalsSent).toEqual(['SIGINT', 'SIGTERM', 'SIGINT']);
  });
});

test.concurrent('fault 50: an output file that cannot be written → the log has the job id, exit 1', async () => {
  const played = await play({}, { tamper: (files) => spoilFile(files.output), unchecked: true });
  expect(played).toMatchObject({ exitCode: 1, signal: null, timedOut: false });
  expect(played.log).toContain(JOB_ID);
  expect(annotationsOf(played, 'error').join()).toMatch(/output/i);
});

/** A folder in a file's place can't be written by anyone, root included. */
function spoilFile(path: string): void {
  rmSync(path);
  mkdirSync(path);
}

test.concurrent('a state file that cannot be written → one warning, however much happens, and the run ends well', async () => {
  const script = createJobSimulator({ turns: [{ activeLooks: 8 }] });
  const played = await play({ script }, { tamper: (files) => spoilFile(files.state) });
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request', jobId: JOB_ID });
  expect(annotationsOf(played, 'warning')).toEqual([
    expect.stringMatching(/leaves no trace for the post step\.$/),
  ]);
});

test.concurrent('a summary that cannot be written changes nothing but a warning', async () => {
  const played = await play({}, { tamper: (files) => spoilFile(files.summary) });
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request', prLink: PR_LINK });
});

test.concurrent('fault 51: the summary stays below 1 MiB, whatever the service sends', async () => {
  const model = '|<&@'.repeat(200_000);
  const simulate = createJobSimulator();
  const played = await play({
    script: (request) => {
      const answer = simulate(request);
      if (answer.kind !== 'body') return answer;
      return json(answer.status ?? 200, { ...JSON.parse(String(answer.body)), model });
    },
  });
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
  expect(Buffer.byteLength(played.summary)).toBeLessThan(1024 * 1024);
  expect(played.summary).toContain(PR_LINK);
});

test.concurrent.each([
  ['missing', null],
  ['not JSON', '{"action":'],
])('fault 52: an event file that is %s → a clear error before any request', async (_, event) => {
  const played = await play({}, { event });
  expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', requests: [] });
  expect(annotationsOf(played, 'error').join()).toMatch(/event/i);
});

test.concurrent.each(['error', 'text'])(
  'fault 56: an unhandled rejection (%s) → exit 1, redacted, no stack',
  async (kind) => {
    const played = await play(
      { script: neverDone() },
      {
        env: { NODE_OPTIONS: `--require ${support('reject-later.cjs')}`, REJECT_WITH: kind },
        inputs: patient,
      },
    );
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: JOB_ID });
    expect(annotationsOf(played, 'error').join()).toMatch(/lost promise/);
    expect(annotationsOf(played, 'error').join()).not.toContain(KEY.slice(5));
  },
);
