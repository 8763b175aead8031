import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  findMarker,
  hashRequest,
  isSameAttempt,
  MARKER_MAX_CHARACTERS,
  matchesMarker,
  projectBounds,
  tellMarker,
} from '../../src/story/marker.ts';
import type { Marker, MarkerOwner } from '../../src/story/marker-owner.ts';
import type { Story } from '../../src/story/story.ts';
import { traceOf } from '../../src/story/trace.ts';
import { codeSpan, inertBlock, inertInline } from '../../src/text/markdown.ts';
import { writeFirstMarker } from '../support/first-marker.ts';
import { EVERY_STORY, LEFT, OWNER, STORIES } from './stories.ts';

const running: Story = {
  kind: 'running',
  jobId: 'job_1',
  job: { status: 'active' },
  turn: { kind: 'first' },
};
const marker: Marker = { ...OWNER, story: running };
const write = (payload: string | Buffer, version = 2) =>
  `<!-- docs-agent:v${version} ${Buffer.from(payload).toString('base64url')} -->`;
const written = (value: unknown, version = 2) => write(JSON.stringify(value), version);
const withStory = (change: object) => written({ ...marker, story: { ...running, ...change } });
const { order: _, untilMs: __, ...firstOwner } = OWNER;
const first = {
  ...firstOwner,
  pages: ['/a'],
  state: 'active',
  job: 'job_1',
};

const name = fc.stringMatching(/^[A-Za-z0-9_.-]{1,20}$/);
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/);
const anyOwner: fc.Arbitrary<MarkerOwner> = fc.record({
  repository: fc.tuple(name, name).map((names) => names.join('/')),
  thread: fc.integer({ min: 1 }),
  project: id,
  host: fc.constantFrom('api.mintlify.com', '127.0.0.1:8080', '[::1]:9'),
  run: fc.nat().map(String),
  attempt: fc.integer({ min: 1, max: 99 }),
  request: fc.string().map((text) => hashRequest([text])),
  pages: fc.array(fc.string({ minLength: 1, unit: 'grapheme' })),
  order: fc.maxSafeNat(),
  untilMs: fc.maxSafeNat(),
});

