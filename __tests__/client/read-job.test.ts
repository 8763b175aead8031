import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { UnexpectedResponseError } from '../../src/client/errors.ts';
import { readJob } from '../../src/client/read-job.ts';
import { JOB_STATUSES } from '../../src/contract/job-status.ts';

const KEY = 'mint_k3yForTheTestsOnly';
const read = (value: unknown) => readJob(Buffer.from(JSON.stringify(value)), [KEY]);
const whole = {
  id: 'job_1',
  status: 'completed',
  source: { repository: 'https://github.com/octo-org/octo-docs', ref: 'main' },
  model: 'sonnet',
  prLink: 'https://github.com/octo-org/octo-docs/pull/42',
  createdAt: '2026-01-05T09:30:00.000Z',
  archivedAt: '2026-01-05T10:00:00.000Z',
};

describe('a job is read as far as it goes', () => {
  test.each<[string, unknown, object]>([
    ['whole', whole, whole],
    ['nothing', {}, {}],
    [
      'nulls',
      { id: null, status: null, source: null, model: null, prLink: null, archivedAt: null },
      { prLink: null },
    ],
    [
      'other types',
      { id: 7, status: 1, source: 'x', model: {}, prLink: 5, createdAt: 5 },
      { prLinkDropped: true },
    ],
    ['extras', { id: 'a', extra: 1, updatedAt: 'x' }, { id: 'a' }],
    [
      'a source of which one part is usable',
      { source: { repository: 5, ref: 'main' } },
      { source: { ref: 'main' } },
    ],
    ['a source on the default branch', { source: { ref: null } }, { source: {} }],
    ['an unknown status', { status: ' queued\n' }, { unknownStatus: 'queued' }],
    ['a status in other letters', { status: 'Completed' }, { unknownStatus: 'Completed' }],
    ['a blank status', { status: '  ' }, {}],
    ['text over lines', { model: 'a\r\n::error::b\u200b' }, { model: 'a ::error::b' }],
    ['empty words', { model: '', createdAt: '' }, {}],
    ['a link that is none', { prLink: 'javascript:alert(1)' }, { prLinkDropped: true }],
    ['a link with a password', { prLink: 'https://a:b@github.com/x' }, { prLinkDropped: true }],
    ['a link with a line break', { prLink: 'https://github.com/x\n' }, { prLinkDropped: true }],
    ['an empty link', { prLink: '' }, {}],
  ])('%s', (_, value, expected) => {
    expect(read(value)).toStrictEqual(expected);
  });

  test('checks of our own service are read one by one', () => {
    const good = { name: 'links', status: 'failed before', rounds: 2 };
    const given = [
      good,
      { ...good, status: 'green' },
      null,
      1,
      { name: 1, status: 'passed' },
      { name: `a\u0000\n${'b'.repeat(99)}`, status: 'passed', rounds: -1 },
    ];
    const read = readJob(Buffer.from(JSON.stringify({ id: 'j', checks: given })), []);
    expect(read.checks).toStrictEqual([
      good,
      { name: expect.stringMatching(/^a b{1,57}…?$/), status: 'passed', rounds: 0 },
    ]);
    for (const checks of [[], {}, 'links', null])
      expect(readJob(Buffer.from(JSON.stringify({ id: 'j', checks })), [])).toStrictEqual({ id: 'j' });
  });

  test('why a job failed, as our own service says, is one line', () => {
    expect(read({ status: 'failed', failure: 'its branch was\n::error::moved' })).toStrictEqual({
      status: 'failed',
      failure: 'its branch was ::error::moved',
    });
    const failure =
      'fatal: https://x-access-token:ghs_s3cret@git.example/o/r, http://u:p@ss@h:8080/ and ssh://git@h';
    expect(read({ failure })).toStrictEqual({
      failure: 'fatal: https://***@git.example/o/r, http://***@h:8080/ and ssh://***@h',
    });
    expect(read({ failure: 'fatal: https://u:half-of-a-secr…' })).toStrictEqual({
      failure: 'fatal: https://***…',
    });
    for (const none of ['', null, 5, {}]) expect(read({ id: 'j', failure: none })).toStrictEqual({ id: 'j' });
  });

  test('long words are cut', () => {
    const { model, unknownStatus } = read({ model: 'm'.repeat(5000), status: 's'.repeat(5000) });
    expect([model?.length, unknownStatus?.length]).toStrictEqual([500, 60]);
  });
});

test.each(['', '{', '[]', 'null', '"text"', '5', '{"a":1}x', '<html>'])('%j is no job', (text) => {
  expect(() => readJob(Buffer.from(text), [])).toThrow(UnexpectedResponseError);
});

test('bytes that are no UTF-8 are no job', () => {
  expect(() => readJob(Buffer.from([0x7b, 0xff, 0x7d]), [])).toThrow(UnexpectedResponseError);
});

test('__proto__ and constructor carry nothing in', () => {
  const text = '{"__proto__":{"status":"completed","prLink":"https://x.example/"},"constructor":{"id":"a"}}';
  const job = readJob(Buffer.from(text), []);
  expect(Reflect.ownKeys(job)).toStrictEqual([]);
  expect(job.status).toBeUndefined();
  expect(({} as { status?: unknown }).status).toBeUndefined();
});

describe('a key that the service echoes goes before anything is cut or escaped', () => {
  test.each<[string, object, object]>([
    ['in a word', { model: `a ${KEY} b` }, { model: 'a *** b' }],
    ['across a cut', { model: `${'m'.repeat(490)} ${KEY}` }, { model: `${'m'.repeat(490)} ***` }],
    ['with hidden characters in it', { model: KEY.split('').join('\u200b') }, { model: '***' }],
    ['in an unknown status', { status: KEY }, { unknownStatus: '***' }],
    ['in a link', { prLink: `https://github.com/${KEY}` }, { prLink: 'https://github.com/***' }],
    ['in a source', { source: { repository: KEY, ref: KEY } }, { source: { repository: '***', ref: '***' } }],
  ])('%s', (_, value, expected) => {
    expect(read(value)).toStrictEqual(expected);
  });
});

test('whatever comes, only known fields of their type go on', () => {
  const field = fc.oneof(
    fc.string(),
    fc.jsonValue(),
    fc.constantFrom(...JOB_STATUSES, 'https://github.com/a'),
  );
  const keys = ['id', 'status', 'source', 'model', 'prLink', 'createdAt', 'archivedAt', '__proto__', 'x'];
  const anything = fc.dictionary(fc.constantFrom(...keys), field);
  const known = [...keys.slice(0, 7), 'unknownStatus', 'prLinkDropped'];
  fc.assert(
    fc.property(anything, (value) => {
      const job = read(value);
      expect(known).toStrictEqual(expect.arrayContaining(Object.keys(job)));
      expect(job.status === undefined || JOB_STATUSES.includes(job.status)).toBe(true);
      expect(job.status !== undefined && job.unknownStatus !== undefined).toBe(false);
      for (const name of ['model', 'unknownStatus', 'createdAt', 'archivedAt'] as const)
        expect(job[name] ?? '').not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
      if (job.prLink) expect(job.prLink).toMatch(/^https?:\/\//);
    }),
  );
});
