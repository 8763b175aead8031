import { VIEWS_BODY_MAX_BYTES, VIEWS_LIMIT_MAX } from '../contract/limits.ts';
import { buildPath } from '../contract/paths.ts';
import type { Transport } from '../ports/http.ts';
import type { ViewsAnswer, ViewsService } from '../ports/views.ts';
import { NetworkError, ResponseError, UnexpectedResponseError } from './errors.ts';
import { createExchange, type ServiceAccess } from './exchange.ts';
import { readViewsPage } from './views-page.ts';

/** How long one request may take from its first packet to its last byte. */
export const VIEWS_TIMEOUT_MS = 60_000;

/** Page views of one project over HTTP, in pages of the largest size: requests are what the service counts. */
export function createViewsService(access: ServiceAccess, transport: Transport): ViewsService {
  const exchange = createExchange(access, { transport, maxBytes: VIEWS_BODY_MAX_BYTES });
  const path = buildPath('views', access);
  return {
    async page({ dateFrom, dateTo }, { offset, timeoutMs, signal }) {
      const query = new URLSearchParams();
      if (dateFrom !== undefined) query.set('dateFrom', dateFrom);
      if (dateTo !== undefined) query.set('dateTo', dateTo);
      query.set('limit', String(VIEWS_LIMIT_MAX));
      query.set('offset', String(offset));
      try {
        const limitMs = Math.max(1, Math.min(VIEWS_TIMEOUT_MS, timeoutMs));
        const { body } = await exchange('GET', `${path}?${query}`, { timeoutMs: limitMs, signal });
        return { kind: 'page', page: readViewsPage(body, access.secretKey) };
      } catch (error) {
        return toAnswer(error);
      }
    },
  };
}

function toAnswer(error: unknown): ViewsAnswer {
  if (error instanceof NetworkError)
    return error.permanent
      ? { kind: 'refused', detail: `nothing, for nothing was sent: ${error.sentence}` }
      : { kind: 'unreachable', detail: error.sentence };
  if (error instanceof UnexpectedResponseError) return { kind: 'malformed', detail: error.message };
  if (!(error instanceof ResponseError)) throw error;
  const { status, message, retryAfterMs } = error;
  if (status === 429) return { kind: 'limited', detail: message, retryAfterMs };
  if (status >= 500 || status === 408 || status === 425)
    return { kind: 'unreachable', detail: message, retryAfterMs };
  const meaning = MEANINGS[status >= 300 && status < 400 ? 300 : status];
  return { kind: 'refused', detail: meaning ? `${message} (${meaning})` : message };
}

/** What a refusal means for the person who wrote the inputs. */
const MEANINGS: Record<number, string> = {
  300: 'a redirect, which is never followed: check baseUrl',
  401: 'key invalid or expired (keys expire after 90 days by default)',
  403: "address not on the key's allowlist, or key without read scope",
  404: 'no such project: check projectId and baseUrl',
};
