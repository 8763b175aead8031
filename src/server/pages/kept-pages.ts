import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { jobFolders } from '../git/workspace.ts';
import type { ChangedPages } from './changed-pages.ts';
import { decodeHead, decodePages, encodePages, HEAD_MAX_BYTES, type Head, type Range } from './format.ts';
import type { TakenPages } from './take-pages.ts';

/**
 * Where the rendered view gets what it shows. Written when a change is published, so that who shows it needs neither
 * the mirror nor git.
 */
export type KeptPages = {
  write: (job: string, taken: TakenPages) => Promise<void>;
  /** There is nothing to show any more. */
  remove: (job: string) => Promise<void>;
  pages: (job: string) => Promise<ChangedPages | undefined>;
  /** An image by the name that the pages give it. */
  image: (job: string, name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** Keeps them in the jobs' folders, beside the diff. */
export function keepPagesIn(dataDir: string): KeptPages {
  const path = (job: string) => jobFolders(dataDir, job).pages;
  return {
    write: async (job, taken) => {
      // Whoever reads meanwhile gets the one or the other, whole.
      await writeFile(`${path(job)}.new`, encodePages(taken), { mode: 0o600 });
      await rename(`${path(job)}.new`, path(job));
    },
    remove: (job) => rm(path(job), { force: true }),
    pages: (job) => reading(path(job), async (file, head) => decodePages(await readRange(file, head.pages))),
    image: (job, name) =>
      reading(path(job), async (file, head) => {
        const range = head.images.get(name);
        return range && readRange(file, range);
      }),
  };
}

async function reading<T>(
  path: string,
  read: (file: FileHandle, head: Head) => Promise<T | undefined>,
): Promise<T | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    const head = decodeHead(await readRange(file, { from: 0, bytes: HEAD_MAX_BYTES }));
    return head && (await read(file, head));
  } finally {
    await file.close();
  }
}

async function readRange(file: FileHandle, { from, bytes }: Range): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, from);
  return buffer.subarray(0, bytesRead);
}
