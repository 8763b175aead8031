import * as http from 'node:http';
import * as https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { HttpClient } from '@actions/http-client';
import type { HttpRequest, HttpResponse, Transport } from '../ports/http.ts';
import { cleanCode, describeCode, type ProxyFailure, reportFault } from './connection-fault.ts';
import { NetworkError, ServiceError, TimeoutError } from './errors.ts';
import { authorizeQuietly, findProxyVariable } from './proxy.ts';
import { readBody } from './read-body.ts';

/**
 * Sends one request on the toolkit's client, which brings the proxy rules (HTTP(S)_PROXY, NO_PROXY).
 * Its own `readBody` never settles on a cut connection and has no limit, and its timeout is one of idleness;
 * so the request is watched and its body read here. Neither does it settle where a request is closed without an answer
 * and without an error, as Node does with an upgrade (HTTP 101) that nobody asked for. Redirects are answers like any
 * other. `to`: whom most requests go to. What speaks TLS is loaded at once where that needs it, and elsewhere when it is
 * asked for: it takes as long as half a start, most of it for reading root certificates in a thread of its own.
 * @throws NetworkError, TimeoutError, UnexpectedResponseError
 */
export function createTransport(options: { userAgent: string; keepAlive?: boolean; to?: string }): Transport {
  if (options.to?.startsWith('https:')) process.getBuiltinModule('node:https');
  // Each request on a connection of its own, unless all are repeatable: a kept one may be stale, and a POST on it lost.
  const client = new HttpClient(options.userAgent, [], { keepAlive: options.keepAlive ?? false });
  return (request) =>
    exchange(client, { ...request, headers: { 'user-agent': options.userAgent, ...request.headers } });
}

async function exchange(client: HttpClient, request: HttpRequest): Promise<HttpResponse> {
  const proxyVariable = findProxyVariable(request.url);
  const watched = watchRequest(request, proxyVariable);
  try {
    const agent = client.getAgent(request.url.href);
    authorizeQuietly(agent);
    watched.followTunnel(agent);
    const { message } = await client.requestRaw(
      {
        options: {
          method: request.method,
          host: request.url.hostname.replace(/^\[(.*)\]$/, '$1'),
          port: request.url.port || (request.url.protocol === 'https:' ? 443 : 80),
          path: request.url.pathname + request.url.search,
          headers: { ...request.headers },
          agent,
        },
        parsedUrl: request.url,
        httpModule: watched.module as unknown as typeof http,
      },
      (request.body ?? null) as string,
    );
    const { statusCode: status = 0, headers } = message;
    if (status < 200) throw noAnswer(status);
    const body = await readBody(message, request.maxBytes).catch((error: unknown) => {
      if (status >= 200 && status < 300) throw error;
      // A refusal stands, whatever became of its explanation.
      watched.abandon();
      return Buffer.alloc(0);
    });
    return { status, headers, body };
  } catch (error) {
    watched.abandon();
    throw watched.explain(error);
  } finally {
    watched.release();
  }
}

/** Follows one request: whether a byte of it can have reached the service, and when its time is over. */
function watchRequest(request: HttpRequest, proxyVariable: string | undefined) {
  let connected = false;
  let stopped: 'timeout' | 'abort' | undefined;
  let active: http.ClientRequest | undefined;
  let tunnel: http.ClientRequest | undefined;
  let proxyFailure: ProxyFailure | undefined;
  // A kept agent serves many requests, each of which would wrap what the one before had wrapped.
  let restore = () => {};
  const stop = (why: 'timeout' | 'abort') => {
    stopped ??= why;
    tunnel?.destroy();
    active?.destroy(new Error(why));
  };
  const timer = setTimeout(() => stop('timeout'), request.timeoutMs);
  const onAbort = () => stop('abort');
  request.signal.addEventListener('abort', onAbort, { once: true });

  const watchSocket = (socket: TLSSocket & { secureConnecting?: boolean }) => {
    const done = () => {
      connected = true;
    };
    if (socket.secureConnecting) socket.once('secureConnect', done);
    else if (socket.connecting) socket.once(socket.encrypted ? 'secureConnect' : 'connect', done);
    else done();
  };

  return {
    /** A proxy's agent asks for its tunnel by a request of its own; unless that is ended too, ours never settles. */
    followTunnel(agent: object) {
      if (!('request' in agent) || typeof agent.request !== 'function') return;
      const open = agent.request;
      agent.request = (options: unknown) => {
        tunnel = open(options) as http.ClientRequest;
        // The tunnel's own error is always ECONNRESET, whatever was wrong.
        tunnel.once('error', (error: NodeJS.ErrnoException) => {
          proxyFailure = { code: cleanCode(error.code) };
        });
        tunnel.once('connect', ({ statusCode: status = 0 }: http.IncomingMessage) => {
          if (status !== 200) proxyFailure = { status };
        });
        // The agent hears nothing of it; where it has heard something, it has taken this listener away.
        tunnel.once('close', () => {
          proxyFailure ??= { code: 'ECONNRESET' };
          active?.emit('error', closedWithoutAnswer());
        });
        return tunnel;
      };
      restore = () => {
        agent.request = open;
      };
    },
    module: {
      request(options: http.RequestOptions, onResponse: (message: http.IncomingMessage) => void) {
        const send = request.url.protocol === 'https:' ? https.request : http.request;
        let isSettled = false;
        const own = send(options, (message) => {
          // Stryker disable next-line BooleanLiteral: an error after the answer changes nothing
          isSettled = true;
          onResponse(message);
        });
        active = own;
        own.on('socket', watchSocket);
        // Stryker disable next-line all: an error after the first changes nothing
        own.once('error', () => {
          // Stryker disable next-line all: likewise
          isSettled = true;
        });
        own.once('upgrade', ({ statusCode }, socket) => {
          socket.destroy();
          own.emit('error', noAnswer(statusCode));
        });
        // Stryker disable next-line all: no Node known to us closes without an error but for an upgrade; one that did would make us hang
        own.once('close', () => {
          // Stryker disable next-line all: likewise
          if (!isSettled) own.emit('error', closedWithoutAnswer());
        });
        if (request.signal.aborted) stop('abort');
        return own;
      },
    },
    explain(error: unknown): unknown {
      const sent = connected;
      if (stopped === 'timeout') {
        return new TimeoutError(`no answer within ${Math.ceil(request.timeoutMs / 1000)} s`, { sent });
      }
      if (stopped === 'abort') return new NetworkError('the request was given up', { sent });
      if (error instanceof ServiceError) return error;
      if (typeof error === 'object' && error !== null && 'code' in error) {
        if (sent) return new NetworkError(describeCode(error.code), { sent, cause: error });
        const report = reportFault({ code: cleanCode(error.code), proxyVariable, proxyFailure });
        return new NetworkError(report.message, { ...report, sent, cause: error });
      }
      return new NetworkError(sent ? 'the connection failed' : 'no connection could be made', {
        sent,
        cause: error,
      });
    },
    abandon() {
      active?.destroy();
    },
    release() {
      restore();
      clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
    },
  };
}

/** Of what may only come before an answer (RFC 9110 §15.2), or ends the exchange in another protocol. */
const noAnswer = (status = 0) =>
  new NetworkError(`HTTP ${status} came in place of an answer`, { sent: true });

const closedWithoutAnswer = () =>
  Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' });
