import type { Look } from '../ports/service.ts';
import { NetworkError, ResponseError, UnexpectedResponseError } from './errors.ts';

/** What a failed look says about the job: next to nothing, but what to do next depends on it. */
export function toLook(error: unknown): Exclude<Look, { kind: 'job' }> {
  if (error instanceof NetworkError)
    // What no waiting mends is not asked again.
    return { kind: error.permanent ? 'refused' : 'unreachable', detail: error.sentence };
  if (error instanceof UnexpectedResponseError) return { kind: 'malformed', detail: error.message };
  if (!(error instanceof ResponseError)) throw error;
  const { status, message: detail } = error;
  const retryAfter = error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs };
  if (status === 429) return { kind: 'limited', detail, ...retryAfter };
  if (status >= 500 || status === 408 || status === 425)
    return { kind: 'unreachable', detail, ...retryAfter };
  if (status === 401 || status === 403)
    return { kind: 'denied', detail: explainDenial(status, { scope: 'read', says: error.detail }) };
  if (status === 404) return { kind: 'missing', detail };
  if (status >= 300 && status < 400) {
    return { kind: 'refused', detail: `${detail} (a redirect, which is never followed: check baseUrl)` };
  }
  return { kind: 'refused', detail };
}

/** What a 401 or 403 means for the person who set the key. */
export function explainDenial(status: number, facts: { scope: 'read' | 'write'; says: string }): string {
  const meaning =
    status === 401
      ? 'key invalid or expired (keys expire after 90 days by default)'
      : `address not on the key's allowlist, or key without ${facts.scope} scope`;
  return `HTTP ${status}: ${meaning}${facts.says ? `; the service says: ${facts.says}` : ''}`;
}
