import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Answer, html, json, jsonText, raw, redirect, reset } from '../support/answers.ts';
import { createJobSimulator, JOB_ID, PR_LINK } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK, play, spoil, withTime } from '../support/scenario.ts';
import { startScriptedService } from '../support/scripted-service.ts';
import { hasOpenssl, makeCertificate } from '../support/tls-certificate.ts';

const success = { exitCode: 0, outcome: 'pull-request', jobId: JOB_ID, status: 'completed', prLink: PR_LINK };
const nothingSaved = { jobId: '', status: '', prLink: '' };
const lost = { exitCode: 1, outcome: 'unknown', ...nothingSaved, requests: [CREATE] };
const refused = { exitCode: 1, outcome: 'error', ...nothingSaved, requests: [CREATE] };
const job = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: JOB_ID,
  status: 'active',
  source: { repository: 'https://github.com/octo-org/octo-docs', ref: null },
  model: 'sonnet',
  prLink: null,
  createdAt: '2026-01-05T09:30:00.000Z',
  archivedAt: null,
  ...fields,
});

test.concurrent('a job that goes well is created once and looked at until it is over', async () => {
  const played = await play({ script: createJobSimulator({ turns: [{ activeLooks: 2 }] }) });
  expect(gist(played)).toEqual({ ...success, requests: [CREATE, LOOK, LOOK, LOOK] });
  expect(JSON.parse(played.recorded[0]?.body ?? '')).toEqual({ prompt: 'Explain the new flag.' });
  expect(played.recorded[0]?.headers['content-type']).toMatch(/^application\/json/);
});

describe('fault 1: the create was provably not sent', () => {
  test.concurrent('refused connections → tried again, then an error that is not `unknown`', async () => {
    const gone = await startScriptedService({ script: {} });
    await gone.close();
    const played = await play({}, { inputs: { baseUrl: gone.url } });
    expect(gist(played)).toEqual({ ...refused, requests: [] });
  });

  test.concurrent('a host that no name server knows → an error that is not `unknown`', async () => {
    const played = await play(
      {},
      { inputs: { baseUrl: 'https://docs-agent.invalid', pollSeconds: '1', timeoutMinutes: '0.5' } },
    );
    expect(gist(played)).toEqual({ ...refused, requests: [] });
  });

  (hasOpenssl ? test : test.skip)(
    'TLS handshakes cut off → tried again, at most 3 times, created once',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tls-'));
      const { certPath, ...tls } = makeCertificate({ folder, hosts: [] });
      const env = { NODE_EXTRA_CA_CERTS: certPath };
      const afterTwo = await play({ tls, onConnection: (n) => (n <= 2 ? 'reset' : 'accept') }, { env });
      const always = await play({ tls, onConnection: () => 'reset' }, { env });
      rmSync(folder, { recursive: true });
      expect(gist(afterTwo)).toEqual({ ...success, requests: [CREATE, LOOK, LOOK] });
      expect(gist(always)).toEqual({ ...refused, requests: [] });
      expect([3, 4]).toContain(always.connections);
    },
  );
});

describe.each<[string, Answer]>([
  ['fault 2: reset after sending', reset()],
  ['fault 2: closed without a word', raw('')],
  ['fault 2: an answer that is not HTTP', raw('220 mail.example.com ESMTP\r\n')],
  ['fault 3: 500', json(500, { error: 'Internal server error' })],
  ['fault 3: 502 with HTML', html(502)],
  ['fault 3: 503 with Retry-After', json(503, { error: 'busy' }, { headers: { 'retry-after': '0' } })],
  ['fault 3: 504', json(504, {})],
  ['fault 4: cut JSON with its whole length', jsonText(201, '{"id":"job_7Qm-4","stat')],
  ['fault 4: no body', jsonText(201, '')],
  ['fault 4: 204', { kind: 'body', status: 204, body: '' }],
  ['fault 4: an array', json(201, [job()])],
  ['fault 4: null', json(201, null)],
  ['fault 4: no id', json(201, { status: 'active' })],
  ['fault 4: a number for an id', json(201, job({ id: 7 }))],
  ['fault 4: a job inside an envelope', json(201, { data: job() })],
  ['fault 5: an id that climbs', json(201, job({ id: '..' }))],
  ['fault 5: an id with a path in it', json(201, job({ id: 'a/../../other' }))],
  ['fault 5: an id with a query in it', json(201, job({ id: 'a?b=c' }))],
  ['fault 5: an empty id', json(201, job({ id: '' }))],
  ['fault 5: an id of 129 characters', json(201, job({ id: 'x'.repeat(129) }))],
  ['fault 5: an id with a line break', json(201, job({ id: 'a\n' }))],
  ['fault 28: a body cut short of its length', cut('content-length', 'fin')],
  ['fault 28: a body reset in the middle', cut('content-length', 'reset')],
  ['fault 28: chunks without an end', cut('chunked', 'fin')],
  ['fault 30: a job of 2 MiB', json(201, job({ model: 'm'.repeat(2 * 1024 * 1024) }))],
  ['fault 30: a body without end', { kind: 'endless', status: 201, start: JSON.stringify(job()) }],
  ['fault 31: HTML with 200', html(200)],
])('%s after a create', (_, answer) => {
  test.concurrent('→ unknown, never sent again', async () => {
    const played = await play({ script: spoil({ [CREATE]: answer }) });
    expect(gist(played)).toEqual(lost);
    expect(annotationsOf(played, 'error').join()).toMatch(/job may have been created.*dashboard/is);
  });
});

