import { describe, expect, test } from '@jest/globals';
import type { Octokit } from '../../../src/host/github/octokit.ts';
import { createSend } from '../../../src/host/github/send.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

type Given = { status?: number; headers?: Record<string, string>; message?: string; sent?: boolean };

/** A sender whose exchanges take 10 ms each and end as given, the last again and again; `undefined` is success. */
function stand(answers: (Given | undefined)[], patienceMs = 90_000) {
  const clock = createFakeClock();
  const stop = new AbortController();
  const times: number[] = [];
  const octokit = {
    request: async () => {
      times.push(clock.now());
      clock.advance(10);
      const given = answers[Math.min(times.length, answers.length) - 1];
      if (!given) return { status: 200, data: { ok: true }, headers: { link: 'x' } };
      const { status, headers = {}, message = '', sent = true } = given;
      // Octokit throws from 400 on, and for 304.
      if (status !== undefined && status < 400) return { status, headers, data: { message } };
      if (status === undefined) throw Object.assign(new Error('no answer'), { status: 500, cause: { sent } });
      throw Object.assign(new Error(message), { status, response: { headers, data: { message } } });
    },
  } as unknown as Octokit;
  const send = createSend({
    octokit,
    clock,
    retryDelay: (attempt) => attempt * 100,
    patienceMs: () => (stop.signal.aborted ? 1_000 : patienceMs),
    stop: stop.signal,
  });
  return { send, clock, times, stop };
}

const failure = (name: string) => expect.objectContaining({ name: 'HostError', failure: name });

test('an answer comes back with its headers', async () => {
  const { send } = stand([undefined]);
  expect(await send('GET /x')).toEqual({ data: { ok: true }, headers: { link: 'x' } });
});

test('writes are a second apart, reads are not', async () => {
  const { send, times } = stand([undefined]);
  for (const route of ['GET /a', 'GET /b', 'POST /c', 'PATCH /d', 'GET /e', 'DELETE /f']) await send(route);
  expect(times).toEqual([0, 10, 20, 1020, 1030, 2020]);
});

describe('what a failure becomes', () => {
  test.each<[string, Given, string]>([
    ['GET 404', { status: 404 }, 'gone'],
    ['PATCH 410', { status: 410 }, 'gone'],
    ['POST 401', { status: 401 }, 'forbidden'],
    ['POST 403', { status: 403, message: 'Resource not accessible by integration' }, 'forbidden'],
    ['POST 403', { status: 403, message: 'Unable to create comment because issue is locked.' }, 'locked'],
    ['POST 403', { status: 403, message: 'User is blocked' }, 'forbidden'],
    ['POST 422', { status: 422, message: 'body is too long' }, 'refused'],
    ['POST 502', { status: 502 }, 'lost'],
    ['GET 301', { status: 301, message: 'Moved Permanently' }, 'moved'],
    ['PATCH 307', { status: 307, message: 'Temporary Redirect' }, 'moved'],
    ['POST 307', { status: 307, message: 'Temporary Redirect' }, 'moved'],
    ['DELETE 308', { status: 308 }, 'moved'],
    ['POST without an answer', {}, 'lost'],
  ])('%s %j → %s, tried once', async (what, given, name) => {
    const { send, times } = stand([given]);
    await expect(send(`${what.split(' ')[0]} /x`)).rejects.toEqual(failure(name));
    expect(times).toHaveLength(1);
  });

  test.each<[string, Given]>([
    ['GET', { status: 500 }],
    ['PATCH', { status: 503 }],
    ['DELETE', {}],
    ['POST', { sent: false }],
  ])('%s %j → tried again, then unreachable', async (method, given) => {
    const { send, times, clock } = stand([given]);
    await expect(send(`${method} /x`)).rejects.toEqual(failure('unreachable'));
    expect(times).toHaveLength(4);
    expect(clock.delays).toEqual(expect.arrayContaining([100, 200, 300]));
    const healed = stand([given, undefined]);
    expect(await healed.send(`${method} /x`)).toMatchObject({ data: { ok: true } });
  });

  test('the message never holds what the host said', async () => {
    const { send } = stand([{ status: 422, message: '::error::boo' }]);
    await expect(send('POST /x')).rejects.toThrow(/^HTTP 422$/);
  });
});

describe('rate limits', () => {
  const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds);
  test.each<[string, Given, number]>([
    ['retry-after', { status: 403, headers: { 'retry-after': '7' } }, 7_000],
    ['retry-after with 429', { status: 429, headers: { 'retry-after': '0' } }, 0],
    ['no word about when', { status: 403, message: 'You have exceeded a secondary rate limit' }, 60_000],
    ['429 without a word', { status: 429 }, 60_000],
    [
      'a reset time in the past',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '5' } },
      60_000,
    ],
  ])('%s is waited for, also by a POST', async (_, given, waitMs) => {
    const { send, clock } = stand([given, undefined]);
    await send('POST /x');
    expect(clock.delays).toContain(waitMs);
  });

  test('the reset time is waited for, and a second more', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(30) };
    const { send, clock } = stand([{ status: 403, headers }, undefined]);
    await send('GET /x');
    expect(clock.delays[0]).toBeGreaterThan(29_000);
    expect(clock.delays[0]).toBeLessThanOrEqual(31_000);
  });

  test('not beyond the caller’s patience', async () => {
    const { send, clock } = stand([{ status: 403, headers: { 'retry-after': '91' } }]);
    await expect(send('GET /x')).rejects.toEqual(failure('limited'));
    expect(clock.delays).toEqual([]);
  });
});

describe('a run that is stopped', () => {
  test('is woken from a long wait, and gives up', async () => {
    const { send, clock, stop, times } = stand([{ status: 403, headers: { 'retry-after': '60' } }]);
    clock.at(5_000, () => stop.abort());
    await expect(send('GET /x')).rejects.toEqual(failure('limited'));
    expect(clock.now()).toBeLessThan(6_000);
    expect(times).toHaveLength(1);
  });

  test('tries once more at once what was to be tried within the second', async () => {
    const { send, clock, stop, times } = stand([{ status: 502 }, undefined]);
    clock.at(50, () => stop.abort());
    expect(await send('PATCH /x')).toMatchObject({ data: { ok: true } });
    expect(times).toHaveLength(2);
  });

  test('no longer spaces its writes', async () => {
    const { send, stop, times } = stand([undefined]);
    await send('POST /a');
    stop.abort();
    await send('PATCH /b');
    await send('POST /c');
    expect(times).toEqual([0, 10, 20]);
  });
});
