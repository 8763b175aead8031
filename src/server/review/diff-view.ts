import { html } from 'hono/html';
import { showInvisible } from '../visible-text.ts';
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
        <span class="count"><span class="plus">+${file.added}</span> <span class="minus">−${file.removed}</span></span>
      </summary>
      ${file.notes.map((note) => html`<p class="empty">${showInvisible(note)}</p>`)}
      ${file.hunks.length > 0 && shown > 0 ? renderHunks(file, shown) : ''}
      ${lines > shown ? html`<p class="empty">${lines - shown} more lines are not shown here; the branch has them.</p>` : ''}
    </details>`;
  });
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
  return html`<table><colgroup><col class="before"><col class="after"><col class="sign"><col></colgroup><tbody>${rows}</tbody></table>`;
}

function renderGap(heading: string) {
  return html`<tr class="gap"><td colspan="4">⋯ ${showInvisible(heading)}</td></tr>`;
}

function renderLine(line: DiffLine, part: ChangedPart | undefined) {
  return html`<tr class="${line.kind}"><td class="n before">${line.before ?? ''}</td><td class="n after">${line.after ?? ''}</td><td class="s">${SIGNS[line.kind]}</td><td>${renderText(line.text, part)}</td></tr>
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
