import { afterAll, describe, expect, test } from '@jest/globals';
import { callerAddress, contains, isAddressRange } from '../../../src/server/access/addresses.ts';
import { authorize, createKey, type NewKey } from '../../../src/server/access/keys.ts';
import { openSqliteStores } from '../../../src/server/sqlite/open.ts';
import { createRateLimit } from '../../../src/server/store/rate-limit.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

const folder = tempFolder();
const stores = openSqliteStores({ dataDir: folder, limits: { agent: 1, analytics: 1 } });
const store = stores.keys;
afterAll(async () => {
  await stores.close();
  removeTempFolders();
});

const DAY = 86_400_000;
const use = async (key: NewKey, how: Partial<Parameters<typeof authorize>[1]> = {}, later = 0) => {
  const made = await createKey(store, key, 1_000_000);
  const asked = {
    authorization: `Bearer ${made.key}`,
    scope: 'read' as const,
    address: '10.1.2.3',
    project: 'docs',
    ...how,
  };
  const verdict = await authorize(store, asked, 1_000_000 + later);
  return verdict.ok ? 200 : verdict.status;
};

describe('a key', () => {
  test.each<[string, Promise<number>, number]>([
    ['is valid for 90 days', use({ project: 'docs' }, {}, 90 * DAY - 1), 200],
    ['and no longer', use({ project: 'docs' }, {}, 90 * DAY), 401],
    ['may live for ever', use({ project: 'docs', lifetimeMs: null }, {}, 9000 * DAY), 200],
    ['may live shorter', use({ project: 'docs', lifetimeMs: 1000 }, {}, 1000), 401],
    ['is missing', use({ project: 'docs' }, { authorization: undefined }), 401],
    ['is of another scheme', use({ project: 'docs' }, { authorization: 'Basic eDp5' }), 401],
    [
      'is unknown',
      use({ project: 'docs' }, { authorization: `Bearer docs_000000000000_${'a'.repeat(43)}` }),
      401,
    ],
    ['is of another form', use({ project: 'docs' }, { authorization: 'Bearer x' }), 401],
    ['only reads', use({ project: 'docs', scopes: ['read'] }, { scope: 'write' }), 403],
    ['only writes', use({ project: 'docs', scopes: ['write'] }), 403],
    ['is used from an allowed range', use({ project: 'docs', allow: ['10.0.0.0/8'] }), 200],
    ['is used from elsewhere', use({ project: 'docs', allow: ['192.168.0.0/16', '::1'] }), 403],
    ['is for another project', use({ project: 'other' }), 404],
    ['is for all projects', use({ project: '*' }), 200],
  ])('%s', async (_, status, expected) => {
    expect(await status).toBe(expected);
  });

  test('with one letter changed is no key', async () => {
    const { key } = await createKey(store, { project: 'docs' });
    const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const asked = { scope: 'read' as const, address: '::1', project: 'docs' };
    const ask = async (text: string) =>
      (await authorize(store, { ...asked, authorization: `Bearer ${text}` })).ok;
    expect([await ask(key), await ask(other)]).toEqual([true, false]);
  });

  test('is refused once revoked, and can be revoked once', async () => {
    const { id, key } = await createKey(store, { project: 'docs' });
    expect([await store.revoke(id, 5), await store.revoke(id, 6)]).toEqual([true, false]);
    expect(await store.revoke('nope', 7)).toBe(false);
    const verdict = await authorize(store, {
      authorization: `Bearer ${key}`,
      scope: 'read',
      address: '::1',
      project: 'docs',
    });
    expect(verdict).toMatchObject({ ok: false, status: 401 });
  });

  test('is kept as a hash only', async () => {
    const { key } = await createKey(store, { project: 'docs' });
    expect(key).toMatch(/^docs_[0-9a-f]{12}_[\w-]{43}$/);
    expect(JSON.stringify(await store.list())).not.toContain(key.slice(18));
  });
});

describe('addresses', () => {
  test.each([
    ['10.0.0.0/8', '::ffff:10.9.9.9', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['2001:db8::/32', '2001:db8::1', true],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', 'nonsense', false],
  ])('%s contains %s: %s', (range, address, expected) => {
    expect(contains([range], address)).toBe(expected);
  });

  test.each([
    ['1.2.3.4', true],
    ['1.2.3.4/33', false],
    ['::/128', true],
    ['::/129', false],
    ['1.2.3.4/8/8', false],
    ['example.com', false],
    ['1.2.3.4/', false],
  ])('%s is a range: %s', (text, expected) => {
    expect(isAddressRange(text)).toBe(expected);
  });

  test.each<[string, string, string | undefined, string[], string]>([
    ['nobody is trusted', '9.9.9.9', '1.1.1.1', [], '9.9.9.9'],
    ['the proxy is trusted', '127.0.0.1', '1.1.1.1', ['127.0.0.1'], '1.1.1.1'],
    ['the caller lies', '127.0.0.1', '10.0.0.1, 1.1.1.1', ['127.0.0.1'], '1.1.1.1'],
    ['two proxies', '127.0.0.1', '1.1.1.1, 10.0.0.1', ['127.0.0.1', '10.0.0.0/8'], '1.1.1.1'],
    ['no header', '127.0.0.1', undefined, ['127.0.0.1'], '127.0.0.1'],
  ])('caller where %s', (_, peer, header, trusted, expected) => {
    expect(callerAddress(peer, { for: header, trusted })).toBe(expected);
  });
});

test('a limit lets the next through when the oldest is an hour old', async () => {
  let now = 0;
  const limit = createRateLimit(2, () => now);
  const take = async (at: number, name = 'docs') => {
    now = at;
    const taken = await limit.take(name);
    return taken.ok ? 'ok' : taken.retryAfterSeconds;
  };
  expect([
    await take(0),
    await take(1000),
    await take(2000),
    await take(2000, 'other'),
    await take(3_599_500),
    await take(3_600_000),
    await take(3_600_001),
  ]).toEqual(['ok', 'ok', 3598, 'ok', 1, 'ok', 1]);
});
