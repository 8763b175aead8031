import { hasWord, isOrdinary, wordsOf } from './names.ts';
import { foldName, spellingsOf } from './spellings.ts';

export interface Mention {
  readonly page: string;
  readonly line: number;
  /** The name begins a line, a heading, a list's item or a table's row: the page tells of it there. */
  readonly isEntry: boolean;
}

/** Where pages mention the names that are asked for. */
export interface PageIndex {
  add(page: string, text: string): void;
  /** The first of each page, an entry before others; of the first pages where there are many. Written as it is. */
  of(name: string): readonly Mention[];
  /** The same, written in any of its spellings. */
  alike(name: string): readonly Mention[];
  /** True where so many pages mention it that this says nothing about any of them. */
  isCommon(name: string): boolean;
  /** True where the name stands anywhere, also as an ordinary word. */
  isAnywhere(name: string): boolean;
}

/** On more pages than these a name is common. It also bounds what a stranger's names may cost. */
const PAGES_MAX = 30;
const FENCE = /^\s{0,20}(?:```|~~~)/;
const HEADING = /^(?:#{1,6}|=+)\s/;
const UNDERLINE = /^[=~^"-]{3,}\s*$/;

/** What may stand before an entry: marks, a word of markup, marks again, and what the name belongs to, as `reply.`. */
const ENTRY =
  /^[\s#>*|+`"'=:.<([_\d)-]*(?:(?:option|function|method|attribute|setting|data|envvar|code|dt|td|li|h\d|a name)\b[\s#>*|+`"'=:.<([_\d)-]*)?(?:[A-Za-z]\w{0,40}\.)?$/;
const ENTRY_WITHIN_CHARACTERS = 80;

/** An ordinary word counts only where it is written as code or in a heading. */
export function createPageIndex(wanted: ReadonlySet<string>): PageIndex {
  const exact = new Map<string, Mention[]>();
  const folded = new Map<string, Mention[]>();
  const plain = new Set<string>();
  const folds = new Map<string, string>();
  for (const name of wanted) for (const spelling of spellingsOf(name)) folds.set(spelling, foldName(name));
  const note = (found: Map<string, Mention[]>, { word, mention }: { word: string; mention: Mention }) => {
    const mentions = found.get(word);
    if (!mentions) found.set(word, [mention]);
    else if (mentions.at(-1)?.page !== mention.page) {
      if (mentions.length <= PAGES_MAX) mentions.push(mention);
    } else if (mention.isEntry && !mentions.at(-1)?.isEntry) mentions[mentions.length - 1] = mention;
  };
  return {
    add(page, text) {
      let isFenced = false;
      const lines = text.split('\n');
      lines.forEach((line, index) => {
        if (FENCE.test(line)) isFenced = !isFenced;
        // Most lines have none of the names, which is quickly known.
        if (!hasWord(line, folds)) return;
        const isShown = isFenced || HEADING.test(line) || UNDERLINE.test(lines[index + 1] ?? '');
        const isCode = scanCode(line);
        for (const { word, at } of wordsOf(line)) {
          const fold = folds.get(word);
          if (fold === undefined) continue;
          plain.add(fold);
          if (isOrdinary(word) && !isShown && !isCode(at)) continue;
          // A block of code is an example: what begins its lines is no entry.
          const isEntry = !isFenced && at <= ENTRY_WITHIN_CHARACTERS && ENTRY.test(line.slice(0, at));
          const mention = { page, line: index + 1, isEntry };
          note(folded, { word: fold, mention });
          if (wanted.has(word)) note(exact, { word, mention });
        }
      });
    },
    of: (name) => exact.get(name) ?? [],
    alike: (name) => folded.get(foldName(name)) ?? [],
    isCommon: (name) => (folded.get(foldName(name))?.length ?? 0) > PAGES_MAX,
    isAnywhere: (name) => plain.has(foldName(name)),
  };
}

/** Whether a place in a line is written as code or set off. Places have to be asked for in their order: a line is read once. */
function scanCode(line: string): (at: number) => boolean {
  let ticks = 0;
  let read = 0;
  const isIndented = /^\s{4}/.test(line);
  return (at) => {
    for (let next = line.indexOf('`', read); next >= 0 && next < at; next = line.indexOf('`', read)) {
      ticks += 1;
      read = next + 1;
    }
    const before = line[at - 1] ?? '';
    return (
      ticks % 2 === 1 || isIndented || before === '`' || before === '"' || before === "'" || before === '*'
    );
  };
}
