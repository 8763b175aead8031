import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { json } from './answers.ts';
import { startForwardProxy } from './forward-proxy.ts';
import { startScriptedService } from './scripted-service.ts';

const statusOf = (proxy: string, target: string): Promise<number | undefined> =>
  new Promise((settle, reject) => {
    const { hostname, port } = new URL(proxy);
    request({ host: hostname, port, path: target, agent: false }, (response) => {
      response.resume().on('end', () => settle(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

test('forwards absolute-form requests to the hosts it knows, and refuses others', async () => {
  await using service = await startScriptedService({ script: { 'GET /a?b=c': json(201, {}) } });
  await using proxy = await startForwardProxy({ hosts: { 'docs.invalid': service.port } });
  expect(await statusOf(proxy.url, 'http://docs.invalid/a?b=c')).toBe(201);
  expect(await statusOf(proxy.url, 'http://other.invalid/')).toBe(502);
  expect(proxy.requests).toEqual(['GET http://docs.invalid/a?b=c', 'GET http://other.invalid/']);
});
