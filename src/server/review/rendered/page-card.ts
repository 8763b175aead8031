import { setImmediate as others } from 'node:timers/promises';
import { html, raw } from 'hono/html';
import type { ChangedPage } from '../../pages/changed-pages.ts';
import { showInvisible } from '../../words/visible-text.ts';
import type { Allowance } from '../allowance.ts';
import { comparePages, type Row } from './compare-pages.ts';
import { type Drawing, drawBlock } from './draw-block.ts';
import { type Block, parsePage } from './parse-page.ts';
import { readBlocks } from './read-blocks.ts';

/** More than the frame of a page's card takes, what it tells of missing parts among it. */
const CARD_BYTES = 2000;
/** Of a longer stretch without a change, its ends are shown, and the rest on demand. */
const CONTEXT_BLOCKS = 2;
const FOLDED_MIN = 3;
/** What took some ten milliseconds to draw. */
const LARGE_CHARACTERS = 32 * 1024;

type Place = { number: number; imagePath: string; allowance: Allowance };

/** A changed page before and after, as far as is allowed; undefined where there is no room for any of it. */
export async function renderPageCard(page: ChangedPage, place: Place) {
  const { number, allowance } = place;
  if (!(await allowance.take('', CARD_BYTES + Buffer.byteLength(page.path) * 12))) return undefined;
  const rows = await readRows(page);
  const { drawn, shown } = await drawRows(rows, { ...place, page });
  const isOne = isOneSided(page);
  return html`<section class="card page" id="page-${number}" aria-labelledby="name-${number}">
    ${renderHeading(page, { number, rows })}
    <div class="rows ${isOne ? 'single' : ''}">${isOne ? '' : raw(COLUMNS)}${raw(drawn.join(''))}</div>
    ${rows.length > shown ? html`<p class="empty">${tellMissing(rows.length - shown)} not shown here for size; the branch has all.</p>` : ''}
  </section>`;
}

/** The rows as HTML, as far as is allowed, and how many they are. */
async function drawRows(rows: readonly Row[], given: Place & { page: ChangedPage }) {
  const drawn: string[] = [];
  let shown = 0;
  for (const { rows: stretch, folded } of foldSame(rows)) {
    const open = `<details class="fold"><summary>${stretch.length} parts without a change</summary>`;
    const [before, after] = folded ? [open, '</details>'] : ['', ''];
    if (!(await given.allowance.take(before, after.length))) break;
    const pieces = await takeRows(stretch, given);
    drawn.push(before, ...pieces, after);
    shown += pieces.length;
    if (pieces.length < stretch.length) break;
  }
  return { drawn, shown };
}

async function takeRows(rows: readonly Row[], given: Place & { page: ChangedPage }): Promise<string[]> {
  const pieces: string[] = [];
  for (const row of rows) {
    const piece = await drawRow(row, given);
    if (!(await given.allowance.take(piece))) break;
    pieces.push(piece);
  }
  return pieces;
}

function tellMissing(parts: number): string {
  return parts === 1 ? 'One more part of this page is' : `${parts} more parts of this page are`;
}

const COLUMNS = '<div class="columns" aria-hidden="true"><span>Before</span><span>After</span></div>';

/** How a page's card is called in a list of them. */
export function changeWord({ before, after, from }: ChangedPage): string {
  if (before === null) return 'new';
  if (after === null) return 'removed';
  return from === null ? 'changed' : 'moved';
}

function isOneSided({ before, after }: ChangedPage): boolean {
  return before === null || after === null;
}

/** Others go on between the steps: each takes some milliseconds. */
async function readRows(page: ChangedPage): Promise<Row[]> {
  const read = async (source: string | null, path: string) => {
    await others();
    const blocks = parsePage(source ?? '', { mdx: /\.mdx$/i.test(path) });
    await others();
    return readBlocks(blocks);
  };
  const before = await read(page.before, page.from ?? page.path);
  const after = await read(page.after, page.path);
  await others();
  return comparePages(before, after);
}

function renderHeading(page: ChangedPage, { number, rows }: { number: number; rows: readonly Row[] }) {
  const changed = rows.filter(({ kind }) => kind !== 'same').length;
  const count = isOneSided(page)
    ? ''
    : changed === 0
      ? 'nothing that readers see'
      : `${changed} of ${rows.length} parts`;
  return html`<header><h2 class="name" id="name-${number}">${page.from === null ? '' : `${showInvisible(page.from)} → `}${showInvisible(page.path)}</h2>
      <span class="tag">${changeWord(page)}${count === '' ? '' : `, ${count}`}</span></header>`;
}

type Stretch = { rows: Row[]; folded: boolean };

function foldSame(rows: readonly Row[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  while (at < rows.length) {
    const isSame = rows[at]?.kind === 'same';
    let end = at;
    while (end < rows.length && (rows[end]?.kind === 'same') === isSame) end++;
    const head = at === 0 ? 0 : CONTEXT_BLOCKS;
    const tail = end === rows.length ? 0 : CONTEXT_BLOCKS;
    const [from, to] = [at + head, end - tail];
    if (isSame && to - from >= FOLDED_MIN)
      stretches.push(
        { rows: rows.slice(at, from), folded: false },
        { rows: rows.slice(from, to), folded: true },
        { rows: rows.slice(to, end), folded: false },
      );
    else stretches.push({ rows: rows.slice(at, end), folded: false });
    at = end;
  }
  return stretches;
}

async function drawRow(
  { kind, before, after }: Row,
  { page, imagePath }: { page: ChangedPage; imagePath: string },
): Promise<string> {
  const side = (block: Block | undefined, name: Drawing['side']) => {
    const images = new Map(page.images[name].map((image) => [image.target, image.name]));
    const content = block ? drawBlock(block, { side: name, images, imagePath }) : '';
    const when =
      block && kind !== 'same' ? `<span class="when">${name === 'before' ? 'Before' : 'After'}</span>` : '';
    // The same is read aloud once.
    const twice = kind === 'same' && name === 'before' ? ' inert' : '';
    return `<div class="side ${name}${block ? '' : ' none'}"${twice}>${when}<div class="doc">${content}</div></div>`;
  };
  const left = page.before === null ? '' : side(before, 'before');
  if (left.length > LARGE_CHARACTERS) await others();
  const right = page.after === null ? '' : side(after, 'after');
  return `<div class="row is-${kind}">${left}${right}</div>\n`;
}
