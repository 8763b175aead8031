export type Command =
  | { kind: 'none'; reason: NoCommand }
  | { kind: 'instruct'; instruction: string }
  | { kind: 'new'; instruction: string }
  | { kind: 'status' }
  | { kind: 'help' };

/** `no-text`: nothing but blank lines, quotes and code. `other-text`: the first line that counts is something else. */
export type NoCommand = 'no-text' | 'other-text';

/**
 * Reads the command of a comment. It counts on the first line that is not blank, quoted or code, followed by white
 * space or the line's end. The instruction is what follows, to the end of the comment.
 *
 * The command word is taken exactly as configured, and so is `new`: a sentence may begin with "New". `status` and
 * `help` are commands only where they stand alone on the line (in any case, as phones write them), so that
 * `/docs help people find the flag` asks for what it says.
 */
export function parseCommand(body: string, command: string): Command {
  const lines = body.split(/\r\n|\r|\n/);
  const at = firstTextLine(lines);
  const line = at === undefined ? undefined : lines[at]?.trim();
  if (at === undefined || line === undefined) return { kind: 'none', reason: 'no-text' };
  const word = command.trim();
  const rest = line.slice(word.length);
  if (word === '' || !line.startsWith(word) || /^\S/.test(rest))
    return { kind: 'none', reason: 'other-text' };

  const first = rest.trim();
  const following = lines.slice(at + 1);
  if (/^status$/i.test(first)) return { kind: 'status' };
  if (/^help$/i.test(first)) return { kind: 'help' };
  const isNew = /^new(?:\s|$)/.test(first);
  const instruction = [isNew ? first.slice('new'.length) : first, ...following].join('\n').trim();
  if (instruction === '') return { kind: 'help' };
  return { kind: isNew ? 'new' : 'instruct', instruction };
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

/** The line's index, with the code and the quotes before it passed over as Markdown reads them. */
function firstTextLine(lines: readonly string[]): number | undefined {
  let fence: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      continue;
    }
    fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    const isCode = fence !== undefined || /^(?: {4}| {0,3}\t)/.test(line);
    if (!isCode && line.trim() !== '' && !/^ {0,3}>/.test(line)) return at;
  }
  return undefined;
}

function closesFence(line: string, fence: string): boolean {
  const marks = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return marks !== undefined && marks[0] === fence[0] && marks.length >= fence.length;
}
