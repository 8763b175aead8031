import { html } from 'hono/html';
import { DIFF_MAX_BYTES } from '../git/mirror.ts';
import { Allowance, type IsWanted } from './allowance.ts';
import { renderCount, renderDiff } from './diff-view.ts';
import { OWN_BYTES, PAGE_MAX_BYTES, renderFrame, renderHead, renderViews, titleOf } from './frame.ts';
import { renderEarlier, renderNeighbours } from './links.ts';
import type { Review, ReviewTurn } from './source.ts';
import { FRAME_BYTES, renderTurn, type TurnView } from './turn-view.ts';
import { parseUnifiedDiff } from './unified-diff.ts';

const DIFF_SHOWN_MAX_BYTES = 1024 * 1024;
/** What the newest turn may take; the change comes next, and earlier turns get what is left. */
const NEWEST_MAX_BYTES = 640 * 1024;

/**
 * A job's review page, at most PAGE_MAX_BYTES: the newest turns, the change, links to the turns that have no room. No
 * script; while the job is active it reloads itself.
 */
export async function renderReview(review: Review, isWanted: IsWanted = () => true): Promise<string> {
  const { job, turnCount: count } = review;
  const allowance = new Allowance(PAGE_MAX_BYTES - OWN_BYTES, { isWanted });
  const newest = await review.readTurn(count);
  const views: TurnView[] = [];
  if (newest)
    views.push(
      await renderTurn(newest, { count, allowance: new Allowance(NEWEST_MAX_BYTES, { whole: allowance }) }),
    );
  const change = await renderChange(review, new Allowance(DIFF_SHOWN_MAX_BYTES, { whole: allowance }));
  let next = count - 1;
  for (; next > 0; next--) {
    const view = await renderWhole(await review.readTurn(next), { count, allowance });
    if (!view) break;
    views.push(view);
  }
  const title = await titleOf(review);
  return renderFrame(
    { title, refresh: job.status === 'active' },
    html`${renderHead(review, title)}
      ${renderViews('change')}
      ${renderFacts(review)}
      <h2>${count === 1 ? 'Instruction' : 'Instructions'}</h2>
      ${views.map(({ instruction }) => instruction)}${renderEarlier(next)}
      ${views.map(({ checks }) => checks)}
      ${change}
      ${views.some(({ hasLog }) => hasLog) ? html`<h2>What the agent said</h2>` : ''}
      ${views.map(({ log }) => log)}`,
  );
}

/** One turn of a job on a page of its own; undefined where there is none of that number. */
export async function renderReviewTurn(
  review: Review,
  { seq, isWanted }: { seq: number; isWanted?: IsWanted },
): Promise<string | undefined> {
  const { turnCount: count } = review;
  const turn = await review.readTurn(seq);
  if (!turn) return undefined;
  const allowance = new Allowance(PAGE_MAX_BYTES - OWN_BYTES, isWanted ? { isWanted } : {});
  const view = await renderTurn(turn, { count, allowance });
  const title = await titleOf(review);
  return renderFrame(
    { title, refresh: turn.state !== 'done' },
    html`${renderHead(review, title)}
      ${renderNeighbours({ seq, count })}
      <h2>Instruction</h2>
      ${view.instruction}
      ${view.checks}
      ${view.hasLog ? html`<h2>What the agent said</h2>` : ''}
      ${view.log}`,
  );
}

/** What is told while too many pages are being made; it looks again by itself. */
export function renderCrowded(): string {
  return renderFrame(
    { title: 'Too many pages at once', refresh: true },
    html`<h1>Too many pages at once</h1><p>Others are being made for this project. This page looks again in a few seconds.</p>`,
  );
}

/** What stands at an address without a review. */
export function renderMissing(): string {
  return renderFrame(
    { title: 'No such review', refresh: false },
    html`<h1>No such review</h1><p>The address is wrong, or the job or its project is gone.</p>`,
  );
}

/** A turn, unless something of it would have to be left out. */
async function renderWhole(
  turn: ReviewTurn | undefined,
  { count, allowance }: { count: number; allowance: Allowance },
): Promise<TurnView | undefined> {
  if (!turn) return undefined;
  if (turn.prompt.length + turn.log.length + FRAME_BYTES > allowance.left) return undefined;
  const view = await renderTurn(turn, { count, allowance });
  return view.whole ? view : undefined;
}

async function renderChange(review: Review, allowance: Allowance) {
  const diff = await review.readDiff();
  const files = parseUnifiedDiff(diff);
  if (files.length === 0)
    return html`<h2>Change</h2>
      <div class="card"><p class="empty">${nothingYet(review.job)}</p></div>`;
  const cut =
    Buffer.byteLength(diff) < DIFF_MAX_BYTES
      ? ''
      : html`<p class="empty">The change is larger than what is shown here; the branch has all of it.</p>`;
  return html`<h2>Change<small>${summary(files)}</small></h2>
      ${review.job.head_commit === null ? html`<div class="card"><p class="empty">It is kept here alone: nothing of it was pushed.</p></div>` : renderTake(review)}${await renderDiff(files, allowance)}${cut}`;
}

function renderFacts({ job, branch, repository, unconfined }: Review) {
  return html`<dl>
    <dt>Repository</dt><dd>${repository}</dd>
    ${job.head_commit === null ? '' : html`<dt>Branch</dt><dd><code>${branch}</code></dd>`}
    <dt>Agent</dt><dd>${job.model}</dd>
    ${unconfined === undefined ? '' : html`<dt>Sandbox</dt><dd>None. ${unconfined}.</dd>`}
    <dt>Created</dt><dd>${moment(job.created_at)}</dd>
    ${job.archived_at === null ? '' : html`<dt>Archived</dt><dd>${moment(job.archived_at)}</dd>`}
    ${job.pr_link?.startsWith('http') ? html`<dt>Pull request</dt><dd><a href="${job.pr_link}" rel="noreferrer">${job.pr_link}</a></dd>` : ''}
  </dl>`;
}

function renderTake({ repository, branch }: Review) {
  return html`<div class="card"><header><strong>Take it</strong> <span class="tag">in a clone of the repository</span></header>
    <pre>git fetch ${quote(repository)} ${branch}
git merge FETCH_HEAD</pre></div>`;
}

function summary(files: ReturnType<typeof parseUnifiedDiff>) {
  const sum = (key: 'added' | 'removed') => files.reduce((total, file) => total + file[key], 0);
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  return html`${count}, ${renderCount({ added: sum('added'), removed: sum('removed') })}`;
}

function nothingYet({ status, head_commit: commit }: Review['job']): string {
  if (status === 'active') return 'The agent is at work. This page looks again every few seconds.';
  if (status === 'failed') return 'The job failed before it made a change.';
  // It was cleaned away after the days that the configuration names.
  if (commit !== null) return 'The change is kept no longer on this page; the branch has it.';
  return 'The agent finished without a change.';
}

function moment(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function quote(word: string): string {
  return /^[\w:/.@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
