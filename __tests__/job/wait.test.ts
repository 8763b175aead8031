import { describe, expect, test } from '@jest/globals';
import type { WaitFacts } from '../../src/job/judge-look.ts';
import { waitForJob } from '../../src/job/wait.ts';
import type { JobReading, Look, Poll } from '../../src/ports/service.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const facts: WaitFacts = { jobId: 'job_1', created: true, confirmMissingLink: true };
const active: Look = { kind: 'job', job: { id: 'job_1', status: 'active' } };
const completed: Look = {
  kind: 'job',
  job: { id: 'job_1', status: 'completed', prLink: 'https://x.example/1' },
};
const down: Look = { kind: 'unreachable', detail: 'HTTP 502' };

/** Waits for a job that shows these looks, the last again and again, in no time or in `lookMs` each. */
async function wait(
  looks: Look[] | ((nowMs: number) => Look),
  options: {
    deadlineMs?: number;
    poll?: Poll;
    lookMs?: number;
    stopAtMs?: number;
    /** How long the machine sleeps, from the first second on. */
    suspendedMs?: number;
    lookAtOnce?: boolean;
    facts?: WaitFacts;
  } = {},
) {
  const clock = createFakeClock();
  const stop = new AbortController();
  if (options.stopAtMs !== undefined) clock.at(options.stopAtMs, () => stop.abort());
  const { suspendedMs } = options;
  if (suspendedMs !== undefined) clock.at(1_000, () => clock.advance(suspendedMs));
  const lookedAt: number[] = [];
  const timeouts: number[] = [];
  const readings: [JobReading, JobReading | undefined][] = [];
  const retries: [string, number][] = [];
  const end = await waitForJob(
    options.facts ?? facts,
    {
      look: async ({ timeoutMs }) => {
        lookedAt.push(clock.now());
        timeouts.push(timeoutMs);
        if (lookedAt.length > 5000) throw new Error('looked at without end');
        const look = typeof looks === 'function' ? looks(clock.now()) : looks[lookedAt.length - 1];
        clock.advance(options.lookMs ?? 0);
        return look ?? (looks as Look[]).at(-1) ?? active;
      },
      clock,
      random: () => 0.5,
      retryDelay: (attempt) => attempt * 100,
      poll: options.poll ?? { kind: 'adaptive' },
      deadlineMs: options.deadlineMs ?? 1_800_000,
      signal: stop.signal,
      onReading: (job, before) => readings.push([job, before]),
      onRetry: (why, delayMs) => retries.push([why, delayMs]),
    },
    options.lookAtOnce,
  );
  return { end, lookedAt, timeouts, delays: clock.delays, readings, retries, endedAt: clock.now() };
}

describe('delays', () => {
  test('of a short job', async () => {
    const { end, delays } = await wait([active, active, completed]);
    expect(end).toMatchObject({ kind: 'ended', job: { status: 'completed' } });
    expect(delays).toStrictEqual([2000, 2000, 2000]);
  });

  test('grow with the time waited', async () => {
    const { delays } = await wait((nowMs) => (nowMs < 60_000 ? active : completed));
    expect(delays.slice(0, 10)).toStrictEqual(Array(10).fill(2000));
    expect(delays.slice(-3)).toStrictEqual([4716, 5187, 5706]);
  });

  test('are the interval where one is fixed', async () => {
    const { delays } = await wait([active, active, completed], { poll: { kind: 'fixed', intervalMs: 50 } });
    expect(delays).toStrictEqual([50, 50, 50]);
  });

  test('the first is none where the job is to be seen at once', async () => {
    expect((await wait([active, completed], { lookAtOnce: true })).delays).toStrictEqual([0, 2000]);
  });

  test('are at least what the service asks for, and never below the poll minimum for it', async () => {
    const limited = (retryAfterMs: number): Look => ({ kind: 'limited', detail: 'HTTP 429', retryAfterMs });
    const asked: Look = { ...active, retryAfterMs: 9000 } as Look;
    const { delays, retries } = await wait([limited(30_000), limited(0), asked, completed]);
    expect(delays).toStrictEqual([2000, 30_000, 2000, 9000]);
    expect(retries).toStrictEqual([
      ['HTTP 429', 30_000],
      ['HTTP 429', 2000],
    ]);
  });

  test('between retries come from the retry policy, whose count a success resets', async () => {
    const { delays } = await wait([down, down, active, down, completed]);
    expect(delays).toStrictEqual([2000, 100, 200, 2000, 100]);
  });
});

