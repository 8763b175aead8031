import { codeSpan } from '../text/markdown.ts';
import { truncate } from '../text/truncate.ts';
import { formatChange, formatCount } from './views-facts.ts';
import { formatUnhappy } from './views-feedback.ts';
import { type Columns, type ComparedRow, changeOf } from './views-row.ts';

const PATH_MAX_CHARACTERS = 200;

/** Pages as a Markdown table. Paths are code: nothing in them links, mentions or formats. */
export function renderViewsTable(rows: readonly ComparedRow[], columns: Columns): string {
  if (rows.length === 0) return 'No page to list.';
  const { compared, feedback } = columns;
  const heads = [
    ...['Views', 'Human', 'AI'],
    ...(compared ? ['Before', 'Change'] : []),
    ...(feedback ? ['Unhappy'] : []),
    ...(compared && feedback ? ['Unhappy before'] : []),
  ];
  const cells = (row: ComparedRow) => [
    ...[row.total, row.human, row.ai].map(formatCount),
    ...(compared ? [formatCount(row.previous ?? 0), formatChange(changeOf(row))] : []),
    ...(feedback ? [formatUnhappy(row.votes)] : []),
    ...(compared && feedback ? [formatUnhappy(row.previousVotes)] : []),
  ];
  return [
    `| Page | ${heads.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(heads.length)}`,
    ...rows.map((row) => `| ${renderPath(row.path)} | ${cells(row).join(' | ')} |`),
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
