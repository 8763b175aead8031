import { html, raw } from 'hono/html';
import { showInvisible } from '../words/visible-text.ts';
import type { Allowance } from './allowance.ts';

const PIECE_CHARACTERS = 2048;

/**
 * A foreign text as HTML: all of it, or where it takes more than is allowed its beginning and its end, and between them
 * how much is missing. A piece at a time: a character may take twelve bytes when it is shown.
 */
export async function renderForeignText(text: string, allowance: Allowance) {
  const room = allowance.left;
  const before: string[] = [];
  const after: string[] = [];
  let [from, to] = [0, text.length];
  while (from < to && allowance.left > room / 2) {
    const end = border(text, Math.min(from + PIECE_CHARACTERS, to));
    const piece = renderPiece(text.slice(from, end));
    if (!(await allowance.take(piece))) break;
    before.push(piece);
    from = end;
  }
  while (from < to) {
    const start = border(text, Math.max(to - PIECE_CHARACTERS, from));
    const piece = renderPiece(text.slice(start, to));
    if (!(await allowance.take(piece, NOTE_BYTES))) break;
    after.push(piece);
    to = start;
  }
  const gap =
    from < to ? html`<span class="note">\n… ${to - from} characters are not shown here …\n</span>` : '';
  return { html: html`${raw(before.join(''))}${gap}${raw(after.reverse().join(''))}`, whole: from >= to };
}

const NOTE_BYTES = 128;

function renderPiece(text: string): string {
  return String(html`${showInvisible(text.toWellFormed())}`);
}

/** Not between the halves of a surrogate pair. */
function border(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return at > 0 && at < text.length && code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
