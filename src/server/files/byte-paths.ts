import type { Dirent } from 'node:fs';
import { opendir } from 'node:fs/promises';

const SLASH = Buffer.from('/');

/** The path of what a folder holds. */
export function pathIn(folder: Buffer, name: Buffer): Buffer {
  return Buffer.concat([folder, SLASH, name]);
}

/**
 * What a folder holds, by the bytes of its name. As text, a name that is not UTF-8 has U+FFFD in it, by which nothing is
 * found, or another file.
 */
export async function* entriesOf(folder: Buffer): AsyncGenerator<{ entry: Dirent<Buffer>; path: Buffer }> {
  // Node's types have no such encoding here, and Node has.
  const found = await opendir(folder, { encoding: 'buffer' as BufferEncoding });
  for await (const one of found) {
    const entry = one as unknown as Dirent<Buffer>;
    yield { entry, path: pathIn(folder, entry.name) };
  }
}
