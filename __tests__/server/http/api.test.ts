import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { PREVIEW_PATHS } from '../../../src/contract/preview.ts';
import { TURN_HEADER } from '../../../src/contract/turn.ts';
import { type Answer, type Job, removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService;
let now = Date.now();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

type Operation = {
  parameters?: { name: string; required: boolean; schema: Record<string, unknown> }[];
  responses: Record<string, { headers?: object }>;
  security?: object[];
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, unknown>;
    schemas: Record<string, { required?: string[]; properties?: object }>;
  };
};
let openapi: Document;

beforeAll(async () => {
  service = await testService({
    agents: { docs: 'true', held: 'sleep 600' },
    config: { limits: { agentRequestsPerHour: 5, analyticsRequestsPerHour: 50 }, concurrency: 4 },
    options: { now: () => now, elapsed: () => now },
  });
  openapi = (await service.api('GET', '/openapi.json', { key: null })).json as Document;
  ajv.addSchema(openapi, 'openapi');
});
afterAll(async () => {
  await service.stop();
  removeTempFolders();
});

/** An answer must be one that the document names, and of the shape it says. */
function expectDocumented(method: string, path: string, answer: Answer): void {
  const operation = openapi.paths[path]?.[method];
  expect(Object.keys(operation?.responses ?? {})).toContain(String(answer.status));
  const escaped = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  const schema = `openapi#/paths/${escaped}/${method}/responses/${answer.status}/content/application~1json/schema`;
  const validate = ajv.getSchema(schema);
  expect(validate?.(answer.json) === true ? 'valid' : validate?.errors).toBe('valid');
}

const CREATE = '/v2/agent/{projectId}/job';
const JOB = '/v2/agent/{projectId}/job/{id}';
const MESSAGE = '/v2/agent/{projectId}/job/{id}/message';
const VIEWS = '/v1/analytics/{projectId}/views';
const good = { body: { prompt: 'Fix it.' } };

describe('the OpenAPI document', () => {
  test('has the branch as an optional field of a create alone', () => {
    const { NewJob, Prompt } = openapi.components.schemas;
    expect([NewJob?.required, Object.keys(NewJob?.properties ?? {})]).toEqual([
      ['prompt'],
      ['prompt', 'ref'],
    ]);
    expect(Object.keys(Prompt?.properties ?? {})).toEqual(['prompt']);
    expect(NewJob?.properties).toMatchObject({ ref: { type: 'string', minLength: 1, maxLength: 250 } });
  });

  test('has every operation with every status', () => {
    const shape = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { responses }]) => `${method} ${path} ${Object.keys(responses).join()}`,
      ),
    );
    expect(shape.sort()).toEqual([
      'get /healthz 200',
      'get /readyz 200,503',
      `get ${VIEWS} 200,400,401,403,404,429,500,503`,
      `get ${PREVIEW_PATHS.updateStatus} 200,401,403,404,500,503`,
      `get ${JOB} 200,401,403,404,500,502,503`,
      `post ${PREVIEW_PATHS.preview} 202,400,401,403,404,413,429,500,502,503`,
      `post ${CREATE} 201,400,401,403,404,413,429,500,503`,
      `post ${MESSAGE} 200,400,401,403,404,413,429,500,502,503`,
    ]);
  });

  test('asks for a bearer key wherever one is needed', () => {
    expect(openapi.components.securitySchemes.adminKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    const open = Object.entries(openapi.paths).filter(([, methods]) =>
      Object.values(methods).some((o) => !o.security),
    );
    expect(open.map(([path]) => path)).toEqual(['/healthz', '/readyz']);
  });

  test('promises the number of the turn with a job', () => {
    const successes = [
      openapi.paths[CREATE]?.post?.responses['201'],
      openapi.paths[JOB]?.get?.responses['200'],
      openapi.paths[MESSAGE]?.post?.responses['200'],
    ];
    for (const success of successes) expect(success?.headers).toHaveProperty(TURN_HEADER);
  });

  test('says of the query of page views exactly what is accepted', () => {
    const parameters = openapi.paths[VIEWS]?.get?.parameters ?? [];
    const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    expect(schemas.limit).toEqual({ type: 'integer', minimum: 1, maximum: 250, default: 50 });
    expect(schemas.offset).toEqual({ type: 'integer', minimum: 0, maximum: 999_999_999_999_999, default: 0 });
    for (const name of ['dateFrom', 'dateTo']) {
      expect(schemas[name]).toMatchObject({ type: 'string', pattern: expect.any(String) });
      expect('2024-01-01t00:00z').toMatch(new RegExp(String(schemas[name]?.pattern)));
    }
    expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['projectId']);
  });

  test.each(['429', '503'])('promises Retry-After with %s', (status) => {
    expect(openapi.paths[CREATE]?.post?.responses[status]?.headers).toHaveProperty('Retry-After');
  });
});

