import { type Answer, json } from './answers.ts';
import { fail } from './github-reply.ts';

/** One way in which the next call of an operation goes wrong. */
export type GitHubFault =
  /** Done, but the answer never comes. */
  | { kind: 'lost-answer' }
  /** Not done, and no answer either. */
  | { kind: 'reset' }
  /** Not done, and answered so. */
  | { kind: 'answered'; answer: Answer }
  /** Done, and answered so. */
  | { kind: 'carried-out'; answer: Answer }
  /** Done and answered, late. */
  | { kind: 'slow'; delayMs: number }
  | { kind: 'status'; status: number; message?: string; headers?: Record<string, string> }
  /** Primary limit: nothing left until `resetInSeconds` from now. */
  | { kind: 'rate-limit'; status?: 403 | 429; resetInSeconds: number }
  | { kind: 'secondary-rate-limit'; status?: 403 | 429; retryAfterSeconds?: number };

/** The headers of the primary rate limit, on every answer. */
export const limitHeaders = (limit: {
  remaining: number;
  resetInSeconds: number;
}): Record<string, string> => ({
  'x-ratelimit-limit': '5000',
  'x-ratelimit-remaining': String(limit.remaining),
  'x-ratelimit-used': String(5_000 - limit.remaining),
  'x-ratelimit-reset': String(Math.ceil(Date.now() / 1_000) + limit.resetInSeconds),
  'x-ratelimit-resource': 'core',
});

/** The answer that a fault gives; undefined where the request is carried out all the same. */
export function answerFault(fault: GitHubFault): Answer | undefined {
  switch (fault.kind) {
    case 'answered':
      return fault.answer;
    case 'status':
      return json(fault.status, fail(fault.status, fault.message ?? 'Server Error').body, {
        headers: fault.headers ?? {},
      });
    case 'rate-limit':
      return json(
        fault.status ?? 403,
        fail(fault.status ?? 403, 'API rate limit exceeded for installation.').body,
        {
          headers: limitHeaders({ remaining: 0, resetInSeconds: fault.resetInSeconds }),
        },
      );
    case 'secondary-rate-limit': {
      const message =
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
      const after = fault.retryAfterSeconds;
      return json(fault.status ?? 403, fail(fault.status ?? 403, message).body, {
        headers: after === undefined ? {} : { 'retry-after': String(after) },
      });
    }
    default:
      return undefined;
  }
}
