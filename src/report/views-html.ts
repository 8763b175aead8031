import { escapeHtml } from '../text/html.ts';
import {
  columnsOf,
  countOf,
  describeRange,
  formatChange,
  formatCount,
  formatGrowth,
  formatShare,
  SORT_LABELS,
  type ViewsFacts,
} from './views-facts.ts';
import { describeFeedback, formatUnhappy } from './views-feedback.ts';
import { VIEWS_STYLE } from './views-html-style.ts';
import { type ComparedRow, changeOf } from './views-row.ts';

/** The report as a page that needs nothing else: no script, no font, no request. */
export function renderViewsHtml(facts: ViewsFacts): string {
  const title = `Page views ${escapeHtml(describeRange(facts.range))}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${VIEWS_STYLE}</style>
</head>
<body>
<main>
<h1>Page views</h1>
<p class="quiet">${escapeHtml(describeRange(facts.range))}${facts.filtered ? ', chosen pages only' : ''}</p>
${facts.partial ? '<p class="warning" role="note">Rows are missing: the numbers below are incomplete.</p>\n' : ''}${renderTiles(facts)}
${renderSplit(facts)}
${renderTop(facts)}
${renderMoved(facts)}
<p class="quiet">${countOf(facts.pages, 'page')}, ${countOf(facts.requests, 'request')}.</p>
</main>
</body>
</html>
`;
}

function renderTiles({ counts, comparison }: ViewsFacts): string {
  const tile = (kind: 'total' | 'human' | 'ai', name: string) => {
    const share = kind === 'total' ? '' : formatShare(counts[kind], counts.total);
    const growth = comparison ? formatGrowth(counts[kind], comparison.counts[kind]) : '';
    const notes = [share, growth].filter(Boolean).map((note) => `<dd class="quiet">${note}</dd>`);
    return `<div class="tile ${kind}"><dt>${name}</dt><dd class="number">${formatCount(counts[kind])}</dd>${notes.join('')}</div>`;
  };
  return `<dl class="tiles">${tile('total', 'All views')}${tile('human', 'People')}${tile('ai', 'AI')}</dl>`;
}

function renderSplit({ counts }: ViewsFacts): string {
  const all = counts.human + counts.ai;
  if (all === 0) return '';
  const human = ((100 * counts.human) / all).toFixed(2);
  const label = `${formatShare(counts.human, all)} of the views are by people, ${formatShare(counts.ai, all)} by AI`;
  return `<svg class="split" role="img" aria-labelledby="split-title split-desc" viewBox="0 0 100 4" preserveAspectRatio="none"><title id="split-title">People and AI</title><desc id="split-desc">${label}</desc><rect class="ai" width="100" height="4"/><rect class="human" width="${human}" height="4"/></svg>`;
}

function renderTop(facts: ViewsFacts): string {
  const { top, sortBy, comparison } = facts;
  const { feedback } = columnsOf(facts);
  if (top.length === 0) return '<p>No page has views in this range.</p>';
  const most = Math.max(1, ...top.map(({ human, ai }) => human + ai));
  const percent = (part: number) => ((100 * part) / most).toFixed(2);
  const rows = top.map((row) => {
    const bar = `<span class="bar" aria-hidden="true"><i class="human" style="width:${percent(row.human)}%"></i><i class="ai" style="width:${percent(row.ai)}%"></i></span>`;
    const change = comparison ? `<td>${renderChange(row)}</td>` : '';
    return `<tr><th scope="row"><bdi>${escapeHtml(row.path)}</bdi>${bar}</th><td>${formatCount(row.total)}</td><td>${formatCount(row.human)}</td><td>${formatCount(row.ai)}</td>${change}${feedback ? `<td>${formatUnhappy(row.votes)}</td>` : ''}</tr>`;
  });
  const heads = [
    'Views',
    'People',
    'AI',
    ...(comparison ? ['Change'] : []),
    ...(feedback ? ['Unhappy'] : []),
  ];
  return `<table>
<caption>Top ${formatCount(top.length)} pages by ${SORT_LABELS[sortBy]}</caption>
<thead><tr><th scope="col">Page</th>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>${renderFeedback(facts)}`;
}

function renderFeedback(facts: ViewsFacts): string {
  const text = describeFeedback(facts);
  return text === '' ? '' : `\n<p class="quiet">${escapeHtml(text)}</p>`;
}

function renderMoved({ comparison }: ViewsFacts): string {
  if (comparison === undefined) return '';
  const range = escapeHtml(describeRange(comparison.range));
  const tables = [renderMovers('Moved up', comparison.up), renderMovers('Moved down', comparison.down)].join(
    '',
  );
  return `<h2>Movers</h2>\n<p class="quiet">Compared with the period ${range}.</p>\n<div class="movers">${tables || '<p>No page moved.</p>'}</div>`;
}

function renderMovers(caption: string, rows: readonly ComparedRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row"><bdi>${escapeHtml(row.path)}</bdi></th><td>${renderChange(row)}</td><td>${formatCount(row.previous ?? 0)}</td><td>${formatCount(row.total)}</td></tr>`,
  );
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">Page</th><th scope="col">Change</th><th scope="col">Before</th><th scope="col">Now</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
}

function renderChange(row: ComparedRow): string {
  const change = changeOf(row);
  const kind = change > 0 ? 'up' : change < 0 ? 'down' : 'quiet';
  return `<span class="${kind}">${formatChange(change)}</span>`;
}
