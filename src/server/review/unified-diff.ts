export type DiffLine = {
  kind: 'added' | 'removed' | 'same' | 'note';
  before?: number;
  after?: number;
  text: string;
};
export type DiffHunk = {
  heading: string;
  lines: DiffLine[];
  /** Lines beyond those that are kept of a change. */
  more: number;
};
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

/** Lines kept of a change, and shown: more are a pain to a browser, and only counted. */
const LINES_MAX = 4000;

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(.*)$/;

/**
 * Reads what `git diff` writes. The lines of a hunk are counted off by its header and never searched for headers of
 * their own, and only a line feed ends a line: the change is foreign, and must not be able to pass for another one.
 */
export function parseUnifiedDiff(text: string): DiffFile[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const files: DiffFile[] = [];
  const room = { lines: LINES_MAX };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at++] ?? '';
    const file = files.at(-1);
    const hunk = HUNK.exec(line);
    if (line.startsWith('diff --git ')) files.push(startFile(line));
    else if (file && hunk) at = readHunk({ lines, at, file, hunk, room });
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

type HunkPlace = {
  lines: string[];
  at: number;
  file: DiffFile;
  hunk: RegExpExecArray;
  room: { lines: number };
};

function readHunk(given: HunkPlace): number {
  const { lines, file, hunk, room } = given;
  const [, beforeStart, beforeCount = '1', afterStart, afterCount = '1', heading = ''] = hunk;
  let before = Number(beforeStart);
  let after = Number(afterStart);
  const beforeEnd = before + Number(beforeCount);
  const afterEnd = after + Number(afterCount);
  const read: DiffHunk = { heading: heading.trim(), lines: [], more: 0 };
  file.hunks.push(read);
  const keep = (line: () => DiffLine) => {
    if (room.lines-- > 0) read.lines.push(line());
    else read.more++;
  };
  let at = given.at;
  while (at < lines.length && (before < beforeEnd || after < afterEnd || lines[at]?.startsWith('\\'))) {
    const line = lines[at++] ?? '';
    const [now, then] = [before, after];
    const text = () => line.slice(1);
    if (line.startsWith('\\')) keep(() => ({ kind: 'note', text: text().trim() }));
    else if (line.startsWith('+')) {
      after++;
      file.added++;
      keep(() => ({ kind: 'added', after: then, text: text() }));
    } else if (line.startsWith('-')) {
      before++;
      file.removed++;
      keep(() => ({ kind: 'removed', before: now, text: text() }));
    } else {
      before++;
      after++;
      keep(() => ({ kind: 'same', before: now, after: then, text: text() }));
    }
  }
  return at;
}

/** Git quotes a name with unusual characters as a C string; it is shown as it comes. A tab ends a name with spaces. */
function stripPrefix(name: string, prefix: 'a/' | 'b/'): string {
  const bare = name.replace(/\t$/, '');
  if (bare.startsWith(`"${prefix}`)) return `"${bare.slice(3)}`;
  return bare.startsWith(prefix) ? bare.slice(2) : bare;
}
