import { codeSpan } from '../text/markdown.ts';
import { truncate } from '../text/truncate.ts';
import { formatChange, formatCount } from './views-facts.ts';
import { type ComparedRow, changeOf } from './views-row.ts';

const PATH_MAX_CHARACTERS = 200;

/** Pages as a Markdown table. Paths are code: nothing in them links, mentions or formats. */
export function renderViewsTable(rows: readonly ComparedRow[], compared: boolean): string {
  if (rows.length === 0) return 'No page to list.';
  return [
    `| Page | Views | Human | AI |${compared ? ' Before | Change |' : ''}`,
    `| --- | ---: | ---: | ---: |${compared ? ' ---: | ---: |' : ''}`,
    ...rows.map((row) => {
      const more = compared ? ` ${formatCount(row.previous ?? 0)} | ${formatChange(changeOf(row))} |` : '';
      return `| ${renderPath(row.path)} | ${formatCount(row.total)} | ${formatCount(row.human)} | ${formatCount(row.ai)} |${more}`;
    }),
  ].join('\n');
}

/** The pages that moved most, one way. */
export function renderMovers(rows: readonly ComparedRow[]): string {
  return [
    '| Page | Change | Before | Now |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      (row) =>
        `| ${renderPath(row.path)} | ${formatChange(changeOf(row))} | ${formatCount(row.previous ?? 0)} | ${formatCount(row.total)} |`,
    ),
  ].join('\n');
}

function renderPath(path: string): string {
  return codeSpan(truncate(path, PATH_MAX_CHARACTERS)) || '(blank)';
}
