import { afterAll, describe, expect, test } from '@jest/globals';
import { viewsCommand } from '../../../src/entries/cli/views.ts';
import type { FeedbackAnswer, ViewRow, Votes } from '../../../src/ports/views.ts';
import { removeTempFolders, testService } from '../../server/support.ts';
import { runInProcess } from '../../support/run-command.ts';
import { pageOf, play } from '../views-stage.ts';

afterAll(removeTempFolders);

const row = (path: string, total: number): ViewRow => ({ path, human: total, ai: 0, total });
const ROWS = [row('/much', 1000), row('/liked', 900), row('/bad', 400), row('/quiet', 300), row('/odd', 10)];

const given = (votes: Record<string, Votes>, hasMore = false): FeedbackAnswer => ({
  kind: 'feedback',
  feedback: { votes: new Map(Object.entries(votes)), hasMore },
});

const VOTES = {
  '/liked': { up: 99, down: 1 },
  '/bad': { up: 1, down: 9 },
  '/quiet': { up: 0, down: 4 },
  '/odd': { up: 0, down: 50 },
  '/unread': { up: 0, down: 50 },
};

const WANTED = { signals: new Set(['feedback'] as const), sortBy: 'unhappy' as const, top: 5 };
const paths = (rows: readonly ViewRow[] | undefined) => rows?.map(({ path }) => path);

describe('feedback beside the views', () => {
  test('is asked for once, and puts first what many read and few like', async () => {
    const played = await play(({ offset }) => pageOf(ROWS, offset), {
      ...WANTED,
      feedback: () => given(VOTES),
      files: ['csv', 'md'],
    });
    // 400 × 0.9, 10 × 1, 900 × 0.01; the others have too few votes or none, and keep the order of their views.
    expect(paths(played.report.facts?.top)).toEqual(['/bad', '/odd', '/liked', '/much', '/quiet']);
    expect(played.report).toMatchObject({ success: true, requests: 2, warnings: [], notices: [] });
    expect(played.report.facts).toMatchObject({
      sortBy: 'unhappy',
      feedback: { known: true, pages: 5, hasMore: false },
    });
    expect(played.written.csv?.split('\n').slice(0, 4)).toEqual([
      'path,human,ai,total,thumbsUp,thumbsDown,unhappy',
      '/much,1000,0,1000,,,',
      '/liked,900,0,900,99,1,0.01',
      '/bad,400,0,400,1,9,0.9',
    ]);
    expect(played.written.md).toContain('| `/bad` | 400 | 400 | 0 | 90 % of 10 |');
    expect(played.scratches).toBe(0);
  });

  test('is asked for with the dates of each period, after the views of both', async () => {
    const range = { dateFrom: '2026-03-08', dateTo: '2026-03-15' };
    const previousRange = { dateFrom: '2026-03-01', dateTo: '2026-03-08' };
    const played = await play(({ offset }) => pageOf(ROWS, offset), {
      ...WANTED,
      range,
      previousRange,
      feedback: (asked) =>
        asked.count === 1
          ? given(VOTES)
          : given({ '/bad': { up: 5, down: 5 }, '/x': { up: 1, down: 1 } }, true),
    });
    expect(played.feedbackAsked.map((asked) => asked.range)).toEqual([range, previousRange]);
    expect(played.report.requests).toBe(4);
    expect(played.report.notices).toEqual([
      'Period before: Feedback: Only the 2 pages with most feedback are known; the service gives no more.',
    ]);
    expect(played.report.facts?.top[0]).toMatchObject({ path: '/bad', previousVotes: { up: 5, down: 5 } });
  });

  test('that is only of the first pages is told', async () => {
    const played = await play(({ offset }) => pageOf(ROWS, offset), {
      ...WANTED,
      feedback: () => given(VOTES, true),
    });
    expect(played.report.notices).toEqual([expect.stringMatching(/^Feedback: Only the 5 pages/)]);
  });

  test('is not asked for where views are missing, nor where it is not wanted', async () => {
    const refused = { kind: 'refused', detail: 'HTTP 401' } as const;
    const missing = await play(() => refused, { ...WANTED, feedback: () => given(VOTES) });
    expect(missing.feedbackAsked).toEqual([]);
    const plain = await play(({ offset }) => pageOf(ROWS, offset), { feedback: () => given(VOTES) });
    expect(plain.feedbackAsked).toEqual([]);
    expect(plain.report.facts?.feedback).toBeUndefined();
  });
});

