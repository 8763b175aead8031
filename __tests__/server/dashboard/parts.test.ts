import { describe, expect, test } from '@jest/globals';
import { networkOf } from '../../../src/server/access/addresses.ts';
import { type Filter, filterPath, parseFilter } from '../../../src/server/dashboard/filter.ts';
import { createLoginLimit, FAILURES_MAX } from '../../../src/server/dashboard/login-limit.ts';
import { renderDashboard } from '../../../src/server/dashboard/page.ts';
import { isOwnForm } from '../../../src/server/dashboard/same-site.ts';
import { createSessions, SESSION_MS } from '../../../src/server/dashboard/sessions.ts';
import { createMemorySessions } from '../../../src/server/store/memory-sessions.ts';

describe('a session', () => {
  test('stands for a key until its time is over, and does not hold it', async () => {
    let now = 1000;
    const sessions = createSessions(createMemorySessions(() => now));
    const session = await sessions.open('0a1b2c3d4e5f');
    expect(session).toMatch(/^[\w-]{43}$/);
    expect(session).not.toContain('0a1b2c3d4e5f');
    expect(await sessions.open('0a1b2c3d4e5f')).not.toBe(session);
    now += SESSION_MS - 1;
    expect(await sessions.find(session)).toBe('0a1b2c3d4e5f');
    now += 1;
    expect(await sessions.find(session)).toBeUndefined();
    now -= SESSION_MS;
    expect(await sessions.find(session)).toBeUndefined();
  });

  test('is over once it is closed; others go on; what is no session is none', async () => {
    const sessions = createSessions(createMemorySessions(() => 0));
    const [one, two] = [await sessions.open('a'), await sessions.open('b')];
    await sessions.close(one);
    expect([await sessions.find(one), await sessions.find(two), await sessions.find('nope')]).toEqual([
      undefined,
      'b',
      undefined,
    ]);
  });
});

describe('logins that fail', () => {
  test('make an address wait, and no other', () => {
    let now = 0;
    const limit = createLoginLimit(() => now);
    for (let count = 0; count < FAILURES_MAX; count++) expect(limit.failed('192.0.2.1')).toBeUndefined();
    expect(limit.failed('192.0.2.1')).toBe(900);
    expect(limit.failed('192.0.2.2')).toBeUndefined();
    now = 899_001;
    expect(limit.failed('192.0.2.1')).toBe(1);
    now = 900_000;
    expect(limit.failed('192.0.2.1')).toBeUndefined();
  });

  test('the oldest address is forgotten where there are too many', () => {
    const limit = createLoginLimit(() => 0);
    for (let count = 0; count < FAILURES_MAX; count++) limit.failed('192.0.2.1');
    for (let count = 0; count < 10_000; count++) limit.failed(`10.0.${count >> 8}.${count & 255}`);
    expect(limit.failed('192.0.2.1')).toBeUndefined();
  });
});

test.each([
  ['2001:db8::1', '2001:db8::ffff:2', true],
  ['2001:db8:0:0:1::', '2001:db8::2', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['::1', '1::', false],
  ['fe80::1%eth0', 'fe80::2', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:192.0.2.1', '192.0.2.2', false],
])('%s and %s count as one: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

describe('whether a form is from a page of the service', () => {
  const own = { site: undefined, origin: undefined, host: 'docs.example', publicUrl: 'https://docs.example' };
  test.each<[string, Partial<Parameters<typeof isOwnForm>[0]>, boolean]>([
    ['no browser', {}, true],
    ['a browser over https', { site: 'same-origin', origin: 'https://docs.example' }, true],
    ['a browser over http, which says less', { origin: 'http://docs.example' }, true],
    [
      'behind a proxy that changes the host',
      { origin: 'https://docs.example', host: '127.0.0.1:8787' },
      true,
    ],
    ['another site', { site: 'cross-site', origin: 'https://evil.example' }, false],
    ['a sibling', { site: 'same-site', origin: 'https://evil.docs.example' }, false],
    ['another site, over http', { origin: 'http://evil.example' }, false],
    ['another port', { origin: 'http://docs.example:81' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
  ])('%s', (_name, given, expected) => expect(isOwnForm({ ...own, ...given })).toBe(expected));
});

describe('the address of a list', () => {
  const projects = ['docs', 'other one'];
  test.each<[Filter, string]>([
    [{}, '/'],
    [{ status: 'failed' }, '/?status=failed'],
    [{ project: 'other one', status: 'active' }, '/?project=other+one&status=active'],
    [{ project: 'docs', before: { createdAt: 12, id: 'a-b_c' } }, '/?project=docs&before=12.a-b_c'],
  ])('%j is %s, and back', (filter, path) => {
    expect(filterPath(filter)).toBe(path);
    const query = Object.fromEntries(new URL(path, 'http://x').searchParams);
    expect(parseFilter(query, projects)).toEqual(filter);
  });

  test.each([
    [{ project: 'nope' }],
    [{ project: '' }],
    [{ status: 'lost' }],
    [{ status: '' }],
    [{ before: '12.a' }],
    [{ project: 'docs', before: 'x.a' }],
    [{ project: 'docs', before: "12.'" }],
    [{ project: 'docs', before: '' }],
  ])('%j is none', (query) => expect(parseFilter(query, projects)).toBeUndefined());
});

test('a job whose change did not pass its checks is not shown as well', () => {
  const job = {
    ...{ id: 'j1', project: 'docs', status: 'completed' as const, model: 'm', pr_link: null, created_at: 0 },
    ...{ archived_at: null, prompt: 'Fix it.', turns: 1, failure: null },
    checks: JSON.stringify([{ name: 'links', status: 'failed', rounds: 2, ms: 1 }]),
  };
  const counts = { active: 0, completed: 1, archived: 0, failed: 0 };
  const shown = [{ project: 'docs', counts, jobs: [job], next: undefined }];
  const page = renderDashboard({ projects: ['docs'], filter: {}, shown });
  expect(page).toContain('<span class="pill wrong">completed, checks failed</span>');
  expect(page).not.toContain('class="pill completed"');
});
