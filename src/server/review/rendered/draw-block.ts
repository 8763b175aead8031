import markdownIt, { type RendererRule, type Token } from 'markdown-it';
import { showInvisible } from '../../words/visible-text.ts';
import { drawImage } from './draw-image.ts';
import { makeInert } from './inert.ts';
import { changeOf } from './mark-changes.ts';
import type { Block } from './parse-page.ts';

export type Drawing = {
  side: 'before' | 'after';
  /** Images of the repository by the names that the page has for them; null: not kept. */
  images: ReadonlyMap<string, string | null>;
  /** Where the images are; a name follows. */
  imagePath: string;
};

const NAME = /^\S+/;
const LIVE_LINK = /^(?:https?:\/\/|mailto:)/i;

const md = markdownIt({ html: false });
const escapeHtml = md.utils.escapeHtml;

/** A block as HTML that holds nothing live: what the renderer makes goes through the sanitiser as well. */
export function drawBlock(block: Block, drawing: Drawing): string {
  return makeInert(md.renderer.render([...block], md.options, { drawing }), drawing.imagePath);
}

const drawingOf = (env: unknown) => (env as { drawing: Drawing }).drawing;
const markOf = (env: unknown) => (drawingOf(env).side === 'before' ? 'del' : 'ins');

/** A token's text, with what changed in it marked, and nothing in it invisible. */
function drawText(token: Token, env: unknown): string {
  return drawRange(token, { env, from: 0, to: token.content.length });
}

function drawRange(token: Token, { env, from, to }: { env: unknown; from: number; to: number }): string {
  const tag = markOf(env);
  const text = (start: number, end: number) =>
    escapeHtml(showInvisible(token.content.slice(start, end).toWellFormed()));
  let html = '';
  let at = from;
  for (const part of changeOf(token)?.parts ?? []) {
    const [start, end] = [Math.max(part.from, at), Math.min(part.to, to)];
    if (start >= end) continue;
    html += `${text(at, start)}<${tag}>${text(start, end)}</${tag}>`;
    at = end;
  }
  return html + text(at, to);
}

const rules: Record<string, RendererRule> = {
  text: (tokens, at, _, env) => drawText(tokens[at] as Token, env),
  code_inline: (tokens, at, _, env) => `<code>${drawText(tokens[at] as Token, env)}</code>`,
  code_block: (tokens, at, _, env) => `<pre><code>${drawText(tokens[at] as Token, env)}</code></pre>`,
  fence: (tokens, at, _, env) => {
    const token = tokens[at] as Token;
    const info = token.info.trim();
    const label = info === '' ? '' : `<p class="label">${escapeHtml(showInvisible(info))}</p>`;
    return `<div class="code">${label}<pre><code>${drawText(token, env)}</code></pre></div>`;
  },
  softbreak: () => '\n',
  hardbreak: () => '<br>',
  image: (tokens, at, _, env) => {
    const token = tokens[at] as Token;
    const image = { source: String(token.attrGet('src') ?? ''), text: token.content };
    return drawImage(image, { ...drawingOf(env), changed: changeOf(token) ? markOf(env) : undefined });
  },
  // The outline of the page that shows it all is ours: a heading of a change would be one of it.
  heading_open: (tokens, at) => {
    const level = tokens[at]?.tag.slice(1);
    return `<p class="h${level}"><span class="off">Heading ${level}: </span>`;
  },
  heading_close: () => '</p>',
  link_open: (tokens, at) => {
    const target = targetOf(tokens[at]);
    if (!LIVE_LINK.test(target)) return `<span class="link" title="${escapeHtml(showInvisible(target))}">`;
    return `<a href="${escapeHtml(md.normalizeLink(target))}" rel="noopener noreferrer nofollow">`;
  },
  link_close: (tokens, at, _, env) => {
    const open = openingOf(tokens, at);
    const tag = LIVE_LINK.test(targetOf(open)) ? 'a' : 'span';
    if (!open || !changeOf(open)?.whole) return `</${tag}>`;
    const mark = markOf(env);
    return `</${tag}> <${mark} class="target">→ ${escapeHtml(showInvisible(targetOf(open)))}</${mark}>`;
  },
  table_open: () => '<div class="wide" role="group" tabindex="0" aria-label="Table"><table>',
  table_close: () => '</table></div>',
  th_open: (tokens, at) => `<th scope="col"${alignment(tokens[at])}>`,
  td_open: (tokens, at) => `<td${alignment(tokens[at])}>`,
  box_open: (tokens, at, _, env) => `<div class="box">${drawLabel(tokens[at] as Token, env)}`,
  box_close: () => '</div>',
  box_label: (tokens, at, _, env) => `<div class="box">${drawLabel(tokens[at] as Token, env)}</div>`,
  chip: (tokens, at, _, env) => `<span class="chip">${drawText(tokens[at] as Token, env)}</span>`,
  front_open: () =>
    '<div class="wide" role="group" tabindex="0" aria-label="Front matter"><table class="front">',
  front_row_open: () => '<tr><th scope="row">',
  front_value: () => '</th><td>',
  front_row_close: () => '</td></tr>',
  front_close: () => '</table></div>',
};
Object.assign(md.renderer.rules, rules);

/** The name of a component, and what it was given. */
function drawLabel(token: Token, env: unknown): string {
  const end = NAME.exec(token.content)?.[0].length ?? 0;
  const name = drawRange(token, { env, from: 0, to: end });
  const rest = drawRange(token, { env, from: end, to: token.content.length });
  return `<p class="label"><strong>${name}</strong>${rest}</p>`;
}

function targetOf(token: Token | undefined): string {
  return String(token?.attrGet('href') ?? '');
}

/** Links don't nest, so it is the nearest. */
function openingOf(tokens: readonly Token[], close: number): Token | undefined {
  for (let at = close - 1; at >= 0; at--) if (tokens[at]?.type === 'link_open') return tokens[at];
  return undefined;
}

function alignment(token: Token | undefined): string {
  const [, side] = /text-align:(right|center)/.exec(String(token?.attrGet('style') ?? '')) ?? [];
  return side === undefined ? '' : ` class="${side}"`;
}
