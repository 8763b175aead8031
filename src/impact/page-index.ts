import { isOrdinary, wordsOf } from './names.ts';

export interface Mention {
  readonly page: string;
  readonly line: number;
  /** The name begins a line, a heading, a list's item or a table's row: the page tells of it there. */
  readonly isEntry: boolean;
}

/** Where pages mention the names that are asked for. */
export interface PageIndex {
  add(page: string, text: string): void;
  /** In the order of pages, the first of each page. */
  of(name: string): readonly Mention[];
  /** True where the name stands anywhere, also as an ordinary word. */
  isAnywhere(name: string): boolean;
}

/** What may stand before an entry. */
const ENTRY = /^(?:\s|[#>*|+`"'=:.<([_-]|\d+[.)]|a name=|h\d|dt|code|\w+\.|option::|function::|setting::)*$/;
const FENCE = /^\s*(?:```|~~~)/;

/** An ordinary word counts only where it is written as code or in a heading. */
export function createPageIndex(wanted: ReadonlySet<string>): PageIndex {
  const found = new Map<string, Mention[]>();
  const plain = new Set<string>();
  return {
    add(page, text) {
      let fenced = false;
      const lines = text.split('\n');
      lines.forEach((line, index) => {
        if (FENCE.test(line)) fenced = !fenced;
        const heading = /^#{1,6}\s|^=+\s/.test(line) || /^[=~^"-]{3,}\s*$/.test(lines[index + 1] ?? '');
        for (const { word, at } of wordsOf(line)) {
          if (!wanted.has(word)) continue;
          plain.add(word);
          if (isOrdinary(word) && !fenced && !heading && !isCode(line, at, word)) continue;
          const mentions = found.get(word) ?? [];
          found.set(word, mentions);
          const isEntry = ENTRY.test(line.slice(0, at));
          const last = mentions.at(-1);
          if (last?.page !== page) mentions.push({ page, line: index + 1, isEntry });
          else if (isEntry && !last.isEntry)
            mentions[mentions.length - 1] = { page, line: index + 1, isEntry };
        }
      });
    },
    of: (name) => found.get(name) ?? [],
    isAnywhere: (name) => plain.has(name),
  };
}

function isCode(line: string, at: number, word: string): boolean {
  let ticks = 0;
  for (let index = line.indexOf('`'); index >= 0 && index < at; index = line.indexOf('`', index + 1))
    ticks += 1;
  if (ticks % 2 === 1 || (ticks > 0 && line[at - 1] === '`')) return true;
  const before = line.slice(Math.max(0, at - 8), at);
  const after = line.slice(at + word.length, at + word.length + 1);
  return (
    /(?:<code>|\*\*|["'])$/.test(before) ||
    /^\s{4,}$/.test(line.slice(0, at)) ||
    (before.endsWith('`') && after === '`')
  );
}
