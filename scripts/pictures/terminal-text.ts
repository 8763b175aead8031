import type { ViewsFacts } from '../../src/report/views-facts.ts';
import type { ComparedRow } from '../../src/report/views-row.ts';
import { renderViewsTerminal } from '../../src/report/views-terminal.ts';

/** What the pictures of page views show: the pages of the sample docs, with numbers made up. */
export const VIEWS: ViewsFacts = makeViews();

function makeViews(): ViewsFacts {
  const row = (path: string, [human, ai, previous]: [number, number, number]): ComparedRow => ({
    path,
    human,
    ai,
    total: human + ai,
    previous,
  });
  const top = [
    row('/guides/install', [4210, 1904, 5230]),
    row('/guides/configure', [2980, 2411, 5620]),
    row('/reference/cli', [1502, 2770, 2105]),
    row('/', [2604, 610, 3390]),
    row('/guides/upgrade', [1187, 402, 640]),
    row('/reference/errors', [640, 705, 1990]),
  ];
  const counts = { human: 15_302, ai: 9_480, total: 24_782 };
  return {
    range: { dateFrom: '2026-03-02', dateTo: '2026-03-09' },
    counts,
    filtered: false,
    pages: 118,
    sortBy: 'total',
    top,
    comparison: {
      range: { dateFrom: '2026-02-23', dateTo: '2026-03-02' },
      counts: { human: 14_870, ai: 7_215, total: 22_085 },
      up: top.filter(({ total, previous = 0 }) => total > previous).slice(0, 3),
      down: top.filter(({ total, previous = 0 }) => total < previous).slice(0, 3),
    },
    partial: false,
    requests: 2,
    elapsedMs: 1_400,
  };
}

/** What `docs-agent run` writes; a scenario holds it against the built command line, but for its times. */
export const RUN_SESSION = [
  '$ docs-agent run --prompt "Explain the new flag."',
  'Creating a job.',
  'Job job_7Qm-4 is created (active, model sonnet, source https://github.com/octo-org/octo-docs).',
  'Job job_7Qm-4: active after 20 s.',
  'Job job_7Qm-4: completed after 3 min 12 s.',
  'Pull request: https://github.com/octo-org/octo-docs/pull/42',
];

/** A session in a terminal, with the escapes of its colours. */
export function tellSession({ width }: { width: number }): string {
  const views = renderViewsTerminal(VIEWS, { width, colour: true });
  return [...RUN_SESSION, '', '$ docs-agent views --period 7d --compare', views].join('\n');
}
