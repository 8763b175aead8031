import { html } from 'hono/html';
import type { ChangedPage, ChangedPages } from '../../pages/changed-pages.ts';
import { PAGE_SOURCE_MAX_BYTES } from '../../pages/changed-pages.ts';
import { showInvisible } from '../../words/visible-text.ts';
import { Allowance, type IsWanted } from '../allowance.ts';
import { OWN_BYTES, PAGE_MAX_BYTES, renderFrame, renderHead, renderViews, titleOf } from '../frame.ts';
import type { Review } from '../source.ts';
import { changeWord, renderPageCard } from './page-card.ts';
import { RENDERED_STYLE } from './style.ts';

/** For the lists of pages, those that are shown and those that are not. */
const LISTS_MAX_BYTES = 128 * 1024;

/** The second view of a job: its changed pages as readers would see them, before and after; at most PAGE_MAX_BYTES. */
export async function renderRendered(
  review: Review,
  { imagePath, isWanted }: { imagePath: string; isWanted?: IsWanted },
): Promise<string> {
  const { job } = review;
  const title = await titleOf(review);
  const kept = await review.readPages();
  const allowance = new Allowance(PAGE_MAX_BYTES - OWN_BYTES, isWanted ? { isWanted } : {});
  return renderFrame(
    { title, refresh: job.status === 'active', style: RENDERED_STYLE },
    html`${renderHead(review, title)}
      ${renderViews('rendered')}
      ${kept ? await renderPages(kept, { imagePath, allowance }) : html`<div class="card"><p class="empty">${nothingKept(job)}</p></div>`}`,
  );
}

async function renderPages(
  kept: ChangedPages,
  { imagePath, allowance }: { imagePath: string; allowance: Allowance },
) {
  const { pages } = kept;
  const lists = new Allowance(LISTS_MAX_BYTES, { whole: allowance });
  const leftOut = await renderLeftOut(kept, lists);
  if (pages.length === 0)
    return html`<div class="card"><p class="empty">No page to show: ${leftOut === '' ? 'the change touches no Markdown or MDX file' : 'those that changed are left out'}.</p></div>${leftOut}`;
  const contents = pages.length === 1 ? '' : await renderContents(pages, lists);
  const cards: unknown[] = [];
  for (const [index, page] of pages.entries()) {
    const card = await renderPageCard(page, { number: index + 1, imagePath, allowance });
    if (card === undefined) break;
    cards.push(card);
  }
  const missing = pages.length - cards.length;
  return html`<p class="about">What changed is marked. Links to other pages of the site lead nowhere from here; components are boxes with their names.</p>
    ${contents}${cards}
    ${missing > 0 ? html`<p class="empty">${missing === 1 ? 'One more page is' : `${missing} more pages are`} not shown here for size; the branch has all.</p>` : ''}
    ${leftOut}`;
}

async function renderContents(pages: readonly ChangedPage[], allowance: Allowance) {
  const items: unknown[] = [];
  for (const [index, page] of pages.entries()) {
    const item = html`<li><a href="#page-${index + 1}">${showInvisible(page.path)}</a> <span class="tag">${changeWord(page)}</span></li>`;
    if (!(await allowance.take(item))) break;
    items.push(item);
  }
  return html`<nav class="contents" aria-label="Pages"><ul>${items}</ul></nav>`;
}

const REASONS = {
  size: `larger than ${PAGE_SOURCE_MAX_BYTES / 1024} KiB`,
  room: 'no room beside the others',
  'not text': 'not UTF-8',
  'no file': 'a link or a submodule, and no file',
} as const satisfies Record<ChangedPages['leftOut'][number]['why'], string>;

async function renderLeftOut({ leftOut, moreLeftOut }: ChangedPages, allowance: Allowance) {
  if (leftOut.length === 0) return '';
  const items: unknown[] = [];
  for (const { path, why } of leftOut) {
    const item = html`<li><span class="name">${showInvisible(path)}</span> <span class="tag">${REASONS[why]}</span></li>`;
    if (!(await allowance.take(item))) break;
    items.push(item);
  }
  const more = leftOut.length - items.length + moreLeftOut;
  return html`<section class="card left-out" aria-label="Left out"><header><strong>Left out</strong> <span class="tag">the branch has them</span></header>
    <ul>${items}</ul>${more > 0 ? html`<p class="empty">And ${more} more.</p>` : ''}</section>`;
}

function nothingKept({ status, head_commit: commit }: Review['job']): string {
  if (status === 'active') return 'The agent is at work. This page looks again every few seconds.';
  if (commit !== null) return 'The pages of this change are not kept, or no longer; the branch has them.';
  return status === 'failed'
    ? 'The job failed before it made a change.'
    : 'The agent finished without a change.';
}
