import { setImmediate as others } from 'node:timers/promises';
import type { ChangedFile } from '../pages/changed-files.ts';
import { PAGE_NAME } from '../pages/changed-pages.ts';
import { createNameFilter, quickTargets } from './quick-targets.ts';
import { anchorOf, type PageLinks, readPage } from './read-page.ts';
import { resolveTarget, type Target, type Tree } from './resolve.ts';

/** By its path; `id` is a blob's, null for what is no file, such as a submodule. */
export type Names = ReadonlyMap<string, { id: string | null; isLink?: boolean }>;

export type LinkSource = {
  /** All that is in the tree. */
  names: Names;
  /** Against the base; undefined where all pages are looked at, and every fault counts. */
  changed: readonly ChangedFile[] | undefined;
  /** Gives the texts of blobs, in any order; what is too large, or no text, is not among them. */
  read: (ids: readonly string[]) => AsyncIterable<{ id: string; text: string }>;
};

export type LinkFault = {
  page: string;
  line: number;
  target: string;
  why: 'no file' | 'no anchor';
  /** Whether it was so before the change. */
  before: boolean;
};

export type LinkReport = { pages: number; faults: readonly LinkFault[]; unread: readonly string[] };

/**
 * Finds the links and images that lead nowhere: of the changed pages, and of those that link to what the change has
 * moved or removed, an anchor included. What was broken before is told as that.
 */
export async function findBrokenLinks(source: LinkSource): Promise<LinkReport> {
  const { names, changed } = source;
  const library = createLibrary(source);
  const after = sideOf(names, library);
  const before = changed ? sideOf(namesBefore(names, changed), library) : undefined;
  const pages = changed
    ? changed.filter(({ path, after: id }) => PAGE_NAME.test(path) && id !== null && after.idOf(path) === id)
    : [...names.keys()]
        .filter((path) => PAGE_NAME.test(path))
        .map((path) => ({ path, from: null, before: null }));
  const own = pages.map(({ path, from, before: id }) => ({
    path,
    was: id === null ? undefined : (from ?? path),
  }));
  await after.load(own.map(({ path }) => path));
  await before?.load(own.flatMap(({ was }) => was ?? []));
  const linking = before ? await findLinking({ source, after, before }) : [];
  const all = [...own, ...linking.map((path) => ({ path, was: path }))];
  await after.load(linking);
  await after.loadTargets(all.map(({ path }) => path));
  await before?.loadTargets(all.flatMap(({ was }) => was ?? []));
  const faults: LinkFault[] = [];
  for (const { path, was } of all) {
    const earlier = new Set(was === undefined ? [] : before?.faults(was).map(({ target }) => target));
    for (const fault of after.faults(path))
      faults.push({ page: path, ...fault, before: earlier.has(fault.target) });
    await others();
  }
  const unread = all.map(({ path }) => path).filter((path) => after.page(path) === undefined);
  return { pages: all.length, faults, unread };
}

type Library = ReturnType<typeof createLibrary>;
type Side = ReturnType<typeof sideOf>;

/** Pages that were read, by what is in them: most are the same before and after. */
function createLibrary({ read }: Pick<LinkSource, 'read'>) {
  const pages = new Map<string, PageLinks>();
  const asked = new Set<string>();
  return {
    get: (id: string) => pages.get(id),
    load: async (wanted: ReadonlyMap<string, string>) => {
      const ids = [...wanted.keys()].filter((id) => !asked.has(id));
      for (const id of ids) asked.add(id);
      for await (const { id, text } of read(ids)) {
        pages.set(id, readPage(text, { mdx: /\.mdx$/i.test(wanted.get(id) ?? '') }));
        // Others wait for this process.
        await others();
      }
    },
  };
}

