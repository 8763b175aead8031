import { describe, expect, test } from '@jest/globals';
import type { Delivery, Look } from '../../../src/ports/service.ts';
import { active, completed, failed, link, lost, playJob, saw } from '../../support/job-stage.ts';

test('is told before and after, then watched to the end', async () => {
  const { told, events } = await playJob({ looks: [active, active, completed] });
  expect(told).toMatchObject({
    outcome: 'pull-request',
    jobId: 'job_1',
    job: { prLink: link },
    sentence: `Pull request: ${link}`,
    continued: false,
    elapsedMs: 6000,
  });
  expect(events).toEqual([
    'sending',
    'create Explain.',
    'accepted job_1 active',
    'look',
    'looked job_1 active',
    'look',
    'looked job_1 active',
    'look',
    'looked job_1 completed',
  ]);
});

test('without waiting it is handed over at once', async () => {
  const { told, events } = await playJob({ waiting: { wait: false } });
  expect(told).toMatchObject({ outcome: 'detached', jobId: 'job_1', job: { status: 'active' } });
  expect(events).not.toContain('look');
});

test.each<[string, Look[], object]>([
  ['failed', [failed], { outcome: 'failed', sentence: expect.stringContaining('The agent failed') }],
  [
    'archived',
    [saw({ status: 'archived', prLink: link })],
    { outcome: 'archived', sentence: expect.stringMatching(/without jobId for a new job.*pull\/42/) },
  ],
  [
    'completed without a link',
    [saw({ status: 'completed', prLink: null })],
    {
      outcome: 'no-pull-request',
      sentence: 'Job job_1 finished without a pull request; the dashboard shows what it did.',
    },
  ],
  [
    'completed with a link that is not usable',
    [saw({ status: 'completed', prLinkDropped: true })],
    { outcome: 'no-pull-request', sentence: expect.stringContaining('not usable') },
  ],
  [
    'another job answers',
    [saw({ id: 'job_2' })],
    {
      outcome: 'error',
      job: { status: 'active' },
      sentence: expect.stringMatching(/another job.*may still be running/),
    },
  ],
])('%s', async (_, looks, expected) => {
  expect((await playJob({ looks })).told).toMatchObject({ jobId: 'job_1', ...expected });
});

test.each<[string, Delivery, object]>([
  [
    'lost',
    lost,
    {
      outcome: 'unknown',
      sentence:
        'The answer to the create request was lost (the connection was reset (ECONNRESET)). ' +
        'A job may have been created; check the dashboard before running again.',
    },
  ],
  ['refused', { kind: 'refused', detail: 'No.', missing: false }, { outcome: 'error', sentence: 'No.' }],
  [
    'limited',
    { kind: 'limited', detail: 'Too many.' },
    { outcome: 'limited', sentence: 'Too many. Try again in an hour.' },
  ],
  [
    'limited until then',
    { kind: 'limited', detail: 'Too many.', retryAfterMs: 7_200_000 },
    { outcome: 'limited', sentence: 'Too many. Try again at 1970-01-01 02:00 UTC.' },
  ],
  [
    'cancelled',
    { kind: 'cancelled' },
    { outcome: 'cancelled', sentence: expect.stringContaining('nothing was started') },
  ],
  [
    'late',
    { kind: 'late' },
    {
      outcome: 'timeout',
      sentence: expect.stringMatching(/^The time was up before the service took anything; nothing was sent/),
    },
  ],
  [
    'late, after a try',
    { kind: 'late', detail: 'the connection was refused' },
    {
      outcome: 'timeout',
      sentence: expect.stringMatching(/came to nothing: the connection was refused\); nothing was sent/),
    },
  ],
])('%s → told so, nothing looked at', async (_, delivery, expected) => {
  const { told, events } = await playJob({ delivery });
  expect(told).toMatchObject({ ...expected, jobId: undefined });
  expect(events.slice(0, 2)).toEqual(['sending', 'create Explain.']);
  expect(events).toHaveLength(3);
});

describe('stopped', () => {
  test('while the create is on its way, which then gives an id → the id is kept, nothing is waited for', async () => {
    const { told, events } = await playJob({
      delivery: ({ stop }) => {
        stop();
        return { kind: 'delivered', job: { id: 'job_1', status: 'active' } };
      },
    });
    expect(told).toMatchObject({
      outcome: 'cancelled',
      jobId: 'job_1',
      sentence: expect.stringContaining('goes on'),
    });
    expect(events).toEqual(['sending', 'create Explain.', 'accepted job_1 active', 'asked to stop']);
  });

  test('while the create is on its way, and given up → unknown', async () => {
    const { told } = await playJob({
      delivery: ({ stop, hardStop }) => {
        stop();
        hardStop();
        return lost;
      },
    });
    expect(told).toMatchObject({
      outcome: 'unknown',
      sentence: expect.stringContaining('cancelled before it came'),
    });
  });

  test('while it is watched → cancelled, the job goes on', async () => {
    const { told } = await playJob({ looks: [active], stopAtMs: 5000 });
    expect(told).toMatchObject({
      outcome: 'cancelled',
      jobId: 'job_1',
      elapsedMs: 5000,
      job: { status: 'active' },
    });
  });
});
