import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, TimeoutError, UnexpectedResponseError } from '../../src/client/errors.ts';
import { createTransport } from '../../src/client/transport.ts';
import type { HttpRequest, Transport } from '../../src/ports/http.ts';
import { type Answer, gzipFile, hang, json, raw, redirect, reset } from '../support/answers.ts';
import { startForwardProxy } from '../support/forward-proxy.ts';
import { writeGzipBomb } from '../support/gzip-bomb.ts';
import { startScriptedService } from '../support/scripted-service.ts';
import { hasOpenssl, makeCertificate } from '../support/tls-certificate.ts';

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

afterEach(() => {
  for (const name of PROXY_VARIABLES) delete process.env[name];
});

function send(url: string, given: Partial<HttpRequest> & { transport?: Transport } = {}) {
  const { transport = createTransport({ userAgent: 'tests' }), ...options } = given;
  return transport({
    method: 'GET',
    url: new URL(url),
    headers: {},
    timeoutMs: 60_000,
    maxBytes: 1024 * 1024,
    signal: new AbortController().signal,
    ...options,
  });
}

const failure = (sending: Promise<unknown>) =>
  sending.then(
    (value) => expect(value).toBe('a failure'),
    (error: unknown) => error,
  );

/** Sends one request to a service that gives this answer. */
async function against(answer: Answer, options: Partial<HttpRequest> = {}) {
  await using service = await startScriptedService({ script: () => answer });
  return await send(`${service.url}/x`, options);
}

const gzip = (body: string | Buffer, status = 200): Answer => ({
  kind: 'body',
  status,
  headers: { 'content-encoding': 'gzip' },
  body,
});

