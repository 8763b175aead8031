import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { codeSpan, inertInline, inertLink } from '../text/markdown.ts';

/** One pull request of a tending's summary. */
export interface TendRow {
  readonly number: number;
  /** Empty where it could not be read. */
  readonly title: string;
  readonly link: string;
  /** How long nobody has changed it, in words; empty where that is not known. */
  readonly age: string;
  readonly state: string;
  /** In words of ours and, behind a colon, of others; empty where there was nothing to do. */
  readonly done: string;
}

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

function renderRow({ number, title, link, age, state, done }: TendRow, trusted: TrustedOrigins): string {
  const label = [`#${number}`, title].filter(Boolean).join(' ');
  const name = isTrustedLink(link, trusted)
    ? inertLink(label, link)
    : `${inertInline(label)} ${codeSpan(link)}`;
  const cells = [name, age, state, inertInline(done) || '–'];
  return `| ${cells.join(' | ')} |`;
}
