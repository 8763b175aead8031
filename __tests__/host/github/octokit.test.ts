import { expect, test } from '@jest/globals';
import { openCodeHost } from '../../../src/host/github/open.ts';
import type { HttpRequest } from '../../../src/ports/http.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const API = 'https://api.github.com';
const MOVED = `${API}/repositories/1/issues/comments/7`;
const comment = JSON.stringify({ id: 7, body: 'x' });

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