function cut(framing: 'content-length' | 'chunked', end: 'fin' | 'reset'): Answer {
  return { kind: 'cut', status: 201, body: JSON.stringify(job()), framing, end };
}

test.concurrent.each<[string, Answer]>([
  ['fault 2: a create that is never answered', { kind: 'hang' }],
  [
    'fault 29: a create whose answer drips',
    { kind: 'drip', status: 201, body: JSON.stringify(job()), everyMs: 1_000, bytes: 1 },
  ],
])('%s → unknown when the deadline has come, never sent again', async (_, answer) => {
  const played = await play({ script: spoil({ [CREATE]: answer }) }, withTime('0.03', CREATE));
  expect(gist(played)).toEqual(lost);
});

test.concurrent.each([200, 201, 202])('fault 6: %i with a valid job is a success', async (status) => {
  const simulate = createJobSimulator();
  const script: typeof simulate = (request) => {
    const answer = simulate(request);
    return request.method === 'POST' ? { ...answer, status } : answer;
  };
  expect(gist(await play({ script }))).toEqual({ ...success, requests: [CREATE, LOOK, LOOK] });
});

test.concurrent.each([300, 301, 302, 303, 304, 307, 308])(
  'fault 7 and threat 16: %i is not followed, nor sent again',
  async (status) => {
    await using elsewhere = await startScriptedService({ script: createJobSimulator() });
    const target = `${elsewhere.url}${CREATE.slice('POST '.length)}`;
    expect(gist(await play({ script: spoil({ [CREATE]: redirect(status, target) }) }))).toEqual(refused);
    expect(elsewhere.requests).toEqual([]);
  },
);

describe('fault 8: 429 means refused', () => {
  const limited = (after?: string): Answer =>
    json(
      429,
      { error: 'Too many requests' },
      after === undefined ? {} : { headers: { 'retry-after': after } },
    );

  test.concurrent.each([
    ['seconds', () => '1'],
    ['an HTTP date', () => new Date(Date.now() + 2_000).toUTCString()],
    ['an HTTP date that has passed', () => new Date(Date.now() - 60_000).toUTCString()],
  ])('Retry-After as %s that fits the deadline → waited for, then created', async (_, after) => {
    const played = await play({ script: spoil({ [CREATE]: [limited(after())] }) });
    expect(gist(played)).toEqual({ ...success, requests: [CREATE, CREATE, LOOK, LOOK] });
  });

  test.concurrent('Retry-After of an hour → fails at once and names the limit', async () => {
    const played = await play({ script: spoil({ [CREATE]: limited('3600') }) });
    expect(gist(played)).toEqual({ ...refused, outcome: 'limited' });
    expect(annotationsOf(played, 'error').join()).toMatch(/limit/i);
  });
});

describe('faults 9 to 12: the service says no', () => {
  test.concurrent('400 → its own words, at most 300 characters, made harmless', async () => {
    const hostile = 'prompt is too vague\n::error::pwned\r##[error]pwned\u0085::warning::pwned';
    const error = `${hostile} ${'x'.repeat(5_000)}`;
    const played = await play({ script: spoil({ [CREATE]: json(400, { error }) }) });
    expect(gist(played)).toEqual(refused);
    const [message, ...others] = annotationsOf(played, 'error');
    expect(others).toEqual([]);
    expect(message).toContain('prompt is too vague');
    expect(message?.match(/x{10,}/)?.[0].length).toBeLessThanOrEqual(300);
    expect(played.commands.filter(({ data }) => data.startsWith('pwned'))).toEqual([]);
  });

  test.concurrent.each<[number, Answer, RegExp]>([
    [400, html(400), /400/],
    [401, json(401, { error: 'Unauthorized' }), /key.*(invalid|expired).*90 days/is],
    [403, json(403, { error: 'Forbidden' }), /allowlist.*write|write.*allowlist/is],
    [404, json(404, { error: 'Not found' }), /project/i],
    [409, json(409, { error: 'Conflict' }), /409/],
    [413, html(413), /413/],
  ])('%i → fails, never sent again', async (_, answer, message) => {
    const played = await play({ script: spoil({ [CREATE]: answer }) });
    expect(gist(played)).toEqual(refused);
    expect(annotationsOf(played, 'error').join()).toMatch(message);
  });
});
