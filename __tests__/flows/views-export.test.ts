import { describe, expect, test } from '@jest/globals';
import type { ViewRow } from '../../src/ports/views.ts';
import { type Asked, makeRows, pageOf, play, sumOf } from './views-stage.ts';

const offsets = (asked: readonly Asked[]) => asked.map(({ offset }) => offset);
const csvPaths = (csv: string | undefined) =>
  csv
    ?.trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]);

describe('requests', () => {
  test.each([
    [0, 1],
    [1, 1],
    [249, 1],
    [250, 1],
    [251, 2],
    [500, 2],
    [2500, 10],
  ])('%i rows take %i', async (count, requests) => {
    const rows = makeRows(count);
    const { report, asked, written } = await play(({ offset }) => pageOf(rows, offset));
    expect(offsets(asked)).toEqual(Array.from({ length: requests }, (_, page) => page * 250));
    expect(report).toMatchObject({ success: true, requests, notices: [], files: ['views.csv'] });
    expect(report.facts).toMatchObject({ pages: count, counts: sumOf(rows), partial: false });
    expect(csvPaths(written.csv)).toEqual(rows.map(({ path }) => path));
    expect(report.facts?.top).toEqual(rows.slice(0, 3));
  });
});

describe('what fails is repeated from the same offset', () => {
  const rows = makeRows(600);

  test('after the wait that a 429 asks for', async () => {
    const { report, asked, clock } = await play(({ offset, count }) =>
      count === 2 ? { kind: 'limited', detail: 'HTTP 429', retryAfterMs: 40_000 } : pageOf(rows, offset),
    );
    expect(offsets(asked)).toEqual([0, 250, 250, 500]);
    expect(clock.delays).toEqual([40_000]);
    expect(report).toMatchObject({ success: true, requests: 4 });
  });

  test('by the retry policy where nothing answers, anew for each page', async () => {
    const { report, asked, clock } = await play(({ offset, count }) =>
      [1, 2, 4].includes(count) ? { kind: 'unreachable', detail: 'reset' } : pageOf(rows, offset),
    );
    expect(offsets(asked)).toEqual([0, 0, 0, 250, 250, 500]);
    expect(clock.delays).toEqual([1000, 2000, 1000]);
    expect(report.success).toBe(true);
  });

  test('twice where the answer is malformed', async () => {
    const { report, asked } = await play(({ offset, count }) =>
      count <= 2 ? { kind: 'malformed', detail: 'not JSON' } : pageOf(rows, offset),
    );
    expect(offsets(asked)).toEqual([0, 0, 0, 250, 500]);
    expect(report.success).toBe(true);
  });

  test('never longer than the time that is left', async () => {
    const { asked } = await play(({ offset }) => pageOf(rows, offset), { timeoutMs: 5000 });
    expect(asked.map(({ timeoutMs }) => timeoutMs)).toEqual([5000, 4900, 4800]);
  });
});

test('pages shorter than asked for are all there where the totals say so', async () => {
  const rows = makeRows(3);
  const { report, asked } = await play(({ offset }) => ({
    kind: 'page',
    page: {
      totals: sumOf(rows),
      rows: offset === 0 ? rows.slice(0, 2) : rows.slice(2),
      hasMore: offset === 0,
    },
  }));
  expect(report).toMatchObject({ success: true, facts: { pages: 3, partial: false } });
  expect(asked.map(({ offset }) => offset)).toEqual([0, 250]);
});

