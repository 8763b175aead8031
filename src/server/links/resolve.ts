import { posix } from 'node:path';

/** The names of a tree. */
export type Tree = {
  /** Whether a file, or a symbolic link, has this path. */
  file: (path: string) => boolean;
  folder: (path: string) => boolean;
  /** Whether it lies in what is not in the tree itself, such as a submodule. */
  unknown: (path: string) => boolean;
};

/**
 * Where a link leads: to a page or another file, to a folder, to nothing; or it is not known, because it leads out of the
 * repository or is written in a template's own words. `fragment` is what stands behind its `#`, if anything does.
 */
export type Target =
  | { is: 'file'; path: string; fragment: string }
  | { is: 'folder' | 'unknown' | 'missing' };

const PAGE_ENDINGS = ['.md', '.mdx', '.markdown'];
const INDEXES = ['index.md', 'index.mdx', 'README.md', 'readme.md', '_index.md', 'README.mdx'];
/** Where site generators look for what a page names from the site's root. */
const ROOT_FOLDERS = ['', 'public', 'static'];

/** Finds in the tree what a page links to. A link without an extension finds a page, or a folder. */
export function resolveTarget(target: string, page: string, tree: Tree): Target {
  if (/^[a-z][a-z\d+.-]*:|^\/\/|^\\|\{\{|\{%|<%|\$\{|^[{@<]/i.test(target)) return { is: 'unknown' };
  const [, written = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(target) ?? [];
  const fragment = decode(hash);
  if (written === '') return { is: 'file', path: page, fragment };
  const folders = foldersFor(written, page);
  for (const one of new Set([decode(written), written])) {
    for (const folder of folders) {
      const place = posix.normalize(posix.join(folder, one)).replace(/^\/+|\/+$/g, '');
      if (place === '..' || place.startsWith('../')) return { is: 'unknown' };
      const found = findAt(place === '.' ? '' : place, tree);
      if (found) return found.is === 'file' ? { ...found, fragment } : found;
    }
  }
  return { is: isOfTheSite(written, folders, tree) ? 'unknown' : 'missing' };
}

function findAt(place: string, tree: Tree) {
  const isPage = PAGE_ENDINGS.some((ending) => place.endsWith(ending));
  const bare = place.replace(/\.html?$/, '');
  const names = [place, ...(isPage ? [] : PAGE_ENDINGS.map((ending) => bare + ending))];
  const path = names.find(tree.file);
  if (path !== undefined) return { is: 'file' as const, path };
  if (tree.unknown(place)) return { is: 'unknown' as const };
  if (!tree.folder(place)) return undefined;
  const index = INDEXES.map((name) => posix.join(place, name)).find(tree.file);
  return index === undefined ? { is: 'folder' as const } : { is: 'file' as const, path: index };
}

/** What begins with `/` is looked for in every folder that may be the site's root, the nearest to the repository's first. */
function foldersFor(written: string, page: string): string[] {
  const own = posix.dirname(page);
  if (!written.startsWith('/')) return [own];
  const parts = own.split('/').filter((part) => part !== '.');
  return ['', ...parts].flatMap((_, count) =>
    ROOT_FOLDERS.map((folder) => posix.join(...parts.slice(0, count), folder)),
  );
}

/** Whether a path from the root begins with what no folder is called: the site has made it, by rules of its own. */
function isOfTheSite(written: string, folders: readonly string[], tree: Tree): boolean {
  if (!written.startsWith('/')) return false;
  const first = decode(written.replace(/^\/+/, '').split('/')[0] ?? '');
  return !/\.\w+$/.test(first) && !folders.some((folder) => tree.folder(posix.join(folder, first)));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
