import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { method: string; path: string; authorization: string | undefined };
/** What is answered in git's place; undefined leaves it to git. */
type Instead = (asked: Asked) => { status: number; location?: string } | undefined;

/** The repositories below `root`, served over http by git's own backend, with all that was asked. */
export async function serveRepositories(root: string, instead: Instead = () => undefined) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request;
    const one = { method, path, authorization: request.headers.authorization };
    asked.push(one);
    const other = instead(one);
    if (!other) return runBackend({ root, request, response });
    request.resume();
    response.writeHead(other.status, other.location === undefined ? {} : { location: other.location }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}

/** https://git-scm.com/docs/git-http-backend, as a program of RFC 3875. */
function runBackend(given: { root: string; request: IncomingMessage; response: ServerResponse }): void {
  const { root, request, response } = given;
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const { headers } = request;
  const child = spawn('git', ['-c', 'http.receivepack=true', 'http-backend'], {
    env: {
      PATH: process.env.PATH ?? '',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method ?? '',
      CONTENT_TYPE: headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', () => {
    const all = Buffer.concat(chunks);
    const end = all.indexOf('\r\n\r\n');
    const fields = all
      .subarray(0, end)
      .toString()
      .split('\r\n')
      .map((line) => /^([^:]+): (.*)$/.exec(line))
      .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));
    const { Status = '200', ...rest } = Object.fromEntries(fields);
    response.writeHead(Number.parseInt(Status, 10), rest).end(all.subarray(end + 4));
  });
}