describe('where rows are missing', () => {
  const rows = makeRows(600);
  const stuck = { totals: sumOf(rows), hasMore: true };

  test.each<[string, Parameters<typeof play>[0], RegExp, number[]]>([
    [
      'an empty page that promises more',
      ({ offset }) =>
        offset === 500 ? { kind: 'page', page: { ...stuck, rows: [] } } : pageOf(rows, offset),
      /offset 500 gives no rows/,
      [0, 250, 500],
    ],
    [
      'a page that comes again and again',
      () => ({ kind: 'page', page: { ...stuck, rows: rows.slice(0, 250) } }),
      /only repeats rows/,
      [0, 250],
    ],
    [
      'a wait beyond the deadline',
      ({ offset }) =>
        offset === 250
          ? { kind: 'limited', detail: 'HTTP 429', retryAfterMs: 3_600_000 }
          : pageOf(rows, offset),
      /100 analytics requests an hour.*3600 s does not fit/,
      [0, 250],
    ],
    [
      'a refusal on the way',
      ({ offset }) => (offset === 250 ? { kind: 'refused', detail: 'HTTP 401' } : pageOf(rows, offset)),
      /HTTP 401/,
      [0, 250],
    ],
    [
      'a third malformed answer',
      ({ offset }) => (offset === 250 ? { kind: 'malformed', detail: 'not JSON' } : pageOf(rows, offset)),
      /not JSON/,
      [0, 250, 250, 250],
    ],
    [
      'the deadline',
      ({ offset }, _, clock) => {
        if (offset === 250) clock.advance(900_000);
        return pageOf(rows, offset);
      },
      /timeoutMinutes/,
      [0, 250],
    ],
  ])('%s: no file and a failure, or what came where that is allowed', async (_, answer, why, asked) => {
    const strict = await play(answer);
    expect(offsets(strict.asked)).toEqual(asked);
    expect(strict.report).toMatchObject({ success: false, files: [] });
    expect(strict.report.problem).toMatch(why);
    expect(strict.report.facts).toMatchObject({ partial: true });
    expect(strict.written).toEqual({});

    const lenient = await play(answer, { allowPartial: true });
    expect(lenient.report).toMatchObject({ success: true, files: ['views.csv'] });
    expect(lenient.report.problem).toMatch(why);
    const came = csvPaths(lenient.written.csv) ?? [];
    expect(came).toEqual(rows.slice(0, lenient.report.facts?.pages).map(({ path }) => path));
    expect(came.length).toBeGreaterThanOrEqual(250);
  });

  test('pages shorter than asked for, that leave views out', async () => {
    const { report, asked } = await play(({ offset }) => ({
      kind: 'page',
      page: { totals: sumOf(rows), rows: rows.slice(offset, offset + 100), hasMore: offset < 500 },
    }));
    expect(offsets(asked)).toEqual([0, 250, 500]);
    expect(report).toMatchObject({ success: false, files: [], facts: { partial: true } });
    expect(report.problem).toMatch(
      /fewer rows than asked for, and all of them hold 90,450 of its 180,900 views/,
    );
  });

  test.each([false, true])('nothing at all is a failure, allowPartial %p', async (allowPartial) => {
    const { report, written } = await play(() => ({ kind: 'refused', detail: 'HTTP 401' }), { allowPartial });
    expect(report).toMatchObject({ success: false, files: [], requests: 1 });
    expect(report.facts).toBeUndefined();
    expect(written).toEqual({});
  });

  test('a cancelled run keeps nothing, though partial results are allowed', async () => {
    const { report, asked, written } = await play(
      ({ offset }, stop) => {
        if (offset === 250) stop.abort();
        return offset === 250 ? { kind: 'unreachable', detail: 'given up' } : pageOf(rows, offset);
      },
      { allowPartial: true },
    );
    expect(offsets(asked)).toEqual([0, 250]);
    expect(report).toMatchObject({ success: false, files: [] });
    expect(report.problem).toMatch(/cancelled/);
    expect(written).toEqual({});
  });
});

