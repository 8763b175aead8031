import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A path that differs, with modes and objects before and now, all zeros where there is nothing. */
export type Touched = { path: string; mode: string; modeNow: string; object: string; objectNow: string };

/** Reads what `git diff-index --cached --raw -z --no-renames` says. */
export function parseTouched(raw: string): Touched[] {
  const fields = raw.split('\0');
  const touched: Touched[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', modeNow = '', object = '', objectNow = ''] =
      /^:(\d+) (\d+) (\S+) (\S+)/.exec(fields[at] ?? '') ?? [];
    touched.push({ path: fields[at + 1] ?? '', mode, modeNow, object, objectNow });
  }
  return touched;
}

/** Whether a file has changed in content alone. */
export function isModified({ mode, modeNow }: Touched): boolean {
  return mode === modeNow && mode.startsWith('100');
}

/**
 * Those whose file is, byte for byte, what git had checked out. Git takes them for changed where the repository holds
 * other line endings than its own rules ask for: it would put them right on the way, and nobody asked for that.
 */
export async function keepUnchanged(
  modified: readonly Touched[],
  folders: { tree: string; pristine: string },
): Promise<Touched[]> {
  const unchanged: Touched[] = [];
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
