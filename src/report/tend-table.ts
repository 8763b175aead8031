import { formatDays } from '../text/duration.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { codeSpan, inertInline, inertLink } from '../text/markdown.ts';
import { type TendRow, tellDone } from './tend-report.ts';

const ROWS_MAX = 1_000;

/** The step summary: one sentence, and a row for each pull request. Foreign text in it is inert. */
export function renderTendSummary(
  sentence: string,
  { rows, trusted, notes }: { rows: readonly TendRow[]; trusted: TrustedOrigins; notes: readonly string[] },
): string {
  const shown = rows.slice(0, ROWS_MAX).map((row) => renderRow(row, trusted));
  const left = rows.length - shown.length;
  return [
    '### Tended pull requests',
    '',
    inertInline(sentence),
    '',
    ...(rows.length === 0 ? [] : ['| Pull request | Age | State | Done |', '| --- | --- | --- | --- |']),
    ...shown,
    ...(left > 0 ? ['', `${left} more are left out.`] : []),
    ...notes.flatMap((note) => ['', inertInline(note)]),
    '',
  ].join('\n');
}

function renderRow(row: TendRow, trusted: TrustedOrigins): string {
  const { number, title, link, state, quietMs } = row;
  const age = quietMs !== undefined && row.isOpen ? formatDays(quietMs) : '';
  const label = [`#${number}`, title].filter(Boolean).join(' ');
  const name = isTrustedLink(link, trusted)
    ? inertLink(label, link)
    : `${inertInline(label)} ${codeSpan(link)}`;
  const cells = [name, age, state, inertInline(tellDone(row)) || '–'];
  return `| ${cells.join(' | ')} |`;
}
