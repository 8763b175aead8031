import { expect, test } from '@jest/globals';
import {
  NetworkError,
  ResponseError,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/client/errors.ts';
import { toLook } from '../../src/client/look.ts';

const REDIRECT = 'a redirect, which is never followed: check baseUrl';

test.each<[string, unknown, object]>([
  ['no connection', new NetworkError('x', { sent: false }), { kind: 'unreachable', detail: 'x' }],
  [
    'no connection, for a reason that stays',
    new NetworkError('x', { sent: false, fault: 'certificate', advice: 'y' }),
    { kind: 'refused', detail: 'x: y' },
  ],
  ['a timeout', new TimeoutError('x', { sent: true }), { kind: 'unreachable', detail: 'x' }],
  ['not JSON', new UnexpectedResponseError('x'), { kind: 'malformed', detail: 'x' }],
  [
    '429',
    new ResponseError(429, { retryAfterMs: 5 }),
    { kind: 'limited', detail: 'HTTP 429', retryAfterMs: 5 },
  ],
  ['500', new ResponseError(500), { kind: 'unreachable', detail: 'HTTP 500' }],
  [
    '503',
    new ResponseError(503, { retryAfterMs: 9 }),
    { kind: 'unreachable', detail: 'HTTP 503', retryAfterMs: 9 },
  ],
  ['408', new ResponseError(408), { kind: 'unreachable', detail: 'HTTP 408' }],
  ['425', new ResponseError(425), { kind: 'unreachable', detail: 'HTTP 425' }],
  [
    '401',
    new ResponseError(401),
    { kind: 'denied', detail: 'HTTP 401: key invalid or expired (keys expire after 90 days by default)' },
  ],
  [
    '403, with words of the service',
    new ResponseError(403, { detail: 'no' }),
    {
      kind: 'denied',
      detail: "HTTP 403: address not on the key's allowlist, or key without read scope; the service says: no",
    },
  ],
  ['404', new ResponseError(404), { kind: 'missing', detail: 'HTTP 404' }],
  ['400', new ResponseError(400, { detail: 'no' }), { kind: 'refused', detail: 'HTTP 400: no' }],
  ['300', new ResponseError(300), { kind: 'refused', detail: `HTTP 300 (${REDIRECT})` }],
  ['399', new ResponseError(399), { kind: 'refused', detail: `HTTP 399 (${REDIRECT})` }],
  ['what is no status of any answer', new ResponseError(299), { kind: 'refused', detail: 'HTTP 299' }],
])('%s', (_, error, expected) => {
  expect(toLook(error)).toStrictEqual(expected);
});

test('an error that is none of ours is no look', () => {
  expect(() => toLook(new TypeError('bug'))).toThrow(new TypeError('bug'));
});

test('an answer without Retry-After asks for nothing', () => {
  expect(toLook(new ResponseError(429))).not.toHaveProperty('retryAfterMs');
});
