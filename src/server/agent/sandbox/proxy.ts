import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { isAllowedHost } from './allowed-hosts.ts';

/** Headers between the agent and this proxy, not meant for the host. */
const HOP_HEADERS = ['proxy-connection', 'proxy-authorization', 'connection', 'keep-alive', 'te', 'upgrade'];

export type AllowListProxy = { folder: string; close: () => Promise<void> };

/**
 * An HTTP proxy on a socket in a folder of its own, that connects to the hosts of the list and to no other. Names are
 * looked up here: the sandbox has no network, and so no resolver.
 * @param onRefused is told each host that was asked for in vain
 */
export async function startAllowListProxy(
  allowed: readonly string[],
  onRefused: (host: string) => void,
): Promise<AllowListProxy> {
  // Not below the data folder: the address of a socket may have 107 bytes.
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-'));
  const open = new Set<Duplex>();
  const server = createServer((incoming, response) => {
    const target = URL.canParse(incoming.url ?? '') ? new URL(incoming.url ?? '') : undefined;
    if (target?.protocol !== 'http:') return refuse(response, 400, 'This is a proxy for http and https.');
    if (allows(target.hostname, Number(target.port || 80))) return forward(incoming, response, target);
    refuse(response, 403, `The host ${target.hostname} is not in agent.network.`);
  });
  const allows = (host: string, port: number) => {
    const allow = isAllowedHost(allowed, host, port);
    if (!allow) onRefused(`${host}:${port}`);
    return allow;
  };
  const keep = (socket: Duplex) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  server.on('connection', keep);
  server.on('connect', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const match = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(incoming.url ?? '');
    const [, host = '', port = ''] = match ?? [];
    if (!allows(host, Number(port))) {
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    const away: Socket = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      away.write(head);
      socket.pipe(away).pipe(socket);
    });
    keep(away);
    away.on('close', () => socket.destroy());
    socket.on('close', () => away.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(join(folder, 'proxy.sock'), resolve);
  });
  return {
    folder,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse, target: URL): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !HOP_HEADERS.includes(name)),
  );
  const outgoing = request(
    target,
    { method: incoming.method, headers: { ...headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () =>
    response.headersSent ? response.destroy() : refuse(response, 502, 'No answer.'),
  );
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${sentence}\n`);
}
