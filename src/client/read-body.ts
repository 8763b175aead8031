import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { NetworkError, UnexpectedResponseError } from './errors.ts';
import { releaseMemory } from './release-memory.ts';

/** Several times the size of any job or page of views that is usual. */
const UNUSUAL_BYTES = 256 * 1024;

/**
 * Reads a body whole, decoded, up to `maxBytes`; a byte more is an error, and nothing further is read or unpacked.
 * A connection that is cut mid-body is an error too, never a hang and never a short body.
 * @throws UnexpectedResponseError where the body is too large or not decodable; NetworkError where it is cut
 */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  let body = Buffer.alloc(0);
  let size = 0;
  let releaseAt = UNUSUAL_BYTES;
  try {
    for await (const chunk of decode(message) as AsyncIterable<Buffer>) {
      const end = size + chunk.length;
      if (end > maxBytes) {
        throw new UnexpectedResponseError(`the answer is larger than ${Math.round(maxBytes / 1024)} KiB`);
      }
      if (end > body.length) body = enlarge(body, Math.min(maxBytes, Math.max(end, 2 * body.length)));
      chunk.copy(body, size);
      size = end;
      if (size > releaseAt) {
        releaseAt = 2 * size;
        releaseMemory();
      }
    }
  } catch (error) {
    if (error instanceof UnexpectedResponseError) throw error;
    if (message.complete)
      throw new UnexpectedResponseError('the answer could not be decoded', { cause: error });
    throw cutOff(error);
  }
  if (!message.complete) throw cutOff();
  return body.subarray(0, size);
}

function enlarge(body: Buffer, length: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(length);
  body.copy(larger);
  return larger;
}

const cutOff = (cause?: unknown) =>
  new NetworkError('the answer broke off before its end', { sent: true, cause });

function decode(message: IncomingMessage): Readable {
  const encoding = message.headers['content-encoding']?.toLowerCase() ?? '';
  if (encoding === 'identity' || encoding === '') return message;
  const decoder =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'deflate'
        ? createInflate()
        : encoding === 'br'
          ? createBrotliDecompress()
          : undefined;
  if (!decoder) {
    throw new UnexpectedResponseError('the answer has a content encoding that nobody asked for');
  }
  // `pipe` does not hand errors on, and a cut connection would leave the decoder waiting for ever.
  message.once('error', (error) => decoder.destroy(error));
  message.once('aborted', () => decoder.destroy(new Error('aborted')));
  return message.pipe(decoder);
}
