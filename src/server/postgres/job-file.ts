import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../words/thrown.ts';

/** More than any log or diff has: those are bounded where they are written. */
export const FILE_MAX_BYTES = 4 * 1024 * 1024;

/** A file of a job's folder, as far as FILE_MAX_BYTES; undefined where there is none. */
export async function readBeginning(given: {
  dataDir: string;
  job: string;
  name: string;
}): Promise<Buffer | undefined> {
  const path = join(given.dataDir, 'jobs', given.job, given.name);
  const file = await open(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of file.createReadStream({ end: FILE_MAX_BYTES - 1 }))
      chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } finally {
    await file.close().catch(() => undefined);
  }
}
