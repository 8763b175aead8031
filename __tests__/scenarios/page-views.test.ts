import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Answer, hang, html, json, jsonText } from '../support/answers.ts';
import { type RunOptions, type RunResult, runAction } from '../support/runner.ts';
import { type RecordedRequest, startScriptedService } from '../support/scripted-service.ts';
import { assertNoSecret } from '../support/secrets.ts';

const KEY = 'mint_k3yForTheTestsOnly';
type Row = { path: string; human: number; ai: number; total: number };

const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/docs/p${index}`,
    human: 2 * (count - index),
    ai: count - index,
    total: 3 * (count - index),
  }));

const sum = (rows: readonly Row[], kind: 'human' | 'ai' | 'total') =>
  rows.reduce((all, row) => all + row[kind], 0);

/** The service by its specification: limit, offset, totals of all, hasMore. */
function serve(rows: readonly Row[]) {
  const totals = { human: sum(rows, 'human'), ai: sum(rows, 'ai'), total: sum(rows, 'total') };
  return (request: RecordedRequest): Answer => {
    const query = new URL(request.path, 'http://x').searchParams;
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? 50);
    return json(200, {
      totals,
      views: rows.slice(offset, offset + limit),
      hasMore: offset + limit < rows.length,
    });
  };
}

type Played = RunResult & { requests: string[]; files: Record<string, string> };

/** Runs the built page-views action, and reads its workspace before it is gone. */
async function play(
  script: (request: RecordedRequest) => Answer,
  options: RunOptions | ((after: (count: number) => () => Promise<void>) => RunOptions) = {},
): Promise<Played> {
  await using service = await startScriptedService({ script });
  const run = typeof options === 'function' ? options(service.afterRequests) : options;
  const keep = join(import.meta.dirname, '../support/keep-workspace.cjs');
  const result = await runAction({
    ...run,
    action: 'page-views/action.yml',
    inputs: { projectId: 'docs', secretKey: KEY, baseUrl: service.url, ...run.inputs },
    env: { NODE_OPTIONS: `--require ${keep}`, ...run.env },
  });
  assertNoSecret(result, [KEY]);
  expect({ timedOut: result.timedOut, env: result.envFile, path: result.pathFile }).toEqual({
    timedOut: false,
    env: '',
    path: '',
  });
  expect(`${result.stdout}\n${result.stderr}`).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  return { ...result, requests: service.list(), files: readKept(result) };
}

/** The hook prints the workspace's files as the process ends, for the runner deletes them. */
function readKept(result: RunResult): Record<string, string> {
  const line = /^KEPT (.*)$/m.exec(result.stderr)?.[1];
  return line ? (JSON.parse(line) as Record<string, string>) : {};
}

const errors = (played: Played) =>
  played.annotations.filter(({ name }) => name === 'error').map(({ data }) => data);

describe('an export', () => {
  test('fills the outputs, the files and the summary with one request for each 250 rows', async () => {
    const rows = makeRows(600);
    const played = await play(serve(rows), {
      inputs: { file: 'out/views.csv\nviews.json, views.jsonl\nviews.md', top: '2' },
    });
    expect(played).toMatchObject({ exitCode: 0, stderr: expect.not.stringMatching(/warning/i) });
    expect(played.requests).toEqual(
      [0, 250, 500].map((offset) => `GET /v1/analytics/docs/views?limit=250&offset=${offset}`),
    );
    expect(played.outputs).toEqual({
      total: String(sum(rows, 'total')),
      human: String(sum(rows, 'human')),
      ai: String(sum(rows, 'ai')),
      pages: '600',
      partial: 'false',
      requests: '3',
      files: 'out/views.csv\nviews.json\nviews.jsonl\nviews.md',
      top: JSON.stringify(rows.slice(0, 2)),
      markdown: expect.stringContaining('| `/docs/p0` | 1,800 | 1,200 | 600 |'),
    });
    expect(Object.keys(played.files).sort()).toEqual([
      'out/views.csv',
      'views.json',
      'views.jsonl',
      'views.md',
    ]);
    expect(played.files['out/views.csv']).toBe(
      `path,human,ai,total\n${rows.map((row) => `${row.path},${row.human},${row.ai},${row.total}\n`).join('')}`,
    );
    expect(JSON.parse(played.files['views.json'] ?? '')).toEqual(rows);
    expect(played.summary).toContain('xychart-beta');
    expect(played.summary).toContain('| Human |');
  });

  test('of nothing is one request, and no failure', async () => {
    const played = await play(serve([]), { inputs: { file: 'views.json', period: '7d' } });
    expect(played).toMatchObject({
      exitCode: 0,
      outputs: { total: '0', pages: '0', requests: '1', top: '[]' },
    });
    expect(JSON.parse(played.files['views.json'] ?? '')).toEqual([]);
    expect(played.requests[0]).toMatch(/dateFrom=\d{4}-\d\d-\d\d&dateTo=\d{4}-\d\d-\d\d&limit=250&offset=0$/);
  });

  test('waits for the rate limit, and goes on at the same row', async () => {
    const answer = serve(makeRows(300));
    const played = await play((request) =>
      request.path.endsWith('offset=250') && request.count === 1
        ? json(429, { error: 'too many' }, { headers: { 'retry-after': '1' } })
        : answer(request),
    );
    expect(played).toMatchObject({ exitCode: 0, outputs: { requests: '3', pages: '300', partial: 'false' } });
    expect(played.requests.map((path) => path.split('offset=')[1])).toEqual(['0', '250', '250']);
  });

  test('compares two periods', async () => {
    const now = serve(makeRows(3));
    const before = serve([{ path: '/docs/p0', human: 1, ai: 1, total: 2 }]);
    const played = await play(
      (request) => (request.path.includes('dateTo=2026-03-01') ? before : now)(request),
      {
        inputs: {
          dateFrom: '2026-03-01',
          dateTo: '2026-03-08',
          compare: 'true',
          sortBy: 'change',
          file: 'v.csv',
        },
      },
    );
    expect(played.exitCode).toBe(0);
    expect(played.files['v.csv']).toBe(
      'path,human,ai,total,previous,change\n/docs/p0,6,3,9,2,7\n/docs/p1,4,2,6,0,6\n/docs/p2,2,1,3,0,3\n',
    );
    expect(played.summary).toContain('Moved up');
    expect(played.requests[1]).toContain('dateFrom=2026-02-22&dateTo=2026-03-01');
  });
});

describe('what readers said', () => {
  const rows = makeRows(3);
  const feedback = (request: RecordedRequest) => request.path.includes('/feedback/by-page');
  const inputs = { signals: 'feedback', sortBy: 'unhappy', period: '7d', file: 'v.csv' };

  test('is one more request, stands beside the views and orders the lists', async () => {
    const votes = { path: '/docs/p2', thumbsUp: 2, thumbsDown: 8, code: 1, total: 11 };
    const played = await play(
      (request) =>
        feedback(request) ? json(200, { feedback: [votes], hasMore: true }) : serve(rows)(request),
      { inputs },
    );
    expect(played).toMatchObject({ exitCode: 0, outputs: { requests: '2', partial: 'false' } });
    const [views, asked] = played.requests.map((path) => new URL(path.slice(4), 'http://x').searchParams);
    expect(played.requests[1]).toContain('GET /v1/analytics/docs/feedback/by-page?dateFrom=');
    expect(asked?.get('limit')).toBe('100');
    expect([asked?.get('dateFrom'), asked?.get('dateTo')]).toEqual([
      views?.get('dateFrom'),
      views?.get('dateTo'),
    ]);
    expect(JSON.parse(played.outputs.top ?? '')[0]).toEqual({
      ...rows[2],
      thumbsUp: 2,
      thumbsDown: 8,
      unhappy: 0.8,
    });
    expect(played.outputs.markdown).toContain('| `/docs/p2` | 3 | 2 | 1 | 80 % of 10 |');
    expect(played.files['v.csv']).toContain('/docs/p2,2,1,3,2,8,0.8\n');
    expect(played.summary).toMatch(/Top 3 by views times unhappy share/);
    expect(played.summary).toMatch(/fewer than 5 votes count as none/);
    expect(played.annotations.map(({ data }) => data)).toEqual([
      expect.stringMatching(/Only the page with most feedback is known/),
    ]);
  });

  test.each([404, 403])('is gone on without where the service answers %i', async (status) => {
    const played = await play(
      (request) => (feedback(request) ? json(status, { error: 'no' }) : serve(rows)(request)),
      { inputs },
    );
    expect(played).toMatchObject({
      exitCode: 0,
      outputs: { requests: '2', files: 'v.csv', partial: 'false' },
    });
    expect(JSON.parse(played.outputs.top ?? '')).toEqual(rows);
    expect(played.annotations).toEqual([
      expect.objectContaining({
        name: 'warning',
        data: expect.stringMatching(new RegExp(`HTTP ${status}.*the lists are sorted by views`)),
      }),
    ]);
    expect(played.summary).toContain('Feedback of readers is not known');
  });
});

describe('what goes wrong', () => {
  const rows = makeRows(600);
  const stuck = (request: RecordedRequest) =>
    request.path.endsWith('offset=500')
      ? json(200, { totals: { human: 1, ai: 1, total: 2 }, views: [], hasMore: true })
      : serve(rows)(request);

  test('missing rows fail, and leave the file of the last run', async () => {
    const played = await play(stuck, { inputs: { file: 'views.csv' }, workspace: { 'views.csv': 'old\n' } });
    expect(played).toMatchObject({
      exitCode: 1,
      outputs: { partial: 'true', files: '', pages: '500', requests: '3' },
    });
    expect(played.files).toEqual({ 'views.csv': 'old\n' });
    expect(errors(played)).toEqual([
      expect.stringMatching(/gives no rows.*allowPartial: true keeps what came/),
    ]);
  });

  test('missing rows are kept where that is allowed', async () => {
    const inputs = { file: 'views.csv', allowPartial: 'true' };
    const played = await play(stuck, { inputs, workspace: { 'views.csv': 'old\n' } });
    expect(played).toMatchObject({
      exitCode: 0,
      outputs: { partial: 'true', files: 'views.csv', pages: '500' },
    });
    expect(played.files['views.csv']?.split('\n')).toHaveLength(502);
    expect(played.annotations.map(({ name }) => name)).toEqual(['warning']);
  });

  test('a wait that does not fit fails at once', async () => {
    const limited = json(429, {}, { headers: { 'retry-after': '3600' } });
    const played = await play(() => limited, { inputs: { timeoutMinutes: '1' } });
    expect(played).toMatchObject({ exitCode: 1, requests: [expect.any(String)] });
    expect(errors(played)).toEqual([expect.stringMatching(/100 analytics requests an hour/)]);
  });

  test.each<[string, Answer, RegExp]>([
    ['a key that is no good', json(401, { error: `no ${KEY}` }), /invalid or expired/],
    ['a bad request', json(400, { error: '::error::x' }), /HTTP 400/],
    ['a project that is none', json(404, { error: 'none' }), /projectId/],
  ])('%s fails after one request', async (_, answer, message) => {
    const played = await play(() => answer, { inputs: { file: 'views.csv' } });
    expect(played).toMatchObject({ exitCode: 1, requests: [expect.any(String)], files: {} });
    expect(errors(played)).toEqual([expect.stringMatching(message)]);
  });

  test('a page of HTML is asked for three times, and no more', async () => {
    const played = await play(() => html(200));
    expect(played).toMatchObject({ exitCode: 1, outputs: { requests: '3' } });
  });

  test.each([
    [{ dateFrom: '2026-02-30' }, /dateFrom/],
    [{ file: '../views.csv' }, /file.*outside/],
    [{ secretKey: '' }, /secretKey/],
    [{ sortBy: 'unhappy' }, /sortBy.*signals: feedback/],
    [{ signals: 'smiles' }, /signals.*feedback, or none/],
  ])('%j is an input error before any request', async (inputs, message) => {
    const played = await play(serve(rows), { inputs });
    expect(played).toMatchObject({ exitCode: 1, requests: [], files: {} });
    expect(errors(played)).toEqual([expect.stringMatching(message)]);
  });

  test('a cancelled run leaves no half file', async () => {
    const played = await play(
      (request) => (request.path.endsWith('=250') ? hang() : serve(rows)(request)),
      (after) => ({
        inputs: { file: 'views.csv', allowPartial: 'true' },
        workspace: { 'views.csv': 'old\n' },
        cancel: after(2),
      }),
    );
    expect(played).toMatchObject({ exitCode: 1, signalsSent: ['SIGINT'], files: { 'views.csv': 'old\n' } });
    expect(played.outputs).toMatchObject({ partial: 'true', pages: '250' });
  });
});

test('paths that mean something elsewhere mean nothing in any sink', async () => {
  const paths = ['::error::x', '=1+1', '|`x`|<img src=x>', '"]\nbar [1]', '@octocat', `/${KEY}`, '__proto__'];
  const views = paths.map((path) => ({ path, human: 1, ai: 1, total: 2 }));
  const totals = { human: paths.length, ai: paths.length, total: 2 * paths.length };
  const body = JSON.stringify({ totals, views: [...views, views[0]], hasMore: false });
  const played = await play(() => jsonText(200, body), { inputs: { file: 'v.csv' } });
  expect(played.exitCode).toBe(0);
  expect(played.annotations.map(({ name }) => name)).toEqual(['notice']);
  expect(played.files['v.csv']).toContain("\n'=1+1,1,1,2\n");
  expect(played.files['v.csv']).not.toContain(KEY);
  expect(JSON.parse(played.outputs.top ?? '')).toHaveLength(paths.length);
  expect(played.summary).not.toMatch(/<img|(?<!`)@octocat/);
});

test('memory stays small however many rows there are', async () => {
  const rows = makeRows(60_000);
  const small = await play(serve(rows.slice(0, 250)));
  const large = await play(serve(rows), { inputs: { file: 'v.csv' }, env: { KEEP: 'no' } });
  expect(large).toMatchObject({ exitCode: 0, outputs: { requests: '240', pages: '60000' } });
  expect((large.maxRssKiB ?? 0) - (small.maxRssKiB ?? 0)).toBeLessThan(20 * 1024);
});
