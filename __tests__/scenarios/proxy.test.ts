import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startForwardProxy } from '../support/forward-proxy.ts';
import { CREATE, gist, LOOK, play } from '../support/scenario.ts';
import { hasOpenssl, makeCertificate } from '../support/tls-certificate.ts';

const host = 'docs-agent.invalid'; // No name server knows it: only a proxy can lead there.
const success = { exitCode: 0, outcome: 'pull-request', requests: [CREATE, LOOK, LOOK] };
const inputs = { baseUrl: `https://${host}`, pollSeconds: '1' };

(hasOpenssl ? describe : describe.skip)('fault 32: proxies', () => {
  let folder: string;
  let tls: { key: Buffer; cert: Buffer };
  let trust: Record<string, string>;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    const { certPath, ...made } = makeCertificate({ folder, hosts: [host] });
    tls = made;
    trust = { NODE_EXTRA_CA_CERTS: certPath };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['HTTPS_PROXY', 'https_proxy'])('%s leads every request to the service', async (variable) => {
    const hosts: Record<string, number> = {};
    await using proxy = await startForwardProxy({ hosts });
    const played = await play({ tls }, ({ port }) => {
      hosts[host] = port;
      return { env: { ...trust, [variable]: proxy.url }, inputs };
    });
    expect(gist(played)).toMatchObject(success);
    expect(new Set(proxy.requests)).toEqual(new Set([`CONNECT ${host}:443`]));
  });

  test.each<[string, (url: string) => Record<string, string>]>([
    ['NO_PROXY keeps a host off the proxy', (url) => ({ HTTPS_PROXY: url, NO_PROXY: `example.com,${host}` })],
    ['HTTP_PROXY alone is not for https', (url) => ({ HTTP_PROXY: url })],
  ])('%s', async (_, variables) => {
    await using proxy = await startForwardProxy({ hosts: {} });
    const env = { ...trust, ...variables(proxy.url) };
    const played = await play({ tls }, { env, inputs: { ...inputs, timeoutMinutes: '0.05' } });
    expect(played).toMatchObject({ exitCode: 1, outputs: { jobId: '' } });
    expect(proxy.requests).toEqual([]);
  });

  test('a proxy that refuses → proven unsent: an error, not `unknown`', async () => {
    await using proxy = await startForwardProxy({ hosts: {} });
    const played = await play(
      { tls },
      { env: { ...trust, HTTPS_PROXY: proxy.url }, inputs: { ...inputs, timeoutMinutes: '1' } },
    );
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: '', requests: [] });
    expect(proxy.requests.length).toBeGreaterThan(0);
  });

  test('a certificate that nobody trusts → proven unsent: an error, not `unknown`', async () => {
    const played = await play({ tls });
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: '', requests: [] });
  });
});

test('loopback is reached without the proxy', async () => {
  await using proxy = await startForwardProxy({ hosts: {} });
  const played = await play(
    {},
    { env: { HTTP_PROXY: proxy.url, http_proxy: proxy.url, HTTPS_PROXY: proxy.url } },
  );
  expect(gist(played)).toMatchObject(success);
  expect(proxy.requests).toEqual([]);
});