describe('marker', () => {
  test('comes back as written, wherever it stands in a comment', () => {
    fc.assert(
      fc.property(anyOwner, fc.string(), fc.string(), (owner, before, after) => {
        const line = tellMarker(running, owner);
        expect(line).toMatch(/^<!-- docs-agent:v2 [A-Za-z0-9_-]+ -->$/);
        expect(findMarker(`${inertBlock(before)}\n\n${line}\n${inertBlock(after)}`)).toEqual({
          kind: 'marker',
          marker: { ...owner, story: running },
        });
      }),
    );
  });

  test('none is forged by text that was made inert, whole or in parts', () => {
    const line = tellMarker(running, OWNER);
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

  test.each([
    ['in a code span', codeSpan],
    ['in a line to copy', (text: string) => `\`\`\`text\n/docs Bring ${text} up to date.\n\`\`\``],
    ['behind a mark of a quote', (text: string) => `> ${text}`],
  ])('none is read %s, where a name of a stranger may stand', (_, within) => {
    const lines = [tellMarker(running, OWNER), writeFirstMarker({ ...first, job: 'old' })];
    for (const line of lines) {
      expect(findMarker(`Some text\n\n${within(line)}\n\nmore`)).toEqual({ kind: 'none', reason: 'absent' });
      const ours = tellMarker({ kind: 'creating' }, OWNER);
      expect(findMarker(`${ours}\n\n${within(line)}`)).toMatchObject({
        marker: { story: { kind: 'creating' } },
      });
    }
  });

  test.each<[string, string, string]>([
    ['nothing', 'hello', 'absent'],
    ['an empty body', '', 'absent'],
    ['another version', written(marker, 3), 'version'],
    ['no base64url', '<!-- docs-agent:v2 e31 -->', 'encoding'],
    ['no JSON', write('{'), 'encoding'],
    ['broken UTF-8', write(Buffer.from([0x22, 0xff, 0x22])), 'encoding'],
    ['an empty payload', '<!-- docs-agent:v2  -->', 'encoding'],
    [
      'as much as may be, and no JSON',
      `<!-- docs-agent:v2 ${'A'.repeat(MARKER_MAX_CHARACTERS)} -->`,
      'encoding',
    ],
    ['too much', `<!-- docs-agent:v2 ${'A'.repeat(MARKER_MAX_CHARACTERS + 1)} -->`, 'size'],
    ['an unknown field', written({ ...marker, extra: 1 }), 'schema'],
    ['__proto__', write(JSON.stringify(marker).replace('{', '{"__proto__":{"x":1},')), 'schema'],
    ['a missing field', written({ ...marker, run: undefined }), 'schema'],
    ['a null field', written({ ...marker, pages: null }), 'schema'],
    ['an array', written([marker]), 'schema'],
    ['null', written(null), 'schema'],
    ['a number', written(7), 'schema'],
    ['a project that climbs', written({ ...marker, project: '..' }), 'schema'],
    ['a thread as text', written({ ...marker, thread: '12' }), 'schema'],
    ['thread 0', written({ ...marker, thread: 0 }), 'schema'],
    ['a host with a path', written({ ...marker, host: 'x.test/y' }), 'schema'],
    ['pages that are no text', written({ ...marker, pages: [1] }), 'schema'],
    ['no story', written(OWNER), 'schema'],
    ['an unknown kind', withStory({ kind: 'done' }), 'schema'],
    ['a kind that every object has', withStory({ kind: 'constructor' }), 'schema'],
    ['a field that its kind does not have', withStory({ link: 'https://a.test/' }), 'schema'],
    ['a job id that climbs', withStory({ jobId: '../x' }), 'schema'],
    ['a job without a turn', withStory({ turn: undefined }), 'schema'],
    ['a turn without evidence', withStory({ turn: { kind: 'further', before: {}, number: 0 } }), 'schema'],
    ['an unknown status', withStory({ job: { status: 'done' } }), 'schema'],
    ['a link with user information', withStory({ job: { prLink: 'https://a@b.test/' } }), 'schema'],
    ['a job with __proto__', withStory({ job: JSON.parse('{"__proto__":{"x":1}}') }), 'schema'],
    ['version 1 with an unknown field', written({ ...first, extra: 1 }, 1), 'schema'],
    ['version 1 with an unknown state', written({ ...first, state: 'done' }, 1), 'schema'],
    ['version 1 with a job id that climbs', written({ ...first, job: '../x' }, 1), 'schema'],
    ['version 1 with a null field', written({ ...first, job: null }, 1), 'schema'],
    ['version 1 without a run', written({ ...first, run: undefined }, 1), 'schema'],
    ['version 1 with user information', written({ ...first, prLink: 'https://a@b.test/' }, 1), 'schema'],
    ['version 1 in version 2', written(first), 'schema'],
    ['version 2 in version 1', written(marker, 1), 'schema'],
  ])('%s is none', (_, body, reason) => {
    expect(findMarker(body)).toEqual({ kind: 'none', reason });
  });

  test.each<[string, Partial<MarkerOwner>]>([
    ['the longest names', { repository: `o/${'r'.repeat(198)}`, host: 'h'.repeat(300) }],
    ['nothing before it, and no end that is known', { order: 0, untilMs: 0 }],
    ['the first attempt in thread 1', { attempt: 1, thread: 1 }],
    ['the longest id of a run', { run: '9'.repeat(20) }],
    ['the longest page', { pages: ['p'.repeat(512)] }],
  ])('%s can stand in it', (_, change) => {
    const owner = { ...OWNER, ...change };
    expect(findMarker(tellMarker(running, owner))).toMatchObject({ marker: owner });
  });

  test.each<[string, Partial<MarkerOwner>]>([
    ['longer names', { repository: `o/${'r'.repeat(199)}` }],
    ['a longer host', { host: 'h'.repeat(301) }],
    ['no host', { host: '' }],
    ['an attempt before the first', { attempt: 0 }],
    ['a longer id of a run', { run: '9'.repeat(21) }],
    ['a shorter request', { request: 'a'.repeat(31) }],
    ['no page', { pages: [''] }],
    ['a longer page', { pages: ['p'.repeat(513)] }],
  ])('%s can not', (_, change) => {
    expect(findMarker(written({ ...marker, ...change }))).toEqual({ kind: 'none', reason: 'schema' });
  });

  test('of several the last counts, of whatever version', () => {
    const creating = tellMarker({ kind: 'creating' }, OWNER);
    const ours = tellMarker(running, OWNER);
    const old = writeFirstMarker({ ...first, job: 'old' });
    expect(findMarker(`${creating}\n${ours}`)).toMatchObject({ marker: { story: { kind: 'running' } } });
    expect(findMarker(`${ours}\n${old}`)).toMatchObject({ marker: { story: { jobId: 'old' } } });
    expect(findMarker(`${old}\n${ours}`)).toMatchObject({ marker: { story: { jobId: 'job_1' } } });
  });

  test('pages that do not fit are left out, not the marker', () => {
    const pages = Array.from({ length: 3000 }, (_, at) => `/guides/page-${at}`);
    const line = tellMarker(running, { ...OWNER, pages });
    expect(line.length).toBeLessThanOrEqual(MARKER_MAX_CHARACTERS + 40);
    const found = findMarker(line);
    const kept = found.kind === 'marker' ? found.marker.pages : [];
    expect(kept.length).toBeGreaterThan(300);
    expect(kept).toEqual(pages.slice(0, kept.length));
  });

  test('pages go where the whole is a byte too long, and not before', () => {
    const told = (characters: number) => {
      const job = { status: 'active', failure: 'x'.repeat(characters) } as const;
      return tellMarker({ ...running, job }, { ...OWNER, pages: ['/a'] });
    };
    const payloadOf = (line: string) => line.split(' ')[2] ?? '';
    const around = Buffer.from(payloadOf(told(0)), 'base64url').length;
    const most = (MARKER_MAX_CHARACTERS / 4) * 3 - around;
    // Without a failure its field is not there either.
    const room = most - ',"failure":""'.length;
    expect(payloadOf(told(room))).toHaveLength(MARKER_MAX_CHARACTERS);
    expect(findMarker(told(room))).toMatchObject({ marker: { pages: ['/a'] } });
    expect(findMarker(told(room + 1))).toMatchObject({ marker: { pages: [] } });
  });

  test('pages that could not be read again are left out', () => {
    const pages = ['/a', `/${'x'.repeat(512)}`, '/\ud800', '/b'];
    const found = findMarker(tellMarker(running, { ...OWNER, pages }));
    expect(found).toMatchObject({ marker: { pages: ['/a', '/b'] } });
  });

  test('the longest links fit', () => {
    const link = (end: string) => `https://github.com/${'x'.repeat(2048 - 20)}${end}`;
    const story: Story = {
      kind: 'pull-request',
      jobId: 'j'.repeat(128),
      job: { status: 'completed', prLink: link('1') },
      link: link('1'),
      turn: { kind: 'further', before: { prLink: link('2') }, number: 0, evidence: 'none' },
    };
    const found = findMarker(tellMarker(story, OWNER));
    expect(found).toMatchObject({ marker: { story } });
  });

  test('one that could not be read again is not written', () => {
    expect(() => tellMarker({ ...running, jobId: 'a/b' }, OWNER)).toThrow(
      new RangeError("a marker that can't be read again (schema)"),
    );
    expect(() => tellMarker(running, { ...OWNER, thread: 0 })).toThrow(RangeError);
    const job = { status: 'active', failure: 'x'.repeat(MARKER_MAX_CHARACTERS) } as const;
    expect(() => tellMarker({ ...running, job }, { ...OWNER, pages: ['/a'] })).toThrow(/\(size\)$/);
  });

  test('claims no less than what a run that is killed next may have done', () => {
    expect(findMarker(tellMarker(STORIES.opened[''] as Story, OWNER))).toMatchObject({
      marker: { story: { kind: 'opened' } },
    });
    expect(traceOf(STORIES.opened[''] as Story).kind).toBe('under-way');
  });

  const keeping = EVERY_STORY.filter(({ story }) => 'past' in story).map(({ name, story }) => ({
    name,
    story: { ...story, past: LEFT } as Story,
  }));
  test.each(keeping)('what an earlier attempt left stays until something is sent: $name', ({ story }) => {
    expect(findMarker(tellMarker(story, OWNER))).toMatchObject({
      marker: { attempt: 1, pages: ['/install'], story: { kind: 'timed-out' } },
    });
  });

  test('is the same attempt’s by run, attempt and request', () => {
    expect(isSameAttempt(OWNER, { ...OWNER, pages: ['/x'], thread: 99 })).toBe(true);
    expect(isSameAttempt(OWNER, { ...OWNER, run: '1' })).toBe(false);
    expect(isSameAttempt(OWNER, { ...OWNER, attempt: 1 })).toBe(false);
    expect(isSameAttempt(OWNER, { ...OWNER, request: hashRequest([]) })).toBe(false);
  });

  test.each([
    ['its own thread', {}, true],
    ['another case of the repository', { repository: 'Octo-Org/Octo-Docs' }, true],
    ['another case of the host', { host: 'API.mintlify.com' }, true],
    ['another thread', { thread: 13 }, false],
    ['another repository', { repository: 'octo-org/other' }, false],
    ['another project', { project: 'proj_2' }, false],
    ['another host', { host: 'evil.test' }, false],
    ["its job's pull request", { thread: 40, prLink: 'https://github.com/octo/docs/pull/40' }, true],
    ['an address that is none', { thread: 40, prLink: 'x' }, false],
    ['another pull request', { thread: 41, prLink: 'https://github.com/octo/docs/pull/41' }, false],
    [
      "its job's pull request, seen from elsewhere",
      { thread: 40, repository: 'o/x', prLink: 'https://github.com/octo/docs/pull/40' },
      false,
    ],
  ])('%s', (_, change, expected) => {
    const { repository, thread, project, host } = OWNER;
    const job = { status: 'active', prLink: 'https://github.com/octo/docs/pull/40' } as const;
    const withLink: Marker = { ...OWNER, story: { ...running, job } };
    expect(matchesMarker(withLink, { repository, thread, project, host, ...change })).toBe(expected);
  });

  test('a marker without a link matches no pull request by lacking one', () => {
    expect(matchesMarker(marker, { ...OWNER, thread: 99 })).toBe(false);
  });

  test('a project is the same by the name of its service, whatever its address', () => {
    const of = { repository: 'o/r', projectId: 'p', baseUrl: 'https://api.mintlify.com/v2' };
    expect(projectBounds(of)).toEqual({ repository: 'o/r', project: 'p', host: 'api.mintlify.com' });
  });

  test('requests differ by each of their parts', () => {
    expect(hashRequest(['a', 'b'])).not.toBe(hashRequest(['ab']));
    expect(hashRequest(['a', 'b'])).toBe(hashRequest(['a', 'b']));
  });
});