/** The tree before the change, or after it, with what is known of its pages. */
function sideOf(names: Names, library: Library) {
  const tree = treeOf(names);
  const idOf = (path: string) => {
    const entry = names.get(path);
    return entry && !entry.isLink ? (entry.id ?? undefined) : undefined;
  };
  const page = (path: string) => library.get(idOf(path) ?? '');
  const load = (paths: readonly string[]) =>
    library.load(
      new Map(paths.flatMap((path) => (PAGE_NAME.test(path) ? [[idOf(path) ?? '', path] as const] : []))),
    );
  const resolve = (target: string, path: string): Target => resolveTarget(target, path, tree);
  const lacksAnchor = (found: Target): boolean => {
    if (found.is !== 'file' || /^(?:$|top$|fn|:~:)/.test(found.fragment)) return false;
    const linked = page(found.path);
    return linked?.isWhole === true && !linked.anchors.has(anchorOf(found.fragment));
  };
  const linksOf = (path: string) => page(path)?.links ?? [];
  return {
    idOf,
    page,
    load,
    resolve,

    /** Loads the pages that have to be known to judge these pages' anchors. */
    loadTargets: (paths: readonly string[]) =>
      load(
        paths.flatMap((path) =>
          linksOf(path).flatMap(({ target }) => {
            const found = target.includes('#') ? resolve(target, path) : undefined;
            return found?.is === 'file' ? [found.path] : [];
          }),
        ),
      ),

    faults: (path: string) =>
      linksOf(path).flatMap(({ target, line }): Omit<LinkFault, 'page' | 'before'>[] => {
        const found = resolve(target, path);
        if (found.is === 'missing') return [{ target, line, why: 'no file' }];
        return lacksAnchor(found) ? [{ target, line, why: 'no anchor' }] : [];
      }),
  };
}

/** Pages that did not change, and link to something that did. */
async function findLinking(given: { source: LinkSource; after: Side; before: Side }): Promise<string[]> {
  const { source, after, before } = given;
  const changed = source.changed ?? [];
  const touched = new Set(changed.map(({ path }) => path));
  const lost = new Map<string, ReadonlySet<string>>();
  for (const { path, before: id } of changed) {
    const [was, now] = [id === null ? undefined : before.page(path), after.page(path)];
    const without = [...(was?.anchors ?? [])].filter((anchor) => !now?.anchors.has(anchor));
    if (now && without.length > 0) lost.set(path, new Set(without));
  }
  const gone = changed.flatMap(({ path, from, after: id }) => from ?? (id === null ? [path] : []));
  if (gone.length === 0 && lost.size === 0) return [];
  const mayMean = createNameFilter([...gone, ...lost.keys()]);
  const isHit = (target: string, path: string) => {
    if (!mayMean(target)) return false;
    const found = before.resolve(target, path);
    if (found.is === 'folder') return after.resolve(target, path).is === 'missing';
    if (found.is !== 'file') return false;
    if (found.fragment !== '' && lost.get(found.path)?.has(anchorOf(found.fragment))) return true;
    const now = after.resolve(target, path);
    return now.is !== 'file' || now.path !== found.path;
  };
  const pages = new Map<string, string[]>();
  for (const [path, { isLink }] of source.names) {
    const id = after.idOf(path);
    if (id === undefined || isLink || touched.has(path) || !PAGE_NAME.test(path)) continue;
    pages.set(id, [...(pages.get(id) ?? []), path]);
  }
  const linking: string[] = [];
  for await (const { id, text } of source.read([...pages.keys()])) {
    const targets = quickTargets(text);
    linking.push(...(pages.get(id) ?? []).filter((path) => targets.some((target) => isHit(target, path))));
  }
  return linking;
}

function namesBefore(names: Names, changed: readonly ChangedFile[]): Names {
  const before = new Map(names);
  // Two files may have changed places.
  for (const { path, before: id, from } of changed) if (from !== null || id === null) before.delete(path);
  for (const { path, before: id, from, regular } of changed)
    if (id !== null) before.set(from ?? path, { id, isLink: !regular });
  return before;
}

function treeOf(names: Names): Tree {
  const folders = new Set(['']);
  for (const path of names.keys())
    for (
      let at = path.lastIndexOf('/');
      at > 0 && !folders.has(path.slice(0, at));
      at = path.lastIndexOf('/', at - 1)
    )
      folders.add(path.slice(0, at));
  const apart = [...names].filter(([, { id, isLink }]) => id === null || isLink).map(([path]) => path);
  return {
    file: (path) => (names.get(path)?.id ?? null) !== null,
    folder: (path) => folders.has(path),
    unknown: (path) => apart.some((one) => path === one || path.startsWith(`${one}/`)),
  };
}
