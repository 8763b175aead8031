import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createWebServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { reachOf } from '../../../src/server/agent/sandbox/allowed-hosts.ts';
import { type AllowListProxy, startAllowListProxy } from '../../../src/server/agent/sandbox/proxy.ts';
import { isRunning, until } from '../support.ts';

const servers: Server[] = [];
const proxies: AllowListProxy[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  for (const proxy of proxies.splice(0)) await proxy.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function open(allowed: string[]) {
  const notes: string[] = [];
  const proxy = await startAllowListProxy(allowed, (note) => notes.push(note));
  proxies.push(proxy);
  /** Sends bytes; gives all that comes until the other end has nothing more to say. */
  const send = async (text: string, options: { end?: boolean } = {}): Promise<string> => {
    const socket = connect(join(proxy.folder, 'proxy.sock'));
    socket.on('error', () => undefined);
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
    });
    if (options.end) socket.end(text, 'latin1');
    else socket.write(text, 'latin1');
    await once(socket, 'close');
    return said;
  };
  return { notes, proxy, send };
}

const answering = (answer: string) =>
  createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer, 'latin1'));
  });

describe('what an agent or an allowed host sends ends no more than its own connection:', () => {
  test.each<[string, (host: string) => string]>([
    [
      'a header `Trailer` without chunks',
      (host) => `GET http://${host}/ HTTP/1.1\r\nHost: x\r\nTrailer: X\r\n\r\n`,
    ],
    ['no head at all', () => '\r\n\r\n'],
    ['bytes', () => `${'\xff\x00\x01'.repeat(50)}\r\n\r\n`],
    ['a head without end', () => 'A'.repeat(100_000)],
    ['an address that is none', () => 'GET http://[/ HTTP/1.1\r\n\r\n'],
    ['a port that is none', () => 'CONNECT localhost:99999 HTTP/1.1\r\n\r\n'],
    ['a name with a NUL', (host) => `CONNECT a\0b.${host} HTTP/1.1\r\n\r\n`],
    ['a name of 300 letters', () => `CONNECT ${'a'.repeat(300)}:80 HTTP/1.1\r\n\r\n`],
    ['a header of odd bytes', (host) => `GET http://${host}/ HTTP/1.1\r\nX\x00\xe9: \x01\r\n\r\n`],
    ['`Expect` and `Upgrade`', (host) => `POST http://${host}/ HTTP/1.1\r\nExpect: x\r\nUpgrade: y\r\n\r\n`],
  ])('%s', async (_, request) => {
    const host = `localhost:${await listening(answering('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'))}`;
    const { send, notes } = await open([host]);
    await send(request(host));
    expect(await send(`GET http://${host}/ HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 OK[\s\S]*ok$/,
    );
    expect(notes.join()).not.toMatch(/ended/);
  });

  test.each([
    ['`Trailer` beside a length', 'HTTP/1.1 200 OK\r\nTrailer: X\r\nContent-Length: 2\r\n\r\nok'],
    ['status 000', 'HTTP/1.1 000 x\r\n\r\n'],
    ['status 099', 'HTTP/1.1 099 x\r\n\r\n'],
    ['a switch of protocols', 'HTTP/1.1 101 x\r\nUpgrade: x\r\n\r\n\0\xff'],
    ['a header of odd bytes', 'HTTP/1.1 200 OK\r\nX: \x00\xff\r\n\r\n'],
    ['no HTTP', '\x00\x01\x02'],
    ['nothing', ''],
  ])('an answer with %s comes as it is', async (_, answer) => {
    const host = `localhost:${await listening(answering(answer))}`;
    const { send, notes } = await open([host]);
    for (let round = 0; round < 2; round++)
      expect(await send(`GET http://${host}/ HTTP/1.1\r\nHost: x\r\n\r\n`)).toBe(answer);
    expect(notes).toEqual([]);
  });

  test('a host that refuses, and one that breaks off', async () => {
    const closed = createServer();
    const port = await listening(closed);
    closed.close();
    const resetting = await listening(createServer((socket) => socket.resetAndDestroy()));
    const breaking = await listening(
      createServer((socket) => socket.once('data', () => socket.resetAndDestroy())),
    );
    const { send } = await open([port, resetting, breaking].map((each) => `localhost:${each}`));
    expect(await send(`CONNECT localhost:${port} HTTP/1.1\r\n\r\n`)).toMatch(/^HTTP\/1\.1 502/);
    // The reset may be there before the connection is seen to stand.
    expect(await send(`CONNECT localhost:${resetting} HTTP/1.1\r\n\r\nx`)).toMatch(
      /^$|^HTTP\/1\.1 (200|502)/,
    );
    expect(await send(`CONNECT localhost:${breaking} HTTP/1.1\r\n\r\nx`)).toMatch(/^$|^HTTP\/1\.1 200/);
    expect(await send('CONNECT elsewhere.example:443 HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 403/);
  });
});

test('a request goes on as a host takes it: its own target, host and connection, its body as it is', async () => {
  const seen: unknown[] = [];
  const web = createWebServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { host, connection, accept, 'proxy-authorization': secret } = request.headers;
      seen.push({ url: request.url, method: request.method, host, connection, accept, secret, body });
      response.end('well');
    });
  });
  const host = `localhost:${await listening(web)}`;
  const { send } = await open([host]);
  const head = `POST http://user@${host}/a?b=c HTTP/1.1\r\nHost: other\r\nProxy-Authorization: x\r\nConnection: keep-alive\r\nAccept: y\r\nContent-Length: 4\r\n\r\n`;
  expect(await send(`${head}body`)).toMatch(/well/);
  expect(seen).toEqual([
    {
      url: '/a?b=c',
      method: 'POST',
      host,
      connection: 'close',
      accept: 'y',
      secret: undefined,
      body: 'body',
    },
  ]);
});

