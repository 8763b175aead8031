import { posix } from 'node:path';
import type { Page } from './pages.ts';

/** What stands in backticks and is a file or a folder of the repository: with a slash, or with an ending of ours. */
const FILE = /^(?![-/@.]*\/|\/)[\w./-]+$/;
const ENDING = /\.(?:ts|js|cjs|yml|md|json)$/;

export type NamedFile = { readonly line: number; readonly name: string };

/**
 * Files of the sources that a page names and that are not there. A name without its folder is one beside, above or below what the
 * same row or paragraph has named before.
 */
export function findMissingFiles(
  { text }: Pick<Page, 'text'>,
  isThere: (path: string) => boolean,
): NamedFile[] {
  const missing: NamedFile[] = [];
  let folders = new Set<string>();
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || /^\s*[|-]/.test(line)) folders = new Set();
    for (const [, name = ''] of line.matchAll(/`([^`]+)`/g)) {
      if (!FILE.test(name) || !(ENDING.test(name) || /^(?:src|scripts|__tests__)\//.test(name))) continue;
      const path = ['', ...folders].map((folder) => posix.join(folder, name)).find(isThere);
      if (path === undefined) missing.push({ line: index + 1, name });
      else
        for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
          folders.add(folder);
    }
  });
  return missing;
}
