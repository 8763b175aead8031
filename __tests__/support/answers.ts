import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the scripted service does with one request, once it has been read. */
export type Answer = { status?: number; headers?: Record<string, string>; delayMs?: number } & (
  | { kind: 'body'; body: string | Buffer }
  | { kind: 'file'; path: string }
  /** The body in pieces, one each `everyMs`. */
  | { kind: 'drip'; body: string; everyMs: number; bytes: number }
  /** Declares a longer body than comes; then the connection ends, or is reset. */
  | { kind: 'cut'; body: string; framing: 'content-length' | 'chunked'; end: 'fin' | 'reset' }
  /** White space without end, until the caller goes away. */
  | { kind: 'endless'; start: string }
  | { kind: 'reset' }
  | { kind: 'hang' }
  /** Bytes as they are, in place of a response; then the connection is closed. */
  | { kind: 'raw'; bytes: string }
);

type Extra = { headers?: Record<string, string>; delayMs?: number };

export const json = (status: number, value: unknown, extra: Extra = {}): Answer => ({
  kind: 'body',
  status,
  body: JSON.stringify(value),
  ...extra,
  headers: { 'content-type': 'application/json', ...extra.headers },
});

/** JSON text as given, for what JSON.stringify would not write: `__proto__`, duplicate keys, cut documents. */
export const jsonText = (status: number, body: string | Buffer, extra: Extra = {}): Answer => ({
  kind: 'body',
  status,
  body,
  ...extra,
  headers: { 'content-type': 'application/json', ...extra.headers },
});

export const html = (
  status: number,
  body = '<!doctype html><title>Welcome</title><p>Please sign in.',
): Answer => ({
  kind: 'body',
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

export const redirect = (status: number, location: string): Answer => ({
  kind: 'body',
  status,
  body: '',
  headers: { location },
});

export const reset = (extra: Extra = {}): Answer => ({ kind: 'reset', ...extra });
export const hang = (): Answer => ({ kind: 'hang' });
export const raw = (bytes: string): Answer => ({ kind: 'raw', bytes });
export const gzipFile = (status: number, path: string): Answer => ({
  kind: 'file',
  status,
  path,
  headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
});

/** Gives one answer; settles when nothing more will be written. */
export async function giveAnswer(answer: Answer, response: ServerResponse): Promise<void> {
  if (answer.delayMs) await sleep(answer.delayMs);
  const socket = response.socket;
  if (!socket || socket.destroyed) return;
  const status = answer.status ?? 200;
  const headers = answer.headers ?? {};
  switch (answer.kind) {
    case 'hang':
      return;
    case 'reset':
      socket.resetAndDestroy();
      return;
    case 'raw':
      socket.end(answer.bytes);
      return;
    case 'body':
      response.writeHead(status, headers);
      response.end(answer.body);
      return;
    case 'file':
      response.writeHead(status, headers);
      createReadStream(answer.path).pipe(response);
      return;
    case 'cut': {
      const declared =
        answer.framing === 'chunked' ? {} : { 'content-length': String(answer.body.length + 512) };
      response.writeHead(status, { ...headers, ...declared });
      // Ended only once the bytes are out, so that the caller sees a response that began.
      response.write(answer.body, () => (answer.end === 'fin' ? socket.end() : socket.resetAndDestroy()));
      return;
    }
    case 'drip':
      response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(answer.body)) });
      for (let at = 0; at < answer.body.length && !socket.destroyed; at += answer.bytes) {
        response.write(answer.body.slice(at, at + answer.bytes));
        await sleep(answer.everyMs);
      }
      if (!socket.destroyed) response.end();
      return;
    case 'endless': {
      response.writeHead(status, headers);
      response.write(answer.start);
      const blanks = Buffer.alloc(64 * 1024, ' ');
      const source = new Readable({
        read() {
          this.push(blanks);
        },
      });
      socket.once('close', () => source.destroy());
      source.pipe(response);
    }
  }
}
