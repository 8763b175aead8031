import { HttpClient } from '@actions/http-client';
import { afterEach, expect, test } from '@jest/globals';
import { authorizeQuietly, findProxyVariable } from '../../src/client/proxy.ts';

const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'NO_PROXY'];
afterEach(() => {
  for (const name of VARIABLES) delete process.env[name];
});

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['none', {}, 'https://a.example/', undefined],
  ['https', { HTTPS_PROXY: 'http://p:1' }, 'https://a.example/', 'HTTPS_PROXY'],
  [
    'the small letters first',
    { HTTPS_PROXY: 'http://p:1', https_proxy: 'http://q' },
    'https://a.example/',
    'https_proxy',
  ],
  ['not that of http', { HTTP_PROXY: 'http://p:1' }, 'https://a.example/', undefined],
  ['http', { HTTP_PROXY: 'http://p:1' }, 'http://a.example/', 'HTTP_PROXY'],
  ['passed over', { HTTPS_PROXY: 'nonsense', NO_PROXY: 'a.example' }, 'https://a.example/', undefined],
  ['loopback', { HTTP_PROXY: 'nonsense' }, 'http://127.0.0.1:80/', undefined],
])('the variable that counts: %s', (_, env, url, expected) => {
  Object.assign(process.env, env);
  expect(findProxyVariable(new URL(url))).toBe(expected);
});

test('credentials are taken from where the tunnel would encode them with a warning of Node', () => {
  process.env.HTTPS_PROXY = 'http://me:secret@p.example:1';
  const agent = new HttpClient('tests').getAgent('https://a.example/');
  expect(agent).toHaveProperty('proxyOptions.proxyAuth', 'me:secret');
  authorizeQuietly(agent);
  expect(agent).not.toHaveProperty('proxyOptions.proxyAuth');
});
