import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Modified = { path: string; mode: string; object: string };

/** The entries of `git diff-index --cached --raw -z` that changed in content alone, with what they were before. */
export function parseModified(raw: string): Modified[] {
  const fields = raw.split('\0');
  const modified: Modified[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', to, object = '', status] =
      /^:(\d+) (\d+) (\S+) \S+ (\w)/.exec(fields[at] ?? '') ?? [];
    const path = fields[at + 1] ?? '';
    if (status === 'M' && mode === to && mode.startsWith('100')) modified.push({ path, mode, object });
  }
  return modified;
}

/**
 * Those whose file is, byte for byte, what git had checked out. Git takes them for changed where the repository holds
 * other line endings than its own rules ask for: it would put them right on the way, and nobody asked for that.
 */
export async function keepUnchanged(
  modified: readonly Modified[],
  folders: { tree: string; pristine: string },
): Promise<Modified[]> {
  const unchanged: Modified[] = [];
  for (const entry of modified) {
    const [now, before] = [join(folders.tree, entry.path), join(folders.pristine, entry.path)];
    if (await sameContent(now, before)) unchanged.push(entry);
  }
  return unchanged;
}

async function sameContent(a: string, b: string): Promise<boolean> {
  const stats = await Promise.all([lstat(a), lstat(b)]).catch(() => undefined);
  if (!stats?.every((stat) => stat.isFile()) || stats[0]?.size !== stats[1]?.size) return false;
  const [left, right] = await Promise.all([readFile(a), readFile(b)]);
  return left.equals(right);
}
