import { formatDuration } from '../text/duration.ts';
import { inertInline } from '../text/markdown.ts';
import { renderViewsChart } from './views-chart.ts';
import {
  columnsOf,
  countOf,
  describeRange,
  formatCount,
  formatGrowth,
  formatShare,
  SORT_LABELS,
  type ViewsFacts,
} from './views-facts.ts';
import { describeFeedback } from './views-feedback.ts';
import { renderMovers, renderViewsTable } from './views-table.ts';

/** The step summary: the totals, a chart of the top pages and the same as a table, and what moved. */
export function renderViewsSummary(
  facts: ViewsFacts,
  { problem, files }: { problem?: string | undefined; files: readonly string[] },
): string {
  const { top, sortBy } = facts;
  const chart = renderViewsChart(facts);
  const blocks = [
    `### Page views ${inertInline(describeRange(facts.range))}`,
    ...(problem === undefined ? [] : [`> [!WARNING]\n> ${inertInline(problem)}`]),
    renderTotals(facts),
    ...(chart === '' ? [] : [chart]),
    `#### Top ${formatCount(top.length)} by ${SORT_LABELS[sortBy]}`,
    renderViewsTable(top, columnsOf(facts)),
    ...[describeFeedback(facts)].filter(Boolean).map((text) => inertInline(text)),
    ...renderLeftOut(facts),
    ...renderMovements(facts),
    renderFooter(facts, files),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function renderTotals({ counts, comparison, filtered }: ViewsFacts): string {
  const rows = (['human', 'ai', 'total'] as const).map((kind) => {
    const name = { human: 'Human', ai: 'AI', total: '**Total**' }[kind];
    const share = kind === 'total' ? '' : formatShare(counts[kind], counts.total);
    const before = comparison?.counts[kind];
    const more =
      before === undefined ? '' : ` ${formatCount(before)} | ${formatGrowth(counts[kind], before)} |`;
    return `| ${name} | ${formatCount(counts[kind])} | ${share} |${more}`;
  });
  return [
    `| Views${filtered ? ' of the chosen pages' : ''} | Count | Share |${comparison ? ' Before | Change |' : ''}`,
    `| --- | ---: | ---: |${comparison ? ' ---: | ---: |' : ''}`,
    ...rows,
  ].join('\n');
}

function renderLeftOut({ leftOut = 0 }: ViewsFacts): string[] {
  if (leftOut === 0) return [];
  const [pages, are] = leftOut === 1 ? ['page', 'is'] : ['pages', 'are'];
  return [`${formatCount(leftOut)} ${pages} that had a turn lately ${are} left out of the lists.`];
}

function renderMovements({ comparison, leftOut = 0 }: ViewsFacts): string[] {
  if (comparison === undefined) return [];
  const intro = `Compared with the period ${inertInline(describeRange(comparison.range))}.`;
  const up = comparison.up.length > 0 ? ['#### Moved up', renderMovers(comparison.up)] : [];
  const down = comparison.down.length > 0 ? ['#### Moved down', renderMovers(comparison.down)] : [];
  return [
    intro,
    ...(up.length + down.length > 0
      ? [...up, ...down]
      : [leftOut > 0 ? 'No other page moved.' : 'No page moved.']),
  ];
}

function renderFooter({ pages, requests, elapsedMs }: ViewsFacts, files: readonly string[]): string {
  const written = files.length > 0 ? ` Written: ${files.map((file) => inertInline(file)).join(', ')}.` : '';
  return `${countOf(pages, 'page')} in ${countOf(requests, 'request')}, ${formatDuration(elapsedMs)}.${written}`;
}
