import { stripVTControlCharacters } from 'node:util';
import { html, raw } from 'hono/html';
import { DIFF_MAX_BYTES } from '../git/mirror.ts';
import { oneLine, showInvisible } from '../words/visible-text.ts';
import { renderCount, renderDiff } from './diff-view.ts';
import type { Review } from './source.ts';
import { STYLE } from './style.ts';
import { parseUnifiedDiff } from './unified-diff.ts';

const REFRESH_SECONDS = 5;

/** A job's review page. No script; while the job is active it reloads itself. */
export function renderReview(review: Review) {
  const { job, turns } = review;
  const files = parseUnifiedDiff(review.diff);
  const cut =
    Buffer.byteLength(review.diff) < DIFF_MAX_BYTES
      ? ''
      : html`<p class="empty">The change is larger than what is shown here; the branch has all of it.</p>`;
  const title = oneLine(turns[0]?.prompt.trim().split(/[\r\n]/)[0] ?? job.id, 120);
  return renderPage(
    { title, refresh: job.status === 'active' },
    html`<div class="over"><span class="pill ${job.status}">${job.status}</span><span>${job.project}</span></div>
      <h1>${title}</h1>
      ${renderFacts(review)}
      <h2>${turns.length === 1 ? 'Instruction' : 'Instructions'}</h2>
      ${turns.map((turn) => renderTurn(turn, turns.length))}
      <h2>Change${files.length === 0 ? '' : html`<small>${summary(files)}</small>`}</h2>
      ${files.length === 0 ? html`<div class="card"><p class="empty">${nothingYet(job)}</p></div>` : html`${renderTake(review)}${renderDiff(files)}${cut}`}
      ${turns.some(({ log }) => log !== '') ? html`<h2>What the agent said</h2>` : ''}
      ${turns.map((turn) => renderLog(turn, turns.length))}`,
  );
}

/** What stands at an address without a review. */
export function renderMissing() {
  return renderPage(
    { title: 'No such review', refresh: false },
    html`<h1>No such review</h1><p>The address is wrong, or the job or its project is gone.</p>`,
  );
}

type Turn = Review['turns'][number];

function renderPage({ title, refresh }: { title: string; refresh: boolean }, content: unknown) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh ? html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}<title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>${content}</main></body></html>`;
}

function renderFacts({ job, branch, repository }: Review) {
  return html`<dl>
    <dt>Repository</dt><dd>${repository}</dd>
    ${job.head_commit === null ? '' : html`<dt>Branch</dt><dd><code>${branch}</code></dd>`}
    <dt>Agent</dt><dd>${job.model}</dd>
    <dt>Created</dt><dd>${moment(job.created_at)}</dd>
    ${job.archived_at === null ? '' : html`<dt>Archived</dt><dd>${moment(job.archived_at)}</dd>`}
    ${job.pr_link?.startsWith('http') ? html`<dt>Pull request</dt><dd><a href="${job.pr_link}" rel="noreferrer">${job.pr_link}</a></dd>` : ''}
  </dl>`;
}

function renderTurn(turn: Turn, count: number) {
  const state = turn.state === 'done' ? (turn.failure === null ? '' : 'failed') : turn.state;
  // The only one says nothing that the job's own status does not.
  const heading =
    count === 1 ? '' : html`<header><strong>${turn.seq}</strong> <span class="tag">${state}</span></header>`;
  return html`<article class="card">${heading}<div class="said">${showInvisible(turn.prompt)}</div>
    ${turn.failure === null ? '' : html`<p class="why">Failed: ${showInvisible(turn.failure)}.</p>`}</article>`;
}

function renderTake({ repository, branch }: Review) {
  return html`<div class="card"><header><strong>Take it</strong> <span class="tag">in a clone of the repository</span></header>
    <pre>git fetch ${quote(repository)} ${branch}
git merge FETCH_HEAD</pre></div>`;
}

function renderLog(turn: Turn, count: number) {
  if (turn.log === '') return '';
  const text = showInvisible(stripVTControlCharacters(turn.log.replace(/\r\n/g, '\n'))).trim();
  const open = turn.failure !== null || count === 1;
  return html`<details class="card log" ${open ? raw('open') : ''}>
    <summary><span class="name">${count === 1 ? 'Log' : `Log of instruction ${turn.seq}`}</span></summary><pre>${text === '' ? 'Nothing.' : text}</pre></details>`;
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
