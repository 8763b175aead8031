import type { Mirror } from '../git/mirror.ts';

/** What is asked of a mirror. */
export type PagesMirror = Pick<Mirror, 'changedFiles' | 'sizes' | 'contents'>;

/** Reads what `git cat-file --batch-check` says: the id and size of each name that is a blob, in the names' order. */
export function parseSizes(text: string): ({ id: string; size: number } | undefined)[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [, id, size] = /^([0-9a-f]{40,64}) blob (\d+)$/.exec(line) ?? [];
      return id === undefined ? undefined : { id, size: Number(size) };
    });
}

/** Reads what `git cat-file --batch` says: contents by id. One that was cut off is not among them. */
export function parseContents(output: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(0x0a, at);
    if (end === -1) break;
    const [, id, size] = /^([0-9a-f]{40,64}) blob (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
    at = end + 1;
    if (id === undefined) continue;
    const after = at + Number(size);
    if (after > output.length) break;
    contents.set(id, output.subarray(at, after));
    at = after + 1;
  }
  return contents;
}
