import { afterAll, describe, expect, test } from '@jest/globals';
import { callerAddress, contains, isAddressRange } from '../../../src/server/access/addresses.ts';
import { authorize, createKey, type NewKey } from '../../../src/server/access/keys.ts';
import { createRateLimit } from '../../../src/server/http/rate-limit.ts';
import { openDatabase } from '../../../src/server/sqlite/database.ts';
import { createKeyStore } from '../../../src/server/sqlite/keys.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

const folder = tempFolder();
const db = openDatabase(folder);
const store = createKeyStore(db);
afterAll(() => {
  db.close();
  removeTempFolders();
});

const DAY = 86_400_000;
const use = (key: NewKey, how: Partial<Parameters<typeof authorize>[1]> = {}, later = 0) => {
  const made = createKey(store, key, 1_000_000);
  const asked = {
    authorization: `Bearer ${made.key}`,
    scope: 'read' as const,
    address: '10.1.2.3',
    project: 'docs',
    ...how,
  };
  const verdict = authorize(store, asked, 1_000_000 + later);
  return verdict.ok ? 200 : verdict.status;
};

describe('a key', () => {
  test.each<[string, number, number]>([
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
  ])('%s', (_, status, expected) => {
    expect(status).toBe(expected);
  });

  test('with one letter changed is no key', () => {
    const { key } = createKey(store, { project: 'docs' });
    const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const ask = (text: string) =>
      authorize(store, { authorization: `Bearer ${text}`, scope: 'read', address: '::1', project: 'docs' })
        .ok;
    expect([ask(key), ask(other)]).toEqual([true, false]);
  });

  test('is refused once revoked, and can be revoked once', () => {
    const { id, key } = createKey(store, { project: 'docs' });
    expect([store.revoke(id, 5), store.revoke(id, 6), store.revoke('nope', 7)]).toEqual([true, false, false]);
    const verdict = authorize(store, {
      authorization: `Bearer ${key}`,
      scope: 'read',
      address: '::1',
      project: 'docs',
    });
    expect(verdict).toMatchObject({ ok: false, status: 401 });
  });

  test('is kept as a hash only', () => {
    const { key } = createKey(store, { project: 'docs' });
    expect(key).toMatch(/^docs_[0-9a-f]{12}_[\w-]{43}$/);
    expect(JSON.stringify(store.list())).not.toContain(key.slice(18));
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

test('a limit lets the next through when the oldest is an hour old', () => {
  let now = 0;
  const limit = createRateLimit(2, () => now);
  const take = (at: number, name = 'docs') => {
    now = at;
    const taken = limit.take(name);
    return taken.ok ? 'ok' : taken.retryAfterSeconds;
  };
  expect([
    take(0),
    take(1000),
    take(2000),
    take(2000, 'other'),
    take(3_599_500),
    take(3_600_000),
    take(3_600_001),
  ]).toEqual(['ok', 'ok', 3598, 'ok', 1, 'ok', 1]);
});
