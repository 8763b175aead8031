import { describe, expect, test } from '@jest/globals';
import { connect } from '../../src/client/connect.ts';
import type { AgentService, Delivery } from '../../src/ports/service.ts';
import { type Answer, hang, html, json, jsonText, redirect, reset } from '../support/answers.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createJobSimulator, JOB_ID, KEY, PR_LINK, PROJECT } from '../support/job-simulator.ts';
import { type Script, startScriptedService } from '../support/scripted-service.ts';

const CREATE = `/v2/agent/${PROJECT}/job`;
const never = new AbortController().signal;
const limits = (deadlineMs = 5_000) => ({ deadlineMs, answerMs: 1_000, signal: never, hardStop: never });
const glance = { timeoutMs: 60_000, signal: never };

/** Asks a scripted service through the client; what it saw comes along. */
async function ask<Result>(script: Script, question: (service: AgentService) => Promise<Result>) {
  await using scripted = await startScriptedService({ script });
  const clock = createFakeClock();
  const { service } = connect(
    { baseUrl: scripted.url, projectId: PROJECT, secretKey: KEY },
    { clock, random: () => 0.5, retryBaseMs: 1000, userAgent: 'tests', onRetry: () => {} },
  );
  const result = await question(service);
  return { result, requests: scripted.requests, list: scripted.list(), delays: clock.delays };
}

const create = (answer: Answer | Answer[]) =>
  ask({ [`POST ${CREATE}`]: answer }, (service) => service.create({ prompt: 'Explain.' }, limits()));
test('a branch is sent with a create where one is asked for', async () => {
  const { requests } = await ask(createJobSimulator(), (service) =>
    service.create({ prompt: 'Explain.', ref: 'release-2.1' }, limits()),
  );
  expect(requests.map(({ body }) => JSON.parse(body))).toStrictEqual([
    { prompt: 'Explain.', ref: 'release-2.1' },
  ]);
});

const look = (answer: Answer) =>
  ask({ [`GET ${CREATE}/${JOB_ID}`]: answer }, (service) => service.look(JOB_ID, glance));

test('the three operations of a job, as the specification writes them', async () => {
  const { result, requests } = await ask(
    createJobSimulator({ turns: [{ activeLooks: 0 }] }),
    async (service) => [
      await service.create({ prompt: 'Explain "ü".' }, limits()),
      await service.look(JOB_ID, glance),
      await service.message(JOB_ID, 'And shorter.', limits()),
    ],
  );
  expect(result).toMatchObject([
    { kind: 'delivered', job: { id: JOB_ID, status: 'active', prLink: null } },
    { kind: 'job', job: { id: JOB_ID, status: 'completed', prLink: PR_LINK, model: 'sonnet' } },
    { kind: 'delivered', job: { id: JOB_ID, status: 'active' } },
  ]);
  expect(requests.map(({ method, path, body }) => [method, path, body && JSON.parse(body)])).toStrictEqual([
    ['POST', CREATE, { prompt: 'Explain "ü".' }],
    ['GET', `${CREATE}/${JOB_ID}`, ''],
    ['POST', `${CREATE}/${JOB_ID}/message`, { prompt: 'And shorter.' }],
  ]);
  for (const { headers } of requests)
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, accept: 'application/json' });
});

test.each([200, 201, 202])('a create answered with %i and a job is delivered', async (status) => {
  const { result } = await create(json(status, { id: 'job_1' }));
  expect(result).toStrictEqual({ kind: 'delivered', job: { id: 'job_1' } });
});