describe('without feedback the export goes on, and says so', () => {
  const views = ({ offset }: { offset: number }) => pageOf(ROWS, offset);

  test.each<[string, FeedbackAnswer, number, RegExp]>([
    ['a refusal', { kind: 'refused', detail: 'HTTP 404 (x)' }, 1, /the service answered HTTP 404 \(x\)/],
    ['a broken operation', { kind: 'unreachable', detail: 'HTTP 500' }, 3, /3 requests failed.*HTTP 500/],
    ['another language', { kind: 'malformed', detail: 'not JSON' }, 3, /answered not JSON/],
    [
      'no room in the hour',
      { kind: 'limited', detail: 'HTTP 429', retryAfterMs: 3_600_000 },
      1,
      /100 analytics/,
    ],
  ])('%s', async (_, answer, requests, why) => {
    const { report, feedbackAsked, written } = await play(views, { ...WANTED, feedback: () => answer });
    expect(report).toMatchObject({ success: true, requests: 1 + requests, files: ['views.csv'] });
    expect(report.problem).toBeUndefined();
    expect(feedbackAsked).toHaveLength(requests);
    expect(report.warnings).toEqual([expect.stringMatching(why)]);
    expect(report.warnings[0]).toMatch(/sorted by views\.$/);
    expect(report.facts).toMatchObject({ sortBy: 'total', feedback: { known: false }, partial: false });
    expect(written.csv).toContain('/much,1000,0,1000,,,\n');
  });

  test('a limit that passes within the time is waited for', async () => {
    const { report, clock } = await play(views, {
      ...WANTED,
      feedback: ({ count }) =>
        count < 6 ? { kind: 'limited', detail: 'HTTP 429', retryAfterMs: 60_000 } : given(VOTES),
    });
    expect(report).toMatchObject({ success: true, requests: 7, warnings: [] });
    expect(clock.now()).toBeGreaterThanOrEqual(300_000);
  });

  test('a cancelled run fails, for it did not do what was asked', async () => {
    const { report, written } = await play(views, {
      ...WANTED,
      allowPartial: true,
      feedback: (_, stop) => {
        stop.abort();
        return { kind: 'unreachable', detail: 'aborted' };
      },
    });
    expect(report).toMatchObject({ success: false, files: [] });
    expect(report.problem).toMatch(/^Feedback is missing: the run was cancelled\./);
    expect(written).toEqual({});
  });
});

test('the service of this repository has no feedback, and the export says so', async () => {
  await using cleanup = new AsyncDisposableStack();
  const service = await testService({});
  cleanup.defer(() => service.stop());
  service.importViews('docs', [{ path: '/a', day: '2026-03-02', human: 3, ai: 1 }]);
  const { code, out, err } = await runInProcess(
    viewsCommand,
    ['views', '--project-id', 'docs', '--signals', 'feedback', '--sort-by', 'unhappy', '--json'],
    { env: { DOCS_AGENT_KEY: service.key, DOCS_AGENT_URL: service.url } },
  );
  expect(code).toBe(0);
  expect(err).toMatch(/Feedback of readers is not known: .*HTTP 404.*sorted by views/);
  expect(JSON.parse(out)).toMatchObject({
    sortBy: 'total',
    requests: 2,
    feedback: { known: false },
    top: [{ path: '/a', total: 4 }],
  });
});
