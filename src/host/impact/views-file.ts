import { InputError, showGiven } from '../inputs/input-error.ts';
import { readWorkspaceFile } from '../inputs/text-file.ts';

/** As the page-views action writes them: 900,000 rows are some 60 MiB of CSV. */
const VIEWS_FILE = { input: 'views', maxMib: 64 };

export interface ViewedPage {
  readonly path: string;
  readonly total: number;
}

/**
 * Reads a file that the page-views action wrote, by the name's ending: .csv, .json or .jsonl.
 * @throws InputError where it can't be read
 */
export function readViewsFile(path: string, workspace: string): ViewedPage[] {
  const text = readWorkspaceFile(path, { ...VIEWS_FILE, workspace });
  const rows = parseRows(path, text);
  if (rows?.every(isViewedPage)) return rows;
  throw new InputError(
    'views',
    `${showGiven(path)} does not hold page views; accepted is a .csv, .json or .jsonl file that the page-views action wrote.`,
  );
}

function parseRows(path: string, text: string): unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    if (/\.jsonl$/i.test(path)) return lines.map((line): unknown => JSON.parse(line));
    if (/\.csv$/i.test(path)) return lines.slice(1).map(readCsvRow);
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `path,human,ai,total`; the path alone may be quoted, with doubled quotes in it. */
function readCsvRow(line: string): unknown {
  const [, quoted, plain = '', total] = /^(?:"((?:[^"]|"")*)"|([^,]*)),\d*,\d*,(\d+)/.exec(line) ?? [];
  return { path: quoted?.replaceAll('""', '"') ?? plain, total: Number(total) };
}

function isViewedPage(row: unknown): row is ViewedPage {
  const { path, total } = (row ?? {}) as Partial<ViewedPage>;
  return typeof path === 'string' && typeof total === 'number' && total >= 0;
}
