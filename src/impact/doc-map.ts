import { isScalar, isSeq, Lexer, LineCounter, type ParsedNode, Parser, parseDocument } from 'yaml';
import { createPathFilter } from '../text/path-glob.ts';
import type { Finding } from './finding.ts';

/** Where the map is looked for when nothing else is said. */
export const USUAL_MAP = '.github/docs-map.yml';
const ENTRIES_MAX = 1_000;
/** A list of pages in a mapping lies less deep, in either notation. */
const DEPTH_MAX = 20;
/** Colons, question marks and commas between keys, values and pages. */
const MARKS_MAX = 4 * ENTRIES_MAX;

/** One line of the map: this code belongs to these pages. */
export interface MapEntry {
  readonly code: string;
  readonly pages: readonly string[];
}

/** The map can't be used. The message names the file and the line. */
export class MapError extends Error {
  override name = 'MapError';
}

/** @throws MapError */
export function parseDocMap(text: string, path: string): MapEntry[] {
  const lines = new LineCounter();
  const refuseLine = (line: number, what: string) =>
    new MapError(`${path}, line ${line}: ${what} Accepted are lines as "src/cli/**: docs/cli.md".`);
  const refuse = (offset: number, what: string) => refuseLine(Math.max(1, lines.linePos(offset).line), what);
  const excess = findExcess(text);
  if (excess) throw refuseLine(excess.line, excess.what);
  const { contents, errors } = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    prettyErrors: false,
  });
  const [error] = errors;
  if (error) throw refuse(error.pos[0], `${error.message}.`);
  if (contents === null) return [];
  if (!('items' in contents) || isSeq(contents)) throw refuse(0, 'The map is no mapping.');
  if (contents.items.length > ENTRIES_MAX) throw refuse(0, `The map has more than ${ENTRIES_MAX} lines.`);
  return contents.items.map(({ key, value }) => {
    const node = key as ParsedNode;
    const pages = value && isSeq(value) ? value.items : [value];
    const text = readText(node);
    if (text === undefined) throw refuse(node.range[0], 'A code glob is a text.');
    return {
      code: text,
      pages: pages.map((page) => {
        const name = readText(page as ParsedNode | null);
        if (name === undefined)
          throw refuse((page as ParsedNode | null)?.range[0] ?? node.range[0], 'A page is a path.');
        return name.replace(/^\.?\//, '');
      }),
    };
  });
}

/**
 * The first line with more than any map has, if there is one. What builds the text up calls itself as often as it is nested, and
 * compares each key with all the others.
 */
function findExcess(text: string): { line: number; what: string } | undefined {
  const parser = new Parser();
  let marks = 0;
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme));
    if (/^[:?,]$/.test(lexeme)) marks += 1;
    const isDeep = parser.stack.length > DEPTH_MAX;
    if (!isDeep && marks <= MARKS_MAX) continue;
    const line = text.slice(0, parser.offset).split('\n').length;
    return { line, what: isDeep ? 'The map is nested too deep.' : 'The map is too long from here on.' };
  }
  return undefined;
}

function readText(node: ParsedNode | null): string | undefined {
  const value = isScalar(node) ? node.value : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Pages that the map says belong to the changed code; those that are not there are named apart. */
export function findMapped(
  entries: readonly MapEntry[],
  { changed, isThere }: { changed: readonly string[]; isThere: (page: string) => boolean },
): { findings: Finding[]; missing: string[] } {
  const findings = entries.flatMap(({ code, pages }): Finding[] => {
    const file = changed.find(createPathFilter({ include: [code], exclude: [] }));
    if (file === undefined) return [];
    const reason = `The map says that ${code} belongs to this page.`;
    return pages.map((page) => ({
      kind: 'mapped',
      name: file,
      page,
      pageLine: 1,
      file,
      line: 1,
      reason,
      confidence: 0.9,
    }));
  });
  return {
    findings: findings.filter(({ page }) => isThere(page)),
    missing: [...new Set(findings.map(({ page }) => page))].filter((page) => !isThere(page)),
  };
}
