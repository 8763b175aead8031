import { addressIn } from '../contract/runner-service.ts';
import type { HttpResponse, Transport } from '../ports/http.ts';
import { cleanLine } from './clean-line.ts';
import { ResponseError } from './errors.ts';
import { readFields } from './json-fields.ts';
import { parseRetryAfter } from './retry.ts';

export interface ServiceAccess {
  readonly baseUrl: string;
  readonly projectId: string;
  readonly secretKey: string;
}

/** One request with the key on it: the success answer, or a ResponseError. */
export function createExchange(
  access: ServiceAccess,
  { transport, maxBytes }: { transport: Transport; maxBytes: number },
) {
  return async (
    method: 'GET' | 'POST',
    path: string,
    options: { body?: string; timeoutMs: number; signal: AbortSignal },
  ): Promise<HttpResponse> => {
    const response = await transport({
      method,
      url: addressIn(access.baseUrl, path),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${access.secretKey}`,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      maxBytes,
      ...options,
    });
    if (response.status >= 200 && response.status < 300) return response;
    throw new ResponseError(response.status, {
      detail: readErrorDetail(response.body, access.secretKey),
      retryAfterMs: parseRetryAfter(response.headers['retry-after'], Date.now()),
    });
  };
}

/**
 * The service's `error` as one harmless line of at most 300 characters. A gateway in front of it, or a service of
 * another make, says the same in another place: `error.message`, `message`, or RFC 9457's `detail` and `title`.
 * Its full stop goes: what is told puts its own behind it.
 */
function readErrorDetail(body: Buffer, secretKey: string): string {
  try {
    const { error, message, detail, title } = readFields(body, ['error', 'message', 'detail', 'title']);
    const nested = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
    return [error, nested, message, detail, title]
      .map((value) => (typeof value === 'string' ? cleanLine(value, { secrets: [secretKey], max: 300 }) : ''))
      .reduce((first, text) => first || text)
      .replace(/(?<!\.)\.$/, '');
    // Stryker disable next-line BlockStatement: no text at all is told like an empty one
  } catch {
    return '';
  }
}
