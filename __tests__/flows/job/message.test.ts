import { describe, expect, test } from '@jest/globals';
import type { Delivery, Look } from '../../../src/ports/service.ts';
import {
  active,
  completed,
  down,
  failed,
  type JobPlay,
  link,
  message,
  playJob,
  saw,
  taken,
} from '../../support/job-stage.ts';

const send = (play: JobPlay = {}) => playJob({ target: message, ...play });

test('looks first, sends once, watches to the new end', async () => {
  const { told, events } = await send({ looks: [failed, active, completed] });
  expect(told).toMatchObject({ outcome: 'pull-request', continued: true, updated: false });
  expect(events).toEqual([
    'look',
    'sending job_1 failed',
    'message job_1 Explain.',
    'accepted job_1 active',
    'look',
    'looked job_1 active',
    'look',
    'looked job_1 completed',
  ]);
});

test('the same link as before is an update', async () => {
  const { told } = await send({ looks: [completed, active, completed] });
  expect(told).toMatchObject({ updated: true, sentence: `Pull request updated: ${link}` });
});

test('a job that is busy is waited for first', async () => {
  const { events } = await send({ looks: [active, active, completed, active, completed] });
  expect(events).toEqual([
    'look',
    'busy job_1 active',
    'look',
    'busy job_1 active',
    'look',
    'sending job_1 completed',
    'message job_1 Explain.',
    'accepted job_1 active',
    'look',
    'looked job_1 active',
    'look',
    'looked job_1 completed',
  ]);
});

test('without waiting the job is handed over once it has the message', async () => {
  const { told, events } = await send({ waiting: { wait: false } });
  expect(told).toMatchObject({ outcome: 'detached', jobId: 'job_1', continued: true });
  expect(events.filter((event) => event === 'look')).toHaveLength(1);
});

test.each<[string, Look[], JobPlay, object]>([
  [
    'archived',
    [saw({ status: 'archived' })],
    {},
    { outcome: 'error', sentence: expect.stringContaining('archived') },
  ],
  [
    'gone',
    [{ kind: 'missing', detail: 'HTTP 404' }],
    {},
    { outcome: 'error', sentence: expect.stringMatching(/no such job.*not sent/) },
  ],
  [
    'busy to the deadline',
    [active],
    { waiting: { deadlineMs: 60_000 } },
    { outcome: 'timeout', sentence: expect.stringMatching(/still busy.*not sent/) },
  ],
  [
    'not seen to the deadline',
    [down],
    { waiting: { deadlineMs: 60_000 } },
    { outcome: 'timeout', sentence: expect.stringMatching(/could not be seen.*not sent/) },
  ],
])('a job that is %s gets none', async (_, looks, more, expected) => {
  const { told, events } = await send({ looks, ...more });
  expect(told).toMatchObject({ jobId: 'job_1', continued: false, ...expected });
  expect(events.join()).not.toMatch(/sending|message|create/);
});

test('an old end is doubted for the settle window, then believed and said so', async () => {
  const { told } = await send({ delivery: taken({ status: 'completed', prLink: link }) });
  expect(told).toMatchObject({ outcome: 'pull-request', continued: true, updated: false });
  expect(told.sentence).toBe(
    `Pull request: ${link} — the service showed no sign of a new turn since the message, so it may not hold the change yet.`,
  );
  expect(told.elapsedMs).toBeGreaterThanOrEqual(90_000);
});

describe('where turns are counted, an end is believed by its number', () => {
  test.each([
    ['its own turn', 2, false],
    ['the turn before', 1, true],
  ])('%s', async (_, turn, isDoubted) => {
    const { told } = await send({
      looks: [
        saw({ status: 'completed', prLink: link, turn: 1 }),
        saw({ status: 'completed', prLink: link, turn }),
      ],
      delivery: taken({ status: 'completed', prLink: link, turn: 2 }),
    });
    expect(told).toMatchObject({ outcome: 'pull-request', updated: !isDoubted });
    expect(/no sign of a new turn/.test(told.sentence)).toBe(isDoubted);
    expect(told.elapsedMs >= 90_000).toBe(isDoubted);
  });
});

test('refused → the job as it was is kept', async () => {
  const delivery: Delivery = { kind: 'refused', detail: 'No such job.', missing: true };
  const { told, events } = await send({ delivery });
  expect(told).toMatchObject({
    outcome: 'error',
    sentence: 'No such job.',
    jobId: 'job_1',
    job: { prLink: link },
  });
  expect(events.slice(-2)).toEqual(['message job_1 Explain.', 'refused']);
});

test('stopped before it is taken → cancelled, and no word of there being no job', async () => {
  const { told } = await send({ delivery: { kind: 'cancelled' } });
  expect(told).toMatchObject({ outcome: 'cancelled', jobId: 'job_1', job: { status: 'completed' } });
  expect(told.sentence).not.toMatch(/no job/);
});

test('stopped while the job is busy → cancelled, not sent', async () => {
  const { told, events } = await send({ looks: [active], stopAtMs: 5000 });
  expect(told).toMatchObject({ outcome: 'cancelled', jobId: 'job_1', continued: false });
  expect(told.sentence).toMatch(/The message was not sent/);
  expect(events.join()).not.toMatch(/sending|message/);
});

describe('answered for another job', () => {
  const delivery: Delivery = { kind: 'delivered', job: { id: 'job_2', status: 'active' } };

  test('is looked for; unknown where the job does not move', async () => {
    const { told, events } = await send({ delivery });
    expect(told).toMatchObject({ outcome: 'unknown', jobId: 'job_1' });
    expect(told.sentence).toMatch(/another job\), and no look since showed the job active/);
    expect(events.filter((event) => event === 'look').length).toBeGreaterThan(1);
  });

  test('is proven by `active`', async () => {
    const { told } = await send({ looks: [completed, active, active, completed], delivery });
    expect(told).toMatchObject({ outcome: 'pull-request', jobId: 'job_1', updated: true });
  });
});
