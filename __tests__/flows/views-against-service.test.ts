import { afterAll, expect, test } from '@jest/globals';
import { viewsCommand } from '../../src/entries/cli/views.ts';
import { removeTempFolders, testService } from '../server/support.ts';
import { runInProcess } from '../support/run-command.ts';

afterAll(removeTempFolders);

test('an export from the real service holds all pages of the range, once each, and compares', async () => {
  await using cleanup = new AsyncDisposableStack();
  const service = await testService({});
  cleanup.defer(() => service.stop());
  const pages = Array.from({ length: 612 }, (_, index) => `/page-${index}`);
  await service.importViews('docs', [
    ...pages.map((path, index) => ({ path, day: '2026-03-02', human: index, ai: 2 })),
    ...pages.slice(0, 300).map((path) => ({ path, day: '2026-02-25', human: 5, ai: 1 })),
    { path: '/gone', day: '2026-02-26', human: 9, ai: 0 },
    { path: '/page-0', day: '2026-03-08', human: 1000, ai: 1000 },
  ]);
  const { code, out, err } = await runInProcess(
    viewsCommand,
    [
      ['views', '--project-id', 'docs', '--date-from', '2026-03-01', '--date-to', '2026-03-08'],
      ['--compare', '--sort-by', 'change', '--top', '2', '--json'],
    ].flat(),
    { env: { DOCS_AGENT_KEY: service.key, DOCS_AGENT_URL: service.url } },
  );
  expect({ code, warnings: err.match(/^(?:Note|Warning|docs-agent).*$/gm) }).toEqual({
    code: 0,
    warnings: null,
  });
  const human = (611 * 612) / 2;
  expect(JSON.parse(out)).toMatchObject({
    human,
    ai: 1224,
    total: human + 1224,
    pages: 612,
    requests: 3 + 2,
    partial: false,
    top: [
      { path: '/page-611', total: 613, previous: 0, change: 613 },
      { path: '/page-610', total: 612, previous: 0, change: 612 },
    ],
    comparison: {
      range: { dateFrom: '2026-02-22', dateTo: '2026-03-01' },
      counts: { human: 1509, ai: 300, total: 1809 },
      down: [
        { path: '/gone', total: 0, previous: 9, change: -9 },
        { path: '/page-0', change: -4 },
      ],
    },
  });
});
