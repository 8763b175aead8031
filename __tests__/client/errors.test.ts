import { describe, expect, test } from '@jest/globals';
import {
  type ConnectionFault,
  NetworkError,
  ResponseError,
  ServiceError,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/client/errors.ts';

test.each<[string, Error]>([
  ['ServiceError', new ServiceError('x')],
  ['ResponseError', new ResponseError(500)],
  ['NetworkError', new NetworkError('x', { sent: true })],
  ['TimeoutError', new TimeoutError('x', { sent: true })],
  ['UnexpectedResponseError', new UnexpectedResponseError('x')],
])('%s is one of ours, and goes by its name', (name, error) => {
  expect(error.name).toBe(name);
  expect(error).toBeInstanceOf(ServiceError);
});

test('an answer tells its status, and the words of the service where there are some', () => {
  expect(new ResponseError(404)).toMatchObject({ message: 'HTTP 404', status: 404, detail: '' });
  const limited = new ResponseError(429, { detail: 'slow down', retryAfterMs: 7 });
  expect(limited).toMatchObject({ message: 'HTTP 429: slow down', detail: 'slow down', retryAfterMs: 7 });
});

describe('a connection that failed', () => {
  test.each<[ConnectionFault, boolean]>([
    ['certificate', true],
    ['proxy-address', true],
    ['proxy', false],
    ['dns', false],
    ['refused', false],
    ['tls', false],
    ['protocol', false],
    ['other', false],
  ])('for %s: no retry mends it: %j, and never where something was sent', (fault, permanent) => {
    expect(new NetworkError('x', { sent: false, fault }).permanent).toBe(permanent);
    expect(new NetworkError('x', { sent: true, fault }).permanent).toBe(false);
  });

  test('tells what to do, where there is something', () => {
    const plain = new NetworkError('the connection was reset', { sent: true });
    expect(plain).toMatchObject({ fault: 'other', advice: '', sentence: 'the connection was reset' });
    const advised = new NetworkError('no name', { sent: false, fault: 'dns', advice: 'check baseUrl' });
    expect(advised.sentence).toBe('no name: check baseUrl');
  });
});
