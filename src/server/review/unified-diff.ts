export type DiffLine = {
  kind: 'added' | 'removed' | 'same' | 'note';
  before?: number;
  after?: number;
  text: string;
};
export type DiffHunk = { heading: string; lines: DiffLine[] };
export type DiffFile = {
  /** Path after the change; before it where the file was deleted. */
  path: string;
  renamedFrom?: string;
  change: 'added' | 'deleted' | 'renamed' | 'modified';
  /** What git says instead of lines: `Binary files … differ`, mode changes. */
  notes: string[];
  hunks: DiffHunk[];
  added: number;
  removed: number;
};

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(.*)$/;

/**
 * Reads what `git diff` writes. The lines of a hunk are counted off by its header and never searched for headers of
 * their own, and only a line feed ends a line: the change is foreign, and must not be able to pass for another one.
 */
export function parseUnifiedDiff(text: string): DiffFile[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const files: DiffFile[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at++] ?? '';
    const file = files.at(-1);
    const hunk = HUNK.exec(line);
    if (line.startsWith('diff --git ')) files.push(startFile(line));
    else if (file && hunk) at = readHunk({ lines, at, file, hunk });
    else if (file) readHeader(file, line);
  }
  return files;
}

function startFile(line: string): DiffFile {
  // Both names are the same here except in a rename, which says so in lines of its own: half of the rest is the name.
  const rest = line.slice('diff --git '.length);
  const path = stripPrefix(rest.slice(rest.length / 2 + 1), 'b/');
  return { path, change: 'modified', notes: [], hunks: [], added: 0, removed: 0 };
}

function readHeader(file: DiffFile, line: string): void {
  const after = (start: string) => (line.startsWith(start) ? line.slice(start.length) : undefined);
  const from = after('rename from ') ?? after('copy from ');
  const to = after('rename to ') ?? after('copy to ');
  if (line.startsWith('new file mode')) file.change = 'added';
  else if (line.startsWith('deleted file mode')) file.change = 'deleted';
  else if (from !== undefined) file.renamedFrom = from;
  else if (to !== undefined) Object.assign(file, { path: to, change: 'renamed' });
  else if (after('--- ') !== undefined && file.change === 'deleted')
    file.path = stripPrefix(after('--- ') ?? '', 'a/');
  else if (after('+++ ') !== undefined && file.change !== 'deleted')
    file.path = stripPrefix(after('+++ ') ?? '', 'b/');
  else if (/^(Binary files|old mode|new mode)/.test(line)) file.notes.push(line);
  if (/ mode 120000$/.test(line)) file.notes.push('symbolic link');
  if (/ mode 160000$/.test(line)) file.notes.push('submodule');
}

function readHunk(given: { lines: string[]; at: number; file: DiffFile; hunk: RegExpExecArray }): number {
  const { lines, file, hunk } = given;
  const [, beforeStart, beforeCount = '1', afterStart, afterCount = '1', heading = ''] = hunk;
  let before = Number(beforeStart);
  let after = Number(afterStart);
  const beforeEnd = before + Number(beforeCount);
  const afterEnd = after + Number(afterCount);
  const read: DiffHunk = { heading: heading.trim(), lines: [] };
  file.hunks.push(read);
  let at = given.at;
  while (at < lines.length && (before < beforeEnd || after < afterEnd || lines[at]?.startsWith('\\'))) {
    const line = lines[at++] ?? '';
    const text = line.slice(1);
    if (line.startsWith('\\')) read.lines.push({ kind: 'note', text: text.trim() });
    else if (line.startsWith('+')) read.lines.push({ kind: 'added', after: after++, text });
    else if (line.startsWith('-')) read.lines.push({ kind: 'removed', before: before++, text });
    else read.lines.push({ kind: 'same', before: before++, after: after++, text });
  }
  file.added += read.lines.filter(({ kind }) => kind === 'added').length;
  file.removed += read.lines.filter(({ kind }) => kind === 'removed').length;
  return at;
}

/** Git quotes a name with unusual characters as a C string; it is shown as it comes. A tab ends a name with spaces. */
function stripPrefix(name: string, prefix: 'a/' | 'b/'): string {
  const bare = name.replace(/\t$/, '');
  if (bare.startsWith(`"${prefix}`)) return `"${bare.slice(3)}`;
  return bare.startsWith(prefix) ? bare.slice(2) : bare;
}
