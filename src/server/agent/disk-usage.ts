import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat } from 'node:fs/promises';
import { entriesOf } from '../files/byte-paths.ts';
import { codeOf } from '../words/thrown.ts';

const OUTPUT_MAX = 64 * 1024;

export type DiskUsage = {
  bytes: number;
  /** Whether something is closed against being counted, and was closed again as soon as it was opened. */
  isHidden: boolean;
};

/**
 * The bytes that folders and files take up on disk, never through a link: blocks, and not the size, since a sparse file takes
 * up what is written in it. Folders that their owner closed are opened for it, and paths may be of any length. It may stop
 * counting beyond `maxBytes`. What vanishes meanwhile counts for nothing.
 */
export async function diskUsage(
  paths: readonly string[],
  options: { maxBytes?: number; signal?: AbortSignal } = {},
): Promise<DiskUsage> {
  const walked = await walk(paths, options);
  if (walked !== 'closed') return { bytes: walked, isHidden: false };
  // Both go down by descriptors: no path is too long for them, and none is led elsewhere while they work.
  await run('chmod', ['-R', 'u+rX', '--', ...paths]);
  const { out, complaints } = await run('du', ['-s', '-k', '-x', '--', ...paths]);
  const kilobytes = [...out.matchAll(/^(\d+)\t/gm)].reduce((sum, [, size]) => sum + Number(size), 0);
  return { bytes: kilobytes * 1024, isHidden: complaints.includes('Permission denied') };
}

/** `closed` where a folder can't be looked into as it is. */
async function walk(
  paths: readonly string[],
  { maxBytes = Number.POSITIVE_INFINITY, signal }: { maxBytes?: number; signal?: AbortSignal },
): Promise<number | 'closed'> {
  let bytes = 0;
  const queue: Buffer[] = paths.map((path) => Buffer.from(path));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    try {
      const stat = await lstat(path);
      bytes += stat.blocks * 512;
      if (signal?.aborted || bytes > maxBytes) return bytes;
      if (!stat.isDirectory()) continue;
      for await (const { path: below } of entriesOf(path)) queue.push(below);
    } catch (error) {
      if (['EACCES', 'EPERM', 'ENAMETOOLONG'].includes(codeOf(error) ?? '')) return 'closed';
    }
  }
  return bytes;
}

async function run(program: string, args: readonly string[]) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const said = { out: '', complaints: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    if (said.out.length < OUTPUT_MAX) said.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (said.complaints.length < OUTPUT_MAX) said.complaints += chunk;
  });
  child.once('error', () => undefined);
  await once(child, 'close');
  return said;
}
