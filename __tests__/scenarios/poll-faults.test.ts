import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { type Answer, html, json, jsonText, raw, redirect, reset } from '../support/answers.ts';
import { createJobSimulator, JOB_ID, PR_LINK } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK, play, spoil, withTime } from '../support/scenario.ts';

const success = { exitCode: 0, outcome: 'pull-request', jobId: JOB_ID, status: 'completed', prLink: PR_LINK };
const looks = (count: number): string[] => [CREATE, ...Array<string>(count).fill(LOOK)];
const job = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: JOB_ID,
  status: 'active',
  source: { repository: 'https://github.com/octo-org/octo-docs', ref: null },
  model: 'sonnet',
  prLink: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  archivedAt: null,
  ...fields,
});
const without = (field: string): Record<string, unknown> => {
  const { [field]: _, ...rest } = job();
  return rest;
};
const quick = withTime('0.03', LOOK);
const still = { exitCode: 1, outcome: 'timeout', jobId: JOB_ID, status: 'active', prLink: '' };

describe.each<[string, Answer]>([
  ['fault 16: a reset', reset()],
  ['fault 16: closed without a word', raw('')],
  ['fault 16: 500', json(500, { error: 'Internal server error' })],
  ['fault 16: 502 with HTML', html(502)],
  ['fault 16: 503', json(503, {})],
  ['fault 17: 429 without Retry-After', json(429, { error: 'Too many requests' })],
  ['fault 17: 429 with seconds', json(429, {}, { headers: { 'retry-after': '1' } })],
  ['fault 17: 429 with a date', json(429, {}, { headers: { 'retry-after': new Date(0).toUTCString() } })],
  ['fault 17: 429 with words', json(429, {}, { headers: { 'retry-after': 'soon' } })],
  ['fault 18: 401, once', json(401, { error: 'Unauthorized' })],
  ['fault 18: 403, once', json(403, { error: 'Forbidden' })],
  ['fault 19: 404 right after the create', json(404, { error: 'Job not found' })],
  ['fault 21: no status', json(200, without('status'))],
  ['fault 21: a number for a status', json(200, job({ status: 1 }))],
  ['fault 21: null', json(200, null)],
  ['fault 28: a body cut short', cut('content-length', 'fin')],
  ['fault 28: a body reset in the middle', cut('chunked', 'reset')],
  ['fault 28: chunks without an end', cut('chunked', 'fin')],
  ['fault 30: a body without end', { kind: 'endless', status: 200, start: JSON.stringify(job()) }],
  ['fault 31: HTML with 200', html(200)],
  ['fault 4: JSON that stops', jsonText(200, '{"id":"job_7Qm-4","status":"compl')],
])('%s at a look', (_, answer) => {
  test.concurrent('→ looked again, and the job is seen to its end', async () => {
    const played = await play({
      script: spoil({ [LOOK]: [undefined, answer] }, { turns: [{ activeLooks: 1 }] }),
    });
    expect(gist(played)).toEqual({ ...success, requests: looks(3) });
  });
});

function cut(framing: 'content-length' | 'chunked', end: 'fin' | 'reset'): Answer {
  return { kind: 'cut', status: 200, body: JSON.stringify(job({ status: 'completed' })), framing, end };
}

test.concurrent('fault 16: a success resets the count, however many faults there are in all', async () => {
  const fault = json(500, {});
  const faults = Array.from({ length: 24 }, (_, n) => (n % 4 === 3 ? undefined : fault));
  const played = await play({ script: spoil({ [LOOK]: faults }, { turns: [{ activeLooks: 6 }] }) });
  expect(gist(played)).toEqual({ ...success, requests: looks(25) });
});

test.concurrent.each<[string, Answer]>([
  ['fault 16: 500 at every look', json(500, {})],
  ['fault 16: a reset at every look', reset()],
  ['fault 16: looks that are never answered', { kind: 'hang' }],
  [
    'fault 29: looks whose answers drip',
    { kind: 'drip', body: JSON.stringify(job()), everyMs: 1_000, bytes: 1 },
  ],
  ['fault 19: 404 at every look within 30 s of the create', json(404, { error: 'Job not found' })],
])('%s → timeout at the deadline, job id kept', async (_, answer) => {
  const played = await play({ script: spoil({ [LOOK]: answer }) }, quick);
  expect(gist(played)).toMatchObject(still);
  expect(new Set(played.requests)).toEqual(new Set([CREATE, LOOK]));
});

test.concurrent('fault 17: a Retry-After beyond the deadline waits for what is left, not longer', async () => {
  const answer = json(429, {}, { headers: { 'retry-after': '86400' } });
  const played = await play({ script: spoil({ [LOOK]: answer }) }, quick);
  expect(gist(played)).toMatchObject(still);
  expect([2, 3]).toContain(played.requests.length); // One look, and perhaps a last one at the deadline.
});

test.concurrent.each([
  [401, /key.*(invalid|expired)/is],
  [403, /allowlist/i],
])('fault 18: %i twice → fails, job id kept', async (status, message) => {
  const played = await play({ script: spoil({ [LOOK]: json(status, { error: 'no' }) }) });
  expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: JOB_ID, requests: looks(2) });
  expect(annotationsOf(played, 'error').join()).toMatch(message);
});

test.concurrent('fault 20: an unknown status → polled on, one warning', async () => {
  const odd = json(200, job({ status: 'queued' }));
  const played = await play({ script: spoil({ [LOOK]: [odd, odd, odd] }, { turns: [{ activeLooks: 0 }] }) });
  expect(gist(played)).toEqual({ ...success, requests: looks(4) });
  expect(annotationsOf(played, 'warning').filter((text) => text.includes('queued'))).toHaveLength(1);
});