test.each([
  ['DELETE', '/v2/agent/docs/job', 'POST'],
  ['PUT', '/v2/agent/docs/job/x', 'GET, HEAD'],
  ['POST', '/v1/analytics/docs/views', 'GET, HEAD'],
  ['OPTIONS', '/v1/project/preview/docs', 'POST'],
  ['TRACE', '/healthz', 'GET, HEAD'],
])('%s %s is answered with 405 and what it takes: %s', async (method, path, allowed) => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; allow?: string }>();
  // `fetch` sends no TRACE.
  const sent = request(`${service.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${service.key}` },
  });
  sent.on('error', reject).on('response', (answer) => {
    resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow ?? '' });
    answer.resume();
  });
  sent.end();
  expect(await promise).toEqual({ status: 405, allow: allowed });
  expect((await service.api('GET', '/v2/agent/docs/nothing')).status).toBe(404);
});

describe('answers', () => {
  let job: Job;
  beforeAll(async () => {
    const answer = await service.api('POST', '/v2/agent/held/job', good);
    expectDocumented('post', CREATE, answer);
    expect([answer.status, answer.headers.get(TURN_HEADER)]).toEqual([201, '1']);
    job = answer.json as Job;
  });

  test('to create and get are the job', async () => {
    const answer = await service.api('GET', `/v2/agent/held/job/${job.id}`);
    expectDocumented('get', JOB, answer);
    expect(answer).toMatchObject({ status: 200, json: job });
    expect(answer.headers.get(TURN_HEADER)).toBe('1');
    expect(job).toEqual({
      id: expect.stringMatching(/^[a-z2-9]{26}$/),
      status: 'active',
      source: { repository: `file://${service.repository}`, ref: null },
      model: 'agent-command',
      prLink: null,
      reviewUrl: expect.stringMatching(/^http:.*\/review\/held\/[a-z2-9]{26}$/),
      createdAt: new Date(now).toISOString(),
      archivedAt: null,
    });
  });

  test('to a message are the job, active', async () => {
    const answer = await service.api('POST', `/v2/agent/held/job/${job.id}/message`, good);
    expectDocumented('post', MESSAGE, answer);
    expect(answer).toMatchObject({ status: 200, json: { id: job.id, status: 'active' } });
    expect(answer.headers.get(TURN_HEADER)).toBe('2');
    const look = await service.api('GET', `/v2/agent/held/job/${job.id}`);
    expect(look.headers.get(TURN_HEADER)).toBe('2');
  });

  test.each([
    ['', 200],
    ['?turn=1', 200],
    ['?turn=0', 404],
    ['?turn=3', 404],
    ['?turn=01', 404],
    ['?turn=x', 404],
    ['?turn=', 404],
    ['?turn=1e0', 404],
  ])('to a review page with %j are %i', async (query, status) => {
    const answer = await service.api('GET', `/review/held/${job.id}${query}`, { key: null });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('to health need no key', async () => {
    const answer = await service.api('GET', '/healthz', { key: null });
    expectDocumented('get', '/healthz', answer);
    expect(answer.json).toEqual({ status: 'ok' });
  });

  test('to readiness need no key', async () => {
    const answer = await service.api('GET', '/readyz', { key: null });
    expectDocumented('get', '/readyz', answer);
    const parts = { database: { ok: true }, disk: { ok: true }, worker: { ok: true } };
    expect(answer).toMatchObject({ status: 200, json: { status: 'ready', parts } });
  });

  const refused: [string, string, string, string, Parameters<TestService['api']>[2], number, RegExp][] = [
    ['no key', 'POST', CREATE, '/v2/agent/docs/job', { ...good, key: null }, 401, /Authorization: Bearer/],
    ['bad key', 'GET', JOB, '/v2/agent/docs/job/x', { key: 'docs_x' }, 401, /not valid/],
    ['bad key for views', 'GET', VIEWS, '/v1/analytics/docs/views', { key: 'x' }, 401, /not valid/],
    ['unknown project', 'POST', CREATE, '/v2/agent/nope/job', good, 404, /no such project/],
    ['odd project', 'GET', VIEWS, '/v1/analytics/..%2Fdocs/views', {}, 404, /no such project/],
    ['unknown job', 'GET', JOB, '/v2/agent/docs/job/nope', {}, 404, /no such job/],
    ['message to unknown job', 'POST', MESSAGE, '/v2/agent/docs/job/nope/message', good, 404, /no such job/],
    [
      'odd branch',
      'POST',
      CREATE,
      '/v2/agent/docs/job',
      { body: { prompt: 'x', ref: '--x' } },
      400,
      /^`ref` must be the name of a branch as git takes it, with no invisible characters, such as `main`\.$/,
    ],
    [
      'branch that is not allowed',
      'POST',
      CREATE,
      '/v2/agent/docs/job',
      { body: { prompt: 'x', ref: 'main' } },
      400,
      /^`ref`: a job of this project can't start from main\. Accepted: the default branch, without `ref`\.$/,
    ],
    ['no prompt', 'POST', CREATE, '/v2/agent/docs/job', { body: {} }, 400, /^`prompt` is required\.$/],
    [
      'empty prompt',
      'POST',
      CREATE,
      '/v2/agent/docs/job',
      { body: { prompt: '' } },
      400,
      /must not be empty/,
    ],
    [
      'prompt of another type',
      'POST',
      CREATE,
      '/v2/agent/docs/job',
      { body: { prompt: 5 } },
      400,
      /must be a string/,
    ],
    ['body of another type', 'POST', CREATE, '/v2/agent/docs/job', { body: [] }, 400, /must be an object/],
    ['body not JSON', 'POST', CREATE, '/v2/agent/docs/job', { raw: '{' }, 400, /not JSON/],
    [
      'no body',
      'POST',
      CREATE,
      '/v2/agent/docs/job',
      { headers: { 'content-type': 'application/json' } },
      400,
      /not JSON/,
    ],
    [
      'another content type',
      'POST',
      CREATE,
      '/v2/agent/docs/job',
      { ...good, headers: { 'content-type': 'text/plain' } },
      400,
      /application\/json/,
    ],
    [
      'oversize body',
      'POST',
      CREATE,
      '/v2/agent/docs/job',
      { body: { prompt: 'x'.repeat(1024 * 1024) } },
      413,
      /larger than/,
    ],
    [
      'limit too small',
      'GET',
      VIEWS,
      '/v1/analytics/docs/views?limit=0',
      {},
      400,
      /^`limit` must be at least 1\.$/,
    ],
    ['limit too large', 'GET', VIEWS, '/v1/analytics/docs/views?limit=251', {}, 400, /at most 250/],
    [
      'limit no number',
      'GET',
      VIEWS,
      '/v1/analytics/docs/views?limit=ten',
      {},
      400,
      /^`limit` must be a whole number in decimal digits\.$/,
    ],
    [
      'offset negative',
      'GET',
      VIEWS,
      '/v1/analytics/docs/views?offset=-1',
      {},
      400,
      /`offset` must be at least 0/,
    ],
    [
      'bad date',
      'GET',
      VIEWS,
      '/v1/analytics/docs/views?dateFrom=2025-02-30',
      {},
      400,
      /`dateFrom` must be YYYY-MM-DD/,
    ],
  ];
  test.each(refused)('to %s are refusals', async (_, method, documented, path, init, status, sentence) => {
    const answer = await service.api(method, path, init);
    expectDocumented(method.toLowerCase(), documented, answer);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ error: expect.stringMatching(sentence) });
  });

  test('to a body that is too large are 413, also where its length is not stated', async () => {
    const body = () => new Blob([JSON.stringify({ prompt: 'x'.repeat(2 * 1024 * 1024) })]).stream();
    const answer = await fetch(`${service.url}/v2/agent/docs/job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: body(),
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { error: expect.stringContaining('larger than') },
    ]);
  });

  test.each([
    ['GET', '/nothing'],
    ['GET', '/v2/agent/docs/nothing'],
  ])('to %s %s are 404 in the same shape', async (method, path) => {
    expect(await service.api(method, path)).toMatchObject({
      status: 404,
      json: { error: expect.any(String) },
    });
  });

  test('to a key without the scope are 403', async () => {
    const read = (await service.createKey({ project: 'docs', scopes: ['read'] })).key;
    const write = (await service.createKey({ project: 'docs', scopes: ['write'] })).key;
    const create = await service.api('POST', '/v2/agent/docs/job', { ...good, key: read });
    const get = await service.api('GET', '/v2/agent/docs/job/x', { key: write });
    expectDocumented('post', CREATE, create);
    expectDocumented('get', JOB, get);
    expect([create.status, get.status]).toEqual([403, 403]);
  });

  test('to a key from another address are 403, to one for another project 404', async () => {
    const elsewhere = (await service.createKey({ project: 'docs', allow: ['192.0.2.0/24'] })).key;
    const here = (await service.createKey({ project: 'docs', allow: ['127.0.0.0/8'] })).key;
    const other = (await service.createKey({ project: 'held' })).key;
    const views = (key: string) => service.api('GET', '/v1/analytics/docs/views', { key });
    const answers = await Promise.all([elsewhere, here, other].map(views));
    expect(answers.map(({ status }) => status)).toEqual([403, 200, 404]);
    expect((await service.api('GET', `/v2/agent/docs/job/${job.id}`)).status).toBe(404);
  });

  test('to an expired key are 401', async () => {
    const { key } = await service.createKey({ project: 'docs', lifetimeMs: -1 });
    expect((await service.api('GET', '/v1/analytics/docs/views', { key })).status).toBe(401);
  });

  test('to a message for an archived job are 400', async () => {
    await service.archive(job.id);
    const send = () => service.api('POST', `/v2/agent/held/job/${job.id}/message`, good);
    const answer = await send();
    expectDocumented('post', MESSAGE, answer);
    // More than are allowed in an hour: what was refused costs nothing.
    for (let i = 0; i < 6; i++)
      expect(await send()).toMatchObject({
        status: 400,
        json: { error: expect.stringContaining('archived') },
      });
    const seen = await service.api('GET', `/v2/agent/held/job/${job.id}`);
    expectDocumented('get', JOB, seen);
    expect(seen.json).toMatchObject({ status: 'archived', archivedAt: new Date(now).toISOString() });
  });

  test('beyond the limit are 429 until the hour is over; other projects are free', async () => {
    const create = (project: string) => service.api('POST', `/v2/agent/${project}/job`, good);
    const before = [];
    for (let i = 0; i < 5; i++) before.push((await create('docs')).status);
    expect(before).toEqual([201, 201, 201, 201, 201]);
    now += 60_000;
    const answer = await create('docs');
    expectDocumented('post', CREATE, answer);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3540');
    expect((await create('held')).status).toBe(201);
    now += 3_540_000;
    expect((await create('docs')).status).toBe(201);
  });
});

describe('page views', () => {
  const views = (project: string, query = '') => service.api('GET', `/v1/analytics/${project}/views${query}`);

  test('are limited by project, and what was refused costs nothing', async () => {
    for (let i = 0; i < 60; i++) expect((await views('docs', '?limit=0')).status).toBe(400);
    const answers = [];
    for (let i = 0; i < 51; i++) answers.push(await views('docs'));
    const last = answers.at(-1);
    if (last) expectDocumented('get', VIEWS, last);
    expect(answers.map(({ status }) => status)).toEqual([...Array(50).fill(200), 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await views('held')).status).toBe(200);
  });
});
