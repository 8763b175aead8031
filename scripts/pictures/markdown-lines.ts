import markdownIt, { type Token } from 'markdown-it';
import { widthOf } from './text-width.ts';

export interface Span {
  readonly text: string;
  readonly bold?: boolean;
  readonly code?: boolean;
  readonly link?: boolean;
}

/** A line as it is drawn: wrapped, and set off by what encloses it. */
export interface Line {
  readonly spans: readonly Span[];
  /** Of the font, in px. */
  readonly size: number;
  readonly quote: boolean;
  readonly bullet: boolean;
  /** From the left, in px. */
  readonly indent: number;
  /** Free space above, in px. */
  readonly above: number;
}

type Frame = Pick<Line, 'size' | 'quote' | 'indent' | 'above'>;

export const TEXT_SIZE = 14;
const HEADING_SIZE = 18;
const PARAGRAPH_GAP = 12;
const QUOTE_INDENT = 16;
const LIST_INDENT = 22;

/** Lays out what our comments are made of: headings, paragraphs, quotes, lists, and what stands in their lines. */
export function layOut(markdown: string, { width }: { width: number }): Line[] {
  const lines: Line[] = [];
  let [quotes, lists, isHeading, isBullet] = [0, 0, false, false];
  for (const token of markdownIt({ html: false }).parse(markdown.replaceAll('\u200b', ''), {})) {
    if (token.type.startsWith('blockquote')) quotes += token.nesting;
    if (token.type.startsWith('bullet_list')) lists += token.nesting;
    if (token.type.startsWith('heading')) isHeading = token.nesting > 0;
    if (token.type === 'list_item_open') isBullet = true;
    if (token.type !== 'inline') continue;
    const frame: Frame = {
      size: isHeading ? HEADING_SIZE : TEXT_SIZE,
      quote: quotes > 0,
      indent: quotes * QUOTE_INDENT + lists * LIST_INDENT,
      above: lines.length === 0 || (isBullet && lines.at(-1)?.bullet) ? 0 : PARAGRAPH_GAP,
    };
    const spans = spansOf(token.children ?? [], isHeading);
    const rows = spans.flatMap((row) => wrap(row, { width: width - frame.indent, size: frame.size }));
    lines.push(
      ...rows.map((row, at) => ({
        ...frame,
        spans: row,
        bullet: isBullet && at === 0,
        above: at === 0 ? frame.above : 0,
      })),
    );
    isBullet = false;
  }
  return lines;
}

/** The spans of each line that the author ended. */
function spansOf(tokens: readonly Token[], isHeading: boolean): Span[][] {
  const rows: Span[][] = [[]];
  let [bold, link] = [isHeading, false];
  for (const { type, content } of tokens) {
    if (type === 'strong_open' || type === 'strong_close') bold = type === 'strong_open';
    if (type === 'link_open' || type === 'link_close') link = type === 'link_open';
    if (type === 'hardbreak') rows.push([]);
    const text = type === 'softbreak' ? ' ' : content;
    if (text !== '') rows.at(-1)?.push({ text, bold, link, code: type === 'code_inline' });
  }
  return rows;
}

function wrap(spans: readonly Span[], { width, size }: { width: number; size: number }): Span[][] {
  const rows: Span[][] = [[]];
  let used = 0;
  for (const span of spans) {
    // Code stays in one piece, as its words belong together.
    for (const text of span.code ? [span.text] : (span.text.match(/\S+\s*|\s+/g) ?? [])) {
      const wide = widthOf(text, { size, mono: span.code ?? false, bold: span.bold ?? false });
      if (used > 0 && used + wide > width) {
        rows.push([]);
        used = 0;
      }
      rows.at(-1)?.push({ ...span, text });
      used += wide;
    }
  }
  return rows;
}
