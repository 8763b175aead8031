import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ByteTable, type Slice } from '../../../src/server/import-logs/byte-table.ts';
import { dayName, dayOfLogTime } from '../../../src/server/import-logs/clock.ts';
import { CombinedLine, unescapeField } from '../../../src/server/import-logs/combined-line.ts';
import { isWholeLine, LineCounter } from '../../../src/server/import-logs/count-lines.ts';
import { parseJsonLine } from '../../../src/server/import-logs/json-line.ts';
import { LINE_MAX_BYTES, LineSplitter } from '../../../src/server/import-logs/lines.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const sliceOf = (text: string): Slice => {
  const bytes = Buffer.from(text, 'latin1');
  return { bytes, start: 0, end: bytes.length };
};
const textOf = ({ bytes, start, end }: Slice) => bytes.toString('latin1', start, end);

/** What the counter hands on, and says, of a line. */
function judge(line: string, encoding: 'latin1' | 'utf8' = 'latin1') {
  let view: { target: string; agent: string; day: string } | undefined;
  const counter = new LineCounter({
    count: ({ target, agent, day }) => {
      view = { target: textOf(target), agent: textOf(agent), day: dayName(day) };
      return 'human';
    },
  });
  const bytes = Buffer.from(line, encoding);
  return { verdict: counter.count({ bytes, start: 0, end: bytes.length }), view };
}

const combined = (given: {
  request?: string;
  status?: number;
  time?: string;
  agent?: string;
  before?: string;
}) =>
  `${given.before ?? '10.0.0.1 - -'} [${given.time ?? '10/Oct/2025:13:55:36 +0000'}] "${given.request ?? 'GET /a HTTP/1.1'}" ` +
  `${given.status ?? 200} 2326 "-" "${given.agent ?? BROWSER}"`;

