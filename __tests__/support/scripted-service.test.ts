import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { type Answer, gzipFile, html, json, raw, redirect, reset } from './answers.ts';
import { writeGzipBomb } from './gzip-bomb.ts';
import { createJobSimulator, JOB_ID, KEY, PR_LINK, PROJECT } from './job-simulator.ts';
import { type ScriptedService, startScriptedService } from './scripted-service.ts';

type Seen = { status?: number; text: string; error?: string; informed?: number };

/** A caller that reports faults instead of throwing, on a connection of its own. */
function ask(url: string, init: { method?: string; body?: string; key?: string } = {}): Promise<Seen> {
  return new Promise((settle) => {
    const seen: Seen = { text: '' };
    const fail = (error: NodeJS.ErrnoException): void =>
      settle({ ...seen, error: error.code ?? error.message });
    request(url, {
      method: init.method ?? 'GET',
      agent: false,
      headers: init.key ? { authorization: `Bearer ${init.key}` } : {},
    })
      .on('error', fail)
      .on('information', ({ statusCode }) => {
        seen.informed = statusCode;
      })
      .on('response', (response) => {
        seen.status = response.statusCode ?? 0;
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            seen.text += chunk;
            if (seen.text.length > 1_000_000) response.destroy(new Error('enough'));
          })
          .on('error', fail)
          .on('end', () => settle(seen));
      })
      .end(init.body);
  });
}

async function answered(answer: Answer): Promise<Seen> {
  await using service = await startScriptedService({ script: { 'GET /': answer } });
  return await ask(service.url);
}

describe('the scripted service', () => {
  test.each<[string, Answer, Partial<Seen>]>([
    ['JSON', json(202, { a: 1 }), { status: 202, text: '{"a":1}' }],
    ['no content', { kind: 'body', status: 204, body: '' }, { status: 204, text: '' }],
    ['a page of HTML with 200', html(200, '<p>hello'), { status: 200, text: '<p>hello' }],
    ['a redirect', redirect(307, 'http://127.0.0.1:1/'), { status: 307 }],
    ['a reset', reset(), { error: 'ECONNRESET', text: '' }],
    [
      'a body cut short of its length',
      { kind: 'cut', body: '{"id":', framing: 'content-length', end: 'fin' },
      { status: 200, text: '{"id":', error: 'ECONNRESET' },
    ],
    [
      'chunks that stop without an end',
      { kind: 'cut', body: '{"id":', framing: 'chunked', end: 'fin' },
      { status: 200, text: '{"id":', error: 'ECONNRESET' },
    ],
    ['a dripping body', { kind: 'drip', body: 'abcd', everyMs: 1, bytes: 1 }, { status: 200, text: 'abcd' }],
    ['a body without end', { kind: 'endless', start: '{' }, { status: 200, error: 'enough' }],
    [
      'an interim response first',
      raw('HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'),
      { informed: 103, status: 200, text: 'ok' },
    ],
    ['what is not HTTP', raw('SSH-2.0-OpenSSH_9.7\r\n'), { error: 'HPE_INVALID_CONSTANT' }],
  ])('gives %s', async (_, answer, expected) => {
    expect(await answered(answer)).toMatchObject(expected);
  });

  test('drops a connection before reading from it', async () => {
    await using service = await startScriptedService({
      script: { 'GET /': json(200, {}) },
      onConnection: (connection) => (connection === 1 ? 'reset' : 'accept'),
    });
    expect(await ask(service.url)).toMatchObject({ error: 'ECONNRESET' });
    expect(await ask(service.url)).toMatchObject({ status: 200 });
    expect(service.list()).toEqual(['GET /']);
    expect(service.requests[0]).toMatchObject({ connection: 2, count: 1 });
  });

  test('answers a route by its list, the last entry again and again', async () => {
    await using service = await startScriptedService({ script: { 'GET /': [json(500, {}), json(200, {})] } });
    const second = service.afterRequests(2, 'GET /')();
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await ask(service.url)).status);
    await second;
    expect(statuses).toEqual([500, 200, 200]);
  });

  test('makes a small gzip that expands to a thousand times its size', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bomb-'));
    const path = join(folder, 'bomb.gz');
    writeGzipBomb(path, { start: '{"id":"job_1"}', expandedMib: 64 });
    expect(statSync(path).size).toBeLessThan(80_000);
    await using service = await startScriptedService({ script: { 'GET /': gzipFile(200, path) } });
    let expanded = 0;
    await new Promise<void>((done, fail) => {
      request(service.url, { agent: false }, (response) => {
        response
          .pipe(createGunzip())
          .on('data', (chunk: Buffer) => {
            expanded += chunk.length;
          })
          .on('end', done)
          .on('error', fail);
      }).end();
    });
    rmSync(folder, { recursive: true });
    expect(expanded).toBe(64 * 1024 * 1024 + '{"id":"job_1"}'.length);
  });
});

describe('the job simulator', () => {
  const jobs = `/v2/agent/${PROJECT}/job`;
  const look = async (service: ScriptedService) => {
    const { status, prLink } = JSON.parse((await ask(`${service.url}${jobs}/${JOB_ID}`, { key: KEY })).text);
    return prLink ? [status, prLink] : [status];
  };
  const post = (service: ScriptedService, path: string) =>
    ask(`${service.url}${path}`, { method: 'POST', key: KEY, body: '{"prompt":"go"}' });

  test('takes a job from its create to its end', async () => {
    await using service = await startScriptedService({
      script: createJobSimulator({ turns: [{ activeLooks: 2 }] }),
    });
    expect((await post(service, jobs)).status).toBe(201);
    expect([await look(service), await look(service), await look(service)]).toEqual([
      ['active'],
      ['active'],
      ['completed', PR_LINK],
    ]);
  });

  test('shows the turn before a message for as many looks as it is told', async () => {
    await using service = await startScriptedService({
      script: createJobSimulator({ existing: true, turns: [{ end: 'failed' }, { staleLooks: 1 }] }),
    });
    expect(await look(service)).toEqual(['failed']);
    expect(JSON.parse((await post(service, `${jobs}/${JOB_ID}/message`)).text).status).toBe('failed');
    expect([await look(service), await look(service), await look(service)]).toEqual([
      ['failed'],
      ['active'],
      ['completed', PR_LINK],
    ]);
  });

  test('refuses another key, another job and an empty prompt', async () => {
    await using service = await startScriptedService({ script: createJobSimulator() });
    expect((await ask(`${service.url}${jobs}/${JOB_ID}`)).status).toBe(401);
    expect((await ask(`${service.url}${jobs}/other`, { key: KEY })).status).toBe(404);
    expect((await ask(`${service.url}${jobs}`, { method: 'POST', key: KEY, body: '{}' })).status).toBe(400);
  });
});
