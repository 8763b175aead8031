import { getOctokit } from '@actions/github';
import type { HttpResponse, Transport } from '../../ports/http.ts';

const REQUEST_TIMEOUT_MS = 20_000;
const BODY_MAX_BYTES = 8 * 1024 * 1024;

export type Octokit = ReturnType<typeof getOctokit>;

/**
 * The toolkit's GitHub client on our own transport: the same proxies, total time limits and size limits as everywhere,
 * and neither undici nor Node's own fetch in memory. A bundle has only its `request` (scripts/bundling/bundle.ts). Its log
 * is silenced, for it would print what the host says.
 */
export function openOctokit(access: { token: string; apiUrl: string; transport: Transport }): Octokit {
  const silent = () => {};
  return getOctokit(access.token, {
    baseUrl: access.apiUrl.replace(/\/+$/, ''),
    request: { fetch: toFetch(access.transport) },
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
}

interface FetchOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** As much of `fetch` as Octokit uses, and one redirect of a GET. */
function toFetch(transport: Transport) {
  return async (url: string, options: FetchOptions = {}) => {
    const method = options.method ?? 'GET';
    const exchange = (to: URL) =>
      transport({
        method,
        url: to,
        headers: options.headers ?? {},
        body: options.body,
        timeoutMs: REQUEST_TIMEOUT_MS,
        maxBytes: BODY_MAX_BYTES,
        signal: options.signal ?? new AbortController().signal,
      });
    const asked = new URL(url);
    const first = await exchange(asked);
    const target = method === 'GET' ? readRedirect(first, asked) : undefined;
    const response = target ? await exchange(target) : first;
    return { url, status: response.status, ok: response.status < 300, ...readable(response) };
  };
}

/** Where a renamed repository is read from now, if it is on the very host that the token is for. */
function readRedirect({ status, headers }: HttpResponse, asked: URL): URL | undefined {
  const { location } = headers;
  if (![301, 302, 307, 308].includes(status) || typeof location !== 'string') return undefined;
  const target = URL.parse(location, asked.href);
  return target?.origin === asked.origin ? target : undefined;
}

function readable({ headers, body }: HttpResponse) {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value ?? '')]);
  return {
    headers: new Map(pairs),
    text: async () => body.toString('utf8'),
    arrayBuffer: async () => Uint8Array.from(body).buffer,
  };
}