describe('an answer', () => {
  const packed: [string, (body: string) => Buffer][] = [
    ['identity', Buffer.from],
    ['', Buffer.from],
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    [' GZip ', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ];
  test.each(packed)('is unpacked by its encoding: %j', async (encoding, pack) => {
    const { body } = await against({
      kind: 'body',
      status: 200,
      headers: { 'content-encoding': encoding },
      body: pack('{"a":"ü"}'),
    });
    expect(body.toString()).toBe('{"a":"ü"}');
  });

  test('of just the largest size is taken, a byte more is not', async () => {
    const body = 'x'.repeat(300_000);
    const exact = await against({ kind: 'body', status: 200, body }, { maxBytes: 300_000 });
    expect(exact.body.toString()).toBe(body);
    const sending = against({ kind: 'body', status: 200, body }, { maxBytes: 299_999 });
    expect(await failure(sending)).toMatchObject({ message: 'the answer is larger than 293 KiB' });
  });

  test('comes whole: status, headers, decoded body', async () => {
    const { status, headers, body } = await against(gzip(gzipSync('{"a":"ü"}'), 203));
    expect([status, headers['content-encoding'], body.toString()]).toStrictEqual([203, 'gzip', '{"a":"ü"}']);
  });

  test('that is a redirect is an answer like any other', async () => {
    const { status } = await against(redirect(302, 'http://127.0.0.1:1/'));
    expect(status).toBe(302);
  });

  test('carries the request as it was asked for, on a connection of its own', async () => {
    await using service = await startScriptedService({ script: () => json(200, {}) });
    const transport = createTransport({ userAgent: 'tests' });
    const body = '{"ü":1}';
    await send(`${service.url}/a/b?c=d`, { method: 'POST', body, headers: { 'x-one': '1' }, transport });
    await send(`${service.url}/`, { transport });
    expect(service.requests[0]).toMatchObject({
      method: 'POST',
      path: '/a/b?c=d',
      body: '{"ü":1}',
      headers: { 'x-one': '1', 'user-agent': 'tests', 'content-length': '8' },
    });
    expect(service.requests.map(({ connection }) => connection)).toStrictEqual([1, 2]);
  });
});

describe('a broken answer after the request was sent', () => {
  test.each<[string, Answer]>([
    ['a reset', reset()],
    ['closed without a word', raw('')],
    ['not HTTP', raw('220 mail.example.com ESMTP\r\n')],
    ['cut short of its length', { kind: 'cut', body: '{', framing: 'content-length', end: 'fin' }],
    ['chunks without an end', { kind: 'cut', body: '{', framing: 'chunked', end: 'fin' }],
    ['reset mid-body', { kind: 'cut', body: '{', framing: 'chunked', end: 'reset' }],
    ['a bad chunk behind the head', raw('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n')],
    [
      'a bad chunk behind the head of a compressed answer',
      raw('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
    ],
    [
      'a compressed answer cut short',
      {
        kind: 'cut',
        headers: { 'content-encoding': 'gzip' },
        body: gzipSync('{}').subarray(0, 12).toString('latin1'),
        framing: 'content-length',
        end: 'fin',
      },
    ],
  ])('%s → an error that says `sent`', async (_, answer) => {
    const error = await failure(against(answer));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ sent: true });
    expect(error).not.toBeInstanceOf(TimeoutError);
  });

  test.each<[string, Answer]>([
    ['never given', hang()],
    ['dripping', { kind: 'drip', body: ' '.repeat(10_000), everyMs: 20, bytes: 1 }],
  ])('%s → a timeout of the whole exchange', async (_, answer) => {
    const error = await failure(against(answer, { timeoutMs: 5_000 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ sent: true, message: 'no answer within 5 s' });
  });

  test.each<[string, Answer, string]>([
    ['endless', { kind: 'endless', start: '{' }, 'the answer is larger than 1024 KiB'],
    ['larger than allowed', json(200, 'x'.repeat(2 * 1024 * 1024)), 'the answer is larger than 1024 KiB'],
    ['not what its encoding says', gzip('plain words'), 'the answer could not be decoded'],
    ['of a cut compression', gzip(gzipSync('{"a":1}').subarray(0, 15)), 'the answer could not be decoded'],
    [
      'of an encoding that nobody asked for',
      { ...json(200, {}), headers: { 'content-encoding': 'zstd' } },
      'the answer has a content encoding that nobody asked for',
    ],
  ])('%s → unexpected', async (_, answer, message) => {
    const error = await failure(against(answer));
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ message });
  });

  test('that breaks off says so', async () => {
    const cut: Answer = { kind: 'cut', body: '{', framing: 'content-length', end: 'fin' };
    expect(await failure(against(cut))).toMatchObject({ message: 'the answer broke off before its end' });
  });

  test('a small body that expands to 512 MiB is given up at the limit, with little memory', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bomb-'));
    writeGzipBomb(join(folder, 'bomb.gz'), { start: '{}', expandedMib: 512 });
    const before = process.memoryUsage();
    const error = await failure(against(gzipFile(200, join(folder, 'bomb.gz'))));
    const after = process.memoryUsage();
    rmSync(folder, { recursive: true });
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    const grown = after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed;
    expect(grown).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('an answer that is no success keeps its status whatever its body is', () => {
  test.each<[string, Answer]>([
    ['too large', { kind: 'endless', status: 429, start: '' }],
    ['cut', { kind: 'cut', status: 429, body: '{', framing: 'content-length', end: 'fin' }],
    ['undecodable', gzip('plain words', 429)],
    ['dripping', { kind: 'drip', status: 429, body: ' '.repeat(10_000), everyMs: 20, bytes: 1 }],
  ])('%s', async (_, answer) => {
    expect(await against(answer, { timeoutMs: 5_000 })).toMatchObject({ status: 429, body: Buffer.alloc(0) });
  });
});

describe('what was provably not sent', () => {
  test('a refused connection', async () => {
    const gone = await startScriptedService({ script: {} });
    await gone.close();
    const error = await failure(send(gone.url, { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false });
    expect((error as Error).message).toBe('the connection was refused (ECONNREFUSED)');
  });

  test('a host that no name server knows', async () => {
    const error = await failure(send('http://docs-agent.invalid/', { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false, fault: 'dns', permanent: false });
  });

  test('given up before it began', async () => {
    await using service = await startScriptedService({ script: () => json(200, {}) });
    const error = await failure(send(service.url, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false, message: 'the request was given up' });
    expect(service.requests).toStrictEqual([]);
  });

  test('a handshake with a server that speaks no TLS', async () => {
    await using service = await startScriptedService({ script: () => json(200, {}) });
    const error = await failure(send(service.url.replace('http:', 'https:'), { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false, fault: 'protocol' });
    expect(service.requests).toStrictEqual([]);
  });

  test('a handshake that is never answered', async () => {
    await using silent = await startSilentServer();
    const error = await failure(send(`https://127.0.0.1:${silent.port}/`, { timeoutMs: 100 }));
    expect(error).toMatchObject({ name: 'TimeoutError', sent: false });
  });

  (hasOpenssl ? test : test.skip)('a certificate that nobody trusts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tls-'));
    const tls = makeCertificate({ folder, hosts: [] });
    rmSync(folder, { recursive: true });
    await using service = await startScriptedService({ tls, script: () => json(200, {}) });
    const error = await failure(send(service.url, { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false, fault: 'certificate', permanent: true });
    expect(service.requests).toStrictEqual([]);
  });
});

const SWITCHED = 'HTTP/1.1 101 Switching Protocols\r\n';
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const NO_ANSWERS: [string, string][] = [
  ['101 with an upgrade', `${SWITCHED}${UPGRADE}\r\n`],
  ['101 with an upgrade and more behind it', `${SWITCHED}${UPGRADE}\r\nHTTP/1.1 200 OK\r\n\r\n`],
  ['101 that names a protocol only', `${SWITCHED}Upgrade: h2c\r\n\r\n`],
  ['101 without an upgrade', `${SWITCHED}\r\n`],
  ['100 and no answer', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['103 and no answer', 'HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n'],
  ['102 twice and no answer', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(2)],
  ['a close and no answer', ''],
  ['half a head', 'HTTP/1.1 200 OK\r\nconte'],
];

describe.each(['GET', 'POST'])(
  'a connection closed without an answer to %s → an error that says `sent`',
  (method) => {
    const body = method === 'POST' ? { body: '{}' } : {};

    test.each(NO_ANSWERS)('%s', async (_, bytes) => {
      await using server = await startRawServer(bytes);
      const error = await failure(send(`http://127.0.0.1:${server.port}/`, { method, ...body }));
      expect(error).toMatchObject({ name: 'NetworkError', sent: true });
    });

    test.each(NO_ANSWERS)("%s, through a proxy's tunnel", async (_, bytes) => {
      await using server = await startRawServer(bytes);
      await using proxy = await startForwardProxy({ hosts: { 'service.example': server.port } });
      process.env.HTTP_PROXY = proxy.url;
      const error = await failure(send('http://service.example/', { method, ...body }));
      expect(error).toMatchObject({ name: 'NetworkError', sent: true });
      expect(proxy.requests).toStrictEqual(['CONNECT service.example:80']);
    });
  },
);

test('101 on a kept connection settles too, and the next request has its answer', async () => {
  await using server = await startRawServer(`${SWITCHED}${UPGRADE}\r\n`);
  await using service = await startScriptedService({ script: () => json(200, {}) });
  const transport = createTransport({ userAgent: 'tests', keepAlive: true });
  const sending = send(`http://127.0.0.1:${server.port}/`, { transport });
  expect(await failure(sending)).toMatchObject({ sent: true });
  expect(await send(service.url, { transport })).toMatchObject({ status: 200 });
});

test('what came in place of an answer is named', async () => {
  await using server = await startRawServer(`${SWITCHED}${UPGRADE}\r\n`);
  expect(await failure(send(`http://127.0.0.1:${server.port}/`))).toMatchObject({
    message: 'HTTP 101 came in place of an answer',
  });
});

test('an answer that offers an upgrade is an answer', async () => {
  await using server = await startRawServer(`HTTP/1.1 200 OK\r\n${UPGRADE}content-length: 2\r\n\r\n{}`);
  expect(await send(`http://127.0.0.1:${server.port}/`)).toMatchObject({ status: 200 });
});

test('what comes before an answer does not take its place', async () => {
  const hints = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n';
  await using server = await startRawServer(`${hints}HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}`);
  const { status, body } = await send(`http://127.0.0.1:${server.port}/`);
  expect([status, body.toString()]).toStrictEqual([200, '{}']);
});

test('a request given up on its way says that it was sent', async () => {
  await using service = await startScriptedService({ script: () => hang() });
  const stop = new AbortController();
  const sending = failure(send(service.url, { method: 'POST', body: '{}', signal: stop.signal }));
  await service.afterRequests(1)();
  stop.abort();
  expect(await sending).toMatchObject({ name: 'NetworkError', sent: true });
});

describe('behind a proxy', () => {
  const target = 'https://service.example/v2';

  test('that refuses the tunnel → not sent', async () => {
    await using proxy = await startForwardProxy({ hosts: {} });
    process.env.HTTPS_PROXY = proxy.url;
    const error = await failure(send(target, { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false, fault: 'proxy', permanent: false });
    expect(error).toMatchObject({ message: expect.stringMatching(/proxy in HTTPS_PROXY .*HTTP 502/) });
    expect(proxy.requests).toStrictEqual(['CONNECT service.example:443']);
  });

  test.each([
    'not a url',
    'proxy.example:8080',
    'socks5://127.0.0.1:1080',
    'http://[bad',
    'http://%zz:b@127.0.0.1:1',
  ])(
    'that is named by %s → not sent, and not worth another try; NO_PROXY passes over it',
    async (address) => {
      process.env.HTTPS_PROXY = address;
      const error = await failure(send(target, { method: 'POST', body: '{}' }));
      expect(error).toMatchObject({ sent: false, fault: 'proxy-address', permanent: true });
      expect((error as Error).message).toBe('HTTPS_PROXY names no usable proxy');
      process.env.NO_PROXY = 'docs-agent.invalid';
      expect(await failure(send('https://docs-agent.invalid/'))).toMatchObject({ fault: 'dns' });
    },
  );

  test('gets the credentials of its address, each time', async () => {
    const seen: (string | undefined)[] = [];
    const server = createHttpServer().on('connect', (request: IncomingMessage, socket: Socket) => {
      seen.push(request.headers['proxy-authorization'], request.headers.host);
      socket.end('HTTP/1.1 407 Who are you\r\n\r\n');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    process.env.HTTPS_PROXY = `http://me:p%40ss@127.0.0.1:${port}`;
    const transport = createTransport({ userAgent: 'tests', keepAlive: true });
    for (let time = 1; time <= 2; time += 1) {
      expect(await failure(send(target, { transport }))).toMatchObject({
        advice: expect.stringMatching(/user name/),
        fault: 'proxy',
      });
    }
    server.close();
    const basic = `Basic ${Buffer.from('me:p@ss').toString('base64')}`;
    expect(seen).toStrictEqual([basic, 'service.example:443', basic, 'service.example:443']);
  });

  test('that is not there → not sent', async () => {
    const gone = await startScriptedService({ script: {} });
    await gone.close();
    process.env.HTTPS_PROXY = gone.url;
    const error = await failure(send(target, { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false });
  });

  test.each<[string, 'timeout' | 'abort']>([
    ['TimeoutError', 'timeout'],
    ['NetworkError', 'abort'],
  ])('that never answers → %s, not sent, and its connection is closed', async (name, how) => {
    await using silent = await startSilentServer();
    process.env.HTTPS_PROXY = `http://127.0.0.1:${silent.port}`;
    const stop = new AbortController();
    const timeoutMs = how === 'timeout' ? 100 : 20_000;
    const sending = failure(send(target, { method: 'POST', body: '{}', timeoutMs, signal: stop.signal }));
    await silent.connected;
    if (how === 'abort') stop.abort();
    expect(await sending).toMatchObject({ name, sent: false });
    await silent.closed;
  });

  test('that is passed over for the hosts in NO_PROXY', async () => {
    await using service = await startScriptedService({ script: () => json(200, {}) });
    await using proxy = await startForwardProxy({ hosts: {} });
    Object.assign(process.env, { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' });
    expect((await send(service.url)).status).toBe(200);
    expect(proxy.requests).toStrictEqual([]);
  });

  test.each<[string, string]>([
    ['closes without a word', ''],
    ['says 100 and closes', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['answers 101 with an upgrade', `${SWITCHED}${UPGRADE}\r\n`],
    ['answers 101', `${SWITCHED}\r\n`],
    ['breaks off in its head', 'HTTP/1.1 200 Conn'],
  ])('that %s → not sent', async (_, bytes) => {
    await using server = await startRawServer(bytes);
    process.env.HTTPS_PROXY = `http://127.0.0.1:${server.port}`;
    const error = await failure(send(target, { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false, fault: 'proxy' });
  });

  test('a handshake that is never answered inside the tunnel → not sent', async () => {
    await using silent = await startSilentServer();
    await using proxy = await startForwardProxy({ hosts: { 'service.example': silent.port } });
    process.env.HTTPS_PROXY = proxy.url;
    const error = await failure(send(target, { method: 'POST', body: '{}', timeoutMs: 300 }));
    expect(error).toMatchObject({ name: 'TimeoutError', sent: false });
    await silent.closed;
  });

  (hasOpenssl ? test : test.skip)('a handshake cut off inside the tunnel → not sent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tls-'));
    const tls = makeCertificate({ folder, hosts: ['service.example'] });
    rmSync(folder, { recursive: true });
    await using service = await startScriptedService({ tls, script: {}, onConnection: () => 'reset' });
    await using proxy = await startForwardProxy({ hosts: { 'service.example': service.port } });
    process.env.HTTPS_PROXY = proxy.url;
    const error = await failure(send(target, { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ name: 'NetworkError', sent: false });
  });
});

test('no error quotes the address, the headers or the body', async () => {
  const gone = await startScriptedService({ script: {} });
  await gone.close();
  const error = await failure(
    send(`${gone.url}/secret-path`, { headers: { authorization: 'Bearer mint_x' }, body: 'secret-body' }),
  );
  expect((error as Error).message).not.toMatch(/secret|mint_|127\.0\.0\.1/);
});

/** Takes connections and says nothing. */
async function startSilentServer() {
  const sockets = new Set<Socket>();
  const first = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const server: Server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => ended.resolve());
    socket.resume();
    first.resolve();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connected: first.promise,
    closed: ended.promise,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** Answers whatever comes first with these bytes, and closes. */
async function startRawServer(bytes: string) {
  const sockets = new Set<Socket>();
  const server: Server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('data', () => socket.end(bytes, 'latin1'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
