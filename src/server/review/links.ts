import { html } from 'hono/html';

/** The turns before these are reached from the last one's own page. */
const LINKS_MAX = 100;

/** Links to the turns from `newest` down to the first, which had no room. */
export function renderEarlier(newest: number) {
  if (newest < 1) return '';
  const numbers = Array.from({ length: Math.min(newest, LINKS_MAX) }, (_, i) => newest - i);
  const rest = numbers.length < newest ? ' …' : '';
  return html`<p class="empty">Earlier instructions, each with its log:${numbers.map((seq) => html` ${linkTo(seq)}`)}${rest}</p>`;
}

/** Where a reader of one turn may go from there. */
export function renderNeighbours({ seq, count }: { seq: number; count: number }) {
  const before = seq > 1 ? html` · Before: ${linkTo(seq - 1)}` : '';
  const after = seq < count ? html` · After: ${linkTo(seq + 1)}` : '';
  return html`<p class="empty">Instruction ${seq} of ${count} · <a href="?">The whole job</a>${before}${after}</p>`;
}

function linkTo(seq: number) {
  return html`<a href="?turn=${seq}">${seq}</a>`;
}
