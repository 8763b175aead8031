import { type Patience, scanComment, scanTag, type Tag } from './tags.ts';

/** A line on which a tag stands alone, or an element or a comment stands whole. Lines count from 0. */
export type TagLine =
  | {
      is: 'tag';
      tag: Tag;
      last: number /** Of the closing tag that goes with it. */;
      close?: TagLine & { is: 'tag' };
      line: number;
    }
  | { is: 'element'; tag: Tag; last: number; content: string }
  | { is: 'comment'; last: number; text: string };

const FENCE = /^(`{3,}|~{3,})(.*)$/s;
/** They read better in the flow of the text. */
const INLINE = /^(?:img|br|Image)$/;

/**
 * Finds the lines that are tags, and which closing tag goes with which opening one, in one pass: what is opened and
 * never closed costs no second look. Code in fences is passed over.
 */
export function findTagLines(source: string, patience: Patience): ReadonlyMap<number, TagLine> {
  const found = new Map<number, TagLine>();
  const lines = source.split('\n');
  const lastComment = source.lastIndexOf('-->');
  const open = createOpenTags();
  let fence = '';
  let offset = 0;
  let line = 0;
  while (line < lines.length) {
    const text = lines[line] ?? '';
    const trimmed = text.trimStart();
    const at = offset + text.length - trimmed.length;
    let next = line + 1;
    const [, mark = '', info = ''] = FENCE.exec(trimmed) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && info.trim() === '') fence = '';
    } else if (mark !== '' && !(mark.startsWith('`') && info.includes('`'))) fence = mark;
    else if (trimmed.startsWith('<')) {
      const one = readTagLine(source, { at, line, comments: at < lastComment, patience });
      if (one) {
        found.set(line, one);
        next = one.last + 1;
        if (one.is === 'tag') open.meet(one);
      }
    }
    for (; line < next; line++) offset += (lines[line]?.length ?? 0) + 1;
  }
  return found;
}

function readTagLine(
  source: string,
  { at, line, comments, patience }: { at: number; line: number; comments: boolean; patience: Patience },
): TagLine | undefined {
  const comment = comments ? scanComment(source, at) : undefined;
  if (comment !== undefined) {
    const last = line + countLines(source.slice(at, comment));
    return restOfLine(source, comment) === ''
      ? { is: 'comment', last, text: source.slice(at + 4, comment - 3) }
      : undefined;
  }
  const tag = scanTag(source, { at, patience });
  if (!tag || INLINE.test(tag.name)) return undefined;
  const last = line + countLines(source.slice(at, tag.end));
  const rest = restOfLine(source, tag.end);
  if (rest === '') return { is: 'tag', tag, last, line };
  const ending = `</${tag.name}>`;
  if (tag.kind !== 'open' || !rest.endsWith(ending)) return undefined;
  return { is: 'element', tag, last, content: rest.slice(0, -ending.length) };
}

function createOpenTags() {
  const stack: (TagLine & { is: 'tag' })[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  return {
    meet: (one: TagLine & { is: 'tag' }) => {
      const { name, kind } = one.tag;
      if (kind === 'open') {
        stack.push(one);
        count(name, 1);
      }
      if (kind !== 'close' || (counts.get(name) ?? 0) === 0) return;
      for (let opened = stack.pop(); opened; opened = stack.pop()) {
        count(opened.tag.name, -1);
        if (opened.tag.name !== name) continue;
        opened.close = one;
        return;
      }
    },
  };
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function restOfLine(source: string, from: number): string {
  const end = source.indexOf('\n', from);
  return source.slice(from, end === -1 ? undefined : end).trim();
}
