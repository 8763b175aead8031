/** A tag of HTML or of an MDX component, as it is written. */
export type Tag = {
  /** Empty for a fragment, `<>`. */
  name: string;
  attributes: string;
  kind: 'open' | 'close' | 'single';
  /** Behind its last character. */
  end: number;
};

const TAG_MAX_CHARACTERS = 2000;
/** Far more than pages of documentation take; after it, what looks like a tag is text. */
const LOST_MAX_CHARACTERS = 2_000_000;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
const NAME = /<(\/?)([A-Za-z][\w.-]*)?(?=[\s/>])/y;
const COMMENT_MAX_CHARACTERS = 2000;
const [DOUBLE_QUOTE, QUOTE, OPEN_BRACE, CLOSE_BRACE, LESS, GREATER] = [0x22, 0x27, 0x7b, 0x7d, 0x3c, 0x3e];

/** What was read in vain on a page: each `<` may look far ahead for its end, and there may be one in each few characters. */
export type Patience = { lostCharacters: number };

/** Reads the tag that begins at `at`, if one does. Quotes and braces may hold anything; a `<` elsewhere ends the try. */
export function scanTag(
  text: string,
  { at, patience = { lostCharacters: 0 } }: { at: number; patience?: Patience },
): Tag | undefined {
  if (patience.lostCharacters > LOST_MAX_CHARACTERS) return undefined;
  NAME.lastIndex = at;
  const start = NAME.exec(text);
  if (!start) return undefined;
  const name = start[2] ?? '';
  const from = at + start[0].length;
  const close = findTagEnd(text, { from, patience });
  if (close === undefined) return undefined;
  const inside = text.slice(from, close);
  const attributes = inside.replace(/\/\s*$/, '').trim();
  if (name === '' && inside !== '') return undefined;
  const isSingle = /\/\s*$/.test(inside) || VOID.test(name);
  const kind = start[1] === '/' ? 'close' : isSingle ? 'single' : 'open';
  return { name, attributes, kind, end: close + 1 };
}

function findTagEnd(
  text: string,
  { from, patience }: { from: number; patience: Patience },
): number | undefined {
  const part = text.slice(from, from + TAG_MAX_CHARACTERS);
  let depth = 0;
  for (let at = 0; at < part.length; at++) {
    const code = part.charCodeAt(at);
    if (code === DOUBLE_QUOTE || code === QUOTE) {
      at = part.indexOf(part.charAt(at), at + 1);
      if (at === -1) break;
    } else if (code === OPEN_BRACE) depth++;
    else if (code === CLOSE_BRACE) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (code === GREATER) return from + at;
    else if (code === LESS) return undefined;
  }
  patience.lostCharacters += part.length;
  return undefined;
}

/** Where the HTML comment that begins at `at` ends, if one does. */
export function scanComment(text: string, at: number): number | undefined {
  if (!text.startsWith('<!--', at)) return undefined;
  const end = text.slice(at + 4, at + COMMENT_MAX_CHARACTERS).indexOf('-->');
  return end === -1 ? undefined : at + 4 + end + 3;
}

/** Where each MDX expression in braces ends, by where it begins; behind the last character. One pass, however they nest. */
export function matchBraces(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_BRACE) open.push(at);
    const start = code === CLOSE_BRACE ? open.pop() : undefined;
    if (start !== undefined) ends.set(start, at + 1);
  }
  return ends;
}

/** The value of an attribute that is written as a text, in quotes or as an expression of one. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const value = /^([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*["'`]([^"'`{}]*)["'`]\s*\})/;
  for (let rest = attributes; rest !== ''; ) {
    const found = value.exec(rest);
    if (found?.[1] === name) return found[2] ?? found[3] ?? found[4];
    const skipped = found?.[0] ?? /^(?:[\w:-]+|\S)/.exec(rest)?.[0] ?? rest;
    rest = rest.slice(skipped.length).trimStart();
  }
  return undefined;
}
