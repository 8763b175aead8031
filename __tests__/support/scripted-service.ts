import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { type Answer, giveAnswer, json } from './answers.ts';

/** One request as it came, in the order of coming. */
export type RecordedRequest = {
  method: string;
  /** Path with the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** 1 for the first connection, 2 for the second … */
  connection: number;
  /** Which request of its method and path this is, from 1. */
  count: number;
  /** Monotonic milliseconds at which its head had come. */
  atMs: number;
};

/** A list answers the 1st, 2nd … request of its route, its last entry all the later ones. */
export type Script =
  | Record<string, Answer | Answer[]>
  | ((request: RecordedRequest) => Answer | undefined | Promise<Answer | undefined>);

export type ScriptedServiceOptions = {
  script: Script;
  tls?: { key: string | Buffer; cert: string | Buffer };
  /** Asked for each new connection, from 1; `reset` drops it before anything is read. */
  onConnection?: (connection: number) => 'accept' | 'reset';
  /** Closes each connection after its answer, without saying so: a stale keep-alive socket for the next request. */
  closeAfterAnswer?: boolean;
  host?: string;
};

export type ScriptedService = {
  url: string;
  port: number;
  requests: RecordedRequest[];
  connections: () => number;
  /** Settles once `count` requests (of this `method path`, where given) have come. */
  afterRequests: (count: number, route?: string) => () => Promise<void>;
  /** `METHOD path` of each request, in order. */
  list: () => string[];
  close: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

/** A service that answers by script, faults included. The project's own server has no part in it. */
export async function startScriptedService(options: ScriptedServiceOptions): Promise<ScriptedService> {
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  const numbers = new WeakMap<object, number>();
  const waiting: { met: () => boolean; go: () => void }[] = [];
  let connections = 0;

  const answerFor = async (request: RecordedRequest): Promise<Answer> => {
    const { script } = options;
    if (typeof script === 'function') return (await script(request)) ?? notScripted(request);
    const found = script[`${request.method} ${request.path}`];
    if (found === undefined) return notScripted(request);
    return Array.isArray(found) ? (found[request.count - 1] ?? found.at(-1) ?? notScripted(request)) : found;
  };

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const atMs = performance.now();
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const method = incoming.method ?? '';
    const path = incoming.url ?? '';
    const request: RecordedRequest = {
      method,
      path,
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      connection: numbers.get(incoming.socket) ?? 0,
      count: requests.filter((earlier) => earlier.method === method && earlier.path === path).length + 1,
      atMs,
    };
    requests.push(request);
    for (const waiter of waiting) if (waiter.met()) waiter.go();
    await giveAnswer(await answerFor(request), response);
    if (options.closeAfterAnswer) response.once('finish', () => incoming.socket.end());
  };
  const listener = (incoming: IncomingMessage, response: ServerResponse): void => {
    handle(incoming, response).catch(() => incoming.socket.destroy()); // The caller went away: nothing to answer.
  };

  const server = options.tls ? createHttpsServer(options.tls, listener) : createHttpServer(listener);
  const number = (socket: Socket): void => {
    numbers.set(socket, connections);
  };
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (!options.tls) number(socket);
    if (options.onConnection?.(connections) === 'reset') socket.resetAndDestroy();
  });
  server.on('secureConnection', number);
  server.on('tlsClientError', () => {});
  server.listen(0, options.host ?? '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;

  const close = (): Promise<void> =>
    new Promise((done) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => done());
    });
  return {
    url: `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    requests,
    connections: () => connections,
    list: () => requests.map(({ method, path }) => `${method} ${path}`),
    afterRequests: (count, route) => () =>
      new Promise<void>((go) => {
        const met = (): boolean =>
          requests.filter((request) => !route || `${request.method} ${request.path}` === route).length >=
          count;
        if (met()) go();
        else waiting.push({ met, go });
      }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

const notScripted = (request: RecordedRequest): Answer =>
  json(404, { error: `nothing scripted for ${request.method} ${request.path}` });
