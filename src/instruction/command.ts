import { kindsOfLines, splitLines } from './markdown-lines.ts';

export type Command =
  | { kind: 'none'; reason: NoCommand }
  /** `fix`: what follows that word, where it comes first; empty where it stands alone. */
  | { kind: 'instruct'; instruction: string; fix?: string }
  /** `ref`: the branch that it is to start from, as it was written. */
  | { kind: 'new'; instruction: string; ref?: string }
  | { kind: 'status' }
  | { kind: 'help' };

/** `no-text`: nothing but blank lines, quotes and code. `other-text`: the first line that counts is something else. */
export type NoCommand = 'no-text' | 'other-text';

/**
 * Reads the command of a comment. It counts on the first line that is not blank, quoted or code, followed by white
 * space or the line's end. The instruction is what follows, to the end of the comment.
 *
 * The command word is taken exactly as configured, and so is `new`: a sentence may begin with "New". `status` and
 * `help` are commands only where they stand alone on the line (as phones write them: in any case, with a sentence's end),
 * so that `/docs help people find the flag` asks for what it says.
 *
 * `--ref` and a branch may stand directly behind the command, or behind `new`.
 */
export function parseCommand(body: string, command: string): Command {
  const lines = splitLines(body);
  const at = kindsOfLines(lines).indexOf('text');
  const line = lines[at]?.trim();
  if (line === undefined) return { kind: 'none', reason: 'no-text' };
  const word = command.trim();
  const rest = line.slice(word.length);
  // A word that is empty leaves the whole line behind it.
  if (!line.startsWith(word) || /^\S/.test(rest)) return { kind: 'none', reason: 'other-text' };

  const option = BRANCH_OPTION.exec(rest.trim())?.[0];
  const behind = rest.trim().slice(option?.length ?? 0);
  const ref = option === undefined ? undefined : behind.replace(/\s[\s\S]*/, '');
  const first = behind.slice(ref?.length ?? 0);
  const following = lines.slice(at + 1);
  if (ref !== undefined) return parseFrom(ref, [first, ...following].join('\n').trim());
  if (/^status\s*[.!?…]*$/i.test(first)) return { kind: 'status' };
  if (/^help\s*[.!?…]*$/i.test(first)) return { kind: 'help' };
  const isNew = /^new(?:\s|$)/.test(first);
  const fixed = /^fix(?=\s|$)/.exec(first)?.[0] ?? /^fix\s*[.!?…]*$/i.exec(first)?.[0];
  const instruction = [isNew ? first.slice('new'.length) : first, ...following].join('\n').trim();
  if (instruction === '') return { kind: 'help' };
  if (isNew) return { kind: 'new', instruction };
  const fix = fixed === undefined ? {} : { fix: [first.slice(fixed.length), ...following].join('\n').trim() };
  return { kind: 'instruct', instruction, ...fix };
}

/** `--ref release-2.1`, directly behind the command or `new`; further on it is text. */
const BRANCH_OPTION = /^(?:new\s+)?--ref(?=[\s=]|$)[\s=]*/;

/** A message carries no branch, so one begins a new job; what is no instruction for one asks for the usage. */
function parseFrom(ref: string, instruction: string): Command {
  const isOther = /^(?:status|help|fix)\s*[.!?…]*$/i.test(instruction);
  return ref === '' || instruction === '' || isOther ? { kind: 'help' } : { kind: 'new', instruction, ref };
}

/** Why a comment or an issue was passed over, as one sentence for the log. */
export function explainNoCommand(
  reason: NoCommand,
  { command, what = 'comment' }: { command: string; what?: 'comment' | 'issue' },
): string {
  return reason === 'no-text'
    ? `The ${what} holds nothing but quotes and code, so no ${command}.`
    : `The ${what} does not begin with ${command}.`;
}