describe('the number of the turn', () => {
  test.each<[string | undefined, number | undefined]>([
    ['1', 1],
    ['37', 37],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['03', undefined],
    ['2, 3', undefined],
    ['three', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is read as %j, from all three operations', async (header, turn) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'Docs-Agent-Turn': header };
    const { result } = await ask(
      () => json(200, { id: JOB_ID, status: 'completed' }, { headers }),
      async (service) => [
        await service.create({ prompt: 'Explain.' }, limits()),
        await service.look(JOB_ID, glance),
        await service.message(JOB_ID, 'And shorter.', limits()),
      ],
    );
    const job = { id: JOB_ID, status: 'completed', ...(turn === undefined ? {} : { turn }) };
    expect(result).toStrictEqual([
      { kind: 'delivered', job },
      { kind: 'job', job },
      { kind: 'delivered', job },
    ]);
  });

  test('a field of that name in the answer is none', async () => {
    const { result } = await look(json(200, { id: JOB_ID, status: 'active', turn: 3 }));
    expect(result).toStrictEqual({ kind: 'job', job: { id: JOB_ID, status: 'active' } });
  });
});

describe('a create that is lost is sent once', () => {
  test.each<[string, Answer]>([
    ['a reset', reset()],
    ['503 with Retry-After', json(503, {}, { headers: { 'retry-after': '0' } })],
    ['HTML with 200', html(200)],
    ['no body', jsonText(201, '')],
    ['no id', json(201, { status: 'active' })],
    ['an id of another type', json(201, { id: 5 })],
    ['an id that climbs', json(201, { id: '..' })],
    ['an id with a path', json(201, { id: '../../job' })],
    ['an id with a line break', json(201, { id: 'job_1\n' })],
    ['an id of 129 characters', json(201, { id: 'x'.repeat(129) })],
    ['an id in the prototype', jsonText(201, '{"__proto__":{"id":"job_1"}}')],
    ['a body cut short', { kind: 'cut', status: 201, body: '{"id"', framing: 'content-length', end: 'fin' }],
  ])('%s', async (_, answer) => {
    const { result, list } = await create(answer);
    expect([result.kind, list]).toStrictEqual(['lost', [`POST ${CREATE}`]]);
  });

  test('for want of an id, and says so', async () => {
    const { result } = await create(json(201, { status: 'active' }));
    expect(result).toStrictEqual({ kind: 'lost', detail: 'the answer holds no usable job id' });
  });
});

test('a create that is given up on its way is lost, and one not begun is cancelled', async () => {
  const hard = new AbortController();
  await using scripted = await startScriptedService({ script: () => hang() });
  const { service } = connect(
    { baseUrl: scripted.url, projectId: PROJECT, secretKey: KEY },
    { clock: createFakeClock(), random: () => 0.5, retryBaseMs: 1000, userAgent: 'tests', onRetry: () => {} },
  );
  const stop = new AbortController();
  const under = { deadlineMs: 60_000, answerMs: 1_000, signal: stop.signal, hardStop: hard.signal };
  const creating = service.create({ prompt: 'Explain.' }, under);
  await scripted.afterRequests(1)();
  stop.abort();
  // A stop alone leaves the request its time.
  expect(await Promise.race([creating, new Promise((go) => setTimeout(go, 100, 'waiting'))])).toBe('waiting');
  hard.abort();
  expect(await creating).toMatchObject({ kind: 'lost' });
  expect(await service.create({ prompt: 'Explain.' }, under)).toStrictEqual({ kind: 'cancelled' });
  expect(scripted.requests).toHaveLength(1);
});

test('429 is waited out by its Retry-After, then the create is taken', async () => {
  const limited = json(429, { error: 'Too many' }, { headers: { 'retry-after': '3' } });
  const { result, delays, list } = await create([limited, json(201, { id: 'job_1' })]);
  expect([result.kind, delays, list.length]).toStrictEqual(['delivered', [3000], 2]);
});

test('a refused connection is tried four times in all', async () => {
  const gone = await startScriptedService({ script: {} });
  await gone.close();
  const clock = createFakeClock();
  const { service } = connect(
    { baseUrl: gone.url, projectId: PROJECT, secretKey: KEY },
    { clock, random: () => 0.5, retryBaseMs: 1000, userAgent: 'tests', onRetry: () => {} },
  );
  const result: Delivery = await service.create({ prompt: 'Explain.' }, limits(60_000));
  expect([result.kind, clock.delays]).toStrictEqual(['refused', [500, 1000, 2000]]);
});

describe("the service's own words", () => {
  const detailOf = async (error: unknown) => {
    const { result } = await create(json(400, { error }));
    return result.kind === 'refused' ? result.detail : result.kind;
  };

  test('are one line of at most 300 characters', async () => {
    const detail = await detailOf(`too vague\r\n::error::x ${'y'.repeat(500)}`);
    expect(detail).toMatch(/^The service did not create the job: HTTP 400: too vague ::error::x y+…\.$/);
    expect(detail.length).toBeLessThan(360);
  });

  test.each([
    ['the key', KEY],
    ['the key across the cut', `${'x'.repeat(280)} ${KEY}`],
    ['the key with hidden characters in it', KEY.split('').join('\u2060')],
    ['the key in base64', Buffer.from(`user:${KEY}`).toString('base64')],
  ])('hold nothing of %s', async (_, error) => {
    const detail = await detailOf(error);
    expect(detail).toContain('***');
    expect(detail).not.toContain(KEY.slice(0, 8));
  });

  test.each<[string, object]>([
    ['error', { error: 'why', message: 'no', detail: 'no', title: 'no' }],
    ['error.message', { error: { message: 'why', code: 1 }, message: 'no' }],
    ['message', { error: true, message: 'why' }],
    ['detail before title', { title: 'Bad Request', status: 400, detail: 'why' }],
    ['title', { type: 'about:blank', title: 'why', detail: '' }],
    ['message, where the error is null', { error: null, message: 'why' }],
    ['a sentence, whose full stop is not doubled', { error: 'why.' }],
  ])('are found in %s', async (_, body) => {
    const { result } = await create(json(400, body));
    expect(result).toMatchObject({ detail: 'The service did not create the job: HTTP 400: why.' });
  });

  test('keep the full stops within, and three at the end', async () => {
    expect(await detailOf('v2.1 is gone. Ask for v3.')).toMatch(/HTTP 400: v2\.1 is gone\. Ask for v3\.$/);
    expect(await detailOf('no room...')).toMatch(/HTTP 400: no room\.{4}$/);
  });

  test('are found in a message of 300 characters at most, without the key', async () => {
    const { result } = await create(json(400, { error: { message: `${KEY} ${'y'.repeat(500)}` } }));
    expect(result).toMatchObject({ detail: expect.stringMatching(/HTTP 400: \*\*\* y{200,296}…\.$/) });
  });

  test.each([[undefined], [null], [5], [{ reason: 'x' }], ['']])('%j is no explanation', async (error) => {
    expect(await detailOf(error)).toBe('The service did not create the job: HTTP 400.');
  });
});

describe('a look', () => {
  test.each<[string, Answer, object]>([
    [
      'a job with Retry-After',
      json(200, { status: 'active' }, { headers: { 'retry-after': '4' } }),
      { kind: 'job', retryAfterMs: 4000 },
    ],
    ['HTML', html(200), { kind: 'malformed' }],
    ['429', json(429, {}, { headers: { 'retry-after': '4' } }), { kind: 'limited', retryAfterMs: 4000 }],
    [
      '429 with a date that has passed',
      json(429, {}, { headers: { 'retry-after': new Date(0).toUTCString() } }),
      { kind: 'limited', retryAfterMs: 0 },
    ],
    ['502', html(502), { kind: 'unreachable' }],
    ['a reset', reset(), { kind: 'unreachable' }],
    ['401', json(401, {}), { kind: 'denied' }],
    ['404', json(404, {}), { kind: 'missing' }],
    ['a redirect', redirect(302, 'http://127.0.0.1:1/'), { kind: 'refused' }],
    ['more than 1 MiB', jsonText(200, `{"model":"${'x'.repeat(1024 * 1024)}"}`), { kind: 'malformed' }],
  ])('%s', async (_, answer, expected) => {
    expect((await look(answer)).result).toMatchObject(expected);
  });

  test('ends with its time, or with its signal', async () => {
    const stop = new AbortController();
    const { result } = await ask(
      () => hang(),
      async (service) => {
        const short = await service.look(JOB_ID, { timeoutMs: 50, signal: never });
        const looking = service.look(JOB_ID, { timeoutMs: 20_000, signal: stop.signal });
        stop.abort();
        return [short, await looking];
      },
    );
    expect(result).toMatchObject([{ kind: 'unreachable' }, { kind: 'unreachable' }]);
  });
});
