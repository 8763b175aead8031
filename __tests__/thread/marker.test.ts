import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inertBlock, inertInline } from '../../src/text/markdown.ts';
import {
  encodeMarker,
  findMarker,
  hashRequest,
  MARKER_MAX_CHARACTERS,
  MARKER_STATES,
  type Marker,
  matchesMarker,
} from '../../src/thread/marker.ts';

const marker: Marker = {
  repository: 'octo/docs',
  thread: 12,
  project: 'proj_1',
  host: 'api.mintlify.com',
  job: 'job_1',
  run: '9001',
  attempt: 1,
  state: 'active',
  request: hashRequest(['instruct', 'explain']),
};
const written = (value: unknown, version = 1) =>
  `<!-- docs-agent:v${version} ${Buffer.from(JSON.stringify(value)).toString('base64url')} -->`;

const name = fc.stringMatching(/^[A-Za-z0-9_.-]{1,20}$/);
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/);
const anyMarker: fc.Arbitrary<Marker> = fc.record(
  {
    repository: fc.tuple(name, name).map((names) => names.join('/')),
    thread: fc.integer({ min: 1 }),
    project: id,
    host: fc.constantFrom('api.mintlify.com', '127.0.0.1:8080', '[::1]:9'),
    job: id,
    run: fc.nat().map(String),
    attempt: fc.integer({ min: 1, max: 99 }),
    state: fc.constantFrom(...MARKER_STATES),
    request: fc.string().map((text) => hashRequest([text])),
    prLink: fc.nat().map((at) => `https://github.com/octo/docs/pull/${at}`),
    pages: fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 }),
  },
  { requiredKeys: ['repository', 'thread', 'project', 'host', 'run', 'attempt', 'state', 'request'] },
);

describe('marker', () => {
  test('comes back as written, wherever it stands in a comment', () => {
    fc.assert(
      fc.property(anyMarker, fc.string(), fc.string(), (value, before, after) => {
        const line = encodeMarker(value);
        expect(line).toMatch(/^<!-- docs-agent:v1 [A-Za-z0-9_-]+ -->$/);
        expect(findMarker(`${inertBlock(before)}\n\n${line}\n${inertBlock(after)}`)).toEqual({
          kind: 'marker',
          marker: value,
        });
      }),
    );
  });

  test('none is forged by text that was made inert, whole or in parts', () => {
    const line = encodeMarker(marker);
    const piece = fc.constantFrom(
      line,
      ...line.split(' '),
      ' ',
      '<',
      '!--',
      '&lt;!--',
      '&#60;!--',
      '\n',
      '\\',
      '\u200b',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(findMarker(inertBlock(text))).toEqual({ kind: 'none', reason: 'absent' });
        expect(findMarker(inertInline(text))).toEqual({ kind: 'none', reason: 'absent' });
      }),
    );
    expect(findMarker(line).kind).toBe('marker');
  });

  test.each<[string, string, string]>([
    ['nothing', 'hello', 'absent'],
    ['an empty body', '', 'absent'],
    ['another version', written(marker, 2), 'version'],
    ['no base64url', '<!-- docs-agent:v1 e30 -->'.replace('e30', 'e31'), 'encoding'],
    ['no JSON', `<!-- docs-agent:v1 ${Buffer.from('{').toString('base64url')} -->`, 'encoding'],
    [
      'broken UTF-8',
      `<!-- docs-agent:v1 ${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')} -->`,
      'encoding',
    ],
    ['an empty payload', '<!-- docs-agent:v1  -->', 'encoding'],
    ['too much', `<!-- docs-agent:v1 ${'A'.repeat(MARKER_MAX_CHARACTERS + 1)} -->`, 'size'],
    ['an unknown field', written({ ...marker, extra: 1 }), 'schema'],
    [
      '__proto__',
      `<!-- docs-agent:v1 ${Buffer.from(JSON.stringify(marker).replace('{', '{"__proto__":{"x":1},')).toString('base64url')} -->`,
      'schema',
    ],
    ['a missing field', written({ ...marker, run: undefined }), 'schema'],
    ['a null field', written({ ...marker, job: null }), 'schema'],
    ['an array', written([marker]), 'schema'],
    ['null', written(null), 'schema'],
    ['a job id that climbs', written({ ...marker, job: '../x' }), 'schema'],
    ['a project that climbs', written({ ...marker, project: '..' }), 'schema'],
    ['a thread as text', written({ ...marker, thread: '12' }), 'schema'],
    ['thread 0', written({ ...marker, thread: 0 }), 'schema'],
    ['an unknown state', written({ ...marker, state: 'done' }), 'schema'],
    ['a host with a path', written({ ...marker, host: 'x.test/y' }), 'schema'],
    ['a link with user information', written({ ...marker, prLink: 'https://a@b.test/' }), 'schema'],
    ['pages that are no text', written({ ...marker, pages: [1] }), 'schema'],
  ])('%s is none', (_, body, reason) => {
    expect(findMarker(body)).toEqual({ kind: 'none', reason });
  });

  test('of several the last counts', () => {
    const body = `${encodeMarker({ ...marker, state: 'creating' })}\n${encodeMarker(marker)}`;
    expect(findMarker(body)).toMatchObject({ marker: { state: 'active' } });
  });

  test('pages that do not fit are left out, not the marker', () => {
    const pages = Array.from({ length: 3000 }, (_, at) => `/guides/page-${at}`);
    const line = encodeMarker({ ...marker, pages });
    expect(line.length).toBeLessThanOrEqual(MARKER_MAX_CHARACTERS + 40);
    const found = findMarker(line);
    const kept = found.kind === 'marker' ? (found.marker.pages ?? []) : [];
    expect(kept.length).toBeGreaterThan(300);
    expect(kept).toEqual(pages.slice(0, kept.length));
  });

  test('one that could not be read again is not written', () => {
    expect(() => encodeMarker({ ...marker, job: 'a/b' })).toThrow(RangeError);
  });

  test.each([
    ['its own thread', {}, true],
    ['another case of the repository', { repository: 'Octo/Docs' }, true],
    ['another thread', { thread: 13 }, false],
    ['another repository', { repository: 'octo/other' }, false],
    ['another project', { project: 'proj_2' }, false],
    ['another host', { host: 'evil.test' }, false],
    ["its job's pull request", { thread: 40, prLink: 'https://github.com/octo/docs/pull/40' }, true],
    ['another pull request', { thread: 41, prLink: 'https://github.com/octo/docs/pull/41' }, false],
    [
      "its job's pull request, seen from elsewhere",
      { thread: 40, repository: 'o/x', prLink: 'https://github.com/octo/docs/pull/40' },
      false,
    ],
  ])('%s', (_, change, expected) => {
    const bounds = { repository: 'octo/docs', thread: 12, project: 'proj_1', host: 'api.mintlify.com' };
    const withLink = { ...marker, prLink: 'https://github.com/octo/docs/pull/40' };
    expect(matchesMarker(withLink, { ...bounds, ...change })).toBe(expected);
  });

  test('a marker without a link matches no pull request by lacking one', () => {
    expect(matchesMarker(marker, { ...marker, thread: 99 })).toBe(false);
  });

  test('requests differ by each of their parts', () => {
    expect(hashRequest(['a', 'b'])).not.toBe(hashRequest(['ab']));
    expect(hashRequest(['a', 'b'])).toBe(hashRequest(['a', 'b']));
  });
});
