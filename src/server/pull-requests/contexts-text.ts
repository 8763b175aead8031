import { HIDDEN_LINE_START } from '../../contract/own-traces.ts';
import { withoutBlock } from './own-block.ts';
import type { ProposedContext } from './pull-request-host.ts';

const START = `${HIDDEN_LINE_START}contexts -->`;
const END = `${HIDDEN_LINE_START}contexts end -->`;

/** A pull request's body with the repositories at its end that its change was made from, in place of those before. */
export function withContexts(body: string, contexts: readonly ProposedContext[]): string {
  const rest = withoutBlock(body, { starts: [START], end: END });
  if (contexts.length === 0) return rest === body ? body : rest.trimEnd();
  // Between backticks nothing links, and a name is letters, digits, `_`, `-` and dots.
  const read = contexts.map(({ name, shortCommit }) =>
    shortCommit === undefined ? `- \`${name}\` could not be read` : `- \`${name}\` at \`${shortCommit}\``,
  );
  return `${rest.trimEnd()}\n\n${[START, 'What the agent could read besides:', '', ...read, END].join('\n')}`;
}
