import GithubSlugger, { slug } from 'github-slugger';
import markdownIt, { type StateBlock, type StateInline, type Token } from 'markdown-it';

/** A link or an image as a page names it, with its line, from 1. */
export type Link = { target: string; line: number };

export type PageLinks = {
  links: readonly Link[];
  /** What `#` can name on the page, as `anchorOf` writes it. */
  anchors: ReadonlySet<string>;
  /** Whether all of it stands in this file: what another one puts in may have anchors too. */
  isWhole: boolean;
};

const parsers = { markdown: createParser(false), mdx: createParser(true) };

/** Reads what a page links to, and what can be linked to on it. Code, comments and front matter are none of it. */
export function readPage(source: string, { mdx }: { mdx: boolean }): PageLinks {
  const text = blankFrontMatter(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const tokens = (mdx ? parsers.mdx : parsers.markdown).parse(text, {});
  const slugger = new GithubSlugger();
  const links: Link[] = [];
  const anchors = new Set<string>();
  let first = 1;
  tokens.forEach((token, at) => {
    // The cells of a table have the line of their row.
    if (token.map) first = token.map[0] + 1;
    if (token.type !== 'inline') return;
    links.push(...linksIn(token.children ?? [], first));
    const plain = textOf(token.children ?? []);
    for (const { link, line } of tagsIn(plain, anchors)) links.push({ target: link, line: first + line });
    for (const [list] of plain.matchAll(ATTRIBUTE_LIST)) {
      const id = OWN_ANCHOR.exec(list)?.[1];
      if (id !== undefined) anchors.add(anchorOf(id));
    }
    if (tokens[at - 1]?.type === 'heading_open')
      anchors.add(
        anchorOf(slugger.slug(plain.replace(MARKUP, (part) => (isMarkup(part) ? '' : part)).trim())),
      );
  });
  return { links, anchors, isWhole: !INCLUDES.test(text) };
}

/**
 * One spelling for the anchors that GitHub and the common site generators make of the same heading: they differ in
 * capitals, in repeated hyphens, and in how they number what is repeated.
 */
export function anchorOf(fragment: string): string {
  return fragment
    .toLowerCase()
    .replace(/^user-content-/, '')
    .replace(/_(\d+)$/, '-$1')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `{#id}`, `{: #id }` and `{/* #id *\/}` give what they stand with an anchor of their own. */
const ATTRIBUTE_LIST = /\{[^{}\n]*\}/g;
const OWN_ANCHOR = /#([\w:.-]+)/;
const INCLUDES =
  /^(?:import\s|<<<|\.\. include)|--8<--|\{%-?\s*(?:include|import)|\{\{[<%]|\{!|@include|<(?:Include|Snippet)\b/m;
const TAG = /<([A-Za-z][\w.:-]*)((?:\s[^<>]*)?)>([^<\n]*)/g;
/**
 * With quotes, or without as HTML lets it. Of what may repeat beside each other, so much: without a bound a hostile tag takes
 * time with the square of its length.
 */
const ATTRIBUTE =
  /([\w:-]{1,64})\s{0,40}=\s{0,40}(?:\{?\s{0,40}(?:"([^"\n]*)"|'([^'\n]*)')|([^\s"'=<>`{}]+)(?=\s|$))/g;
/** In a heading: tags, and lists of attributes. */
const MARKUP = /<[^<>]*>|\{[^{}]*\}/g;
const isMarkup = (part: string) => part.startsWith('<') || part.includes('#');
/** Components make anchors of what they are called. */
const NAMING = /^(?:title|label|header|path|query|body)$/;

function linksIn(children: readonly Token[], first: number): Link[] {
  const links: Link[] = [];
  let line = first;
  for (const child of children) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line++;
    const target = child.attrGet(child.type === 'image' ? 'src' : 'href');
    if (target !== null) links.push({ target: String(target), line });
    if (child.type === 'image') links.push(...linksIn(child.children ?? [], line));
  }
  return links;
}

/** The words of a line of tokens, without code, with a line feed where a line ends. */
function textOf(children: readonly Token[]): string {
  const words = ({ type, content }: Token) => {
    if (type === 'image') return '';
    if (type === 'code_inline') return withoutTags(content);
    return type.endsWith('break') ? '\n' : content;
  };
  return children.map(words).join('');
}

/** In a heading code counts, and nowhere is it a tag. */
function withoutTags(content: string): string {
  return content.replace(/[<>{}]/g, ' ');
}

function* tagsIn(text: string, anchors: Set<string>): Generator<{ link: string; line: number }> {
  let line = 0;
  let from = 0;
  for (const { index, 1: name = '', 2: attributes = '', 3: inside = '' } of text.matchAll(TAG)) {
    line += text.slice(from, index).split('\n').length - 1;
    from = index;
    if (/^h[1-6]$/i.test(name)) anchors.add(anchorOf(slug(inside.trim())));
    for (const [, written = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      const key = written.toLowerCase();
      const value = double ?? single ?? bare ?? '';
      if (key === 'href' || key === 'src') yield { link: value, line };
      if (key === 'id' || key === 'name') anchors.add(anchorOf(value));
      if (NAMING.test(key)) for (const one of [value, `param-${value}`]) anchors.add(anchorOf(slug(one)));
    }
  }
}

/** Its lines stay, empty, so that all others keep their number. */
function blankFrontMatter(text: string): string {
  if (!/^---[ \t]*\n/.test(text)) return text;
  const end = /\n(?:---|\.\.\.)[ \t]*(?=\n|$)/.exec(text);
  if (!end) return text;
  const head = text.slice(0, end.index + end[0].length);
  return '\n'.repeat(head.split('\n').length - 1) + text.slice(head.length);
}

/**
 * HTML and components are left as text, so that what they enclose is read as Markdown; comments are taken out. The
 * address of a footnote is no link.
 */
function createParser(mdx: boolean) {
  const md = markdownIt({ html: false, linkify: false, maxNesting: 60 });
  md.normalizeLink = (url) => url;
  const interrupts = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };
  md.block.ruler.before('fence', 'comment', commentBlock, interrupts);
  md.inline.ruler.before('html_inline', 'comment', commentInline);
  md.block.ruler.before('reference', 'footnote', footnote);
  // Components are indented as their authors like it.
  if (mdx) md.block.ruler.disable('code');
  return md;
}

const COMMENTS = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
] as const;
/** Where a text has its last ending: what never ends is looked for once, however often it begins. */
const lastEndings = new WeakMap<object, ReadonlyMap<string, number>>();

function commentEnd(state: StateBlock | StateInline, at: number): number | undefined {
  const { src } = state;
  const [start, ending] = COMMENTS.find(([begin]) => src.startsWith(begin, at)) ?? [];
  // `{/* #id */}` is an anchor.
  if (start === undefined || /^\{\/\*\s*#/.test(src.slice(at, at + 20))) return undefined;
  const last = lastEndings.get(state) ?? new Map(COMMENTS.map(([, one]) => [one, src.lastIndexOf(one)]));
  lastEndings.set(state, last);
  const from = at + start.length;
  return from > (last.get(ending) ?? -1) ? undefined : src.indexOf(ending, from) + ending.length;
}

function commentBlock(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const at = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const end = commentEnd(state, at);
  if (end === undefined) return false;
  let last = line;
  while (last < endLine && (state.eMarks[last] ?? 0) < end) last++;
  if (last >= endLine || state.src.slice(end, state.eMarks[last]).trim() !== '') return false;
  if (!silent) state.line = last + 1;
  return true;
}

function commentInline(state: StateInline, silent: boolean): boolean {
  const end = commentEnd(state, state.pos);
  if (end === undefined || end > state.posMax) return false;
  if (!silent) {
    const lines = state.src.slice(state.pos, end).split('\n').length - 1;
    for (let count = 0; count < lines; count++) state.push('softbreak', 'br', 0);
  }
  state.pos = end;
  return true;
}

/** `[^1]: text` is no definition of a link: what stands behind it is text. */
function footnote(state: StateBlock, line: number, _endLine: number, silent: boolean): boolean {
  const at = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const [mark] = /^\[\^[^\]\s]+\]:/.exec(state.src.slice(at, at + 200)) ?? [];
  if (mark === undefined) return false;
  if (silent) return true;
  state.push('paragraph_open', 'p', 1);
  const inline = state.push('inline', '', 0);
  inline.content = state.src.slice(at + mark.length, state.eMarks[line]).trim();
  inline.map = [line, line + 1];
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = line + 1;
  return true;
}
