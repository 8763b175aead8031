import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../words/thrown.ts';

/** Logs and diffs are bounded far below it where they are written; a commit with large files may not be. */
export const FILE_MAX_BYTES = 64 * 1024 * 1024;

/**
 * A file of a job's folder; undefined where there is none.
 * @throws where it is too large to be kept: half of it would be of no use
 */
export async function readJobFile(given: {
  dataDir: string;
  job: string;
  name: string;
  maxBytes?: number;
}): Promise<Buffer | undefined> {
  const { name, maxBytes = FILE_MAX_BYTES } = given;
  const path = join(given.dataDir, 'jobs', given.job, name);
  try {
    const { size } = await stat(path);
    if (size > maxBytes)
      throw new Error(`${name} has ${size} bytes, more than the ${maxBytes} that are kept for other workers`);
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
