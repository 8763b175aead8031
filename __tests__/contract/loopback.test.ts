import { expect, test } from '@jest/globals';
import { isLoopback } from '../../src/contract/loopback.ts';

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['http://127.1', true],
  ['http://127.255.0.9:1', true],
  ['http://[::1]:8080', true],
  ['http://docs.example', false],
  ['http://localhost.example', false],
  ['http://my-localhost', false],
  ['http://127.0.0.1.example', false],
  ['http://127.example', false],
  ['http://10.127.0.0', false],
  ['http://[::2]', false],
  ['http://[fe80::1]', false],
])('%s is on this machine alone: %j', (url, expected) => {
  expect(isLoopback(new URL(url).hostname)).toBe(expected);
});