describe('the deadline', () => {
  test('comes after a last look, a second before it', async () => {
    const { end, lookedAt, timeouts, endedAt } = await wait([active], { deadlineMs: 60_000 });
    const last = { id: 'job_1', status: 'active' };
    expect(end).toStrictEqual({ kind: 'timeout', last, lastAgoMs: 1000, failures: 0, why: '' });
    expect([lookedAt.at(-1), timeouts.at(-1)]).toStrictEqual([59_000, 1000]);
    expect(endedAt).toBeLessThanOrEqual(60_000);
  });

  test('a job that ends in the last stretch is seen', async () => {
    const look = (nowMs: number) => (nowMs < 58_500 ? active : completed);
    expect((await wait(look, { deadlineMs: 60_000 })).end.kind).toBe('ended');
  });

  test.each([86_400_000, 1e12])('cuts a Retry-After of %i ms', async (retryAfterMs) => {
    const limited: Look = { kind: 'limited', detail: 'HTTP 429', retryAfterMs };
    const { end, delays, retries } = await wait([limited], { deadlineMs: 60_000 });
    expect(end).toStrictEqual({ kind: 'timeout', failures: 2, why: 'HTTP 429' });
    expect([delays, retries]).toStrictEqual([[2000, 57_000], [['HTTP 429', 57_000]]]);
  });

  test('that is nearer than the first look still gets one', async () => {
    const { lookedAt, delays } = await wait([completed], { deadlineMs: 500 });
    expect([lookedAt, delays]).toStrictEqual([[0], [0]]);
  });

  test('that has passed gets none', async () => {
    expect(await wait([completed], { deadlineMs: 0 })).toMatchObject({
      end: { kind: 'timeout' },
      lookedAt: [],
      delays: [],
    });
  });

  test.each([59_000, 3_600_000])(
    'that comes while the machine is suspended for %i ms gets no look either',
    async (suspendedMs) => {
      expect(await wait([completed], { deadlineMs: 60_000, suspendedMs })).toMatchObject({
        end: { kind: 'timeout', failures: 0 },
        lookedAt: [],
      });
    },
  );

  test('holds for every single look', async () => {
    const { timeouts, lookedAt } = await wait([active], { deadlineMs: 30_000, lookMs: 1500 });
    expect(timeouts).toStrictEqual(lookedAt.map((atMs) => 30_000 - atMs));
  });

  test('finds a completed job without a link ended, not running', async () => {
    const noLink: Look = { kind: 'job', job: { id: 'job_1', status: 'completed', prLink: null } };
    const { end } = await wait([active, noLink], { deadlineMs: 4900 });
    expect(end).toMatchObject({ kind: 'ended', job: { status: 'completed' } });
  });

  test('ends waiting through nothing but failures', async () => {
    const { end, lookedAt } = await wait([down], { deadlineMs: 60_000 });
    expect(end).toStrictEqual({ kind: 'timeout', failures: lookedAt.length, why: 'HTTP 502' });
  });

  test('tells how old the last reading is, and what came since', async () => {
    const gone: Look = { kind: 'unreachable', detail: 'HTTP 503' };
    const look = (nowMs: number) => (nowMs <= 40_000 ? active : nowMs < 50_000 ? down : gone);
    const { end, lookedAt } = await wait(look, { deadlineMs: 60_000 });
    const seenAt = lookedAt.filter((atMs) => atMs <= 40_000).at(-1) ?? 0;
    expect(end).toMatchObject({ last: { status: 'active' }, lastAgoMs: 60_000 - seenAt, why: 'HTTP 503' });
    expect(end).toHaveProperty('failures', lookedAt.filter((atMs) => atMs > 40_000).length);
  });
});

describe('stopped', () => {
  test('while it waits → cancelled at that moment, without a further look', async () => {
    const { end, endedAt, lookedAt } = await wait([active], { stopAtMs: 3_333 });
    expect(end).toStrictEqual({ kind: 'cancelled', last: { id: 'job_1', status: 'active' } });
    expect([endedAt, lookedAt]).toStrictEqual([3_333, [2000]]);
  });

  test('while it looks and the look fails → cancelled', async () => {
    expect(await wait([down], { stopAtMs: 2_500, lookMs: 1000 })).toMatchObject({
      end: { kind: 'cancelled' },
      retries: [],
    });
  });

  test('while it looks and the look shows the end → the end', async () => {
    expect((await wait([completed], { stopAtMs: 2_500, lookMs: 1000 })).end.kind).toBe('ended');
  });

  test('before it began → no look', async () => {
    const stopped = await wait([completed], { stopAtMs: 0 });
    expect([stopped.end, stopped.lookedAt]).toStrictEqual([{ kind: 'cancelled' }, []]);
  });
});

test('readings are told with the one before, failures are not readings', async () => {
  const { readings } = await wait([active, down, { kind: 'job', job: { id: 'job_1' } }, completed]);
  expect(readings.map(([job, before]) => [job.status, before?.status])).toStrictEqual([
    ['active', undefined],
    ['completed', 'active'],
  ]);
});

test('what can not be known any more ends it with the last reading', async () => {
  const gone: Look = { kind: 'denied', detail: 'HTTP 401' };
  expect((await wait([active, gone])).end).toStrictEqual({
    kind: 'broken',
    why: 'The service does not accept the key: HTTP 401.',
    last: { id: 'job_1', status: 'active' },
  });
});

test('the settle window is measured from the start of waiting', async () => {
  const before: JobReading = { id: 'job_1', status: 'completed', prLink: 'https://x.example/1' };
  const { end, endedAt } = await wait([completed], {
    facts: {
      ...facts,
      created: false,
      afterMessage: { before, answeredActive: false, settleMs: 90_000 },
    },
  });
  expect(end).toMatchObject({ kind: 'ended', settled: true });
  expect([endedAt >= 90_000, endedAt < 110_000]).toStrictEqual([true, true]);
});
