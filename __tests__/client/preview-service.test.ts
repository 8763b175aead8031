import { describe, expect, test } from '@jest/globals';
import { createPreviewService } from '../../src/client/preview-service.ts';
import { createTransport } from '../../src/client/transport.ts';
import { previewPath, updateStatusPath } from '../../src/contract/preview.ts';
import { type Answer, html, json, jsonText, redirect, reset } from '../support/answers.ts';
import { startScriptedService } from '../support/scripted-service.ts';

const KEY = 'mint_k3yForTheTestsOnly0123456789';
const limits = { timeoutMs: 60_000, signal: new AbortController().signal };

async function exchange(answer: Answer, act: 'ask' | 'look') {
  await using service = await startScriptedService({ script: () => answer });
  const previews = createPreviewService(
    { baseUrl: service.url, projectId: 'docs', secretKey: KEY },
    createTransport({ userAgent: 'test' }),
  );
  const result =
    act === 'ask' ? await previews.ask('docs-agent/1', limits) : await previews.look('st-1', limits);
  const [request] = service.requests;
  return { result, request };
}

describe('asking for a preview', () => {
  test('names the branch, and takes what the answer says', async () => {
    const { result, request } = await exchange(
      json(202, { statusId: 'st-1', previewUrl: 'https://acme.mintlify.site', extra: {} }),
      'ask',
    );
    expect(result).toStrictEqual({ kind: 'accepted', statusId: 'st-1', url: 'https://acme.mintlify.site/' });
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/project/preview/docs',
      body: '{"branch":"docs-agent/1"}',
    });
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test.each<[string, Answer, object]>([
    ['nothing in the answer', json(202, {}), { kind: 'accepted' }],
    [
      'an id that may not meet a URL',
      json(202, { statusId: '../x', previewUrl: 'https://a.b/' }),
      { kind: 'accepted', url: 'https://a.b/' },
    ],
    [
      'an address that is none',
      json(202, { statusId: 'st-1', previewUrl: 'javascript:alert(1)' }),
      { kind: 'accepted', statusId: 'st-1' },
    ],
    ['other types', json(200, { statusId: 5, previewUrl: {} }), { kind: 'accepted' }],
    ['no JSON', html(200), { kind: 'refused', detail: expect.stringContaining('the answer was lost') }],
    ['400', json(400, { error: 'no such branch' }), { kind: 'refused', detail: 'HTTP 400: no such branch' }],
    ['300', json(300, {}), { kind: 'refused', detail: 'HTTP 300' }],
    [
      '401',
      json(401, { error: 'No such key.' }),
      {
        kind: 'refused',
        detail: expect.stringMatching(
          /No such key.*key invalid or expired|key invalid or expired.*No such key/,
        ),
      },
    ],
    [
      '403',
      json(403, { error: 'Pro plan' }),
      { kind: 'refused', detail: expect.stringMatching(/Pro plan; a plan may have no previews/) },
    ],
    [
      '404',
      json(404, {}),
      { kind: 'refused', detail: expect.stringContaining('this service makes no previews') },
    ],
    [
      '404 with a reason',
      json(404, { error: 'No job works on that branch.' }),
      { kind: 'refused', detail: 'HTTP 404: No job works on that branch' },
    ],
    [
      '429',
      json(429, {}, { headers: { 'retry-after': '7' } }),
      { kind: 'limited', detail: 'HTTP 429', retryAfterMs: 7_000 },
    ],
    ['502', json(502, {}), { kind: 'refused', detail: 'HTTP 502' }],
    ['a redirect', redirect(302, 'https://evil.example/'), { kind: 'refused', detail: 'HTTP 302' }],
    ['no answer', reset(), { kind: 'refused', detail: expect.stringContaining('the answer was lost') }],
  ])('%s', async (_, answer, expected) => {
    expect((await exchange(answer, 'ask')).result).toStrictEqual(expected);
  });

  test('a key that is echoed goes no further', async () => {
    const { result } = await exchange(json(202, { previewUrl: `https://a.b/${KEY}` }), 'ask');
    expect(JSON.stringify(result)).not.toContain(KEY);
  });
});

describe('a look at a build', () => {
  test.each<[string, Answer, object]>([
    [
      'its status',
      json(200, { status: 'in_progress', logs: ['x'], commit: { filesChanged: { added: [] } } }),
      { kind: 'build', status: 'in_progress' },
    ],
    [
      'its summary',
      json(200, { status: 'failure', summary: `no\n${KEY}` }),
      { kind: 'build', status: 'failure', summary: 'no ***' },
    ],
    [
      'the last line of its log, where it sums up nothing',
      json(200, { status: 'failure', summary: ' ', logs: ['Started.', 5, `\nno page\r\nno ${KEY}\n`] }),
      { kind: 'build', status: 'failure', summary: 'no ***' },
    ],
    [
      'the last line of a log that is a text',
      json(200, { status: 'failure', logs: 'Started.\nThe pages are not kept.' }),
      { kind: 'build', status: 'failure', summary: 'The pages are not kept.' },
    ],
    [
      'no reason where its log has none',
      json(200, { status: 'failure', logs: [{}, '', null] }),
      { kind: 'build', status: 'failure' },
    ],
    ['a word that is not known', json(200, { status: 'paused' }), { kind: 'build' }],
    ['nothing', json(200, {}), { kind: 'build' }],
    ['another type', jsonText(200, '{"status":["success"]}'), { kind: 'build' }],
    ['not found', json(404, {}), { kind: 'unseen', detail: 'HTTP 404' }],
    [
      '429',
      json(429, {}, { headers: { 'retry-after': '3' } }),
      { kind: 'unseen', detail: 'HTTP 429', retryAfterMs: 3_000 },
    ],
    ['500', json(500, {}), { kind: 'unseen', detail: 'HTTP 500' }],
    ['400', json(400, { error: 'no such id' }), { kind: 'refused', detail: 'HTTP 400: no such id' }],
    ['no answer', reset(), { kind: 'unseen', detail: 'the connection was reset (ECONNRESET)' }],
    ['no JSON', html(200), { kind: 'unseen', detail: expect.stringContaining('JSON') }],
    ['401', json(401, {}), { kind: 'refused', detail: expect.stringContaining('key invalid or expired') }],
  ])('%s', async (_, answer, expected) => {
    const { result, request } = await exchange(answer, 'look');
    expect(result).toStrictEqual(expected);
    expect(request?.path).toBe('/v1/project/update-status/st-1');
  });
});

test('no path is climbed out of', () => {
  for (const id of ['..', 'a/b', '', 'a b']) {
    expect(() => previewPath(id)).toThrow(RangeError);
    expect(() => updateStatusPath(id)).toThrow(RangeError);
  }
});
