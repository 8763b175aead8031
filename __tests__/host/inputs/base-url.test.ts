import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isLoopback } from '../../../src/contract/loopback.ts';
import { parseBaseUrl } from '../../../src/host/inputs/base-url.ts';
import { InputError } from '../../../src/host/inputs/input-error.ts';

test.each<[string, string, string, boolean]>([
  ['https', 'https://api.mintlify.com', 'https://api.mintlify.com', false],
  ['a trailing slash', 'https://api.mintlify.com/', 'https://api.mintlify.com', false],
  ['a path', 'https://docs.example/agent//', 'https://docs.example/agent', false],
  ['the default port', 'https://docs.example:443', 'https://docs.example', false],
  ['another port', 'https://docs.example:8443/a', 'https://docs.example:8443/a', false],
  ['capitals', 'HTTPS://Docs.Example/A', 'https://docs.example/A', false],
  ['a path that climbs', 'https://docs.example/a/../b', 'https://docs.example/b', false],
  ['http on a loopback name', 'http://localhost:8080', 'http://localhost:8080', true],
  ['http on a loopback address', 'http://127.0.0.1:8080/', 'http://127.0.0.1:8080', true],
  ['a loopback address written short', 'http://127.1', 'http://127.0.0.1', true],
  ['http on IPv6 loopback', 'http://[::1]:8080', 'http://[::1]:8080', true],
  ['a service on the runner', 'http://127.0.0.1:8080/#runner', 'http://127.0.0.1:8080#runner', true],
])('%s', (_, given, baseUrl, loopback) => {
  expect(parseBaseUrl(given)).toEqual({ baseUrl, loopback });
});

test.each<[string, string, RegExp]>([
  ['no URL', 'api.mintlify.com', /no URL/],
  ['nothing', '', /no URL/],
  ['http elsewhere', 'http://docs.example', /http:\/\/ beyond loopback/],
  ['http on a name that only looks like loopback', 'http://localhost.example', /beyond loopback/],
  ['http on an address that only looks like loopback', 'http://127.0.0.1.example', /beyond loopback/],
  ['another scheme', 'ftp://docs.example', /neither https/],
  ['a scheme that is code', 'javascript:alert(1)', /neither https/],
  ['a file', 'file:///etc/passwd', /neither https/],
  ['a user', 'https://anna@docs.example', /user name or password/],
  ['a password', 'https://:pw@docs.example', /user name or password/],
  ['a query', 'https://docs.example/?a=b', /a query/],
  ['an empty query', 'https://docs.example/?', /a query/],
  ['a fragment', 'https://docs.example/#a', /a fragment/],
  ['the fragment of a service on a runner elsewhere', 'https://docs.example/#runner', /a fragment/],
  ['the same on loopback by https', 'https://127.0.0.1/#runner', /a fragment/],
  ['two fragments', 'http://127.0.0.1/#a#runner', /a fragment/],
  ['another fragment on loopback', 'http://127.0.0.1/#runner2', /a fragment/],
  ['an empty fragment', 'https://docs.example/#', /a fragment/],
])('%s is refused', (_, given, sentence) => {
  expect(() => parseBaseUrl(given)).toThrow(InputError);
  expect(() => parseBaseUrl(given)).toThrow(sentence);
  expect(() => parseBaseUrl(given)).toThrow(/^Input baseUrl: .*accepted is/);
});

test.each([
  'https://anna:hunter2secret@docs.example',
  'http://anna:hunter2secret@docs.example',
  'hunter2secret:anna@docs.example',
  'https://docs.example/?key=hunter2secret',
  'https://docs.example/#hunter2secret',
  'https://hunter2secret:a:b@[',
  'hunter2secret',
])('%s is not repeated', (given) => {
  expect(() => parseBaseUrl(given)).toThrow(/^(?!.*(hunter2|anna))/);
  expect(() => parseBaseUrl(given)).toThrow(InputError);
});

test('what is accepted is https or loopback, and holds nothing but scheme, host and path', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
      (given) => {
        let parsed: ReturnType<typeof parseBaseUrl>;
        try {
          parsed = parseBaseUrl(given);
        } catch (error) {
          return expect(error).toBeInstanceOf(InputError);
        }
        const url = new URL(parsed.baseUrl);
        expect(url.protocol === 'https:' || isLoopback(url.hostname)).toBe(true);
        expect([url.username, url.password, url.search, url.hash]).toEqual(['', '', '', '']);
        expect(parsed.baseUrl.endsWith('/')).toBe(false);
      },
    ),
  );
});
