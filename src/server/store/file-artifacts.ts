import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../words/thrown.ts';
import type { ArtifactStore, ByteRange } from './artifacts.ts';

/** Where one process does everything: what it made stays where it was made. */
export function createFileArtifacts(dataDir: string): ArtifactStore {
  const place = (job: string, name: string) => join(dataDir, 'jobs', job, name);
  return {
    shared: false,
    keep: async () => {},
    read: async (job, name, range) => {
      try {
        return await (range ? readRange(place(job, name), range) : readFile(place(job, name)));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    jobs: async function* () {},
    // Which files a job has, the one who cleans up sees in its folder.
    remove: async (job, names = []) => {
      for (const name of names) await rm(place(job, name), { force: true });
    },
  };
}

async function readRange(path: string, { from, bytes }: ByteRange): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
