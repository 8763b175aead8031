import { html, raw } from 'hono/html';
import { showInvisible } from '../words/visible-text.ts';
import type { Allowance } from './allowance.ts';
import { type ChangedPart, findChangedParts } from './changed-part.ts';
import type { DiffFile, DiffLine } from './unified-diff.ts';

const LINE_LENGTH_MAX = 2000;
/** More than the frame of a file's card takes. */
const CARD_BYTES = 300;
const SIGNS = { added: '+', removed: '−', same: '', note: '' };

/** The files of a change, one card each, as far as they are kept and as is allowed. */
export async function renderDiff(files: readonly DiffFile[], allowance: Allowance) {
  const cards: unknown[] = [];
  for (const file of files) {
    const summary = renderSummary(file);
    if (!(await allowance.take(summary, CARD_BYTES))) break;
    const { rows, shown } = await renderHunks(file, allowance);
    const missing = countLines(file) - shown;
    cards.push(html`<details class="card" open>
      ${summary}
      ${rows.length > 0 ? html`<div class="lines">${raw(rows.join(''))}</div>` : ''}
      ${missing > 0 ? html`<p class="empty">${missing} more lines are not shown here; the branch has them.</p>` : ''}
    </details>`);
  }
  const missing = files.length - cards.length;
  if (missing > 0)
    cards.push(html`<p class="empty">${missing} more files are not shown here; the branch has them.</p>`);
  return cards;
}

function renderSummary(file: DiffFile) {
  return html`<summary>
        <span class="name">${file.renamedFrom === undefined ? '' : `${showInvisible(file.renamedFrom)} → `}${showInvisible(file.path)}</span>
        ${file.change === 'modified' ? '' : html`<span class="tag">${file.change}</span>`}
        ${file.added + file.removed === 0 ? '' : renderCount(file)}
      </summary>
      ${file.notes.map((note) => html`<p class="empty">${showInvisible(note)}</p>`)}`;
}

function countLines(file: DiffFile): number {
  return file.hunks.reduce((sum, hunk) => sum + hunk.lines.length + hunk.more, 0);
}

/** How many lines a change adds and removes. */
export function renderCount({ added, removed }: { added: number; removed: number }) {
  return html`<span class="count"><span class="plus">+${added}</span> <span class="minus">−${removed}</span></span>`;
}

async function renderHunks(file: DiffFile, allowance: Allowance) {
  const rows: string[] = [];
  let shown = 0;
  for (const [index, hunk] of file.hunks.entries()) {
    if (hunk.lines.length === 0) break;
    const parts = findChangedParts(hunk.lines);
    const gap = index > 0 || hunk.heading !== '' ? String(renderGap(hunk.heading)) : '';
    if (!(await allowance.take(gap))) break;
    rows.push(gap);
    for (const line of hunk.lines) {
      const row = String(renderLine(line, parts.get(line)));
      if (!(await allowance.take(row))) return { rows, shown };
      rows.push(row);
      shown++;
    }
  }
  return { rows, shown };
}

function renderGap(heading: string) {
  return html`<div class="gap">⋯ ${showInvisible(heading)}</div>`;
}

function renderLine(line: DiffLine, part: ChangedPart | undefined) {
  const numbers = html`<span class="n before">${line.before ?? ''}</span><span class="n">${line.after ?? ''}</span>`;
  const text = html`<span class="s">${SIGNS[line.kind]}</span><span class="t">${renderText(line.text, part)}</span>`;
  return html`<div class="line ${line.kind}">${numbers}${text}</div>
`;
}

function renderText(text: string, part: ChangedPart | undefined) {
  if (text.length > LINE_LENGTH_MAX)
    return `${showInvisible(text.slice(0, LINE_LENGTH_MAX).toWellFormed())} … ${text.length - LINE_LENGTH_MAX} more characters`;
  if (!part) return showInvisible(text);
  const [before, changed, after] = [
    text.slice(0, part.from),
    text.slice(part.from, part.to),
    text.slice(part.to),
  ];
  return html`${showInvisible(before)}<mark>${showInvisible(changed)}</mark>${showInvisible(after)}`;
}