describe('numbers', () => {
  test('a row that comes twice is counted once, as first seen, and named', async () => {
    const rows = makeRows(260);
    const moved: ViewRow = { path: '/p7', human: 999, ai: 0, total: 999 };
    const { report, written } = await play(({ offset }) => {
      const answer = pageOf(rows, offset);
      if (answer.kind !== 'page' || offset === 0) return answer;
      return { kind: 'page', page: { ...answer.page, rows: [moved, ...answer.page.rows] } };
    });
    expect(csvPaths(written.csv)).toEqual(rows.map(({ path }) => path));
    expect(report.facts?.pages).toBe(260);
    expect(report.notices).toEqual([expect.stringMatching(/^1 row came again.*: \/p7$/)]);
  });

  test.each([
    [5, /: \/p0, \/p1, \/p2, \/p3, \/p4$/],
    [6, /^6 rows came again.*: \/p0, \/p1, \/p2, \/p3, \/p4, …$/],
  ])('of %i rows that come twice the first five are named', async (count, notice) => {
    const rows = makeRows(260);
    const { report } = await play(({ offset }) => {
      const answer = pageOf(rows, offset);
      if (answer.kind !== 'page' || offset === 0) return answer;
      return { kind: 'page', page: { ...answer.page, rows: [...rows.slice(0, count), ...answer.page.rows] } };
    });
    expect(report.notices).toEqual([expect.stringMatching(notice)]);
  });

  test('totals that are not the sum of the rows are told, and stay as they are', async () => {
    const totals = { human: 5, ai: 5, total: 1010 };
    const { report } = await play(() => ({
      kind: 'page',
      page: { totals, rows: makeRows(2), hasMore: false },
    }));
    expect(report.facts?.counts).toEqual(totals);
    expect(report.notices).toEqual([
      expect.stringContaining(
        '(human 5, AI 5, total 1,010) are not the sum of its rows (human 3, AI 2, total 5)',
      ),
    ]);
  });

  test('of chosen pages alone are counted, but all rows are held against the totals', async () => {
    const rows = makeRows(300);
    const { report, written } = await play(({ offset }) => pageOf(rows, offset), {
      include: ['/p1*'],
      exclude: ['/p1?'],
    });
    const chosen = rows.filter(({ path }) => /^\/p1(\d\d)?$/.test(path));
    expect(csvPaths(written.csv)).toEqual(chosen.map(({ path }) => path));
    expect(report.facts).toMatchObject({ counts: sumOf(chosen), pages: chosen.length, filtered: true });
    expect(report.notices).toEqual([]);
  });

  test('pages that are left out are in the files and the counts, not in the lists', async () => {
    const rows = makeRows(5);
    const { report, written } = await play(({ offset }) => pageOf(rows, offset), {
      leaveOut: (path) => path === '/p0',
      files: ['jsonl', 'md'],
    });
    expect(report.facts?.top.map(({ path }) => path)).toEqual(['/p1', '/p2', '/p3']);
    expect(written.jsonl?.split('\n')).toHaveLength(6);
    expect(written.md).not.toContain('/p0');
  });

  test('the lists follow sortBy', async () => {
    const rows: ViewRow[] = [
      { path: '/a', human: 9, ai: 0, total: 9 },
      { path: '/b', human: 1, ai: 7, total: 8 },
    ];
    const { report } = await play(({ offset }) => pageOf(rows, offset), { sortBy: 'ai' });
    expect(report.facts?.top.map(({ path }) => path)).toEqual(['/b', '/a']);
  });
});

describe('a comparison', () => {
  const range = { dateFrom: '2026-02-01', dateTo: '2026-03-01' };
  const previousRange = { dateFrom: '2026-01-04', dateTo: '2026-02-01' };
  const current = makeRows(300);
  const before: ViewRow[] = [
    { path: '/gone', human: 50, ai: 0, total: 50 },
    ...makeRows(280).map((row) => ({ ...row, total: row.total + (row.path === '/p9' ? 500 : 0) })),
  ];
  const isPrevious = ({ range: { dateTo } }: Asked) => dateTo === previousRange.dateTo;
  const options = { range, previousRange, sortBy: 'change', files: ['csv', 'json'] } as const;

  test('joins the periods by path, pages that are gone and new ones too', async () => {
    const { report, asked, written, scratches } = await play(
      (request) => pageOf(isPrevious(request) ? before : current, request.offset),
      { ...options, files: ['csv', 'json'] },
    );
    expect(asked.map((request) => [isPrevious(request), request.offset])).toEqual([
      [false, 0],
      [false, 250],
      [true, 0],
      [true, 250],
    ]);
    expect(scratches).toBe(0);
    const rows = JSON.parse(written.json ?? '') as (ViewRow & { previous: number; change: number })[];
    expect(rows).toHaveLength(301);
    const find = (path: string) => rows.find((row) => row.path === path);
    expect(find('/gone')).toEqual({ path: '/gone', human: 0, ai: 0, total: 0, previous: 50, change: -50 });
    expect(find('/p290')).toMatchObject({ total: 11, previous: 0, change: 11 });
    expect(find('/p0')).toMatchObject({ total: 301, previous: 281, change: 20 });
    expect(report.facts).toMatchObject({ pages: 300, requests: 4, counts: sumOf(current) });
    expect(report.facts?.comparison).toMatchObject({ range: previousRange, counts: sumOf(before) });
    expect(report.facts?.comparison?.down.map(({ path }) => path)).toEqual(['/p9', '/gone']);
    expect(report.facts?.top.map(({ path }) => path)).toEqual(['/p280', '/p0', '/p1']);
    expect(written.csv?.split('\n')[0]).toBe('path,human,ai,total,previous,change');
    expect(report.notices).toEqual([]);
  });

  test('that can not be made leaves the current period whole, and nothing compared', async () => {
    const answer = (request: Asked) =>
      isPrevious(request) && request.offset > 0
        ? ({ kind: 'refused', detail: 'HTTP 400' } as const)
        : pageOf(isPrevious(request) ? before : current, request.offset);
    const strict = await play(answer, { ...options, files: ['csv'] });
    expect(strict.report).toMatchObject({ success: false, files: [] });
    const { report, written } = await play(answer, { ...options, files: ['csv'], allowPartial: true });
    expect(report.problem).toMatch(/period before is incomplete.*HTTP 400/);
    expect(report.facts).toMatchObject({ pages: 300, sortBy: 'total', partial: true });
    expect(report.facts?.comparison).toBeUndefined();
    expect(csvPaths(written.csv)).toEqual(current.map(({ path }) => path));
    expect(written.csv?.split('\n')[1]).toBe('/p0,300,1,301,,');
  });

  test('is not begun where the current period is incomplete', async () => {
    const { asked, report } = await play(() => ({ kind: 'refused', detail: 'HTTP 401' }), {
      ...options,
      files: [],
    });
    expect(asked).toHaveLength(1);
    expect(report.problem).toMatch(/HTTP 401/);
  });

  test('counts a row of the period before once too', async () => {
    const twice = [...makeRows(250), { path: '/p3', human: 1, ai: 1, total: 2 }];
    const { report } = await play(
      (request) => pageOf(isPrevious(request) ? twice : current, request.offset),
      {
        ...options,
        files: [],
      },
    );
    expect(report.notices).toContainEqual(expect.stringMatching(/^Period before: 1 row came again.*\/p3$/));
  });
});

