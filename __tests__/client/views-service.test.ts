import { describe, expect, test } from '@jest/globals';
import { createTransport } from '../../src/client/transport.ts';
import { createViewsService } from '../../src/client/views.ts';
import type { ViewsRange } from '../../src/ports/views.ts';
import { type Answer, html, json, redirect, reset } from '../support/answers.ts';
import { type ScriptedService, startScriptedService } from '../support/scripted-service.ts';

const KEY = 'mint_k3yForTheTestsOnly';
const PAGE = { totals: { human: 0, ai: 0, total: 0 }, views: [], hasMore: false };

function ask(service: ScriptedService, range: ViewsRange = {}, offset = 0) {
  const transport = createTransport({ userAgent: 'test', keepAlive: true });
  const access = { baseUrl: service.url, projectId: 'docs', secretKey: KEY };
  const views = createViewsService(access, transport);
  const again = () => views.page(range, { offset, timeoutMs: 30_000, signal: new AbortController().signal });
  return { again, answer: again() };
}

test('a page is asked for with the largest limit, the dates as given, and the key', async () => {
  await using service = await startScriptedService({ script: () => json(200, PAGE) });
  const range = { dateFrom: '2026-01-01T00:00:00+02:00', dateTo: '2026-02-01' };
  expect(await ask(service, range, 500).answer).toMatchObject({ kind: 'page' });
  const [request] = service.requests;
  expect(request?.path).toBe(
    '/v1/analytics/docs/views?dateFrom=2026-01-01T00%3A00%3A00%2B02%3A00&dateTo=2026-02-01&limit=250&offset=500',
  );
  expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
});

test('without dates none are sent', async () => {
  await using service = await startScriptedService({ script: () => json(200, PAGE) });
  await ask(service).answer;
  expect(service.list()).toStrictEqual(['GET /v1/analytics/docs/views?limit=250&offset=0']);
});

test('one connection serves all pages', async () => {
  await using service = await startScriptedService({ script: () => json(200, PAGE) });
  const { again, answer } = ask(service);
  await answer;
  for (let page = 0; page < 4; page += 1) await again();
  expect({ requests: service.requests.length, connections: service.connections() }).toStrictEqual({
    requests: 5,
    connections: 1,
  });
});

describe('an answer that is no page says what to do', () => {
  test.each<[string, Answer, object]>([
    [
      '429',
      json(429, { error: 'slow down' }, { headers: { 'retry-after': '7' } }),
      { kind: 'limited', retryAfterMs: 7000, detail: 'HTTP 429: slow down' },
    ],
    ['500', json(500, { error: 'oops' }), { kind: 'unreachable', detail: 'HTTP 500: oops' }],
    [
      '503 with a wait',
      json(503, {}, { headers: { 'retry-after': '2' } }),
      { kind: 'unreachable', retryAfterMs: 2000 },
    ],
    ['400', json(400, { error: 'bad date' }), { kind: 'refused', detail: 'HTTP 400: bad date' }],
    ['408', json(408, {}), { kind: 'unreachable', detail: 'HTTP 408' }],
    ['425', json(425, {}), { kind: 'unreachable', detail: 'HTTP 425' }],
    ['409', json(409, {}), { kind: 'refused', detail: 'HTTP 409' }],
    ['401', json(401, {}), { kind: 'refused', detail: expect.stringMatching(/invalid or expired/) }],
    ['403', json(403, {}), { kind: 'refused', detail: expect.stringMatching(/read scope/) }],
    ['404', json(404, {}), { kind: 'refused', detail: expect.stringMatching(/projectId/) }],
    [
      'a redirect',
      redirect(302, 'http://127.0.0.1:9/'),
      { kind: 'refused', detail: expect.stringMatching(/baseUrl/) },
    ],
    ['a page of HTML', html(200), { kind: 'malformed' }],
    ['a reset', reset(), { kind: 'unreachable' }],
    ['more than 8 MiB', json(200, { ...PAGE, more: 'x'.repeat(8 * 1024 * 1024) }), { kind: 'malformed' }],
  ])('%s', async (_, answer, expected) => {
    await using service = await startScriptedService({ script: () => answer });
    expect(await ask(service).answer).toMatchObject(expected);
    expect(service.requests).toHaveLength(1);
  });
});

describe('feedback', () => {
  const FEEDBACK = {
    feedback: [
      { path: '/a', thumbsUp: 3, thumbsDown: 4, code: 2, total: 9 },
      { path: '/a', thumbsUp: 9, thumbsDown: 9, code: 0, total: 18 },
      { path: `/${KEY}`, thumbsUp: 0, thumbsDown: 1, code: 0, total: 1, more: {} },
      { path: '__proto__', thumbsUp: 1, thumbsDown: 0, code: 0, total: 1 },
    ],
    hasMore: true,
  };
  const askFeedback = (service: ScriptedService, range: ViewsRange = {}) =>
    createViewsService(
      { baseUrl: service.url, projectId: 'docs', secretKey: KEY },
      createTransport({ userAgent: 'test', keepAlive: true }),
    ).feedback(range, { timeoutMs: 30_000, signal: new AbortController().signal });

  test('is asked for with the largest limit and the dates, and read by path', async () => {
    await using service = await startScriptedService({ script: () => json(200, FEEDBACK) });
    expect(await askFeedback(service, { dateFrom: '2026-01-01', dateTo: '2026-02-01' })).toStrictEqual({
      kind: 'feedback',
      feedback: {
        votes: new Map([
          ['/a', { up: 3, down: 4 }],
          ['/***', { up: 0, down: 1 }],
          ['__proto__', { up: 1, down: 0 }],
        ]),
        hasMore: true,
      },
    });
    expect(service.list()).toStrictEqual([
      'GET /v1/analytics/docs/feedback/by-page?dateFrom=2026-01-01&dateTo=2026-02-01&limit=100',
    ]);
  });

  test.each<[string, Answer, object]>([
    ['404', json(404, {}), { kind: 'refused', detail: expect.stringMatching(/does not know feedback/) }],
    ['403', json(403, {}), { kind: 'refused', detail: expect.stringMatching(/may not read feedback/) }],
    ['401', json(401, {}), { kind: 'refused', detail: expect.stringMatching(/invalid or expired/) }],
    ['429', json(429, {}, { headers: { 'retry-after': '7' } }), { kind: 'limited', retryAfterMs: 7000 }],
    ['a reset', reset(), { kind: 'unreachable' }],
    ['HTML', html(200), { kind: 'malformed' }],
    [
      'no hasMore',
      json(200, { feedback: [] }),
      { kind: 'malformed', detail: 'the answer does not say hasMore' },
    ],
    [
      'no list',
      json(200, { hasMore: false }),
      { kind: 'malformed', detail: 'the answer holds no list of feedback' },
    ],
    ['a row that is none', json(200, { feedback: [null], hasMore: false }), { kind: 'malformed' }],
    [
      'half a thumb',
      json(200, { feedback: [{ path: '/a', thumbsUp: 1, thumbsDown: 0.5 }], hasMore: false }),
      { kind: 'malformed', detail: 'a row of the answer has a count that is none' },
    ],
    [
      'a count below zero',
      json(200, { feedback: [{ path: '/a', thumbsUp: -1, thumbsDown: 0 }], hasMore: false }),
      { kind: 'malformed' },
    ],
  ])('%s says what to do', async (_, answer, expected) => {
    await using service = await startScriptedService({ script: () => answer });
    expect(await askFeedback(service)).toMatchObject(expected);
    expect(service.requests).toHaveLength(1);
  });
});
