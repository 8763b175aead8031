import { HIDDEN_LINE_START } from '../../contract/own-traces.ts';
import { oneLine } from '../words/visible-text.ts';
import { withoutBlock } from './own-block.ts';
import type { ProposedCheck } from './pull-request-host.ts';

const START = `${HIDDEN_LINE_START}checks`;
const END = `${HIDDEN_LINE_START}checks end -->`;
/** That the service has made a draft of it, which it may take back. */
const DRAFTED = `${START} draft -->`;
const SHOWN = `${START} -->`;

export type ChecksState = {
  checks: readonly ProposedCheck[];
  /** Whether it is a draft, and the service has made it one. */
  isDrafted: boolean;
};

/** A pull request's body with what is known of its checks at its beginning, in place of what was known before. */
export function withChecks(body: string, { checks, isDrafted }: ChecksState): string {
  const rest = withoutBlock(body, { starts: [DRAFTED, SHOWN], end: END });
  if (checks.length === 0) return rest;
  const bad = checks.filter(({ status }) => status === 'failed' || status === 'skipped');
  const names = bad.map(({ name }) => name).join(', ');
  const heading =
    bad.length === 0
      ? 'Checked before it was pushed:'
      : `**Not right yet: ${names}.**${isDrafted ? ' It is a draft until a later change passes.' : ''}`;
  const lines = [isDrafted ? DRAFTED : SHOWN, heading, '', ...checks.map(describe), END];
  return `${lines.join('\n')}\n\n${rest}`;
}

/** Whether the body says that the service has made a draft of it. */
export function isDraftedByService(body: string): boolean {
  return body.includes(DRAFTED);
}

function describe({ name, status, rounds, why }: ProposedCheck): string {
  const back =
    rounds === 0 ? '' : `, after the agent was sent back ${rounds === 1 ? 'once' : `${rounds} times`}`;
  // Between backticks nothing links, and nothing is rendered.
  const reason =
    why === undefined || status === 'passed' ? '' : `: \`${oneLine(why, 300).replaceAll('`', "'")}\``;
  return `- ${name}: ${status}${back}${reason}`;
}