test('a file that can not be written leaves none', async () => {
  const { exportPageViews } = await import('../../src/flows/export-page-views.ts');
  let discarded = 0;
  const file = {
    name: 'a.csv',
    format: 'csv' as const,
    write() {
      throw new Error('ENOSPC');
    },
    finish() {},
    commit() {
      throw new Error('never');
    },
    discard() {
      discarded += 1;
    },
  };
  const { createFakeClock } = await import('../support/fake-clock.ts');
  const { REQUEST } = await import('./views-stage.ts');
  const log = { info() {}, notice() {}, warning() {}, error() {} };
  const run = exportPageViews(REQUEST, {
    clock: createFakeClock(),
    random: () => 0,
    retryDelay: () => 0,
    log,
    stop: new AbortController().signal,
    collect() {},
    leaveOut: () => false,
    service: {
      page: async () => pageOf(makeRows(3), 0),
      feedback: async () => ({ kind: 'refused', detail: 'HTTP 404' }),
    },
    openFiles: () => [file],
    openScratch: () => {
      throw new Error('not needed');
    },
  });
  await expect(run).rejects.toThrow('ENOSPC');
  expect(discarded).toBe(1);
});

const PROGRESS = [
  '250 rows in 1 page, 13 rows/s.',
  '500 rows in 2 pages, 13 rows/s.',
  '700 rows in 3 pages, 12 rows/s.',
  'all fetched, 700 rows in 3 pages, 12 rows/s.',
];

describe('what is told of it', () => {
  const long = makeRows(700);
  test.each<[string, boolean, RegExp]>([
    ['kept', true, /250 pages came in 2 requests; they are kept, as allowPartial asks\.$/],
    [
      'not kept',
      false,
      /250 pages came in 2 requests; no file is written \(allowPartial: true keeps what came\)\.$/,
    ],
  ])('where a part came, and is %s', async (_, allowPartial, sentence) => {
    const { report } = await play(
      ({ offset }) => (offset === 0 ? pageOf(long, 0) : { kind: 'refused', detail: 'HTTP 401' }),
      { allowPartial },
    );
    expect(report.problem).toMatch(sentence);
  });

  test.each([true, false])('where nothing came, whatever is allowed (%p)', async (allowPartial) => {
    const { report } = await play(() => ({ kind: 'refused', detail: 'HTTP 401' }), { allowPartial });
    expect(report.problem).toMatch(/ 0 pages came in 1 request; no file is written\.$/);
  });

  test('in the log: how many rows, in how many pages, how fast', async () => {
    const one = await play(({ offset }) => pageOf(makeRows(2), offset));
    expect(one.log).toEqual([expect.stringMatching(/: all fetched, 2 rows in 1 page, 20 rows\/s\.$/)]);
    const three = await play(({ offset }) => pageOf(long, offset));
    expect(three.log).toEqual([
      expect.stringMatching(/: all fetched, 700 rows in 3 pages, 2,333 rows\/s\.$/),
    ]);
  });

  test('and now and then while it takes long', async () => {
    const { log } = await play(({ offset }, _, clock) => {
      clock.advance(19_900);
      return pageOf(long, offset);
    });
    expect(log.map((line) => line.replace(/^[^:]*: /, ''))).toEqual(PROGRESS);
  });
});
