import markdownIt, { type Token } from 'markdown-it';
import { type FrontMatter, splitFrontMatter } from './front-matter.ts';
import { boundTables } from './large-table.ts';
import { useTagRules } from './tag-rules.ts';

/** A part of a page that stands by itself: a paragraph, a list, a table, a component with all in it. */
export type Block = readonly Token[];

/** Several times as many as in the largest table that people write. */
const BLOCK_TOKENS_MAX = 40_000;
const TASK = /^\[([ xX])\](?=\s)/;

const parsers = { markdown: createParser({ mdx: false }), mdx: createParser({ mdx: true }) };

/** Reads a page into its parts, the front matter first. HTML is never handed through: it becomes labels. */
export function parsePage(source: string, { mdx }: { mdx: boolean }): Block[] {
  const { rows, rest } = splitFrontMatter(source);
  const parser = mdx ? parsers.mdx : parsers.markdown;
  const front = rows.length === 0 ? [] : [frontMatterBlock(rows)];
  const blocks = splitBlocks(parser.parse(rest, {})).map((block) => boundBlock(block, rest));
  blocks.forEach(tickTasks);
  return [...front, ...blocks];
}

function createParser({ mdx }: { mdx: boolean }) {
  const md = markdownIt({ html: false, linkify: false, maxNesting: 60 });
  // What a page names is looked up as it stands there; a link is made fit for a browser when it is drawn.
  md.normalizeLink = (url) => url;
  useTagRules(md, { mdx });
  boundTables(md);
  return md;
}

/** Turns what begins an item of a list of tasks into a box that is ticked or not. */
function tickTasks(block: Block): void {
  block.forEach((token, at) => {
    const text = token.type === 'inline' ? token.children?.[0] : undefined;
    if (text?.type !== 'text' || block[at - 2]?.type !== 'list_item_open') return;
    text.content = text.content.replace(TASK, (_, tick) => (tick === ' ' ? '☐' : '☑'));
  });
}

function splitBlocks(tokens: readonly Token[]): Block[] {
  const blocks: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
  }
  return blocks;
}

/** One that is made of too much is shown as it is written: each of its tokens takes time to compare and to draw. */
function boundBlock(block: Block, source: string): Block {
  const count = block.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0);
  if (count <= BLOCK_TOKENS_MAX) return block;
  const [from, to] = block[0]?.map ?? [];
  const text = source.split('\n').slice(from, to).join('\n');
  return [createToken({ type: 'code_block', nesting: 0, content: text })];
}

function frontMatterBlock(rows: FrontMatter['rows']): Block {
  const token = (type: string, nesting: -1 | 0 | 1, content = '') => createToken({ type, nesting, content });
  return [
    token('front_open', 1),
    ...rows.flatMap(({ key, value }) => [
      token('front_row_open', 1),
      token('text', 0, key),
      token('front_value', 0),
      token('text', 0, value),
      token('front_row_close', -1),
    ]),
    token('front_close', -1),
  ];
}

const Blank = new parsers.markdown.core.State('', parsers.markdown, {}).Token;

function createToken(given: { type: string; nesting: -1 | 0 | 1; content: string }): Token {
  return Object.assign(new Blank(given.type, '', given.nesting), { content: given.content });
}
