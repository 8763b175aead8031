import type { Token } from 'markdown-it';
import type { Block } from './parse-page.ts';

/** The smallest things that two versions of a block are compared by: a word, a sign, or that something begins. */
export type Atom = {
  key: string;
  token: Token;
  /** Where in the token's content a word stands; undefined for what is no word. */
  from?: number;
  to?: number;
};

const WORDS = /[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;
/** In code, space counts. */
const CODE_WORDS = /[\p{L}\p{N}_]+|[^\S\n]+|\n|[^\s\p{L}\p{N}_]/gu;
const TEXT = new Set(['text', 'box_open', 'box_label', 'chip']);
const CODE = new Set(['code_inline', 'code_block', 'fence']);
/** They say nothing that what they enclose does not, or are not seen. */
const SILENT = new Set(['inline', 'softbreak', 'paragraph_open', 'tbody_open', 'thead_open']);

/** A block's atoms, in reading order. Two blocks with the same keys look the same. */
export function atomsOf(block: Block): Atom[] {
  return block.flatMap((token) => [
    ...atomsOfToken(token),
    ...(token.type === 'inline' ? atomsOf(token.children ?? []) : []),
  ]);
}

function atomsOfToken(token: Token): Atom[] {
  const { type, content } = token;
  if (TEXT.has(type)) return words(token, { pattern: WORDS, first: type === 'text' ? [] : [type] });
  if (CODE.has(type)) return words(token, { pattern: CODE_WORDS, first: [`${type} ${token.info}`] });
  if (type === 'image') return [{ key: `image ${token.attrGet('src')} ${content}`, token }];
  if (type === 'link_open') return [{ key: `link ${token.attrGet('href')}`, token }];
  if (SILENT.has(type) || token.nesting === -1) return [];
  return [{ key: `${type} ${token.tag} ${token.attrs?.join(' ') ?? ''}`, token }];
}

function words(token: Token, { pattern, first }: { pattern: RegExp; first: readonly string[] }): Atom[] {
  const found = [...token.content.matchAll(pattern)].map(({ 0: word, index }) => ({
    key: word,
    token,
    from: index,
    to: index + word.length,
  }));
  return [...first.map((key) => ({ key: `${key}:`, token })), ...found];
}
