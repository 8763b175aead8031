import { posix } from 'node:path';
import type { Clone, Content, FileChange, FileEntry, PastChange } from '../ports/repository.ts';
import { GitError, type GitProcess, type Remote, readAll, readParts, start } from './git-process.ts';

/** Larger files are not written by people for people. */
const TEXT_MAX_BYTES = 1024 * 1024;
/** Of so many larger ones it is asked whether they are text. */
const LARGE_MAX = 20;
/** As git counts them; a change that moves more is told as removed and added. */
const RENAMES_MAX = 1_000;
/** Git looks here for a NUL, and takes a file that has one for no text. */
const BINARY_WITHIN_BYTES = 8_000;
const REGULAR_FILE = /^100/;
const SYMBOLIC_LINK = '120000 ';
/** So many words are looked for in all the code, which has to be read for that. */
const WORDS_MAX = 40;
/** Begins a change in what git tells of the history. No path is like it. */
const ENTRY = '/';

/**
 * Opens the repository that a folder lies in. Nothing of it is run: what is read are objects, by their ids. With `remote` what
 * is missing may be fetched; without, git reaches no network.
 */
export function openClone(folder: string, remote?: Remote): Clone {
  const open = (args: readonly string[], input = '') => start(args, { folder, input, remote });
  const git = (args: readonly string[], input = '') => readAll(open(args, input));
  /** The first line of what it answers. */
  const ask = (args: readonly string[]) =>
    git(args).then(
      (text) => text.split('\n')[0] || undefined,
      () => undefined,
    );
  const isShallow = async () => (await ask(['rev-parse', '--is-shallow-repository'])) === 'true';
  const fetch = async (depth: readonly string[], commits: readonly string[]) => {
    const flags = [
      '--quiet',
      '--no-tags',
      '--no-write-fetch-head',
      '--no-recurse-submodules',
      '--no-auto-maintenance',
    ];
    await git(['fetch', ...flags, ...depth, '--end-of-options', 'origin', ...commits]);
  };
  const sizesOf = async (blobs: readonly string[]) =>
    readSizes(await git(['cat-file', '--batch-check'], `${[...new Set(blobs)].join('\n')}\n`));
  /** As far as its beginning tells: the rest of what is large is not waited for. */
  const isText = async (blob: string) => {
    const child = open(['cat-file', 'blob', blob]);
    try {
      for await (const piece of child.stdout as AsyncIterable<Buffer>) return !isBinary(piece);
      return true;
    } finally {
      child.kill('SIGKILL');
    }
  };
  return {
    isShallow,

    isThere: async () => (await ask(['rev-parse', '--git-dir'])) !== undefined,

    async *files(commit, path) {
      const child = open(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...(path ? [path] : [])]);
      for await (const line of readParts(child, { mark: '\0' })) yield* readEntry(line);
    },

    // The path with no slash at its end: behind one git tells what is in the folder.
    isLink: async ({ commit, path }) =>
      ((await ask(['ls-tree', '--full-tree', commit, '--', posix.relative('', path)])) ?? '').startsWith(
        SYMBOLIC_LINK,
      ),

    async changes({ base, head }) {
      const flags = ['-r', '-z', '--raw', '--no-abbrev', '--no-ext-diff', '-M', `-l${RENAMES_MAX}`];
      return readChanges((await git(['diff-tree', ...flags, base, head])).split('\0').filter(Boolean));
    },

    async *texts(blobs) {
      if (blobs.length === 0) return;
      const sizes = await sizesOf(blobs);
      const fits = new Set(sizes.filter(({ bytes }) => bytes <= TEXT_MAX_BYTES).map(({ id }) => id));
      const wanted = blobs.filter((blob) => fits.has(blob));
      const contents = readContents(() => open(['cat-file', '--batch'], `${wanted.join('\n')}\n`));
      let asked = 0;
      try {
        for (const blob of blobs) {
          if (!fits.has(blob))
            yield { unread: asked++ < LARGE_MAX && (await isText(blob)) ? 'large' : 'binary' };
          else {
            const { value, done } = await contents.next();
            if (done) throw new GitError('git cat-file ended before it had answered.');
            yield value;
          }
        }
      } finally {
        // Whoever stops early ends the command.
        await contents.return();
      }
    },

    async alive(words, { commit, counts }) {
      const asked = new Set(words.slice(0, WORDS_MAX));
      // What is not asked for is not known to be gone.
      const found = new Set(words.slice(WORDS_MAX));
      if (asked.size === 0) return found;
      // One expression: of several words that stand in much of the code git takes some ten times as long (measured with -F).
      const pattern = [...asked].map((word) => word.replace(/[^\w-]/g, '\\$&')).join('|');
      const flags = ['-I', '-z', '-o', '-w', '-E', '--full-name', '--no-textconv', '--no-color'];
      const child = open(['grep', ...flags, '-e', pattern, commit, '--']);
      // 1: nothing was found.
      for await (const line of readParts(child, { mark: '\n', ends: [0, 1] })) {
        const [place = '', word = ''] = line.split('\0');
        if (!asked.has(word) || !counts(place.slice(commit.length + 1))) continue;
        asked.delete(word);
        found.add(word);
        if (asked.size === 0) return found;
      }
      return found;
    },

    async history(commit, max) {
      if (await isShallow()) return undefined;
      const order = [`--max-count=${max}`, '--first-parent', '--diff-merges=first-parent'];
      const shape = ['-z', '--no-renames', '--name-status', '--no-ext-diff', `--format=tformat:${ENTRY}`];
      return readHistory(() => open(['log', ...order, ...shape, commit]));
    },

    resolve: (revision) =>
      ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]),

    mergeBase: (one, other) => ask(['merge-base', one, other]),

    async earlier(commit, count) {
      if (await isShallow()) return undefined;
      const commits = (await git(['rev-list', '--first-parent', commit])).split('\n').filter(Boolean);
      const step = Math.max(1, Math.floor(commits.length / count));
      return commits.filter((_, index) => index > 0 && index % step === 0);
    },

    fetch: async (commits) => fetch((await isShallow()) ? ['--depth=1'] : [], commits),

    deepen: async (count, commits) => {
      if (await isShallow()) await fetch([`--deepen=${count}`], commits);
    },
  };
}

