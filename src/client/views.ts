import { FEEDBACK_LIMIT_MAX, VIEWS_BODY_MAX_BYTES, VIEWS_LIMIT_MAX } from '../contract/limits.ts';
import { buildPath } from '../contract/paths.ts';
import type { Transport } from '../ports/http.ts';
import type { ViewsFailure, ViewsRange, ViewsService } from '../ports/views.ts';
import { NetworkError, ResponseError, UnexpectedResponseError } from './errors.ts';
import { createExchange, type ServiceAccess } from './exchange.ts';
import { readFeedbackPage } from './feedback-page.ts';
import { readViewsPage } from './views-page.ts';

/** How long one request may take from its first packet to its last byte. */
export const VIEWS_TIMEOUT_MS = 60_000;

/** Analytics of one project over HTTP, in pages of the largest size: requests are what the service counts. */
export function createViewsService(access: ServiceAccess, transport: Transport): ViewsService {
  const exchange = createExchange(access, { transport, maxBytes: VIEWS_BODY_MAX_BYTES });
  const ask = async (
    name: 'views' | 'feedback',
    { query, timeoutMs, signal }: { query: URLSearchParams; timeoutMs: number; signal: AbortSignal },
  ): Promise<Buffer> => {
    const limitMs = Math.max(1, Math.min(VIEWS_TIMEOUT_MS, timeoutMs));
    const path = `${buildPath(name, access)}?${query}`;
    return (await exchange('GET', path, { timeoutMs: limitMs, signal })).body;
  };
  return {
    async page(range, { offset, ...timing }) {
      const query = toQuery(range, VIEWS_LIMIT_MAX);
      query.set('offset', String(offset));
      try {
        const body = await ask('views', { query, ...timing });
        return { kind: 'page', page: readViewsPage(body, access.secretKey) };
      } catch (error) {
        return toFailure(error, MEANINGS);
      }
    },
    async feedback(range, timing) {
      try {
        const body = await ask('feedback', { query: toQuery(range, FEEDBACK_LIMIT_MAX), ...timing });
        return { kind: 'feedback', feedback: readFeedbackPage(body, access.secretKey) };
      } catch (error) {
        return toFailure(error, { ...MEANINGS, ...FEEDBACK_MEANINGS });
      }
    },
  };
}

function toQuery({ dateFrom, dateTo }: ViewsRange, limit: number): URLSearchParams {
  const query = new URLSearchParams();
  if (dateFrom !== undefined) query.set('dateFrom', dateFrom);
  if (dateTo !== undefined) query.set('dateTo', dateTo);
  query.set('limit', String(limit));
  return query;
}

function toFailure(error: unknown, meanings: Record<number, string>): ViewsFailure {
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
  const meaning = meanings[status >= 300 && status < 400 ? 300 : status];
  return { kind: 'refused', detail: meaning ? `${message} (${meaning})` : message };
}

/** What a refusal means for the person who wrote the inputs. */
const MEANINGS: Record<number, string> = {
  300: 'a redirect, which is never followed: check baseUrl',
  401: 'key invalid or expired (keys expire after 90 days by default)',
  403: "address not on the key's allowlist, or key without read scope",
  404: 'no such project: check projectId and baseUrl',
};

/** The same key has just read the views, so here it is the operation that is refused. */
const FEEDBACK_MEANINGS: Record<number, string> = {
  403: 'this key, or the plan, may not read feedback',
  404: 'it does not know feedback by page for this project',
};
