import { instructionOf } from '../../contract/behind-instruction.ts';
import { HIDDEN_LINE_START } from '../../contract/own-traces.ts';
import { oneLine } from '../words/visible-text.ts';

/**
 * What a code host makes more of than words: mentions, references, addresses. A space breaks each: what is taken out
 * instead may leave behind what it stood in the way of (`##1`), and something invisible has no place in a commit.
 */
const LINKING: readonly RegExp[] = [
  /@(?=[\p{L}\p{N}_])/gu,
  /#(?=[\p{L}\p{N}_])/gu,
  /!(?=\d)/g, // a merge request on GitLab, a pull request on Gitea
  /\bGH-(?=\d)/gi,
  /:(?=\/\/)/g,
];

/**
 * The first line of a prompt as a title or commit subject, with nothing in it that links: a commit that says `fixes #1`
 * closes an issue when it is merged, and nobody reviewed that.
 */
export function proposalTitle(prompt: string, length = 72): string {
  const first =
    instructionOf(prompt)
      .split(/[\r\n]/)
      .find((line) => line.trim() !== '') ?? '';
  const inert = LINKING.reduce((text, word) => text.replace(word, '$& '), first);
  return oneLine(inert, length) || 'Documentation change';
}

/**
 * A pull request's body: the instruction as a code block, which renders nothing and notifies nobody. What stood behind it
 * may come out of another, private repository, and is left out. By the hidden line the action knows the merge of a job's
 * own work, and asks for nothing more.
 */
export function proposalBody({ prompt, job }: { prompt: string; job: string }): string {
  const asked = instructionOf(prompt);
  const whole = asked.length > 20_000 ? `${asked.slice(0, 20_000).toWellFormed()}\n…` : asked;
  // What looks like a line of ours would be taken out with it, or for it.
  const shown = whole.replaceAll(HIDDEN_LINE_START, HIDDEN_LINE_START.replace(':', ' :'));
  const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `Made by a documentation agent for this instruction:\n\n${fence}text\n${shown}\n${fence}\n\nJob \`${job}\`\n\n${HIDDEN_LINE_START}job ${job} -->`;
}