test.concurrent('fault 21: four answers without a status are forgiven, five in a row are not', async () => {
  const odd = json(200, without('status'));
  const four = await play({
    script: spoil({ [LOOK]: [odd, odd, odd, odd] }, { turns: [{ activeLooks: 0 }] }),
  });
  const five = await play({ script: spoil({ [LOOK]: odd }) });
  expect(gist(four)).toEqual({ ...success, requests: looks(5) });
  expect(gist(five)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: JOB_ID, requests: looks(5) });
});

test.concurrent('fault 22: an answer for another job → fails at once, with the id of our own', async () => {
  const played = await play({ script: spoil({ [LOOK]: json(200, job({ id: 'job_other' })) }) });
  expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: JOB_ID, requests: looks(1) });
});

describe('fault 23: completed without a pull request', () => {
  const bare = json(200, job({ status: 'completed' }));

  test.concurrent('→ two more looks, then finished without one', async () => {
    const played = await play({ script: spoil({ [LOOK]: bare }) });
    const expected = {
      exitCode: 0,
      outcome: 'no-pull-request',
      jobId: JOB_ID,
      status: 'completed',
      prLink: '',
    };
    expect(gist(played)).toEqual({ ...expected, requests: looks(3) });
    expect(played.log).toMatch(/without a pull request/i);
    expect(played.log).not.toMatch(/nothing changed/i);
  });

  test.concurrent('that comes late → found by the second of those looks', async () => {
    const played = await play({ script: spoil({ [LOOK]: [bare, bare] }, { turns: [{ activeLooks: 0 }] }) });
    expect(gist(played)).toEqual({ ...success, requests: looks(3) });
  });
});

describe('faults 24 to 26: how a job ends, and what fails the step', () => {
  test.concurrent.each<[string, 'failed' | 'archived', string | null, string | undefined, number]>([
    ['fault 24: failed → fails', 'failed', null, undefined, 1],
    ['fault 24: failed, but failOn names only the timeout → passes', 'failed', null, 'timeout', 0],
    ['fault 25: archived without a pull request → fails', 'archived', null, undefined, 1],
    ['fault 25: archived with a pull request → passes', 'archived', PR_LINK, undefined, 0],
    ['fault 25: archived, and failOn is none → passes', 'archived', null, 'none', 0],
  ])('%s', async (_, end, prLink, failOn, exitCode) => {
    const played = await play(
      { script: createJobSimulator({ turns: [{ end, prLink }] }) },
      { inputs: failOn === undefined ? {} : { failOn } },
    );
    const expected = { exitCode, outcome: end, jobId: JOB_ID, status: end, prLink: prLink ?? '' };
    expect(gist(played)).toEqual({ ...expected, requests: looks(2) });
  });

  test.concurrent.each([
    ['→ timeout, still running, and how to go on', undefined, 1],
    ['that failOn leaves out → passes', 'failed,archived', 0],
  ])('fault 26: a deadline %s', async (_, failOn, exitCode) => {
    const played = await play(
      { script: createJobSimulator({ turns: [{ activeLooks: 10_000 }] }) },
      (service) => {
        const { inputs, ...rest } = quick(service);
        return { ...rest, inputs: { ...inputs, ...(failOn ? { failOn } : {}) } };
      },
    );
    expect(gist(played)).toMatchObject({ ...still, exitCode });
    expect(played.log).toMatch(/still (running|active)/i);
    expect(played.log).toMatch(/jobId/);
  });
});

test.concurrent.each([
  ['forward', 86_400_000],
  ['back', -86_400_000],
])('fault 27: the wall clock jumps a day %s → nothing of it is felt', async (_, jump) => {
  const hook = fileURLToPath(new URL('../support/jump-clock.cjs', import.meta.url));
  const env = {
    NODE_OPTIONS: `--require ${hook}`,
    CLOCK_JUMP_MS: String(jump),
    CLOCK_JUMP_AFTER_MS: '400',
  };
  const slow = createJobSimulator({ turns: [{ activeLooks: 12 }] });
  const played = await play({ script: (request) => ({ ...slow(request), delayMs: 60 }) }, { env });
  expect(gist(played)).toEqual({ ...success, requests: looks(13) });
});

test.concurrent.each([301, 302, 307, 308])('threat 16: %i at a look is not followed', async (status) => {
  const played = await play({ script: spoil({ [LOOK]: redirect(status, '/elsewhere') }) }, quick);
  expect(played.exitCode).toBe(1);
  expect(played.outputs.jobId).toBe(JOB_ID);
  expect(played.requests).not.toContain('GET /elsewhere');
});

test.concurrent('threat 22: fields nobody knows, `__proto__` among them, change nothing', async () => {
  const text = JSON.stringify(job({ status: 'completed', prLink: PR_LINK }));
  const odd = `{"__proto__":{"status":"failed","polluted":true},"constructor":{"prototype":{"polluted":1}},"x":1,${text.slice(1)}`;
  const played = await play({ script: spoil({ [LOOK]: jsonText(200, odd) }) });
  expect(gist(played)).toEqual({ ...success, requests: looks(1) });
  const known = ['id', 'status', 'source', 'model', 'prLink', 'createdAt', 'archivedAt'];
  expect(known).toEqual(expect.arrayContaining(Object.keys(JSON.parse(played.outputs.job ?? ''))));
});

test.concurrent('a job with its fields in another order, without the ones that are not required, is a job', async () => {
  const bare = json(200, { prLink: PR_LINK, status: 'completed', id: JOB_ID });
  expect(gist(await play({ script: spoil({ [LOOK]: bare }) }))).toEqual({ ...success, requests: looks(1) });
});
