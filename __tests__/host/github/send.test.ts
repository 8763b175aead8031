import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { HostError } from '../../../src/host/github/host-error.ts';
import type { Octokit } from '../../../src/host/github/octokit.ts';
import { isWrite } from '../../../src/host/github/route.ts';
import { createSend } from '../../../src/host/github/send.ts';
import { createTimeLimit } from '../../../src/host/github/time-limit.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

type Given = { status?: number; headers?: Record<string, string>; message?: string; sent?: boolean };

/** A sender whose exchanges take 10 ms each and end as given, the last again and again; `undefined` is success. */
function stand(
  answers: (Given | undefined)[],
  { patienceMs = 90_000, deadlineMs = Number.POSITIVE_INFINITY, takesMs = 10, writesAtOnce = 1 } = {},
) {
  const clock = createFakeClock();
  const stop = new AbortController();
  const times: number[] = [];
  const octokit = {
    request: async () => {
      times.push(clock.now());
      clock.advance(takesMs);
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
    writesAtOnce,
    apiUrl: 'https://git.example.com/api/v1/',
    timeLimit: createTimeLimit({ clock, deadlineMs }),
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
  expect(await send('GET /x')).toEqual({
    data: { ok: true },
    headers: { link: 'x' },
    asked: 'GET /api/v1/x',
  });
});

describe('a refusal comes with the host’s own words', () => {
  const scope = (list: string) =>
    `token does not have at least one of required scope(s), required=[${list}], token scope=read:issue`;

  test.each<[string, Given, { says: string; required: string }]>([
    [
      'Gitea names scopes in the message',
      { status: 403, message: scope('read:repository') },
      { says: scope('read:repository'), required: 'read:repository' },
    ],
    [
      'several of them',
      { status: 403, message: scope('read:issue read:repository') },
      { says: scope('read:issue read:repository'), required: 'read:issue read:repository' },
    ],
    [
      'GitHub names permissions in a header',
      {
        status: 403,
        message: 'Resource not accessible by integration',
        headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
      },
      { says: 'Resource not accessible by integration', required: 'issues=write; pull_requests=write' },
    ],
    [
      'neither does',
      { status: 403, message: 'Must be a team member' },
      { says: 'Must be a team member', required: '' },
    ],
    [
      'what no scope is written with is not passed on as one',
      {
        status: 403,
        message: 'required=[`]\n::error::x [y](z)]',
        headers: { 'x-accepted-github-permissions': '<b>' },
      },
      { says: 'required=[`] ::error::x [y](z)]', required: '' },
    ],
    [
      'nothing was found',
      { status: 404, message: "User 'x' not exist" },
      { says: "User 'x' not exist", required: '' },
    ],
    ['a refusal', { status: 422, message: 'Nobody\n\nasked' }, { says: 'Nobody asked', required: '' }],
    ['no words', { status: 422 }, { says: '', required: '' }],
  ])('%s', async (_, given, words) => {
    await expect(stand([given]).send('GET /x')).rejects.toMatchObject(words);
  });

  test('which never stand in the message, and never are longer than a line', async () => {
    const message = 'm'.repeat(5_000);
    const thrown = await stand([{ status: 422, message }])
      .send('GET /x')
      .catch((error: HostError) => error);
    expect(thrown).toMatchObject({ message: 'HTTP 422 for GET /api/v1/x' });
    expect((thrown as HostError).says.length).toBeLessThanOrEqual(201);
  });
});

test('writes are a second apart, and reads wait for none', async () => {
  const { send, times } = stand([undefined]);
  for (const route of ['GET /a', 'POST /b', 'GET /c', 'PATCH /d', 'DELETE /e', 'GET /f']) await send(route);
  expect(times).toEqual([0, 10, 20, 1010, 2010, 2020]);
});

test('GraphQL writes where it changes something: such an answer that is lost is not asked for again', async () => {
  const { send, times } = stand([undefined]);
  const [query, mutation] = ['{ viewer { login } }', 'mutation ($input: X!) { x(input: $input) { y } }'];
  for (const asked of [query, mutation, query, mutation]) await send('POST /graphql', { query: asked });
  expect(times).toEqual([0, 10, 20, 1010]);
  const { send: again, times: tries } = stand([{}, undefined]);
  await expect(again('POST /graphql', { query: mutation })).rejects.toEqual(failure('lost'));
  expect(tries).toHaveLength(1);
});

test.each<[string, unknown, boolean]>([
  ['GET /repos/o/r/pulls/7', undefined, false],
  ['PATCH /repos/o/r/pulls/7', '{"body":"mutation"}', true],
  ['POST /graphql', '{"query":"{ viewer { login } }"}', false],
  ['POST /api/graphql', '{"query":"mutation ($input: X!) { x }","variables":{}}', true],
  ['POST /graphql', undefined, false],
])('%s with %j is a write: %s', (route, body, isOne) => {
  expect(isWrite(route, body)).toBe(isOne);
});

test('of a short run a few writes may come at once, further ones are a second apart, and reads never wait', async () => {
  const { send, times } = stand([undefined], { writesAtOnce: 4 });
  for (const route of ['GET /a', 'GET /b', 'POST /c', 'PATCH /d', 'GET /e', 'DELETE /f', 'POST /g'])
    await send(route);
  for (const route of ['POST /h', 'GET /i', 'PATCH /j']) await send(route);
  expect(times).toEqual([0, 10, 20, 30, 40, 50, 60, 1020, 1030, 2020]);
});

test('who has not written for a while may write a few times at once again', async () => {
  const { send, times, clock } = stand([undefined], { writesAtOnce: 4 });
  for (let n = 0; n < 5; n += 1) await send('POST /a');
  clock.advance(60_000);
  const before = times.length;
  for (let n = 0; n < 5; n += 1) await send('POST /b');
  const later = times.slice(before).map((ms) => ms - (times[before] ?? 0));
  expect(later).toEqual([0, 10, 20, 30, 1000]);
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

  test.each(['labels', 'assignees', 'requested_reviewers'])(
    'POST …/%s adds names that are there only once, so it is sent again',
    async (path) => {
      const { send, times } = stand([{ status: 502 }, {}, undefined]);
      await send(`POST /repos/{owner}/{repo}/issues/{number}/${path}`);
      expect(times).toHaveLength(3);
    },
  );

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
    await expect(send('POST /x')).rejects.toThrow(/^HTTP 422 for POST \/api\/v1\/x$/);
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

describe('what a failure names', () => {
  const route = '/repos/{owner}/{repo}/issues/{number}/comments';
  const parameters = { owner: 'o', repo: 'r', number: 5, page: 2, body: 'secret' };
  const path = '/api/v1/repos/o/r/issues/5/comments';
  test.each<[string, Given, string]>([
    ['GET', { status: 404 }, `HTTP 404 for GET ${path}`],
    ['POST', { status: 422 }, `HTTP 422 for POST ${path}`],
    ['GET', { status: 301 }, `the repository or issue has moved (HTTP 301 for GET ${path})`],
    ['POST', { status: 502 }, `the code host answered HTTP 502 for POST ${path}`],
    ['GET', {}, `the code host did not answer GET ${path}`],
    ['POST', { status: 403 }, 'the token may not do this (HTTP 403)'],
  ])('%s %j: %s', async (method, given, message) => {
    const { send } = stand([given]);
    await expect(send(`${method} ${route}`, parameters)).rejects.toThrow(new Error(message));
  });

  test('what stands in a path is escaped, and another base is told', async () => {
    const { send } = stand([{ status: 404 }]);
    await expect(send('GET /users/{login}', { login: 'a/b?c\n', baseUrl: 'https://h/api' })).rejects.toThrow(
      /^HTTP 404 for GET \/api\/users\/a%2Fb%3Fc%0A$/,
    );
  });
});

test.each<[string, Given]>([
  ['HTTP 502', { status: 502 }],
  ['no answer', {}],
])('a read that is sent as POST is repeated like a read, and counts as no write: %s', async (_, given) => {
  const { send, times } = stand([undefined, given, undefined]);
  await send('POST /x');
  expect(await send('POST /graphql')).toMatchObject({ data: { ok: true } });
  expect(times).toEqual([0, 10, 120]);
});

describe('the deadline', () => {
  const until = (deadlineMs: number, takesMs = 10) => ({ deadlineMs, takesMs });

  test.each(['GET', 'POST'])('a rate limit that lasts longer is not waited for by %s', async (method) => {
    const { send, clock, times } = stand([{ status: 429, headers: { 'retry-after': '20' } }], until(3_000));
    await expect(send(`${method} /x`)).rejects.toEqual(failure('limited'));
    expect([clock.delays.filter((ms) => ms > 0), times]).toEqual([[], [0]]);
    await expect(send('GET /x')).rejects.toThrow(/another 20 s$/);
  });

  test('no retry begins that would wait beyond it', async () => {
    const { send, times } = stand([{ status: 502 }], until(2_150, 1_000));
    await expect(send('PATCH /x')).rejects.toEqual(failure('late'));
    expect(times).toEqual([0, 1_100]);
    const { send: again } = stand([{}], until(1_050, 1_000));
    await expect(again('GET /x')).rejects.toThrow(
      /^the code host did not answer GET \/api\/v1\/x, and the run's time is up$/,
    );
  });

  test('a write whose answer was lost is lost, whatever the time', async () => {
    const { send } = stand([{}], until(10, 1_000));
    await expect(send('POST /x')).rejects.toEqual(failure('lost'));
  });

  test('after it the host gets five seconds in all, reads and writes together', async () => {
    const { send, clock, times } = stand([undefined], until(1_000, 1_400));
    clock.advance(1_000);
    await send('GET /a');
    await send('PATCH /b');
    await send('POST /c');
    await send('GET /c');
    await expect(send('DELETE /d')).rejects.toEqual(failure('late'));
    await expect(send('GET /e')).rejects.toThrow(/time is up, so the code host was not asked/);
    expect(times).toEqual([1_000, 2_400, 3_800, 5_200]);
  });

  test('after it a short wait is still worth it', async () => {
    const { send, times } = stand([{ status: 429, headers: { 'retry-after': '2' } }, undefined], until(0));
    expect(await send('PATCH /x')).toMatchObject({ data: { ok: true } });
    expect(times).toEqual([0, 2_010]);
  });

  test('whatever the host does, it is asked no more than five seconds after it', async () => {
    const given = fc.constantFrom<Given | undefined>(
      undefined,
      {},
      { status: 502 },
      { status: 429, headers: { 'retry-after': '3' } },
      { status: 404 },
    );
    const routes = fc.array(fc.constantFrom('GET /a', 'POST /b', 'PATCH /c', 'POST /graphql'), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(given, { minLength: 1 }),
        routes,
        fc.nat(10_000),
        fc.nat(4_000),
        async (answers, asked, deadlineMs, takesMs) => {
          const { send, times, clock } = stand(answers, { deadlineMs, takesMs });
          for (const route of asked) await send(route).catch(() => {});
          for (const at of times) expect(at).toBeLessThan(deadlineMs + 5_000);
          // What is under way then is cut by its own time limit, which the exchanges of this test do not keep.
          expect(clock.now()).toBeLessThan(deadlineMs + 5_000 + takesMs);
        },
      ),
    );
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
