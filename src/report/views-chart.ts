import { rankingValue } from './ranking-value.ts';
import { SORT_LABELS, type ViewsFacts } from './views-facts.ts';

const MAX_BARS = 10;
const LABEL_MAX_CHARACTERS = 32;

/** Seen on a light and on a dark page; Mermaid's own is nearly white. */
const BAR_COLOUR = '#5e93ee';

/**
 * The top pages as a Mermaid bar chart, or nothing where there is nothing to draw. `xychart-beta` with quoted labels is
 * what every Mermaid from 10.6 on reads, the one that GitHub renders among them (11). The axis begins at zero: left to
 * itself, the chart begins at its smallest bar.
 */
export function renderViewsChart({ top, sortBy }: Pick<ViewsFacts, 'top' | 'sortBy'>): string {
  const bars = top.slice(0, MAX_BARS).map((row) => ({
    path: row.path,
    value: rankingValue(row, sortBy),
  }));
  const drawn = bars.filter(({ value }) => value > 0);
  if (drawn.length === 0) return '';
  const labels = makeUnique(drawn.map(({ path }) => toChartLabel(path)));
  const values = drawn.map(({ value }) => Math.round(10 * value) / 10);
  return [
    '```mermaid',
    '---',
    'config:',
    '  xyChart:',
    '    width: 900',
    `    height: ${90 + 40 * drawn.length}`,
    '    showDataLabel: true',
    '  themeVariables:',
    '    xyChart:',
    `      plotColorPalette: "${BAR_COLOUR}"`,
    '---',
    'xychart-beta horizontal',
    `  title "Top pages by ${SORT_LABELS[sortBy]}"`,
    `  x-axis [${labels.map((label) => `"${label}"`).join(', ')}]`,
    `  y-axis "${SORT_LABELS[sortBy]}" 0 --> ${Math.max(...values)}`,
    `  bar [${values.join(', ')}]`,
    '```',
  ].join('\n');
}

/**
 * A path as a label: the characters that a path is commonly made of, the others as `_`, for a quote, a backtick, a
 * hash, a semicolon or a percent sign means something to Mermaid even inside quotes. Of a long one the end is kept.
 */
export function toChartLabel(path: string): string {
  const plain = decode(path).replace(/[^\p{L}\p{N}/._~ -]/gu, '_');
  const characters = [...plain];
  return characters.length > LABEL_MAX_CHARACTERS
    ? `…${characters.slice(1 - LABEL_MAX_CHARACTERS).join('')}`
    : plain;
}

/** Percent-encoded letters as letters, for a reader; as it stands where it is no encoding. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Bars of one label would be drawn on top of each other. */
function makeUnique(labels: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
}
