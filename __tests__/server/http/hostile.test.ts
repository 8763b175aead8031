import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeKey } from '../commands/run-command.ts';
import {
  apiOf,
  type CliService,
  makeRepository,
  removeTempFolders,
  serveCli,
  tempFolder,
  until,
} from '../support.ts';

let service: CliService;
let api: ReturnType<typeof apiOf>;
let head: string;
let job: string;

beforeAll(async () => {
  const cwd = tempFolder();
  makeRepository(join(cwd, 'docs'));
  const projects = { docs: { repository: 'docs', agent: { command: 'true', sandbox: 'none' } } };
  writeFileSync(join(cwd, 'config.json'), JSON.stringify({ dataDir: 'data', port: 0, projects }));
  service = await serveCli(cwd);
  const key = await makeKey(cwd);
  api = apiOf(service.url, key);
  head = `HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  job = (await api.create('Fix it.')).id;
});
afterAll(async () => {
  service.child.kill();
  await service.ended;
  removeTempFolders();
});

/** Requests as no client of ours sends them, from the start line on. */
function oddRequests(): string[] {
  const post = (headers: string, body: string) =>
    `POST /v2/agent/docs/job/${job}/message ${head}${headers}\r\n\r\n${body}`;
  const get = (path: string, headers = '') => `GET ${path} ${head}${headers}\r\n`;
  const chunked = 'Transfer-Encoding: chunked';
  return [
    get(`/v2/agent/docs/job/${job}`, 'Trailer: X\r\n'),
    post(`${chunked}\r\nTrailer: X`, '2\r\n{}\r\n0\r\nX: y\r\n\r\n'),
    post(chunked, '2\r\n{}\r\n0\r\n\0: y\r\n\r\n'),
    post(chunked, 'ZZ\r\n'),
    post(chunked, `2;${'x'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`),
    post(chunked, `9\r\n{"prompt"\r\n`),
    post(`${chunked}\r\nContent-Length: 2`, '0\r\n\r\n'),
    post('Expect: 100-continue\r\nContent-Length: 2', '{}'),
    post('Expect: a-pony\r\nContent-Length: 2', '{}'),
    post('Content-Length: 99999999999999999999', 'x'),
    post('Content-Length: 9999999999', 'x'),
    post('Content-Length: -1', 'x'),
    post('Content-Length: 50000', '['.repeat(50_000)),
    post('Content-Length: 28', '{"__proto__":{"prompt":"x"}}'),
    get('/', 'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n'),
    get('/', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'),
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n',
    `TRACE / ${head}\r\n`,
    `TRACK / ${head}\r\n`,
    `OPTIONS * ${head}\r\n`,
    get('http://evil/x'),
    get('http://[:::'),
    get('//evil/..//%2e%2e/'),
    get('/review/%ff%00/%E0%A4%A'),
    get('/review/__proto__/constructor'),
    get('/?before=%00&status=%ff'),
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${'a'.repeat(5000)}\r\n\r\n`,
    get('/', `X: ${'a'.repeat(20_000)}\r\n`),
    get('/', 'a: b\r\n'.repeat(3000)),
    get('/', 'Cookie: docs-agent=%E0%A4%A; a=\u0001\r\n'),
    get('/metrics', `X-Forwarded-For: ${',a'.repeat(3000)}\r\n`),
    `POST /login ${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n\r\n--x\r\nCon`,
    `PROPFIND / ${head}Content-Length: 5\r\n\r\nabc`,
    '\u0016\u0003\u0001\u0002\0\u0001\0',
    '\0'.repeat(2000),
    'GET /\r\n',
    get(`/review/docs/${job}?turn=1`).repeat(500),
  ];
}

test('nothing that a caller sends, whole or cut off anywhere, ends the service or fills its log with errors', async () => {
  const { port } = new URL(service.url);
  for (const text of oddRequests())
    await Promise.all(
      [1, 0.9, 0.6, 0.3].flatMap((share) =>
        (['end', 'destroy', 'resetAndDestroy'] as const).map(async (leave) => {
          const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
          socket.resume();
          const closed = once(socket, 'close').catch(() => undefined);
          await new Promise((resolve) =>
            socket.write(Buffer.from(text.slice(0, text.length * share), 'latin1'), resolve),
          );
          // Answered, or not to be: what follows comes while the service is at it, and after.
          setImmediate(() => socket[leave]());
          await closed;
        }),
      ),
    );
  expect((await api.api('GET', `/v2/agent/docs/job/${job}`)).status).toBe(200);
  expect((await api.api('GET', `/review/docs/${job}`)).status).toBe(200);
  expect(service.child.exitCode).toBeNull();
  await until(() => service.output.stdout.includes('"event":"request"') || undefined);
  expect(service.output.stdout).not.toContain('"level":"error"');
  expect(service.output.stderr).toBe('');
});
