import type { ViewRow, Votes } from '../ports/views.ts';
import { plainShare } from './reader-votes.ts';

/** A page's views, with its total in the period before where the two are compared; 0 where it had none. */
export interface ComparedRow extends ViewRow {
  readonly previous?: number | undefined;
  /** What its readers said, where that is known. */
  readonly votes?: Votes | undefined;
  readonly previousVotes?: Votes | undefined;
}

/** What is shown of each page beside its views. */
export interface Columns {
  /** The period before. */
  readonly compared: boolean;
  /** What readers said. */
  readonly feedback: boolean;
}

/** Views more than in the period before, or fewer; 0 where nothing is compared. */
export function changeOf({ total, previous }: ComparedRow): number {
  return previous === undefined ? 0 : total - previous;
}

/** A row as data, for JSON. */
export function plainRow(row: ComparedRow, columns: Columns): object {
  const { path, human, ai, total, previous = 0 } = row;
  return {
    path,
    human,
    ai,
    total,
    ...(columns.compared ? { previous, change: changeOf(row) } : {}),
    ...(columns.feedback ? plainVotes(row, columns.compared) : {}),
  };
}

/** Null where nothing is known, or the votes are too few for a share. */
function plainVotes({ votes, previousVotes }: ComparedRow, compared: boolean) {
  return {
    thumbsUp: votes?.up ?? null,
    thumbsDown: votes?.down ?? null,
    unhappy: plainShare(votes),
    ...(compared ? { previousUnhappy: plainShare(previousVotes) } : {}),
  };
}

/** How rows become a file, one at a time. */
export interface RowFormat {
  readonly head: string;
  readonly row: (row: ComparedRow, first: boolean) => string;
  readonly foot: string;
}

/** What was asked for has its columns, also where it could not be had; they are empty then. */
export function rowFormat(name: 'csv' | 'json' | 'jsonl', columns: Columns): RowFormat {
  if (name === 'csv') {
    const names = ['path,human,ai,total', ...(columns.compared ? ['previous,change'] : [])];
    if (columns.feedback) names.push(Object.keys(plainVotes(NO_PAGE, columns.compared)).join(','));
    return { head: `${names.join(',')}\n`, row: (row) => `${csvRow(row, columns)}\n`, foot: '' };
  }
  if (name === 'jsonl') return { head: '', row: (row) => `${jsonRow(row, columns)}\n`, foot: '' };
  const row = (one: ComparedRow, first: boolean) => `${first ? '\n' : ',\n'}${jsonRow(one, columns)}`;
  return { head: '[', row, foot: '\n]\n' };
}

const NO_PAGE: ComparedRow = { path: '', human: 0, ai: 0, total: 0 };

function jsonRow(row: ComparedRow, { compared, feedback }: Columns): string {
  const { path, human, ai, total, previous = null } = row;
  const views = `{"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}`;
  const change = previous === null ? null : changeOf(row);
  const before = compared ? `,"previous":${previous},"change":${change}` : '';
  const votes = feedback ? `,${JSON.stringify(plainVotes(row, compared)).slice(1, -1)}` : '';
  return `${views}${before}${votes}}`;
}

function csvRow(row: ComparedRow, { compared, feedback }: Columns): string {
  const { path, human, ai, total, previous } = row;
  const views = `${csvCell(path)},${human},${ai},${total}`;
  const before = compared ? `,${previous ?? ''},${previous === undefined ? '' : changeOf(row)}` : '';
  const votes = feedback ? `,${Object.values(plainVotes(row, compared)).join(',')}` : '';
  return `${views}${before}${votes}`;
}

/** Cells that a spreadsheet may take for a formula, also in full width and behind blanks. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * Foreign text as one CSV cell (RFC 4180). One that a spreadsheet would compute gets an apostrophe before it.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
