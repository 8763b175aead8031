import type { ViewRow } from '../ports/views.ts';

/** A page's views, with its total in the period before where the two are compared; 0 where it had none. */
export interface ComparedRow extends ViewRow {
  readonly previous?: number | undefined;
}

/** Views more than in the period before, or fewer; 0 where nothing is compared. */
export function changeOf({ total, previous }: ComparedRow): number {
  return previous === undefined ? 0 : total - previous;
}

/** A row as data, for JSON. */
export function plainRow(row: ComparedRow, compared: boolean): object {
  const { path, human, ai, total, previous = 0 } = row;
  return { path, human, ai, total, ...(compared ? { previous, change: changeOf(row) } : {}) };
}

/** How rows become a file, one at a time. */
export interface RowFormat {
  readonly head: string;
  readonly row: (row: ComparedRow, first: boolean) => string;
  readonly foot: string;
}

/** @param compared adds `previous` and `change`; both empty where a comparison was asked for and could not be made */
export function rowFormat(name: 'csv' | 'json' | 'jsonl', compared: boolean): RowFormat {
  if (name === 'csv') {
    return {
      head: `path,human,ai,total${compared ? ',previous,change' : ''}\n`,
      row: compared
        ? (row) => `${csvRow(row)},${row.previous ?? ''},${row.previous === undefined ? '' : changeOf(row)}\n`
        : (row) => `${csvRow(row)}\n`,
      foot: '',
    };
  }
  const object = compared ? comparedObject : plainObject;
  if (name === 'jsonl') return { head: '', row: (row) => `${object(row)}}\n`, foot: '' };
  return { head: '[', row: (row, first) => `${first ? '\n' : ',\n'}${object(row)}}`, foot: '\n]\n' };
}

/** Open at its end. */
function plainObject({ path, human, ai, total }: ComparedRow): string {
  return `{"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}`;
}

function comparedObject(row: ComparedRow): string {
  const { previous = null } = row;
  return `${plainObject(row)},"previous":${previous},"change":${previous === null ? null : changeOf(row)}`;
}

function csvRow({ path, human, ai, total }: ComparedRow): string {
  return `${csvCell(path)},${human},${ai},${total}`;
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
