import { html, raw } from 'hono/html';
import { instructionOf } from '../../contract/behind-instruction.ts';
import { describeResult, holdingBack } from '../checks/results.ts';
import { shortId } from '../contexts/record.ts';
import { oneLine, showInvisible } from '../words/visible-text.ts';
import { Allowance } from './allowance.ts';
import { renderForeignText } from './foreign-text.ts';
import type { ReviewTurn } from './source.ts';

/** An instruction takes at most this part of what its turn may take; its log gets the rest. */
const PROMPT_SHARE = 0.4;
const FAILURE_CHARACTERS = 2000;
const CONTEXTS_MAX = 10;
/** Of why a context was absent. */
const WHY_CHARACTERS = 300;
const CHECK_CHARACTERS = 16 * 1024;

/** Of what all checks of a turn printed, so much is shown. */
const CHECKS_MAX_BYTES = 128 * 1024;

export type TurnView = {
  instruction: unknown;
  checks: unknown;
  log: unknown;
  hasLog: boolean;
  whole: boolean;
};

/** An instruction and what the agent said to it. `whole` where nothing of them had to be left out. */
export async function renderTurn(
  turn: ReviewTurn,
  { count, allowance }: { count: number; allowance: Allowance },
): Promise<TurnView> {
  const share = new Allowance(allowance.left * PROMPT_SHARE, { whole: allowance });
  const asked = instructionOf(turn.prompt);
  const prompt = await renderForeignText(asked, share);
  const behind = await renderForeignText(turn.prompt.slice(asked.length).trim(), share);
  const checks = await renderChecks(turn, new Allowance(CHECKS_MAX_BYTES, { whole: allowance }));
  const log = await renderForeignText(turn.log.trim(), allowance);
  const frame = [
    renderInstruction(turn, { count, text: prompt.html, behind: asked === turn.prompt ? '' : behind.html }),
    renderLog(turn, { count, text: log.html }),
  ];
  await allowance.take('', FRAME_BYTES);
  return {
    instruction: frame[0],
    checks,
    log: frame[1],
    hasLog: turn.log !== '',
    whole: prompt.whole && behind.whole && log.whole,
  };
}

/** More than the cards around both texts take, the reason of a failure among it. */
export const FRAME_BYTES = 4096 + FAILURE_CHARACTERS * 12 + CONTEXTS_MAX * (200 + WHY_CHARACTERS * 12);

function renderInstruction(
  turn: ReviewTurn,
  { count, text, behind }: { count: number; text: unknown; behind: unknown },
) {
  const state = turn.state === 'done' ? (turn.failure === null ? '' : 'failed') : turn.state;
  // The only one says nothing that the job's own status does not.
  const heading =
    count === 1 ? '' : html`<header><strong>${turn.seq}</strong> <span class="tag">${state}</span></header>`;
  const failure = turn.failure?.slice(0, FAILURE_CHARACTERS).toWellFormed();
  return html`<article class="card">${heading}<div class="said">${text}</div>${renderContexts(turn)}
    ${failure === undefined ? '' : html`<p class="why">Failed: ${showInvisible(failure)}.</p>`}</article>
    ${behind === '' ? '' : html`<details class="card log"><summary><span class="name">${BEHIND}</span></summary><pre>${behind}</pre></details>`}`;
}

const BEHIND =
  'The agent was given more than this: a thread, a change or findings. The pull request leaves that out, for it may be private.';

/** Which commits of other repositories it could read. */
function renderContexts({ read }: ReviewTurn) {
  if (read.length === 0) return '';
  const each = read.map(({ name, commit, why = '' }) =>
    commit === undefined
      ? html` · ${name} could not be read: ${oneLine(why, WHY_CHARACTERS)}`
      : html` · ${name} <code>${shortId(commit)}</code>`,
  );
  return html`<p class="empty">To read${each}</p>`;
}

/** What was checked, what became of it, and what it printed, folded. */
async function renderChecks({ found, seq }: ReviewTurn, allowance: Allowance) {
  const cards: unknown[] = [];
  for (const check of found) {
    const { html: text } = await renderForeignText(tailOf(check.output.trim()), allowance);
    const why = check.why === undefined ? '' : `: ${oneLine(check.why, 300)}`;
    const isBad = holdingBack([check]).length > 0;
    const heading = html`<span class="name${isBad ? ' bad' : ''}">${describeResult(check)}${why}</span>`;
    cards.push(
      check.output.trim() === ''
        ? html`<div class="card"><header>${heading}</header></div>`
        : html`<details class="card log"><summary>${heading}</summary><pre>${text}</pre></details>`,
    );
  }
  return cards.length === 0 ? '' : html`<h2>Checks<small>of instruction ${seq}</small></h2>${cards}`;
}

/** What a program says last tells the most. */
function tailOf(text: string): string {
  return text.slice(-CHECK_CHARACTERS).toWellFormed();
}

function renderLog(turn: ReviewTurn, { count, text }: { count: number; text: unknown }) {
  if (turn.log === '') return '';
  const open = turn.failure !== null || count === 1;
  const said = turn.log.trim() === '' ? 'Nothing.' : text;
  return html`<details class="card log" ${open ? raw('open') : ''}>
    <summary><span class="name">${count === 1 ? 'Log' : `Log of instruction ${turn.seq}`}</span></summary><pre>${said}</pre></details>`;
}