describe('a combined line', () => {
  test('gives target, user agent and UTC day', () => {
    expect(
      judge(combined({ request: 'GET /guide?q=1 HTTP/2.0', time: '31/Dec/2025:23:30:00 -0100' })).view,
    ).toEqual({
      target: '/guide',
      agent: BROWSER,
      day: '2026-01-01',
    });
  });

  test.each([
    ['a virtual host', combined({ before: 'docs.example.com:443 10.0.0.1 - -' })],
    ['an IPv6 address', combined({ before: '2001:db8::1 - -' })],
    ['a user with brackets and a false time', combined({ before: '10.0.0.1 - [1/Jan/1999:00:00:00 +0000]' })],
    ['more fields behind', `${combined({})} "10.9.9.9" 0.003 "upstream"`],
    ['a carriage return', `${combined({})}\r`],
    ['NUL bytes in front, after a crash', `\0\0\0${combined({})}`],
    ['no protocol', combined({ request: 'GET /a' })],
  ])('may have %s', (_, line) => {
    expect(judge(line)).toMatchObject({ verdict: 'human', view: { target: '/a', day: '2025-10-10' } });
  });

  test('may have escaped quotes in its fields', () => {
    const line = combined({ request: 'GET /a\\"b\\x22\\\\ HTTP/1.1', agent: 'x \\"y\\" \\x22' });
    expect(judge(line).view).toMatchObject({ target: '/a"b"\\', agent: 'x \\"y\\" \\x22' });
    expect(judge(line.replace('"-"', '"https://x/?q=\\"200 1 \\""')).view?.target).toBe('/a"b"\\');
  });

  test.each([
    ['method', combined({ request: 'POST /a HTTP/1.1' })],
    ['method', combined({ request: 'HEAD /a HTTP/1.1' })],
    ['method', combined({ request: '-', status: 408 })],
    ['method', combined({ request: '\\x16\\x03\\x01', status: 400 })],
    ['error', combined({ status: 404 })],
    ['error', combined({ status: 500 })],
    ['redirect', combined({ status: 301 })],
    ['redirect', combined({ status: 101 })],
    ['human', combined({ status: 304 })],
    ['human', combined({ status: 206 })],
    ['malformed', combined({ time: '99/Oct/2025:13:55:36 +0000' })],
    ['malformed', combined({ time: '10/Okt/2025:13:55:36 +0000' })],
    ['malformed', combined({}).replace('] "', ']  "')],
    ['malformed', combined({}).replace('200', '2x0')],
    ['malformed', combined({}).slice(0, -1)],
    ['malformed', '10.0.0.1 - - [10/Oct/2025:13:55:36 +0000] "GET /a HTTP/1.1" 200 2326'],
    ['malformed', 'anything else'],
    ['malformed', '\u001b[31m"""""'],
    ['blank', ''],
    ['blank', ' \t\r'],
  ])('is %s: %s', (verdict, line) => {
    expect(judge(line).verdict).toBe(verdict);
  });

  test('is read back as it was written', () => {
    const field = fc
      .string({ unit: 'binary', maxLength: 30 })
      .map((text) => Buffer.from(text).toString('latin1'));
    const quoteField = (text: string) =>
      text.replace(/["\\]|[^ -~]/g, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
    fc.assert(
      fc.property(
        field,
        field,
        field,
        fc.integer({ min: 100, max: 999 }),
        (target, referer, agent, status) => {
          const request = `GET /${quoteField(target)} HTTP/1.1`;
          const line = new CombinedLine();
          line.bytes = Buffer.from(
            combined({ request, status, agent: quoteField(agent) }).replace(
              '"-"',
              () => `"${quoteField(referer)}"`,
            ),
            'latin1',
          );
          line.end = line.bytes.length;
          expect(line.locate()).toBe(true);
          expect(line).toMatchObject({ status, isGet: true });
          expect(unescapeField(textOf(line.agent))).toBe(agent);
          expect(textOf(line.target)).toBe(`/${target}`.replace(/[ ?#].*$/s, ''));
        },
      ),
    );
  });

  test('or anything else in its place is judged, never thrown at', () => {
    const part = fc.oneof(
      fc.constantFrom('"', '\\', '[', '] "', ' 200 ', '10/Oct/2025:13:55:36 +0000', 'GET /', '{', '}', '" "'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        expect(typeof judge(parts.join(''), 'utf8').verdict).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['10/Oct/2025:23:59:60 +0000', '2025-10-10'],
  ['29/Feb/2024:00:00:00 +0530', '2024-02-28'],
  ['29/Feb/2025:00:00:00 +0000', undefined],
  ['31/Apr/2025:00:00:00 +0000', undefined],
  ['00/Apr/2025:00:00:00 +0000', undefined],
  ['10/Oct/1969:00:00:00 +0000', undefined],
  ['10/Oct/2025:24:00:00 +0000', undefined],
])('%s is on %s', (time, expected) => {
  const day = dayOfLogTime(time);
  expect(day === undefined ? undefined : dayName(day)).toBe(expected);
});

describe('a JSON line', () => {
  const view = { method: 'GET', status: 200, target: '/guide/', agent: BROWSER };
  test.each<[string, object]>([
    [
      'nginx',
      {
        time_iso8601: '2025-10-10T23:30:00-01:00',
        request: 'GET /guide/?q=1 HTTP/1.1',
        status: '200',
        http_user_agent: BROWSER,
      },
    ],
    [
      'nginx, in parts',
      {
        msec: '1760142600.123',
        request_method: 'GET',
        request_uri: '/guide/',
        status: 200,
        http_user_agent: BROWSER,
      },
    ],
    [
      'Caddy',
      {
        ts: 1760142600.5,
        request: { method: 'GET', uri: '/guide/?q', headers: { 'User-Agent': [BROWSER] } },
        status: 200,
      },
    ],
    [
      'CloudFront',
      {
        date: '2025-10-11',
        time: '00:30:00',
        'cs-method': 'GET',
        'cs-uri-stem': '/guide/',
        'sc-status': '200',
        'cs(User-Agent)': BROWSER.replaceAll(' ', '%20'),
      },
    ],
    [
      'Cloudflare',
      {
        EdgeStartTimestamp: 1760142600000000000,
        ClientRequestMethod: 'GET',
        ClientRequestURI: '/guide/?x',
        EdgeResponseStatus: 200,
        ClientRequestUserAgent: BROWSER,
      },
    ],
    [
      'Traefik',
      {
        StartUTC: '2025-10-11T00:30:00.123456789Z',
        RequestMethod: 'GET',
        RequestPath: '/guide/',
        DownstreamStatus: 200,
        'request_User-Agent': BROWSER,
      },
    ],
  ])('of %s is understood', (_, line) => {
    const { day, ...rest } = parseJsonLine(JSON.stringify(line)) ?? { day: 0 };
    expect({ day: dayName(day), ...rest }).toEqual({ day: '2025-10-11', ...view });
  });

  test.each([
    '{',
    '{}',
    '{"a":1}',
    '{"status":200,"method":"GET","uri":"/a"}',
    '{"__proto__":{"status":200}}',
  ])('is malformed: %s', (line) => {
    expect(judge(line).verdict).toBe('malformed');
  });

  test.each(['0000', ' ', 0, '2025', '1e3', '0x10', '2025-02-30T00:00:00Z', '2025-06-31', -1])(
    'is malformed at the time %j, which is no moment of a log',
    (time) => {
      const line = { time, method: 'GET', path: '/a', status: 200, user_agent: BROWSER };
      expect(judge(JSON.stringify(line)).verdict).toBe('malformed');
    },
  );

  test('that is any JSON is judged, never thrown at', () => {
    const key = fc.constantFrom(
      'status',
      'method',
      'uri',
      'ts',
      'time',
      'request',
      'request_line',
      'user_agent',
    );
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), (value) => {
        expect(typeof judge(JSON.stringify(value), 'utf8').verdict).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps characters beyond ASCII as UTF-8', () => {
    const line = { ts: 1760142600, method: 'GET', uri: '/café', status: 200, user_agent: BROWSER };
    expect(Buffer.from(judge(JSON.stringify(line), 'utf8').view?.target ?? '', 'latin1').toString()).toBe(
      '/café',
    );
  });
});

describe('lines', () => {
  const split = (chunks: readonly Buffer[]) => {
    const lines: (string | null)[] = [];
    const splitter = new LineSplitter((line) =>
      lines.push(line === 'too-long' ? null : line.bytes.toString('latin1', line.start, line.end)),
    );
    for (const chunk of chunks) splitter.push(chunk);
    const { openBytes } = splitter;
    const open = splitter.takeOpen();
    return { lines, openBytes, open: open && open !== 'too-long' ? textOf(open) : open };
  };

  test('are the same however the bytes are cut into chunks', () => {
    const text = fc.array(fc.oneof(fc.constant('\n'), fc.string({ unit: 'binary', maxLength: 9 })));
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 0, max: 200 })), (parts, cuts) => {
        const bytes = Buffer.from(parts.join(''));
        const places = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
        const chunks = places.slice(1).map((to, i) => bytes.subarray(places[i], to));
        const all = bytes.toString('latin1').split('\n');
        const last = all.pop() ?? '';
        expect(split(chunks)).toEqual({ lines: all, openBytes: last.length, open: last || undefined });
      }),
    );
  });

  test('that are too long are passed over, and the next is read', () => {
    const long = Buffer.alloc(LINE_MAX_BYTES + 1, 'x');
    const end = Buffer.from('\nnext\n');
    expect(split([long, end]).lines).toEqual([null, 'next']);
    expect(split([Buffer.concat([long, end])]).lines).toEqual([null, 'next']);
    expect(split([long, long, end, Buffer.from('open')])).toEqual({
      lines: [null, 'next'],
      openBytes: 4,
      open: 'open',
    });
    expect(split([long]).open).toBe('too-long');
  });

  test.each([
    [combined({}), true],
    [combined({}).slice(0, -1), false],
    [combined({}).slice(0, combined({}).indexOf('"-"') + 3), false],
    ['{"ts":1760142600,"method":"GET","uri":"/","status":200}', true],
    ['{"ts":1760142600,"method":"GET","uri":"/","status":20', false],
  ])('%s is whole without a line feed: %s', (line, expected) => {
    expect(isWholeLine(sliceOf(line))).toBe(expected);
  });
});

describe('a table of bytes', () => {
  test('that grows answers as a map does', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 })), (keys) => {
        const table = new ByteTable({ entries: 2, keyBytes: 1, whenFull: 'grow' });
        const map = new Map<string, number>();
        for (const key of keys.map((text) => Buffer.from(text).toString('latin1'))) {
          expect(table.get(sliceOf(key))).toBe(map.get(key));
          if (map.has(key)) continue;
          expect(table.size).toBe(map.size);
          table.add(sliceOf(key), map.size * 3);
          map.set(key, map.size * 3);
        }
        expect([...map.keys()].map((_, i) => table.keyAt(i))).toEqual([...map.keys()]);
      }),
    );
  });

  test('that forgets holds no more than it has room for, and never answers wrongly', () => {
    const table = new ByteTable({ entries: 64, keyBytes: 8, whenFull: 'forget' });
    for (let i = 0; i < 1000; i++) {
      const key = sliceOf(`/page-${i}`);
      expect(table.get(key)).toBeUndefined();
      table.add(key, i);
      expect([i, undefined]).toContain(table.get(key));
      expect([i >> 1, undefined]).toContain(table.get(sliceOf(`/page-${i >> 1}`)));
      expect(table.size).toBeLessThanOrEqual(64);
    }
    table.add(sliceOf('x'.repeat(500)), 1);
    expect(table.get(sliceOf('x'.repeat(500)))).toBeUndefined();
  });
});
