import { connect, type Socket } from 'node:net';

export type Load = {
  url: string;
  connections: number;
  seconds?: number;
  requests?: number;
  method: string;
  path: string;
  key: string;
  body?: string;
};
export type Measured = { requests: number; seconds: number; timesMs: number[] };

/**
 * Sends the same request over keep-alive connections, on each the next when the answer to the one before is there.
 * Plain sockets and a request that is written once: a client library would take more of the machine than the service.
 * @throws Error where an answer has another status than the first digit `2`.
 */
export async function sendLoad(load: Load): Promise<Measured> {
  const { hostname, port } = new URL(load.url);
  const request = requestText(load);
  const measured: Measured = { requests: 0, seconds: 0, timesMs: [] };
  const start = performance.now();
  const isOver = () =>
    load.requests === undefined
      ? performance.now() - start >= (load.seconds ?? 1) * 1000
      : measured.requests >= load.requests;
  const loops = Array.from({ length: load.connections }, async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    // An error closes the connection, and that is what is reported.
    socket.on('error', () => undefined);
    try {
      while (!isOver()) {
        measured.requests++;
        const sent = performance.now();
        await exchange(socket, request);
        measured.timesMs.push(performance.now() - sent);
      }
    } finally {
      socket.destroy();
    }
  });
  await Promise.all(loops);
  measured.seconds = (performance.now() - start) / 1000;
  measured.timesMs.sort((a, b) => a - b);
  return measured;
}

function requestText({ url, method, path, key, body = '' }: Load): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Authorization: Bearer ${key}`,
    ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The service says Content-Length in every answer of its own. */
function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((done, fail) => {
    let answer = '';
    const onData = (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const head = answer.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(answer.slice(0, head))?.[1] ?? 0);
      if (answer.length < head + 4 + length) return;
      socket.off('data', onData);
      socket.off('close', onClose);
      if (answer.startsWith('HTTP/1.1 2')) done();
      else fail(new Error(answer));
    };
    const onClose = () => fail(new Error('the service closed the connection'));
    socket.on('data', onData);
    socket.once('close', onClose);
    socket.write(request);
  });
}