test('this machine is reached by an entry alone that says name and port, however it is called', async () => {
  const port = await listening(answering('HTTP/1.1 200 OK\r\n\r\nreached'));
  const own = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address, family }) => (family === 'IPv4' ? address : `[${address}]`));
  const names = [
    ...['localhost', 'LOCALHOST.', '127.0.0.1', '127.1', '0x7f.1', '2130706433', '127.9.9.9', '0.0.0.0', '0'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::127.0.0.1]', '169.254.169.254', ...own],
  ];
  const { send, notes } = await open(['*']);
  for (const name of names) {
    expect([name, await send(`CONNECT ${name}:${port} HTTP/1.1\r\n\r\n`)]).toEqual([
      name,
      expect.stringMatching(/^HTTP\/1\.1 (?:403|502)[\s\S]*(?:this machine|not found)/),
    ]);
    const plain = await send(`GET http://${name}:${port}/ HTTP/1.1\r\n\r\n`);
    expect([name, plain]).toEqual([name, expect.not.stringContaining('reached')]);
  }
  expect(notes).toContain(
    `127.0.0.1:${port} was asked for and is this machine, which agent.network does not name with its port`,
  );
  const named = await open(['*', `localhost:${port}`]);
  expect(await named.send(`GET http://localhost:${port}/ HTTP/1.1\r\n\r\n`)).toMatch(/reached/);
  expect(await named.send(`GET http://127.0.0.1:${port}/ HTTP/1.1\r\n\r\n`)).toMatch(/403/);
});

test.each<[string[], string, number, ReturnType<typeof reachOf>]>([
  [[], 'example.org', 443, 'nowhere'],
  [['*'], 'example.org', 22, 'elsewhere'],
  [['example.org'], 'Example.org.', 443, 'elsewhere'],
  [['example.org'], 'example.org', 8080, 'nowhere'],
  [['example.org:8080'], 'example.org', 8080, 'anywhere'],
  [['example.org:8080'], 'example.org', 443, 'nowhere'],
  [['*.example.org'], 'a.b.example.org', 80, 'elsewhere'],
  [['*.example.org'], 'example.org', 80, 'nowhere'],
  [['*.example.org'], 'badexample.org', 80, 'nowhere'],
  [['*.example.org:99'], 'a.example.org', 99, 'elsewhere'],
  [['*', 'localhost:1'], 'localhost', 1, 'anywhere'],
  [['localhost:1', '*'], 'localhost', 1, 'anywhere'],
])('%j lets %s, port %i, be %s', (allowed, host, port, reach) => {
  expect(reachOf(allowed, { host, port })).toBe(reach);
});

test('connections have a bound, and those beyond it are closed', async () => {
  const { proxy, send } = await open(['*']);
  const path = join(proxy.folder, 'proxy.sock');
  const sockets = Array.from({ length: 300 }, () => connect(path).on('error', () => undefined));
  await until(() => (sockets.filter(({ destroyed }) => destroyed).length >= 44 ? true : undefined));
  for (const socket of sockets) socket.destroy();
  await until(async () => ((await send('x\r\n\r\n')).startsWith('HTTP/1.1 400') ? true : undefined));
});

test('it leaves nothing behind, and says so where it ends before its time', async () => {
  const { proxy, notes } = await open(['*']);
  const pid = proxy.pid;
  process.kill(pid, 'SIGKILL');
  await until(() => notes.find((note) => note.includes('ended')));
  await proxy.close();
  expect(existsSync(proxy.folder)).toBe(false);
  expect(isRunning(pid)).toBe(false);
});
