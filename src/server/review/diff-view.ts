import { html } from 'hono/html';
import { showInvisible } from '../words/visible-text.ts';
import { type ChangedPart, findChangedParts } from './changed-part.ts';
import type { DiffFile, DiffLine } from './unified-diff.ts';

const LINES_MAX = 4000;
const LINE_LENGTH_MAX = 2000;
const SIGNS = { added: '+', removed: '−', same: '', note: '' };

/** The files of a change, one card each, up to a number of lines that a browser shows without pain. */
export function renderDiff(files: readonly DiffFile[]) {
  let left = LINES_MAX;
  return files.map((file) => {
    const lines = file.hunks.reduce((sum, hunk) => sum + hunk.lines.length, 0);
    const shown = Math.max(left, 0);
    left -= lines;
    return html`<details class="card" open>
      <summary>
        <span class="name">${file.renamedFrom === undefined ? '' : `${showInvisible(file.renamedFrom)} → `}${showInvisible(file.path)}</span>
        ${file.change === 'modified' ? '' : html`<span class="tag">${file.change}</span>`}
        ${file.added + file.removed === 0 ? '' : renderCount(file)}
      </summary>
      ${file.notes.map((note) => html`<p class="empty">${showInvisible(note)}</p>`)}
      ${file.hunks.length > 0 && shown > 0 ? renderHunks(file, shown) : ''}
      ${lines > shown ? html`<p class="empty">${lines - shown} more lines are not shown here; the branch has them.</p>` : ''}
    </details>`;
  });
}

/** How many lines a change adds and removes. */
export function renderCount({ added, removed }: { added: number; removed: number }) {
  return html`<span class="count"><span class="plus">+${added}</span> <span class="minus">−${removed}</span></span>`;
}

function renderHunks(file: DiffFile, max: number) {
  let left = max;
  const rows = file.hunks.map((hunk, index) => {
    if (left <= 0) return '';
    const lines = hunk.lines.slice(0, left);
    left -= lines.length;
    const parts = findChangedParts(lines);
    const gap = index > 0 || hunk.heading !== '' ? renderGap(hunk.heading) : '';
    return html`${gap}${lines.map((line) => renderLine(line, parts.get(line)))}`;
  });
  return html`<div class="lines">${rows}</div>`;
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
