import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import {
  boundConnections,
  boundsFor,
  type ConnectionBounds,
  PATIENCE,
} from '../../../src/server/http/connections.ts';
import { listen } from '../../../src/server/http/listen.ts';
import { until } from '../support.ts';

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  if (!server?.listening) return;
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

/** A server that answers `/now`, and others when the test says so. */
async function serve(bounds: Partial<ConnectionBounds>, trustedProxies: readonly string[] = []) {
  const held: ServerResponse[] = [];
  server = createServer((incoming, outgoing) => {
    if (incoming.url === '/now') outgoing.end('at once');
    else held.push(outgoing);
  });
  boundConnections(server, {
    bounds: { total: 100, reserved: 0, each: 100, ...bounds },
    trustedProxies,
    patience: PATIENCE,
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return held;
}

type Client = { socket: Socket; said: () => string; isOpen: () => boolean };
async function open(from: string, text = ''): Promise<Client> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.on('error', () => undefined);
  const accepted = once(server, 'connection');
  await once(socket, 'connect');
  await accepted;
  socket.write(text);
  return { socket, said: () => said, isOpen: () => !socket.destroyed && !socket.readableEnded };
}
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const answered = (client: Client) => until(() => client.said().includes('at once') || undefined);
const ended = (client: Client) => until(() => !client.isOpen() || undefined);

test('the oldest half-open connection of an address gives way to its next, and to no other address', async () => {
  await serve({ each: 3 });
  const stranger = await open('127.0.0.2', 'GET /now HT');
  const half = [];
  for (let count = 0; count < 3; count++) half.push(await open('127.0.0.1', 'GET / HTTP/1.1\r\n'));
  const operator = await open('127.0.0.1', request('/now'));
  await answered(operator);
  await ended(half[0] as Client);
  expect([stranger, ...half].map((client) => client.isOpen())).toEqual([true, false, true, true]);
});

test('what is answered is not ended for a newcomer: it is told 503', async () => {
  const held = await serve({ each: 2 });
  const busy = [await open('127.0.0.1', request('/held')), await open('127.0.0.1', request('/held'))];
  await until(() => held.length === 2 || undefined);
  const newcomer = await open('127.0.0.1');
  await ended(newcomer);
  expect(newcomer.said()).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 5[\s\S]*Too many connections/);
  for (const outgoing of held) outgoing.end('at once');
  for (const client of busy) await answered(client);
  // They are idle now, and one of them gives way.
  await answered(await open('127.0.0.1', request('/now')));
});

test('an idle connection that was of use is kept before one that never was', async () => {
  await serve({ each: 2 });
  const used = await open('127.0.0.1', request('/now'));
  await answered(used);
  const half = await open('127.0.0.1', 'GET');
  await open('127.0.0.1');
  await ended(half);
  expect(used.isOpen()).toBe(true);
});

test('half a body gives way, too', async () => {
  const held = await serve({ each: 1 });
  const slow = await open('127.0.0.1', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc');
  await until(() => held[0]);
  await answered(await open('127.0.0.1', request('/now')));
  await ended(slow);
});

test('where all is taken, the address with most gives way', async () => {
  await serve({ total: 6 });
  const few = await open('127.0.0.3', 'GET');
  const many = [];
  for (let count = 0; count < 5; count++) many.push(await open('127.0.0.2', 'GET'));
  await answered(await open('127.0.0.4', request('/now')));
  await ended(many[0] as Client);
  expect(few.isOpen()).toBe(true);
});

test('the last places are for this machine', async () => {
  await serve({ total: 4, reserved: 4 }, ['127.0.0.8/29']);
  const stranger = await open('127.0.0.9');
  await ended(stranger);
  expect(stranger.said()).toContain(' 503 ');
  await answered(await open('127.0.0.1', request('/now')));
});

test('a trusted proxy may have more than an address', async () => {
  const held = await serve({ each: 1 }, ['127.0.0.9']);
  for (let count = 0; count < 5; count++) await open('127.0.0.9', request('/held'));
  await until(() => held.length === 5 || undefined);
});

test('a connection has few requests at a time', async () => {
  let begun = 0;
  const hold = () => {
    begun++;
    return new Promise<Response>(() => undefined);
  };
  const now = () => new Response('at once');
  const fetch = ({ url }: { url: string }) => (url.endsWith('/held') ? hold() : now());
  const listening = await listen(fetch, { host: '127.0.0.1', port: 0, trustedProxies: [] });
  const ask = (path: string, times: number) => {
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(request(path).repeat(times));
    return socket;
  };
  await once(ask('/held', 1000).resume(), 'close');
  expect(begun).toBeLessThan(20);
  let said = '';
  const patient = ask('/now', 10).on('data', (chunk) => {
    said += chunk;
  });
  await until(() => said.split('at once').length === 11 || undefined);
  patient.destroy();
  await listening.close(0);
});

test.each([
  ['nothing', '', ' 408 '],
  ['half a head', 'GET / HTTP/1.1\r\nX: ', ' 408 '],
  ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc', ''],
  ['a body in pieces', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n', ''],
])('whoever sends %s, and then too long nothing, is ended', async (_, text, answer) => {
  const patience = { head: 40, request: 80, exchange: 60_000, look: 20 };
  const listening = await listen(async (request) => new Response(await request.text()), {
    host: '127.0.0.1',
    port: 0,
    trustedProxies: [],
    patience,
  });
  let said = '';
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1').on('data', (chunk) => {
    said += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  expect(said).toContain(answer);
  await listening.close(0);
});

test('whoever does not read an answer is ended', async () => {
  const patience = { ...PATIENCE, exchange: 100, look: 20 };
  const page = Buffer.alloc(64 * 1024 * 1024);
  const place = { host: '127.0.0.1', port: 0, trustedProxies: [], patience };
  const listening = await listen(() => new Response(page), place);
  const { port } = new URL(listening.url);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  socket.write(request('/'));
  // The server closes once nothing is open any more, and it waits for the answer a minute.
  await once(socket, 'readable');
  await listening.close(60_000);
  socket.destroy();
});

test('the limits are for less than a minute, but for answers', () => {
  expect(PATIENCE.head + PATIENCE.look).toBeLessThan(60_000);
  expect(PATIENCE.request + PATIENCE.look).toBeLessThan(60_000);
});

test.each([
  [1_048_576, 2048],
  [Number.POSITIVE_INFINITY, 2048],
  [1024, 512],
  [20, 64],
])('of %s descriptors %s are for connections', (descriptors, total) => {
  expect(boundsFor(descriptors).total).toBe(total);
});
