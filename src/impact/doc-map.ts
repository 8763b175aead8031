import { isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { createPathFilter } from '../text/path-glob.ts';
import type { Finding } from './finding.ts';

/** Where the map is looked for when nothing else is said. */
export const USUAL_MAP = '.github/docs-map.yml';
const ENTRIES_MAX = 1_000;

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
  const { contents, errors } = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: true,
    prettyErrors: false,
  });
  const refuse = (offset: number, what: string) => {
    const { line } = lines.linePos(offset);
    return new MapError(
      `${path}, line ${Math.max(1, line)}: ${what} Accepted are lines as "src/cli/**: docs/cli.md".`,
    );
  };
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
