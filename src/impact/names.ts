import { KINDS } from './kinds.ts';

/** A name in a file of code. */
export interface CodeName {
  readonly name: string;
  readonly kind: string;
  /** Names of one group are siblings. */
  readonly group: string;
  readonly line: number;
  /** Pages that tell of its siblings tell of it too. */
  readonly isListed: boolean;
}

/** Longer lines are written by programs. */
export const LINE_MAX_CHARACTERS = 500;
const NAMES_MAX = 20_000;

/** All names that lines of code have, each once for its group, in the order of lines. */
export function readNames(path: string, lines: readonly string[]): CodeName[] {
  const kinds = KINDS.filter(({ files }) => files === undefined || files.test(path));
  const names = new Map<string, CodeName>();
  lines.forEach((line, index) => {
    if (line === '') return;
    const indent = line.search(/\S/);
    for (const { kind, pattern, has, byIndent, unlisted } of kinds) {
      if (has !== undefined && !line.includes(has)) continue;
      for (const { groups = {} } of line.matchAll(pattern)) {
        const { name = '', group = '' } = groups;
        const whole = [kind, group, byIndent ? indent : ''].join(':');
        const key = `${whole} ${name}`;
        if (!names.has(key) && names.size < NAMES_MAX)
          names.set(key, { name: copied(name), kind, group: whole, line: index + 1, isListed: !unlisted });
      }
    }
  });
  return [...names.values()];
}

/** A part of a string keeps the whole of it in memory, here a file. */
function copied(part: string): string {
  return Buffer.from(part, 'latin1').toString('latin1');
}

const HASH =
  /\.(?:py|rb|sh|bash|fish|ya?ml|toml|pl|exs?|r|cfg|conf|ini|nix|cr|jl|ps1)$|(?:^|\/)(?:Makefile|Dockerfile)/;
const DASHES = /\.(?:lua|sql|hs|elm|adb|ads)$/;

/** The lines of a text without its comments, those of nothing else empty. Good enough to tell code from prose; strings are kept. */
export function linesOf(path: string, text: string): string[] {
  // Longer lines are written by programs, and would take long to read.
  const lines = text.split('\n').map((line) => (line.length > LINE_MAX_CHARACTERS ? '' : line));
  if (HASH.test(path)) return withoutDocstrings(lines.map((line) => cutAt(line, '#')));
  if (DASHES.test(path)) return lines.map((line) => cutAt(line, '--'));
  let inside = false;
  return lines.map((line) => {
    const trimmed = line.trimStart();
    if (inside) {
      inside = !line.includes('*/');
      return '';
    }
    if (trimmed.startsWith('/*')) {
      inside = !line.includes('*/');
      return '';
    }
    return cutAt(line, '//');
  });
}

/** A comment begins at the start of a line, or behind white space. */
function cutAt(line: string, mark: string): string {
  if (!line.includes(mark)) return line;
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) {
    const before = line.slice(0, at);
    const quotes = before.match(/["'`]/g)?.length ?? 0;
    if (quotes % 2 === 0 && (before.trim() === '' || /\s$/.test(before))) return before;
  }
  return line;
}

function withoutDocstrings(lines: readonly string[]): string[] {
  let end = '';
  return lines.map((line) => {
    if (end !== '') {
      if (line.includes(end)) end = '';
      return '';
    }
    const opened = /^\s*[rbuf]{0,2}("""|''')/.exec(line)?.[1];
    if (opened === undefined) return line;
    if (line.indexOf(opened) === line.lastIndexOf(opened)) end = opened;
    return '';
  });
}

/** Words of a text: names, with the dashes before a flag. What holds dots, slashes or colons is a word, and its parts are. */
const WORD = /(?:--?)?[A-Za-z0-9_$@]+(?:[-./:][A-Za-z0-9_$@]+)*[?!]?/g;

const COMPOUND = /[./:]/;

export function* wordsOf(line: string): Generator<{ word: string; at: number }> {
  for (const { 0: word, index } of line.matchAll(WORD)) {
    yield { word, at: index };
    if (COMPOUND.test(word)) {
      let at = index;
      for (const part of word.split(COMPOUND)) {
        if (part !== '') yield { word: part, at };
        at += part.length + 1;
      }
    }
  }
}

/** True where one of a line's words is wanted. */
export function hasWord(line: string, wanted: ReadonlyMap<string, unknown>): boolean {
  for (const word of line.match(WORD) ?? []) {
    if (wanted.has(word)) return true;
    if (COMPOUND.test(word) && word.split(COMPOUND).some((part) => wanted.has(part))) return true;
  }
  return false;
}

/** All words of a text, each once. */
export function wordsIn(text: string): ReadonlySet<string> {
  const words = new Set(text.match(WORD));
  for (const word of words) if (COMPOUND.test(word)) for (const part of word.split(COMPOUND)) words.add(part);
  return words;
}

/** A name of one ordinary word, which says nothing outside of code formatting. */
export function isOrdinary(name: string): boolean {
  return /^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(name);
}
