import type { Clock } from '../../ports/clock.ts';
import { HostError, TOKEN_INVALID } from './host-error.ts';
import type { Octokit } from './octokit.ts';

/** https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const BETWEEN_WRITES_MS = 1_000;
const LIMITED_WITHOUT_A_WORD_MS = 60_000;
const TRIES = 4;

export interface SendTools {
  readonly octokit: Octokit;
  readonly clock: Clock;
  readonly retryDelay: (attempt: number) => number;
  /** How long one operation may wait for a rate limit or a retry. Read anew each time. */
  readonly patienceMs: () => number;
  /** Ends all waiting: a run that is being stopped says what it has to say at once, or not at all. */
  readonly stop: AbortSignal;
}

export interface Answer {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

export type Send = (route: string, parameters?: Record<string, unknown>) => Promise<Answer>;

type Verdict = { readonly waitMs?: number; readonly error: HostError };

/**
 * Sends a request to the code host, with its rules: writes a second apart; rate limits waited for as long as the caller
 * is patient; what may be repeated is repeated, and a POST whose answer was lost is reported as lost.
 * Rejects with a HostError.
 */
export function createSend({ octokit, clock, retryDelay, patienceMs, stop }: SendTools): Send {
  let lastWriteMs = Number.NEGATIVE_INFINITY;
  return async (route, parameters = {}) => {
    const isWrite = !route.startsWith('GET ');
    const giveUpMs = clock.now() + patienceMs();
    for (let attempt = 1; ; attempt += 1) {
      if (isWrite) {
        await clock.sleep(Math.max(0, lastWriteMs + BETWEEN_WRITES_MS - clock.now()), stop);
        lastWriteMs = clock.now();
      }
      const outcome = await octokit.request(route, parameters).then(
        // Octokit takes a redirect for a success.
        ({ data, headers, status }): Answer | Verdict =>
          isRedirect(status)
            ? { error: refusal(status, '') }
            : { data, headers: headers as Answer['headers'] },
        (error: unknown) =>
          judge(error, { repeatable: !route.startsWith('POST '), retryMs: retryDelay(attempt) }),
      );
      if (!('error' in outcome)) return outcome;
      const { waitMs, error } = outcome;
      if (waitMs === undefined || attempt >= TRIES || clock.now() + waitMs > giveUpMs) throw error;
      const wakeMs = clock.now() + waitMs;
      await clock.sleep(waitMs, stop);
      // Woken early by the stop: what would have had to wait longer than a stopped run can is given up.
      if (wakeMs - clock.now() > patienceMs()) throw error;
    }
  };
}

interface RequestFailure {
  readonly status?: number;
  readonly message?: string;
  readonly cause?: { readonly sent?: boolean };
  readonly response?: { readonly headers?: Record<string, string | undefined>; readonly data?: unknown };
}

function judge(thrown: unknown, facts: { repeatable: boolean; retryMs: number }): Verdict {
  const failure = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as RequestFailure;
  const { status = 0, response } = failure;
  if (!response) {
    const unsent = failure.cause?.sent === false;
    const error = new HostError(
      unsent || facts.repeatable ? 'unreachable' : 'lost',
      'the code host did not answer',
    );
    return unsent || facts.repeatable ? { waitMs: facts.retryMs, error } : { error };
  }
  if (status >= 500) {
    const message = `the code host answered HTTP ${status}`;
    if (facts.repeatable) return { waitMs: facts.retryMs, error: new HostError('unreachable', message) };
    return { error: new HostError('lost', message) };
  }
  const limit = readRateLimit(status, response.headers ?? {}, String(failure.message ?? ''));
  if (limit !== undefined) {
    const message = `the code host's rate limit is used up for another ${Math.ceil(limit / 1000)} s`;
    return { waitMs: limit, error: new HostError('limited', message) };
  }
  return { error: refusal(status, String(failure.message ?? '')) };
}

/** Milliseconds to wait, where the answer is about a rate limit: retry-after, then the reset time, then a minute. */
function readRateLimit(
  status: number,
  headers: Record<string, string | undefined>,
  message: string,
): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const retryAfter = Number(headers['retry-after'] || Number.NaN);
  if (retryAfter >= 0) return retryAfter * 1000;
  if (headers['x-ratelimit-remaining'] === '0') {
    const resetMs = Number(headers['x-ratelimit-reset'] || Number.NaN) * 1000 - Date.now();
    return resetMs >= 0 ? resetMs + 1000 : LIMITED_WITHOUT_A_WORD_MS;
  }
  return status === 429 || /rate limit/i.test(message) ? LIMITED_WITHOUT_A_WORD_MS : undefined;
}

const isRedirect = (status: number) => status >= 300 && status < 400;

function refusal(status: number, message: string): HostError {
  if (isRedirect(status)) return new HostError('moved', `the repository or issue has moved (HTTP ${status})`);
  if (status === 404 || status === 410) return new HostError('gone', `HTTP ${status}`);
  if (status === 403 && /\blocked\b/i.test(message)) return new HostError('locked', 'the thread is locked');
  if (status === 401) return new HostError('forbidden', TOKEN_INVALID);
  if (status === 403) return new HostError('forbidden', 'the token may not do this (HTTP 403)');
  return new HostError('refused', `HTTP ${status}`);
}
