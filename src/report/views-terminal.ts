import { formatDuration } from '../text/duration.ts';
import { toOneLine } from '../text/one-line.ts';
import { cutToWidth, displayWidth, padToWidth } from './display-width.ts';
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
import { type ComparedRow, changeOf } from './views-row.ts';

export interface TerminalStyle {
  /** In characters. */
  readonly width: number;
  readonly colour: boolean;
}

type Paint = (code: number, text: string) => string;

const BOLD = 1;
const DIM = 2;
const RED = 31;
const GREEN = 32;
const BLUE = 34;
const YELLOW = 33;
const HUMAN = '█';
const AI = '▒';

/** The report for a terminal. Bars tell people and AI apart by colour and by pattern; paths are harmless. */
export function renderViewsTerminal(facts: ViewsFacts, style: TerminalStyle): string {
  const paint: Paint = (code, text) => (style.colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  const { counts, comparison, top, sortBy } = facts;
  const before = (kind: 'human' | 'ai' | 'total') =>
    comparison ? `  ${formatGrowth(counts[kind], comparison.counts[kind])}` : '';
  const count = (value: number) => formatCount(value).padStart(formatCount(counts.total).length);
  const share = (part: number) => formatShare(part, counts.total).padStart(7);
  const blocks = [
    paint(BOLD, toOneLine(`Page views ${describeRange(facts.range)}`, 200)),
    [
      `  ${paint(BLUE, HUMAN)} human  ${count(counts.human)} ${share(counts.human)}${before('human')}`,
      `  ${paint(YELLOW, AI)} AI     ${count(counts.ai)} ${share(counts.ai)}${before('ai')}`,
      `    ${paint(BOLD, `total  ${count(counts.total)}`)}        ${before('total')}`.trimEnd(),
    ].join('\n'),
    ...renderTop(facts, { style, paint }),
    ...[describeFeedback(facts)].filter(Boolean).map((text) => paint(DIM, wrap(text, style.width))),
    ...(comparison ? renderMoved('Moved up', { rows: comparison.up, code: GREEN, style, paint }) : []),
    ...(comparison ? renderMoved('Moved down', { rows: comparison.down, code: RED, style, paint }) : []),
    paint(
      DIM,
      `${countOf(facts.pages, 'page')} in ${countOf(facts.requests, 'request')}, ${formatDuration(facts.elapsedMs)}` +
        // What pages are ordered by stands with the rule already.
        (top.length > 0 && sortBy !== 'unhappy' ? `; sorted by ${SORT_LABELS[sortBy]}` : ''),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function renderTop(facts: ViewsFacts, { style, paint }: { style: TerminalStyle; paint: Paint }): string[] {
  const { top } = facts;
  if (top.length === 0) return ['No page has views in this range.'];
  const most = Math.max(1, ...top.map(({ total }) => total));
  const countWidth = formatCount(most).length;
  const unhappy = top.map(({ votes }) => (columnsOf(facts).feedback ? formatUnhappy(votes) : ''));
  const unhappyWidth = Math.max(...unhappy.map((text) => text.length));
  const room = style.width - countWidth - 6 - (unhappyWidth > 0 ? unhappyWidth + 2 : 0);
  const pathWidth = Math.max(12, Math.min(widest(top), Math.floor(room * 0.6)));
  const barWidth = Math.max(4, Math.min(40, room - pathWidth));
  const lines = top.map((row, index) => {
    const length = row.total === 0 ? 0 : Math.max(1, Math.round((barWidth * row.total) / most));
    const human = row.total === 0 ? 0 : Math.round((length * row.human) / Math.max(row.total, row.human));
    const bar = `${paint(BLUE, HUMAN.repeat(human))}${paint(YELLOW, AI.repeat(length - human))}`;
    const share = unhappyWidth > 0 ? `  ${(unhappy[index] ?? '').padStart(unhappyWidth)}` : '';
    return `  ${showPath(row, pathWidth)}  ${formatCount(row.total).padStart(countWidth)}${share}  ${length > 0 ? bar : ''}`.trimEnd();
  });
  const title = `Top ${formatCount(top.length)}${unhappyWidth > 0 ? ', with the share of unhappy readers' : ''}`;
  return [[paint(BOLD, title), ...lines].join('\n')];
}

function renderMoved(
  title: string,
  list: { rows: readonly ComparedRow[]; code: number; style: TerminalStyle; paint: Paint },
): string[] {
  const { rows, paint, style } = list;
  if (rows.length === 0) return [];
  const changes = rows.map((row) => formatChange(changeOf(row)));
  const changeWidth = Math.max(...changes.map((change) => change.length));
  const pathWidth = Math.max(12, Math.min(widest(rows), style.width - changeWidth - 26));
  const lines = rows.map((row, index) => {
    const change = paint(list.code, (changes[index] ?? '').padStart(changeWidth));
    const fromTo = `${formatCount(row.previous ?? 0)} → ${formatCount(row.total)}`;
    return `  ${showPath(row, pathWidth)}  ${change}  ${paint(DIM, fromTo)}`;
  });
  return [[paint(BOLD, title), ...lines].join('\n')];
}

/** Breaks a sentence of ours between words. */
function wrap(text: string, width: number): string {
  return toOneLine(text, 1000)
    .replace(new RegExp(`(.{1,${Math.max(20, width)}})(?: |$)`, 'g'), '$1\n')
    .trimEnd();
}

const PATH_MAX_CHARACTERS = 500;
const clean = ({ path }: ComparedRow) => toOneLine(path, PATH_MAX_CHARACTERS);
const widest = (rows: readonly ComparedRow[]) => Math.max(...rows.map((row) => displayWidth(clean(row))));
const showPath = (row: ComparedRow, width: number) => padToWidth(cutToWidth(clean(row), width), width);
