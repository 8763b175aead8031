import { createServer, request as forward, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export type ForwardProxy = {
  url: string;
  /** `CONNECT host:port` or `METHOD absolute-url` of each request, in order. */
  requests: string[];
  close: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

/** A proxy for CONNECT and absolute-form requests that reaches the named hosts, and no others, at ports of 127.0.0.1. */
export async function startForwardProxy(options: { hosts: Record<string, number> }): Promise<ForwardProxy> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const refuse = (response: ServerResponse): void => {
    response.writeHead(502).end();
  };
  const server = createServer((incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    if (!URL.canParse(incoming.url ?? '')) return refuse(response);
    const url = new URL(incoming.url ?? '');
    const port = options.hosts[url.hostname];
    if (port === undefined) return refuse(response);
    const { method, headers } = incoming;
    incoming.pipe(
      forward({ host: '127.0.0.1', port, path: url.pathname + url.search, method: method ?? 'GET', headers })
        .on('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        })
        .on('error', () => refuse(response)),
    );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('connect', ({ url }, client: Socket, head: Buffer) => {
    requests.push(`CONNECT ${url}`);
    client.on('error', () => {});
    const port = options.hosts[(url ?? '').replace(/:\d+$/, '')];
    if (port === undefined) {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      if (head.length > 0) upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const close = (): Promise<void> =>
    new Promise((done) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => done());
    });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, close, [Symbol.asyncDispose]: close };
}