function readEntry(line: string): FileEntry[] {
  const tab = line.indexOf('\t');
  const [mode = '', , blob = ''] = line.slice(0, tab).split(' ');
  return REGULAR_FILE.test(mode) ? [{ path: line.slice(tab + 1), blob }] : [];
}

/** `:100644 100644 <before> <after> M`, then the path, or two of them where it was moved. */
function readChanges(parts: readonly string[]): FileChange[] {
  const changes: FileChange[] = [];
  for (let at = 0; at < parts.length; ) {
    const [oldMode = '', newMode = '', before = '', after = '', status = ''] = (parts[at] ?? '')
      .slice(1)
      .split(' ');
    const isMoved = /^[RC]/.test(status);
    const [first = '', second = ''] = parts.slice(at + 1, at + 3);
    at += isMoved ? 3 : 2;
    const change = {
      path: isMoved ? second : first,
      ...(isMoved ? { from: first } : {}),
      ...(REGULAR_FILE.test(oldMode) ? { before } : {}),
      ...(REGULAR_FILE.test(newMode) ? { after } : {}),
    };
    if ('before' in change || 'after' in change) changes.push(change);
  }
  return changes;
}

function readSizes(listed: string): { id: string; bytes: number }[] {
  return listed.split('\n').flatMap((line) => {
    const [id = '', type, bytes] = line.split(' ');
    return type === 'blob' ? [{ id, bytes: Number(bytes) }] : [];
  });
}

function isBinary(start: Buffer): boolean {
  return start.subarray(0, BINARY_WITHIN_BYTES).includes(0);
}

/** @param begin called with the first read: what a command writes before anybody reads it is lost at its end */
async function* readHistory(begin: () => GitProcess): AsyncGenerator<PastChange> {
  let change: { paths: string[]; added: Set<string> } | undefined;
  let status = '';
  for await (const part of readParts(begin(), { mark: '\0' })) {
    const text = part.replace(/^\n/, '');
    if (status !== '') {
      change?.paths.push(part);
      if (status === 'A') change?.added.add(part);
      status = '';
    } else if (text === ENTRY) {
      if (change) yield change;
      change = { paths: [], added: new Set() };
    } else status = text;
  }
  if (change) yield change;
}

/** `<id> blob <bytes>`, a line feed, so many bytes, and another line feed; again and again. Begun with the first read, as the history. */
async function* readContents(begin: () => GitProcess): AsyncGenerator<Content, void> {
  const child = begin();
  let waiting: Buffer[] = [];
  let bytes = 0;
  let wanted = -1;
  try {
    for await (const piece of child.stdout as AsyncIterable<Buffer>) {
      waiting.push(piece);
      bytes += piece.length;
      if (wanted >= 0 && bytes <= wanted) continue;
      let rest = waiting.length === 1 ? piece : Buffer.concat(waiting);
      for (;;) {
        if (wanted < 0) {
          const end = rest.indexOf('\n');
          if (end < 0) break;
          wanted = Number(rest.toString('latin1', 0, end).split(' ')[2]);
          rest = rest.subarray(end + 1);
        }
        if (rest.length <= wanted) break;
        const content = rest.subarray(0, wanted);
        yield isBinary(content) ? { unread: 'binary' } : { text: content.toString('utf8') };
        rest = rest.subarray(wanted + 1);
        wanted = -1;
      }
      waiting = [rest];
      bytes = rest.length;
    }
  } finally {
    child.kill('SIGKILL');
  }
}
