import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { StringDecoder } from 'node:string_decoder';
import type { FileChange, FileEntry, PastChange, Repository } from '../ports/repository.ts';

/** Larger files are not written for people. */
const TEXT_MAX_BYTES = 1024 * 1024;
const OUTPUT_MAX_BYTES = 256 * 1024 * 1024;
const RENAMES_MAX = 1_000;
const REGULAR = /^100/;

/** A git command that did not succeed; the message holds what git said. */
export class GitError extends Error {
  override name = 'GitError';
}

/** Opens the repository that a folder lies in. */
export function openRepository(folder: string): Repository {
  const git = (args: readonly string[], input = '') => run(folder, args, input);
  return {
    files: async (commit) => {
      const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
      return fields(listed).flatMap(readEntry);
    },

    changes: async ({ base, head }) =>
      readChanges(
        fields(
          await git(['diff-tree', '-r', '-z', '--raw', '-M', `-l${RENAMES_MAX}`, '--no-abbrev', base, head]),
        ),
      ),

    texts: async function* (blobs) {
      if (blobs.length === 0) return;
      const sizes = await git(
        ['cat-file', '--batch-check=%(objectname) %(objecttype) %(objectsize)'],
        `${blobs.join('\n')}\n`,
      );
      const fit = new Set(
        sizes.split('\n').flatMap((line) => {
          const [id = '', type, size] = line.split(' ');
          return type === 'blob' && Number(size) <= TEXT_MAX_BYTES ? [id] : [];
        }),
      );
      const contents = stream(
        folder,
        ['cat-file', '--batch'],
        blobs.filter((blob) => fit.has(blob)),
      );
      for (const blob of blobs) {
        if (!fit.has(blob)) yield { blob, text: undefined };
        else {
          const next = await contents.next();
          if (next.done) throw new GitError('git cat-file ended too early');
          yield { blob, text: next.value };
        }
      }
    },

    mentions: async (words, commit) => {
      const found = new Map<string, string[]>();
      if (words.length === 0) return found;
      const pattern = words.flatMap((word) => ['-e', word]);
      const out = await git(
        ['grep', '-I', '-z', '-o', '-w', '-F', '--full-name', ...pattern, commit, '--'],
        '',
      ).catch(() => '');
      for (const line of out.split('\n')) {
        const [place = '', word = ''] = line.split('\0');
        const path = place.slice(commit.length + 1);
        const paths = found.get(word) ?? [];
        found.set(word, paths);
        if (paths.at(-1) !== path) paths.push(path);
      }
      return found;
    },

    history: async (commit, max) => {
      const listed = await git([
        'log',
        '-z',
        `--max-count=${max}`,
        '--first-parent',
        '--diff-merges=first-parent',
        '--no-renames',
        '--name-status',
        '--format=%x02%H',
        commit,
      ]);
      return readHistory(listed);
    },
  };
}

/** Resolves to the commit, or undefined where there is none. */
export function parseHistory(listed: string): PastChange[] {
  return readHistory(listed);
}

function readHistory(listed: string): PastChange[] {
  return listed
    .split('\x02')
    .slice(1)
    .map((entry) => {
      const [commit = '', ...rest] = entry.split('\0');
      const paths: string[] = [];
      const added: string[] = [];
      const parts = rest.filter(Boolean);
      for (let at = 0; at + 1 < parts.length; at += 2) {
        const path = parts[at + 1] ?? '';
        paths.push(path);
        if (parts[at]?.trim() === 'A') added.push(path);
      }
      return { commit: commit.trim(), paths, added };
    });
}

function fields(listed: string): string[] {
  return listed.split('\0').filter(Boolean);
}

function readEntry(line: string): FileEntry[] {
  const tab = line.indexOf('\t');
  const [mode = '', , blob = ''] = line.slice(0, tab).split(' ');
  return REGULAR.test(mode) ? [{ path: line.slice(tab + 1), blob }] : [];
}

function readChanges(parts: readonly string[]): FileChange[] {
  const changes: FileChange[] = [];
  for (let at = 0; at < parts.length; ) {
    const [oldMode = '', newMode = '', before = '', after = '', status = ''] = (parts[at] ?? '')
      .slice(1)
      .split(' ');
    const moved = /^[RC]/.test(status);
    const first = parts[at + 1] ?? '';
    const path = moved ? (parts[at + 2] ?? '') : first;
    at += moved ? 3 : 2;
    const old = REGULAR.test(oldMode) ? { before } : {};
    const fresh = REGULAR.test(newMode) ? { after } : {};
    if (!('before' in old) && !('after' in fresh)) continue;
    changes.push({ path, ...(moved ? { from: first } : {}), ...old, ...fresh });
  }
  return changes;
}

/** Nothing that a checkout, an account or the machine has configured runs a program. */
function environment(): Record<string, string> {
  const { PATH = '/usr/bin:/bin' } = process.env;
  return {
    PATH,
    LC_ALL: 'C',
    HOME: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  };
}

function start(folder: string, args: readonly string[], input: string) {
  const child = spawn('git', ['-C', folder, ...args], {
    env: environment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return child;
}

async function run(folder: string, args: readonly string[], input: string): Promise<string> {
  const child = start(folder, args, input);
  const chunks: Buffer[] = [];
  let bytes = 0;
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= OUTPUT_MAX_BYTES) chunks.push(chunk);
    else child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(0, 400);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new GitError(`git ${args[0]}: ${said.trim() || `ended with ${code}`}`);
  return Buffer.concat(chunks).toString('utf8');
}

async function* stream(
  folder: string,
  args: readonly string[],
  blobs: readonly string[],
): AsyncGenerator<string | undefined, void> {
  const child = start(folder, args, `${blobs.join('\n')}\n`);
  let buffer = Buffer.alloc(0);
  let need = -1;
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
      for (;;) {
        if (need < 0) {
          const end = buffer.indexOf(10);
          if (end < 0) break;
          need = Number(buffer.subarray(0, end).toString('latin1').split(' ')[2]);
          buffer = buffer.subarray(end + 1);
        }
        if (buffer.length < need + 1) break;
        const content = buffer.subarray(0, need);
        yield content.subarray(0, 8000).includes(0) ? undefined : new StringDecoder('utf8').write(content);
        buffer = buffer.subarray(need + 1);
        need = -1;
      }
    }
  } finally {
    child.kill('SIGKILL');
  }
}
