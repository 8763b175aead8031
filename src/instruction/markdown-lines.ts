/** What Markdown takes a line for, as far as a command's reader needs to know. */
type LineKind = 'blank' | 'code' | 'quote' | 'text';

export function splitLines(body: string): string[] {
  return body.split(/\r\n|\r|\n/);
}

/** One kind for each line. A `>` inside a fence is code. */
export function kindsOfLines(lines: readonly string[]): LineKind[] {
  let fence: string | undefined;
  return lines.map((line) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      return 'code';
    }
    fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (line.trim() === '') return 'blank';
    if (fence !== undefined || /^(?: {4}| {0,3}\t)/.test(line)) return 'code';
    return /^ {0,3}>/.test(line) ? 'quote' : 'text';
  });
}

/**
 * Drops the lines that are marked as a quote. A reply may quote a whole comment of ours, HTML comments and all, so
 * what tells our own comments from others has to be looked for in what is left.
 */
export function withoutQuotes(body: string): string {
  const lines = splitLines(body);
  const kinds = kindsOfLines(lines);
  return lines.filter((_, at) => kinds[at] !== 'quote').join('\n');
}

function closesFence(line: string, fence: string): boolean {
  const marks = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return marks !== undefined && marks[0] === fence[0] && marks.length >= fence.length;
}
