import { expect, test } from '@jest/globals';
import {
  NetworkError,
  ResponseError,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/client/errors.ts';
import { toLook } from '../../src/client/look.ts';

test.each<[string, unknown, object]>([
  ['no connection', new NetworkError('x', { sent: false }), { kind: 'unreachable' }],
  [
    'no connection, for a reason that stays',
    new NetworkError('x', { sent: false, fault: 'certificate', advice: 'y' }),
    { kind: 'refused', detail: 'x: y' },
  ],
  ['a timeout', new TimeoutError('x', { sent: true }), { kind: 'unreachable' }],
  ['not JSON', new UnexpectedResponseError('x'), { kind: 'malformed', detail: 'x' }],
  ['429', new ResponseError(429, { retryAfterMs: 5 }), { kind: 'limited', retryAfterMs: 5 }],
  ['500', new ResponseError(500), { kind: 'unreachable', detail: 'HTTP 500' }],
  ['503', new ResponseError(503, { retryAfterMs: 9 }), { kind: 'unreachable', retryAfterMs: 9 }],
  ['408', new ResponseError(408), { kind: 'unreachable' }],
  ['401', new ResponseError(401), { kind: 'denied', detail: expect.stringContaining('90 days') }],
  [
    '403',
    new ResponseError(403),
    { kind: 'denied', detail: expect.stringMatching(/allowlist, or key without read scope/) },
  ],
  ['404', new ResponseError(404), { kind: 'missing' }],
  ['400', new ResponseError(400, { detail: 'no' }), { kind: 'refused', detail: 'HTTP 400: no' }],
  ['302', new ResponseError(302), { kind: 'refused', detail: expect.stringContaining('baseUrl') }],
])('%s', (_, error, expected) => {
  expect(toLook(error)).toMatchObject(expected);
});

test('an answer without Retry-After asks for nothing', () => {
  expect(toLook(new ResponseError(429))).not.toHaveProperty('retryAfterMs');
});
