import { spawn } from 'node:child_process';
import type { FileEntry } from '../src/ports/repository.ts';

const TEXT_MAX_BYTES = 1024 * 1024;
const CACHED_MAX_BYTES = 300 * 1024 * 1024;

interface GitObject {
  readonly type: string;
  readonly content: Buffer;
}

/** Reads objects through one git process and remembers them: a replay asks for the same pages and trees again and again. */
export function openObjects(folder: string) {
  const child = spawn('git', ['-C', folder, 'cat-file', '--batch'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: ((object: GitObject) => void)[] = [];
  let chunks: Buffer[] = [];
  let bytes = 0;
  let need = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    while (bytes > need) {
      const all = chunks.length === 1 ? (chunks[0] ?? chunk) : Buffer.concat(chunks);
      chunks = [all];
      const end = all.indexOf('\n');
      if (end < 0) return;
      const [, type = '', size = '0'] = all.toString('latin1', 0, end).split(' ');
      const length = type === 'missing' ? -1 : Number(size);
      need = end + 1 + length;
      if (bytes <= need) return;
      waiting.shift()?.({ type, content: Buffer.from(all.subarray(end + 1, Math.max(end + 1, need))) });
      const rest = all.subarray(need + 1);
      chunks = [rest];
      bytes = rest.length;
      need = 0;
    }
  });
  const read = (id: string) =>
    new Promise<GitObject>((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${id}\n`);
    });

  const texts = new Map<string, string | undefined>();
  let cachedBytes = 0;
  const trees = new Map<string, readonly FileEntry[]>();

  async function tree(id: string): Promise<readonly FileEntry[]> {
    const known = trees.get(id);
    if (known) return known;
    const { content } = await read(id);
    const files: FileEntry[] = [];
    for (let at = 0; at < content.length; ) {
      const name = content.indexOf(0, at);
      const [mode = '', ...path] = content.toString('utf8', at, name).split(' ');
      const blob = content.toString('hex', name + 1, name + 21);
      at = name + 21;
      const here = path.join(' ');
      if (mode === '40000')
        for (const file of await tree(blob)) files.push({ ...file, path: `${here}/${file.path}` });
      else if (mode.startsWith('100')) files.push({ path: here, blob });
    }
    trees.set(id, files);
    return files;
  }

  return {
    async text(id: string): Promise<string | undefined> {
      if (texts.has(id)) return texts.get(id);
      const { type, content } = await read(id);
      const isText =
        type === 'blob' && content.length <= TEXT_MAX_BYTES && !content.subarray(0, 8_000).includes(0);
      const text = isText ? content.toString('utf8') : undefined;
      cachedBytes += text?.length ?? 0;
      if (cachedBytes > CACHED_MAX_BYTES) {
        texts.clear();
        cachedBytes = 0;
      }
      texts.set(id, text);
      return text;
    },
    async files(commit: string): Promise<readonly FileEntry[]> {
      const { content } = await read(commit);
      const id = /^tree ([0-9a-f]+)/.exec(content.toString('latin1'))?.[1] ?? '';
      return (await tree(id)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
    },
    close: () => child.stdin.end(),
  };
}
