import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { findTagLines, type TagLine } from './tag-lines.ts';
import { attributeOf, matchBraces, type Patience, scanComment, scanTag, type Tag } from './tags.ts';

/**
 * Rules for what Markdown hands through to a browser, and MDX to a program: tags, comments, expressions, imports. They
 * become labels, and what stands between an opening and a closing tag stays Markdown.
 */
export function useTagRules(md: MarkdownIt, { mdx }: { mdx: boolean }): void {
  md.core.ruler.before('block', 'tag_lines', (state) => {
    const patience: Patience = { lostCharacters: 0 };
    Object.assign(state.env, { patience, tagLines: findTagLines(state.src, patience) });
  });
  const interrupts = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };
  md.block.ruler.before('fence', 'tag', tagBlock, interrupts);
  md.inline.ruler.before('html_inline', 'tag', tagInline);
  if (!mdx) return;
  // Components are indented as their authors like it.
  md.block.ruler.disable('code');
  md.block.ruler.before('fence', 'module', moduleBlock);
  md.inline.ruler.before('html_inline', 'expression', expressionInline);
}

function tagBlock(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const one = (state.env.tagLines as ReadonlyMap<number, TagLine>).get(line);
  if (!one || one.last >= endLine || (state.sCount[line] ?? 0) < state.blkIndent) return false;
  if (state.src[(state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)] !== '<') return false;
  if (silent) return true;
  if (one.is === 'comment') pushLabel(state, { label: 'comment', text: one.text.trim() });
  else if (one.is === 'element') {
    pushBox(state, {
      tag: one.tag,
      lines: [line, one.last + 1],
      fill: () => {
        state.push('paragraph_open', 'p', 1);
        const inline = state.push('inline', '', 0);
        inline.content = one.content.trim();
        inline.children = [];
        state.push('paragraph_close', 'p', -1);
      },
    });
  } else if (one.close && one.close.line < endLine) {
    const [from, to] = [one.last + 1, one.close.line];
    const lines: [number, number] = [line, one.close.last + 1];
    pushBox(state, { tag: one.tag, lines, fill: () => tokenizeInside(state, { from, to }) });
    state.line = one.close.last + 1;
    return true;
  } else pushLabel(state, labelOf(one.tag));
  state.line = one.last + 1;
  return true;
}

function pushBox(
  state: StateBlock,
  { tag, lines, fill }: { tag: Tag; lines: [number, number]; fill: () => void },
): void {
  const open = state.push('box_open', 'div', 1);
  open.map = lines;
  open.content = textOf(labelOf(tag));
  fill();
  state.push('box_close', 'div', -1);
}

function pushLabel(state: StateBlock, label: { label: string; text: string }): void {
  state.push('box_label', 'div', 0).content = textOf(label);
}

/** The indentation that all lines share is the author's way of writing, not code. */
function tokenizeInside(state: StateBlock, { from, to }: { from: number; to: number }): void {
  const { lineMax, blkIndent, parentType } = state;
  let indent = Number.POSITIVE_INFINITY;
  for (let line = from; line < to; line++)
    if (!state.isEmpty(line)) indent = Math.min(indent, state.sCount[line] ?? 0);
  state.lineMax = to;
  state.blkIndent = Number.isFinite(indent) ? indent : blkIndent;
  state.parentType = 'blockquote';
  state.md.block.tokenize(state, from, to);
  Object.assign(state, { lineMax, blkIndent, parentType });
}

function labelOf({ name, attributes, kind }: Tag): { label: string; text: string } {
  return { label: `${kind === 'close' ? '/' : ''}${name === '' ? 'fragment' : name}`, text: attributes };
}

function textOf({ label, text }: { label: string; text: string }): string {
  return text === '' ? label : `${label} ${text.replace(/\s+/g, ' ')}`;
}

/** `import` and `export` of MDX, up to the next empty line. */
function moduleBlock(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const at = state.bMarks[line] ?? 0;
  if (state.level > 0 || !/^(?:import|export)\s/.test(state.src.slice(at, at + 8))) return false;
  if (silent) return true;
  let last = line;
  while (last + 1 < endLine && !state.isEmpty(last + 1)) last++;
  state.push('box_label', 'div', 0).content = state.src.slice(at, state.eMarks[last]);
  state.line = last + 1;
  return true;
}

function tagInline(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '<') return false;
  const { patience } = state.env as { patience: Patience };
  const comment = scanComment(state.src, state.pos);
  const tag = comment === undefined ? scanTag(state.src, { at: state.pos, patience }) : undefined;
  const end = comment ?? tag?.end;
  if (end === undefined || end > state.posMax) return false;
  if (!silent) {
    if (tag) pushInlineTag(state, tag);
    else state.push('chip', 'span', 0).content = `comment ${state.src.slice(state.pos + 4, end - 3).trim()}`;
  }
  state.pos = end;
  return true;
}

function pushInlineTag(state: StateInline, tag: Tag): void {
  if (tag.name === 'br') {
    state.push('hardbreak', 'br', 0);
    return;
  }
  const source = /^(?:img|Image)$/.test(tag.name) ? attributeOf(tag.attributes, 'src') : undefined;
  if (source === undefined) {
    state.push('chip', 'span', 0).content = textOf(labelOf(tag));
    return;
  }
  const image = state.push('image', 'img', 0);
  image.attrs = [['src', source]];
  image.content = attributeOf(tag.attributes, 'alt') ?? '';
}

const bracesOf = new WeakMap<StateInline, ReadonlyMap<number, number>>();

function expressionInline(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '{') return false;
  const braces = bracesOf.get(state) ?? matchBraces(state.src);
  bracesOf.set(state, braces);
  const end = braces.get(state.pos);
  if (end === undefined || end > state.posMax) return false;
  if (!silent) state.push('chip', 'span', 0).content = state.src.slice(state.pos, end).replace(/\s+/g, ' ');
  state.pos = end;
  return true;
}
