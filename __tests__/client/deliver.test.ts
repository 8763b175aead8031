import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { deliverOnce } from '../../src/client/deliver.ts';
import {
  NetworkError,
  ResponseError,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/client/errors.ts';
import { leastAnswerTime } from '../../src/client/retry.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const job = { id: 'job_1' };
const unsent = () => new NetworkError('the connection was refused (ECONNREFUSED)', { sent: false });
const limited = (retryAfterMs?: number) => new ResponseError(429, { detail: 'slow down', retryAfterMs });

/** Delivers with these attempts one after the other, the last again and again; a job is a success. */
async function deliver(
  attempts: unknown[],
  options: {
    operation?: 'create' | 'message';
    deadlineMs?: number;
    answerMs?: number;
    stopAtMs?: number;
    /** How long each attempt takes. */
    takesMs?: number;
  } = {},
) {
  const clock = createFakeClock();
  const stop = new AbortController();
  if (options.stopAtMs !== undefined) clock.at(options.stopAtMs, () => stop.abort());
  const retries: string[] = [];
  let sends = 0;
  const left: number[] = [];
  const deadlineMs = options.deadlineMs ?? 600_000;
  const send = async () => {
    left.push(deadlineMs - clock.now());
    clock.advance(options.takesMs ?? 0);
    const attempt = attempts[Math.min(sends, attempts.length - 1)];
    sends += 1;
    if (sends > 200) throw new UnexpectedResponseError('sent without end');
    if (attempt === job) return job;
    throw attempt;
  };
  const delivery = await deliverOnce(send, {
    operation: options.operation ?? 'create',
    limits: {
      deadlineMs,
      answerMs: options.answerMs ?? 10_000,
      signal: stop.signal,
      hardStop: new AbortController().signal,
    },
    clock,
    random: () => 0.5,
    retryBaseMs: 1000,
    onRetry: (text) => retries.push(text),
  });
  return { delivery, sends, retries, delays: clock.delays, left };
}

test('a success is handed on at once', async () => {
  expect(await deliver([job])).toStrictEqual({
    delivery: { kind: 'delivered', job },
    sends: 1,
    retries: [],
    delays: [],
    left: [600_000],
  });
});

describe('sent again is only what provably changed nothing', () => {
  test('unsent → three retries, then refused', async () => {
    const { delivery, sends, delays } = await deliver([unsent()]);
    expect({ sends, delays }).toStrictEqual({ sends: 4, delays: [500, 1000, 2000] });
    expect(delivery).toMatchObject({ kind: 'refused', missing: false });
    expect(delivery).toMatchObject({ detail: expect.stringMatching(/refused.*Nothing was sent/) });
  });

  test.each(['certificate', 'proxy-address'] as const)(
    'unsent for what no retry mends (%s) → refused at once, with the advice',
    async (fault) => {
      const error = new NetworkError('the reason', { sent: false, fault, advice: 'do this' });
      expect(await deliver([error])).toStrictEqual({
        delivery: {
          kind: 'refused',
          missing: false,
          detail: 'The service could not be reached: the reason. Nothing was sent: do this.',
        },
        sends: 1,
        retries: [],
        delays: [],
        left: [600_000],
      });
    },
  );

  test('unsent for want of a name → retried, then refused with the advice', async () => {
    const error = new NetworkError('no name', { sent: false, fault: 'dns', advice: 'check baseUrl' });
    expect(await deliver([error])).toMatchObject({
      delivery: { detail: 'The service could not be reached: no name. Nothing was sent: check baseUrl.' },
      sends: 4,
      retries: [expect.not.stringContaining('check'), expect.anything(), expect.anything()],
    });
  });

  test('unsent thrice, then a success', async () => {
    expect(await deliver([unsent(), unsent(), unsent(), job])).toMatchObject({
      delivery: { kind: 'delivered' },
      sends: 4,
      retries: [expect.stringContaining('0.5 s'), expect.anything(), expect.anything()],
    });
  });

  test.each<[string, unknown]>([
    ['a reset after sending', new NetworkError('the connection was reset', { sent: true })],
    ['a timeout after sending', new TimeoutError('no answer', { sent: true })],
    ['500', new ResponseError(500)],
    ['503 that asks to come back', new ResponseError(503, { retryAfterMs: 0 })],
    ['599', new ResponseError(599)],
    ['408', new ResponseError(408)],
    ['a success that is no job', new UnexpectedResponseError('the answer is not JSON')],
    ['an error of our own', new TypeError('bug')],
    ['something that is no error', 'thrown text'],
    ['nothing at all', undefined],
  ])('%s → lost, sent once', async (_, error) => {
    const { delivery, sends, delays } = await deliver([error]);
    expect({ kind: delivery.kind, sends, delays }).toStrictEqual({ kind: 'lost', sends: 1, delays: [] });
  });

  test.each<[string, unknown, string]>([
    ['an error of ours', new UnexpectedResponseError('the answer is not JSON'), 'the answer is not JSON'],
    ['a status', new ResponseError(502, { detail: 'bad gateway' }), 'HTTP 502: bad gateway'],
    [
      'any other, of which nothing is told',
      new TypeError('at /home'),
      'the request failed in an unexpected way',
    ],
  ])('why it is lost: %s', async (_, error, detail) => {
    expect((await deliver([error])).delivery).toStrictEqual({ kind: 'lost', detail });
  });

  test('unsent once, then lost → lost', async () => {
    const result = await deliver([unsent(), new ResponseError(502)]);
    expect(result).toMatchObject({ delivery: { kind: 'lost' }, sends: 2 });
  });
});

describe('429', () => {
  test('waits what is asked for', async () => {
    expect(await deliver([limited(30_000), job])).toMatchObject({
      delivery: { kind: 'delivered' },
      delays: [30_000],
    });
  });

  test('without Retry-After waits by the retry policy', async () => {
    expect(await deliver([limited(), limited(), job])).toMatchObject({ delays: [500, 1000] });
  });

  test('with a Retry-After of nothing still slows down, until the deadline', async () => {
    const { delivery, sends, delays } = await deliver([limited(0)], { deadlineMs: 60_000 });
    expect(delays.slice(0, 4)).toStrictEqual([500, 1000, 2000, 4000]);
    expect(sends).toBeLessThan(12);
    expect(delivery).toStrictEqual({
      kind: 'limited',
      detail: expect.stringMatching(/rate limit.*100/),
      retryAfterMs: 0,
    });
  });

  test('with a wait beyond the deadline fails at once and names limit and wait', async () => {
    const { delivery, sends } = await deliver([limited(3_600_000)]);
    expect(sends).toBe(1);
    expect(delivery).toStrictEqual({
      kind: 'limited',
      retryAfterMs: 3_600_000,
      detail: expect.stringMatching(/rate limit.*100 .*3600 s.*timeoutMinutes.*Nothing was started/),
    });
  });

  test('does not use up the retries of what was unsent', async () => {
    const attempts = [limited(1), limited(1), limited(1), limited(1), unsent(), unsent(), unsent(), job];
    expect(await deliver(attempts)).toMatchObject({ delivery: { kind: 'delivered' }, sends: 8 });
  });
});

describe('with too little time left for an answer', () => {
  test.each([
    [9_999, 10_000],
    [0, 10_000],
    [-5_000, 10_000],
    [0, 0],
    [299, 300],
  ])(
    '%i ms before the deadline, where an answer is given %i ms, nothing is sent',
    async (deadlineMs, answerMs) => {
      expect(await deliver([job], { deadlineMs, answerMs })).toStrictEqual({
        delivery: { kind: 'late' },
        sends: 0,
        retries: [],
        delays: [],
        left: [],
      });
    },
  );

  test('with just enough it is', async () => {
    expect(await deliver([job], { deadlineMs: 10_000 })).toMatchObject({ sends: 1 });
  });

  test('between retries of what was not sent → late, and why', async () => {
    expect(await deliver([unsent()], { deadlineMs: 11_000 })).toMatchObject({
      delivery: { kind: 'late', detail: expect.stringMatching(/refused/) },
      sends: 2,
      delays: [500],
    });
  });

  test('after an attempt that took all the time → late', async () => {
    expect(await deliver([unsent()], { deadlineMs: 30_000, takesMs: 25_000 })).toMatchObject({
      delivery: { kind: 'late' },
      sends: 1,
    });
  });

  test('after the three retries it is refused, for that is the reason', async () => {
    const { delivery } = await deliver([unsent()], { deadlineMs: 13_501 });
    expect(delivery).toMatchObject({ kind: 'refused' });
  });

  test('after a 429 that asks for a wait → limited, for that is the reason', async () => {
    expect(await deliver([limited(25_000)], { deadlineMs: 30_000 })).toMatchObject({
      delivery: { kind: 'limited', retryAfterMs: 25_000 },
      sends: 1,
      delays: [],
    });
    const { delivery } = await deliver([limited()], { deadlineMs: 10_200 });
    expect(delivery).toStrictEqual({ kind: 'limited', detail: expect.not.stringContaining('asks to wait') });
  });

  test('whatever comes, no attempt begins with less, and what is late or limited ended nothing', async () => {
    const errors = fc.constantFrom(unsent(), limited(), limited(0), limited(7_000), limited(40_000));
    const ends = fc.constantFrom<unknown>(job, new ResponseError(502), new ResponseError(400));
    await fc.assert(
      fc.asyncProperty(
        fc.array(errors, { maxLength: 8 }),
        ends,
        fc.integer({ min: -1_000, max: 120_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 9_000 }),
        async (failures, end, deadlineMs, answerMs, takesMs) => {
          const attempts = [...failures, end];
          const { delivery, sends, left } = await deliver(attempts, { deadlineMs, answerMs, takesMs });
          for (const ms of left) expect(ms).toBeGreaterThanOrEqual(Math.max(1, answerMs));
          const last = attempts[sends - 1];
          const reached = sends === attempts.length;
          expect(reached).toBe(delivery.kind === 'delivered' || last === end);
          if (delivery.kind === 'limited') expect(last).toMatchObject({ status: 429 });
          if (delivery.kind === 'late' && sends === 0) expect(delivery).toStrictEqual({ kind: 'late' });
        },
      ),
    );
  });

  test.each([
    [1_800_000, 10_000],
    [100_000, 10_000],
    [60_000, 6_000],
    [3_000, 300],
  ])('a run of %i ms gives an answer %i ms', (timeoutMs, answerMs) => {
    expect(leastAnswerTime(timeoutMs)).toBe(answerMs);
  });
});

describe('stopped', () => {
  test('before it began → nothing is sent', async () => {
    const clock = createFakeClock();
    const send = async () => job;
    const limits = {
      deadlineMs: 1000,
      answerMs: 1,
      signal: AbortSignal.abort(),
      hardStop: AbortSignal.abort(),
    };
    const tools = { clock, random: () => 0.5, retryBaseMs: 1, onRetry: () => {} };
    expect(await deliverOnce(send, { operation: 'create', limits, ...tools })).toStrictEqual({
      kind: 'cancelled',
    });
  });

  test('while an attempt that was not sent is under way → cancelled, without a word of trying again', async () => {
    const stop = new AbortController();
    const retries: string[] = [];
    const send = async () => {
      stop.abort();
      throw unsent();
    };
    const limits = { deadlineMs: 60_000, answerMs: 1, signal: stop.signal, hardStop: stop.signal };
    const tools = { clock: createFakeClock(), random: () => 0.5, retryBaseMs: 1 };
    const delivery = await deliverOnce(send, {
      operation: 'create',
      limits,
      ...tools,
      onRetry: (text) => retries.push(text),
    });
    expect([delivery, retries]).toStrictEqual([{ kind: 'cancelled' }, []]);
  });

  test('while it waits to try again → cancelled, for nothing was taken', async () => {
    expect(await deliver([limited(60_000)], { stopAtMs: 5_000 })).toMatchObject({
      delivery: { kind: 'cancelled' },
      sends: 1,
    });
  });
});

describe('refused', () => {
  test.each<[string, 'create' | 'message', ResponseError, RegExp, boolean]>([
    [
      '400 shows what the service says',
      'create',
      new ResponseError(400, { detail: 'too vague' }),
      /400: too vague/,
      false,
    ],
    ['401', 'create', new ResponseError(401), /key invalid or expired.*90 days.*secretKey/, false],
    ['403', 'message', new ResponseError(403), /allowlist.*write scope.*secretKey/, false],
    ['404 of a create is a wrong project', 'create', new ResponseError(404), /project.*projectId/, true],
    [
      '404 of a message is a wrong job',
      'message',
      new ResponseError(404, { detail: 'gone' }),
      /no such job.*gone.*jobId/,
      true,
    ],
    ['409', 'create', new ResponseError(409), /create the job: HTTP 409/, false],
    ['422 of a message', 'message', new ResponseError(422), /take the message: HTTP 422/, false],
    ['a redirect', 'create', new ResponseError(307), /307, a redirect.*baseUrl/, false],
  ])('%s', async (_, operation, error, detail, missing) => {
    expect(await deliver([error], { operation })).toMatchObject({
      delivery: { kind: 'refused', missing, detail: expect.stringMatching(detail) },
      sends: 1,
    });
  });
});
