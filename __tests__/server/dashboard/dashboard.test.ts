import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import type { NewKey } from '../../../src/server/access/keys.ts';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import { removeTempFolders, type TestService, testService, until } from '../support.ts';

afterAll(removeTempFolders);

let service: TestService;
afterEach(() => service.stop());

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${service.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
/** Logs in with a key; the cookie as it is sent back. */
const login = async (key: string) => (await post('/login', { key })).headers.get('set-cookie')?.split(';')[0];
const look = async (cookie: string | undefined, path = '/') => {
  const response = await fetch(`${service.url}${path}`, { headers: cookie ? { cookie } : {} });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const keyFor = async (key: NewKey) => (await service.createKey(key)).key;
const titles = (text: string) =>
  [...text.matchAll(/<a href="\/review\/[^"]+">([^<]*)/g)].map(([, title]) => title);

describe('the login', () => {
  test('shows a form with a password field, and nothing of any job', async () => {
    service = await testService({});
    await service.create('A secret plan.');
    const { status, headers, text } = await look(undefined);
    expect(status).toBe(200);
    expect(text).toMatch(/<form [^>]*method="post" action="\/login">[\s\S]*<input [^>]*type="password"/);
    expect(text).not.toMatch(/secret plan|\/review|<script/);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('takes a read key for a cookie that does not hold it', async () => {
    service = await testService({});
    const key = await keyFor({ project: 'docs', scopes: ['read'] });
    const response = await post('/login', { key: ` ${key}\n` });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^docs-agent=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    const [id, secret] = [key.slice('docs_'.length, -'_'.length - 43), key.slice(-43)];
    for (const part of [id, secret]) expect(cookie).not.toContain(part);
    expect((await look(cookie.split(';')[0])).text).toContain('<h1>Jobs</h1>');
  });

  test('the cookie is for https alone where the service is', async () => {
    service = await testService({ config: { publicUrl: 'https://docs.example/' } });
    const response = await post('/login', { key: service.key });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-docs-agent=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test.each<[string, NewKey | undefined, RegExp]>([
    ['that is none', undefined, /The key is not valid/],
    ['that has expired', { project: 'docs', lifetimeMs: -1 }, /has expired/],
    ['without the scope', { project: 'docs', scopes: ['write'] }, /does not have the read scope/],
    ['of another address', { project: 'docs', allow: ['192.0.2.0/24'] }, /not on the allowlist/],
  ])('refuses a key %s', async (_name, made, sentence) => {
    service = await testService({});
    const response = await post('/login', { key: made ? await keyFor(made) : 'docs_nope' });
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toMatch(sentence);
  });

  test('counts no form that did not arrive whole', async () => {
    service = await testService({});
    const { hostname, port } = new URL(service.url);
    const head = `POST /login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nSec-Fetch-Site: same-origin\r\n`;
    const type = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n';
    for (let count = 0; count < 12; count++) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      await new Promise<void>((sent) => socket.write(`${head}${type}key=docs_`, () => sent()));
      // The service has it once it has answered somebody else.
      await look(undefined);
      socket.destroy();
      await once(socket, 'close');
    }
    await until(() =>
      service.log.filter((line) => /request .*login/.test(line)).length >= 12 ? true : undefined,
    );
    expect((await post('/login', { key: service.key })).status).toBe(303);
    expect(service.log.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  test('makes an address wait after ten that failed, but not for a right key', async () => {
    service = await testService({});
    for (let count = 0; count < 10; count++) expect((await post('/login', { key: 'x' })).status).toBe(401);
    const response = await post('/login', { key: 'x' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^8\d\d|900$/),
    ]);
    expect(await response.text()).toContain('Wait 15 minutes');
    expect((await post('/login', { key: service.key })).status).toBe(303);
  });

  test('counts no form that came without a key, and no key that is right and may not log in', async () => {
    service = await testService({});
    const { port } = new URL(service.url);
    const half = 'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n';
    for (let count = 0; count < 12; count++) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(`${half}Content-Type: application/x-www-form-urlencoded\r\n\r\nkey=d`);
      await once(socket.resume(), 'close');
      expect((await post('/login', { other: 'x' })).status).toBe(400);
    }
    const writes = await keyFor({ project: 'docs', scopes: ['write'] });
    for (let count = 0; count < 12; count++) expect((await post('/login', { key: writes })).status).toBe(401);
    expect((await post('/login', { key: 'x' })).status).toBe(401);
  });

  test('takes no form of another site, and none that is too large or no form', async () => {
    service = await testService({});
    const { key } = service;
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const response = await post('/login', { key }, { [name]: value });
      expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
    }
    expect((await post('/login', { key: 'x'.repeat(5000) })).status).toBe(413);
    const other = await fetch(`${service.url}/login`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(other.status).toBe(400);
    expect((await look(undefined, '/login')).status).toBe(405);
  });
});

describe('a session', () => {
  test('ends with a logout, and with its key', async () => {
    service = await testService({});
    const made = await service.createKey({ project: 'docs' });
    const [one, two] = [await login(made.key), await login(made.key)];
    const out = await post('/logout', {}, { cookie: one ?? '' });
    expect([out.status, out.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('Max-Age=0')]);
    expect((await look(one)).text).toContain('type="password"');
    expect((await look(two)).text).toContain('<h1>Jobs</h1>');
    expect((await post('/logout', {}, { cookie: two ?? '', origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await look(two)).text).toContain('<h1>Jobs</h1>');
    const db = openDatabase(`${service.folder}/data`);
    db.prepare('UPDATE keys SET revoked_at = 1 WHERE id = ?').run(made.id);
    db.close();
    expect((await look(two)).text).toContain('type="password"');
  });

  test('is no key for the API', async () => {
    service = await testService({});
    const cookie = (await login(service.key)) ?? '';
    const { id } = await service.create('Look.');
    const headers = { cookie };
    expect((await service.api('GET', `/v2/agent/docs/job/${id}`, { key: null, headers })).status).toBe(401);
  });
});

describe('the list', () => {
  test("shows the jobs of the key's projects alone, newest first, by state, with links", async () => {
    service = await testService({ agents: { docs: 'true', broken: 'exit 3', other: 'true' } });
    for (const prompt of ['First <b>.', 'Second @me.'])
      await service.finished((await service.create(prompt)).id);
    const { id } = await service.finished((await service.create('Third.', 'broken')).id, 'broken');
    const all = await look(await login(service.key));
    expect(titles(all.text)).toEqual(['Second @ me.', 'First &lt;b&gt;.', 'Third.']);
    expect([...all.text.matchAll(/<h2>(\w+)/g)].map(([, name]) => name)).toEqual(['docs', 'broken', 'other']);
    expect(all.text).toContain(`<a href="/review/broken/${id}">`);
    expect(all.text).toContain('the agent command ended with exit code 3');
    expect(all.text).toMatch(/status=completed">completed<small>2<[\s\S]*status=failed">failed<small>1</);
    expect(all.text).toContain('There are no jobs.');
    expect(all.text).not.toContain('<script');

    const cookie = await login(await keyFor({ project: 'docs', scopes: ['read'] }));
    const own = await look(cookie);
    expect(titles(own.text)).toEqual(['Second @ me.', 'First &lt;b&gt;.']);
    expect(own.text).not.toMatch(/broken|other/);
    expect((await look(cookie, '/?project=broken')).status).toBe(404);
    expect((await look(cookie, '/?project=nope')).text).toBe((await look(cookie, '/?project=broken')).text);

    const failed = await look(await login(service.key), '/?status=failed');
    expect(titles(failed.text)).toEqual(['Third.']);
    expect((await look(await login(service.key), '/?status=nope')).status).toBe(404);
  });

  test('goes on at the next page, each job once, and reloads itself while one is active', async () => {
    service = await testService({
      agents: { docs: 'sleep 30' },
      config: { concurrency: 1, limits: { agentRequestsPerHour: 1000 } },
    });
    const prompts = Array.from({ length: 120 }, (_, index) => `Job ${index}.`);
    for (const prompt of prompts) expect((await service.create(prompt)).id).toBeDefined();
    const cookie = await login(service.key);
    const seen: (string | undefined)[] = [];
    let path: string | undefined = '/';
    while (path !== undefined) {
      const { text } = await look(cookie, path);
      expect(text.includes('http-equiv="refresh"')).toBe(path === '/');
      seen.push(...titles(text));
      path = /href="([^"]+)">Older jobs/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toEqual(prompts.reverse());
  });
});
