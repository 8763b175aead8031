import { escapeHtml } from '../text/html.ts';
import { cutToWidth } from './display-width.ts';
import {
  columnsOf,
  describeRange,
  formatCount,
  formatShare,
  SORT_LABELS,
  type ViewsFacts,
} from './views-facts.ts';
import { formatUnhappy } from './views-feedback.ts';

const WIDTH = 800;
const LEFT = 20;
const BAR_LEFT = 300;
const BAR_WIDTH = 400;
const ROW_HEIGHT = 30;
const HEAD_HEIGHT = 110;
const LABEL_CELLS = 34;

const STYLE = `
  svg { font-family: system-ui, sans-serif; background: #fff; }
  text { fill: #1f2328; font-size: 14px; }
  .title { font-size: 22px; font-weight: 600; }
  .quiet { fill: #59636e; }
  .human { fill: #2f6feb; }
  .ai { fill: #d97706; }
  @media (prefers-color-scheme: dark) {
    svg { background: #0d1117; }
    text { fill: #e6edf3; }
    .quiet { fill: #9198a1; }
    .human { fill: #58a6ff; }
    .ai { fill: #f0a03c; }
  }`;

/** The report as one picture, which describes itself to those who can't see it. */
export function renderViewsSvg(facts: ViewsFacts): string {
  const { counts, top } = facts;
  const height = HEAD_HEIGHT + Math.max(1, top.length) * ROW_HEIGHT + 20;
  const title = `Page views ${describeRange(facts.range)}`;
  const share = (part: number) => formatShare(part, counts.total) || '0 %';
  const split = `${formatCount(counts.human)} human (${share(counts.human)}), ${formatCount(counts.ai)} AI (${share(counts.ai)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">${escapeHtml(title)}</title>
<desc id="desc">${escapeHtml(describe(facts, split))}</desc>
<style>${STYLE}
</style>
<text class="title" x="${LEFT}" y="38">${formatCount(counts.total)} page views</text>
<text class="quiet" x="${LEFT}" y="62">${escapeHtml(describeRange(facts.range))}</text>
<rect class="human" x="${LEFT}" y="78" width="12" height="12" rx="2"/>
<rect class="ai" x="${BAR_LEFT}" y="78" width="12" height="12" rx="2"/>
<text x="${LEFT + 20}" y="89">${formatCount(counts.human)} human, ${share(counts.human)}</text>
<text x="${BAR_LEFT + 20}" y="89">${formatCount(counts.ai)} AI, ${share(counts.ai)}</text>
${renderBars(facts)}
</svg>
`;
}

function renderBars(facts: ViewsFacts): string {
  const { top } = facts;
  const { feedback } = columnsOf(facts);
  if (top.length === 0)
    return `<text class="quiet" x="${LEFT}" y="${HEAD_HEIGHT + 20}">No page has views in this range.</text>`;
  const most = Math.max(1, ...top.map(({ human, ai }) => human + ai));
  return top
    .map((row, index) => {
      const y = HEAD_HEIGHT + index * ROW_HEIGHT;
      const human = round((BAR_WIDTH * row.human) / most);
      const ai = round((BAR_WIDTH * row.ai) / most);
      const path = escapeHtml(row.path);
      const unhappy = feedback ? formatUnhappy(row.votes) : '';
      const share = unhappy === '' ? '' : `, ${unhappy} unhappy`;
      return [
        `<g><title>${path}: ${formatCount(row.human)} human, ${formatCount(row.ai)} AI${share}</title>`,
        `<text x="${BAR_LEFT - 10}" y="${y + 18}" text-anchor="end">${escapeHtml(cutToWidth(row.path, LABEL_CELLS))}</text>`,
        `<rect class="human" x="${BAR_LEFT}" y="${y + 5}" width="${human}" height="18"/>`,
        `<rect class="ai" x="${round(BAR_LEFT + human)}" y="${y + 5}" width="${ai}" height="18"/>`,
        `<text class="quiet" x="${round(BAR_LEFT + human + ai + 8)}" y="${y + 18}">${formatCount(row.total)}</text></g>`,
      ].join('');
    })
    .join('\n');
}

function describe({ top, sortBy, counts }: ViewsFacts, split: string): string {
  const rows = top.map(({ path, total }) => `${path}: ${formatCount(total)}`).join('; ');
  return `${formatCount(counts.total)} views, ${split}. Top pages by ${SORT_LABELS[sortBy]}: ${rows || 'none'}.`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
