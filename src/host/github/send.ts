import type { Clock } from '../../ports/clock.ts';
import type { HostWords } from '../../ports/code-host.ts';
import { toOneLine } from '../../text/one-line.ts';
import { HostError, TOKEN_INVALID } from './host-error.ts';
import type { Octokit } from './octokit.ts';
import { isRepeatable, isWrite, nameRoute } from './route.ts';
import type { TimeLimit } from './time-limit.ts';

/** https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const BETWEEN_WRITES_MS = 1_000;
/**
 * GitHub asks for the second of those who make "a large number" of writes. A run that hands its job over makes a handful
 * and is gone: its few may come at once, and each further one waits until a second has given it room.
 */
export const WRITES_OF_A_SHORT_RUN = 4;
const LIMITED_WITHOUT_A_WORD_MS = 60_000;
const TRIES = 4;

export interface SendTools {
  readonly octokit: Octokit;
  readonly clock: Clock;
  readonly retryDelay: (attempt: number) => number;
  /** How long one operation may wait for a rate limit or a retry. Read anew each time. */
  readonly patienceMs: () => number;
  readonly timeLimit: TimeLimit;
  /** How many writes may come at once before the pause between them holds; 1 is none. */
  readonly writesAtOnce: number;
  /** The API's own address, for what a failure says was asked. */
  readonly apiUrl: string;
  /** Ends all waiting: a run that is being stopped says what it has to say at once, or not at all. */
  readonly stop: AbortSignal;
}

export interface Answer {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  /** Method and path, for a person. */
  readonly asked: string;
}

export type Send = (route: string, parameters?: Record<string, unknown>) => Promise<Answer>;

type Verdict = { readonly waitMs?: number; readonly error: HostError };

/**
 * Sends a request to the code host, with its rules: writes a second apart; rate limits waited for as long as the caller
 * is patient and the run has time; what may be repeated is repeated, and anything else whose answer was lost is reported as
 * lost. Rejects with a HostError.
 */
export function createSend(tools: SendTools): Send {
  const { octokit, clock, retryDelay, patienceMs, timeLimit, stop } = tools;
  // When all the room for writes would be there again, were none to come: each write takes a second of it.
  let restedMs = Number.NEGATIVE_INFINITY;
  return async (route, parameters = {}) => {
    const asked = nameRoute(route, { parameters, apiUrl: tools.apiUrl });
    const writes = isWrite(route, parameters.query);
    const repeatable = isRepeatable(route, parameters.query);
    const giveUpMs = clock.now() + patienceMs();
    // A read that the deadline overtakes has had its time; the rest is for the last words.
    const readUntilMs = timeLimit.requestUntilMs(false);
    for (let attempt = 1; ; attempt += 1) {
      const roomMs = restedMs - (tools.writesAtOnce - 1) * BETWEEN_WRITES_MS;
      const pauseMs = writes ? Math.max(0, roomMs - clock.now()) : 0;
      if (clock.now() + pauseMs >= (writes ? timeLimit.requestUntilMs(true) : readUntilMs))
        throw new HostError('late', `the run's time is up, so the code host was not asked (${asked})`);
      if (writes) {
        await clock.sleep(pauseMs, stop);
        restedMs = Math.max(restedMs, clock.now()) + BETWEEN_WRITES_MS;
      }
      const outcome = await octokit.request(route, parameters).then(
        // Octokit takes a redirect for a success.
        ({ data, headers, status }): Answer | Verdict =>
          isRedirect(status)
            ? { error: refusal(status, { asked }) }
            : { data, headers: headers as Answer['headers'], asked },
        (error: unknown) => judge(error, { asked, repeatable, retryMs: retryDelay(attempt) }),
      );
      if (!('error' in outcome)) return outcome;
      const { waitMs, error } = outcome;
      if (waitMs === undefined || attempt >= TRIES) throw error;
      const wakeMs = clock.now() + waitMs;
      if (wakeMs >= (writes ? timeLimit.waitUntilMs() : readUntilMs)) throw outOfTime(error);
      if (wakeMs > giveUpMs) throw error;
      await clock.sleep(waitMs, stop);
      // Woken early by the stop: what would have had to wait longer than a stopped run can is given up.
      if (wakeMs - clock.now() > patienceMs()) throw error;
    }
  };
}

/** The run has no time left for another try. A rate limit stays the reason: how long it lasts is what helps. */
function outOfTime(error: HostError): HostError {
  if (error.failure === 'limited') return error;
  return new HostError('late', `${error.message}, and the run's time is up`);
}

interface RequestFailure {
  readonly status?: number;
  readonly message?: string;
  readonly cause?: { readonly sent?: boolean };
  readonly response?: { readonly headers?: Record<string, string | undefined>; readonly data?: unknown };
}

function judge(thrown: unknown, facts: { asked: string; repeatable: boolean; retryMs: number }): Verdict {
  const failure = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as RequestFailure;
  const { status = 0, response } = failure;
  if (!response) {
    const unsent = failure.cause?.sent === false;
    const error = new HostError(
      unsent || facts.repeatable ? 'unreachable' : 'lost',
      `the code host did not answer ${facts.asked}`,
    );
    return unsent || facts.repeatable ? { waitMs: facts.retryMs, error } : { error };
  }
  if (status >= 500) {
    const message = `the code host answered HTTP ${status} for ${facts.asked}`;
    if (facts.repeatable) return { waitMs: facts.retryMs, error: new HostError('unreachable', message) };
    return { error: new HostError('lost', message) };
  }
  const limit = readRateLimit(status, response.headers ?? {}, String(failure.message ?? ''));
  if (limit !== undefined) {
    const message = `the code host's rate limit is used up for another ${Math.ceil(limit / 1000)} s`;
    return { waitMs: limit, error: new HostError('limited', message) };
  }
  return { error: refusal(status, { asked: facts.asked, ...readWords(response) }) };
}

const SAYS_MAX_CHARACTERS = 200;

/**
 * Gitea and Forgejo name the scopes that a token lacks in the message, GitHub the permissions in a header. What is none of
 * their letters is left in the message.
 * https://docs.github.com/rest/authentication/permissions-required-for-fine-grained-personal-access-tokens
 */
function readWords({ data, headers }: NonNullable<RequestFailure['response']>): HostWords {
  const { message } = (data ?? {}) as { message?: unknown };
  const says = typeof message === 'string' ? toOneLine(message, SAYS_MAX_CHARACTERS) : '';
  const scopes = /\brequired=\[([a-z:, _-]{1,200})\]/.exec(String(message))?.[1];
  const permissions = /^[a-z=,; _-]{1,200}$/.exec(headers?.['x-accepted-github-permissions'] ?? '')?.[0];
  return { says, required: scopes ?? permissions ?? '' };
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

/** What the token may not do is told the same whatever was asked, for it is warned of once. */
function refusal(
  status: number,
  { asked, says = '', required = '' }: { asked: string } & Partial<HostWords>,
): HostError {
  const message = `HTTP ${status} for ${asked}`;
  if (isRedirect(status)) return new HostError('moved', `the repository or issue has moved (${message})`);
  if (status === 404 || status === 410) return new HostError('gone', { message, says });
  if (status === 403 && /\blocked\b/i.test(says)) return new HostError('locked', 'the thread is locked');
  if (status === 401) return new HostError('forbidden', TOKEN_INVALID);
  if (status === 403)
    return new HostError('forbidden', { message: 'the token may not do this (HTTP 403)', says, required });
  return new HostError('refused', { message, says });
}
