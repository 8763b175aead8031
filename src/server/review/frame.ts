import { html, raw } from 'hono/html';
import { oneLine } from '../words/visible-text.ts';
import type { Review } from './source.ts';
import { renderStatus } from './status-pill.ts';
import { STYLE } from './style.ts';

const REFRESH_SECONDS = 5;

export const PAGE_MAX_BYTES = 2 * 1024 * 1024;
/** For what is ours on a page: style, headings, facts, links. */
export const OWN_BYTES = 64 * 1024;

/** A whole page around its content. */
export function renderFrame(
  { title, refresh, style = STYLE }: { title: string; refresh: boolean; style?: string },
  content: unknown,
): string {
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh ? html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}<title>${title}</title><style>${raw(style)}</style></head>
<body><main>${content}</main></body></html>`);
}

/** What a job's page begins with. */
export function renderHead({ job }: Review, title: string) {
  return html`<div class="over">${renderStatus(job)}<span>${job.project}</span></div>
      <h1>${title}</h1>`;
}

/** The two views of a job, and which of them this is. */
export function renderViews(shown: 'change' | 'rendered') {
  const link = (view: typeof shown, { address, name }: { address: string; name: string }) =>
    html`<a href="${address}" ${view === shown ? raw('aria-current="page"') : ''}>${name}</a>`;
  return html`<nav class="views" aria-label="Views">
    ${link('change', { address: '?', name: 'Change' })}${link('rendered', { address: '?view=rendered', name: 'Rendered' })}
  </nav>`;
}

/** The first line of the first instruction. */
export async function titleOf({ job, readTurn }: Review): Promise<string> {
  const prompt = (await readTurn(1))?.prompt.trimStart().slice(0, 1000).toWellFormed();
  return oneLine(prompt?.split(/[\r\n]/)[0] ?? job.id, 120);
}
