import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** A folder's files by path, `/` between the parts. Empty where there is no such folder. */
export type Tree = Map<string, Buffer>;

export function readTree(directory: string): Tree {
  const tree: Tree = new Map();
  if (!existsSync(directory)) return tree;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    tree.set(relative(directory, path).split(sep).join('/'), readFileSync(path));
  }
  return tree;
}

/** Says in words how two trees differ, one line for each file, sorted; nothing when they are the same bytes. */
export function compareTrees(committed: Tree, rebuilt: Tree): string[] {
  const paths = [...new Set([...committed.keys(), ...rebuilt.keys()])].sort();
  return paths.flatMap((path) => {
    const [old, fresh] = [committed.get(path), rebuilt.get(path)];
    if (old === undefined) return `${path} is built, and not committed`;
    if (fresh === undefined) return `${path} is committed, and no longer built`;
    return old.equals(fresh) ? [] : `${path} differs (${old.length} bytes committed, ${fresh.length} built)`;
  });
}

/** Copies a folder by hard links where the file system allows it: real files, at next to no cost. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Copies the named files, with their folders, from one root to another. */
export function copyFiles(paths: string[], { from, to }: { from: string; to: string }): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
}
