import { describe, expect, test } from '@jest/globals';
import { TimeoutError } from '../../../src/client/errors.ts';
import { openCodeHost } from '../../../src/host/github/open.ts';
import type { HttpRequest } from '../../../src/ports/http.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const API = 'https://api.github.com';
const MOVED = `${API}/repositories/1/issues/comments/7`;
const comment = JSON.stringify({ id: 7, body: 'x', user: null });

type Answers = Record<string, { status: number; location?: string; body?: string }>;

/** A code host behind a transport that answers by address; an address that is not given is no comment's. */
function stand(answers: Answers) {
  const requests: HttpRequest[] = [];
  const host = openCodeHost(
    { token: 'ghs_token', repository: 'o/r', serverUrl: 'https://github.com', apiUrl: API },
    {
      transport: async (request) => {
        requests.push(request);
        const { status, location, body = '{}' } = answers[request.url.href] ?? { status: 404 };
        const headers = { 'content-type': 'application/json', ...(location ? { location } : {}) };
        return { status, headers, body: Buffer.from(body) };
      },
      clock: createFakeClock(),
      retryDelay: () => 1,
      stop: new AbortController().signal,
      lastCall: new AbortController().signal,
    },
  );
  return { host, requests };
}
const asked = `${API}/repos/o/r/issues/comments/7`;
const at = { id: 7, inReview: false };

test.each([
  ['whole', MOVED],
  ['relative', '/repositories/1/issues/comments/7'],
])('a renamed repository is read from where it is now, by a %s address', async (_, location) => {
  const { host, requests } = stand({
    [asked]: { status: 301, location },
    [MOVED]: { status: 200, body: comment },
  });
  expect(await host.readComment(at)).toMatchObject({ id: 7 });
  expect(requests.map(({ url }) => url.href)).toEqual([asked, MOVED]);
  expect(requests[1]?.headers.authorization).toBe('token ghs_token');
});

test.each([
  ['another host', 'https://evil.example/repositories/1/issues/comments/7'],
  ['another protocol', MOVED.replace('https', 'http')],
  ['another port', MOVED.replace('.com', '.com:8443')],
  ['nowhere', undefined],
])('the token never goes to %s', async (_, location) => {
  const { host, requests } = stand({ [asked]: { status: 301, ...(location ? { location } : {}) } });
  await expect(host.readComment(at)).rejects.toMatchObject({ failure: 'moved' });
  expect(requests).toHaveLength(1);
});

test('a second redirect is not followed', async () => {
  const { host, requests } = stand({
    [asked]: { status: 302, location: MOVED },
    [MOVED]: { status: 302, location: asked },
  });
  await expect(host.readComment(at)).rejects.toMatchObject({ failure: 'moved' });
  expect(requests).toHaveLength(2);
});

test('a write is never carried on, and never taken for done', async () => {
  const { host, requests } = stand({ [asked]: { status: 307, location: MOVED } });
  await expect(host.editComment(at, 'y')).rejects.toMatchObject({ failure: 'moved' });
  const add = stand({ [`${API}/repos/o/r/issues/1/comments`]: { status: 307, location: MOVED } });
  await expect(add.host.addComment({ thread: 1 }, 'y')).rejects.toMatchObject({ failure: 'moved' });
  expect([requests.length, add.requests.length]).toEqual([1, 1]);
});

describe('the deadline', () => {
  /** A host that never answers within its time: each exchange takes all that it is given. */
  function silent(deadlineMs: number) {
    const clock = createFakeClock();
    const given: [string, number][] = [];
    const host = openCodeHost(
      { token: 'ghs_token', repository: 'o/r', serverUrl: 'https://github.com', apiUrl: API },
      {
        transport: async ({ method, timeoutMs }) => {
          given.push([method, timeoutMs]);
          clock.advance(timeoutMs);
          throw new TimeoutError('no answer', { sent: true });
        },
        clock,
        retryDelay: () => 100,
        stop: new AbortController().signal,
        lastCall: new AbortController().signal,
        deadlineMs,
      },
    );
    return { host, clock, given };
  }

  test('cuts what is read, and leaves the last words their time', async () => {
    const { host, clock, given } = silent(30_000);
    await expect(host.readComment(at)).rejects.toMatchObject({ failure: 'late' });
    expect([clock.now(), given]).toEqual([
      30_000,
      [
        ['GET', 20_000],
        ['GET', 9_900],
      ],
    ]);
    await expect(host.editComment(at, 'y')).rejects.toMatchObject({ failure: 'late' });
    expect([clock.now(), given.at(-1)]).toEqual([35_000, ['PATCH', 5_000]]);
    await expect(host.addReaction(at, 'eyes')).rejects.toMatchObject({ failure: 'late' });
    expect([clock.now(), given.length]).toEqual([35_000, 3]);
  });

  test('a write that is under way then may end', async () => {
    const { host, clock, given } = silent(3_000);
    await expect(host.addComment({ thread: 1 }, 'y')).rejects.toMatchObject({ failure: 'lost' });
    expect([clock.now(), given]).toEqual([8_000, [['POST', 8_000]]]);
  });

  test('whom the token acts as is read', async () => {
    const { host, clock } = silent(3_000);
    await expect(host.ownLogin()).rejects.toMatchObject({ failure: 'late' });
    expect(clock.now()).toBe(3_000);
  });
});
