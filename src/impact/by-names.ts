import type { FileChange, FileEntry, Repository } from '../ports/repository.ts';
import type { Finding } from './finding.ts';
import { type CodeName, readNames, wordsOf } from './names.ts';
import { createPageIndex, type PageIndex } from './page-index.ts';

export const SIBLINGS = { min: 3, share: 0.6, near: 8 };

interface ChangedCode {
  readonly path: string;
  readonly names: readonly CodeName[];
  readonly fresh: readonly CodeName[];
  readonly gone: readonly CodeName[];
}

export async function findByNames(
  repository: Repository,
  given: {
    base: string;
    head: string;
    code: readonly FileChange[];
    changes: readonly FileChange[];
    pages: readonly FileEntry[];
  },
): Promise<Finding[]> {
  const files = await readChanged(repository, given.code);
  const wanted = new Set(
    files.flatMap(({ fresh, gone, names }) =>
      [...(fresh.length > 0 ? names : []), ...gone].map(({ name }) => name),
    ),
  );
  if (wanted.size === 0) return [];
  const index = createPageIndex(wanted);
  const byBlob = new Map(given.pages.map(({ blob, path }) => [blob, path]));
  for await (const { blob, text } of repository.texts([...byBlob.keys()])) {
    if (text !== undefined) index.add(byBlob.get(blob) ?? '', text);
  }
  return [
    ...files.flatMap((file) => findUndocumented(file, index)),
    ...(await findStale(repository, { ...given, files, index })),
  ];
}

async function readChanged(repository: Repository, code: readonly FileChange[]): Promise<ChangedCode[]> {
  const texts = new Map<string, string>();
  const ids = code.flatMap(({ before, after }) => [before, after].filter((id) => id !== undefined));
  for await (const { blob, text } of repository.texts([...new Set(ids)]))
    if (text !== undefined) texts.set(blob, text);
  const read = code.map(({ path, before = '', after = '' }) => {
    const [old = '', now = ''] = [texts.get(before), texts.get(after)];
    return {
      path,
      old: old && readNames(path, old),
      now: now && readNames(path, now),
      oldWords: words(old),
      nowWords: words(now),
    };
  });
  const anyOld = new Set(read.flatMap(({ oldWords }) => [...oldWords]));
  const anyNow = new Set(read.flatMap(({ nowWords }) => [...nowWords]));
  return read.map(({ path, old, now }) => ({
    path,
    names: now || [],
    fresh: now ? now.filter(({ name }) => !anyOld.has(name)) : [],
    gone: old ? old.filter(({ name }) => !anyNow.has(name)) : [],
  }));
}

function words(text: string): Set<string> {
  const all = new Set<string>();
  for (const line of text.split('\n')) for (const { word } of wordsOf(line)) all.add(word);
  return all;
}

/** A new name, most of whose siblings stand on one page, and it on none. */
function findUndocumented({ path, names, fresh }: ChangedCode, index: PageIndex): Finding[] {
  const isFresh = new Set(fresh.map(({ group, name }) => `${group} ${name}`));
  const groups = Map.groupBy(names, ({ group }) => group);
  return fresh.flatMap((name): Finding[] => {
    if (index.isAnywhere(name.name)) return [];
    const siblings = (groups.get(name.group) ?? []).filter(
      (other) => !isFresh.has(`${other.group} ${other.name}`),
    );
    const near = siblings
      .toSorted((a, b) => Math.abs(a.line - name.line) - Math.abs(b.line - name.line))
      .slice(0, SIBLINGS.near);
    const pages = new Map<string, CodeName[]>();
    for (const sibling of near) {
      for (const { page } of index.of(sibling.name)) pages.set(page, [...(pages.get(page) ?? []), sibling]);
    }
    return [...pages]
      .filter(([, on]) => on.length >= SIBLINGS.min && on.length / near.length >= SIBLINGS.share)
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, 1)
      .map(([page, on]) => ({
        kind: 'undocumented' as const,
        name: name.name,
        page,
        pageLine: index.of(on[0]?.name ?? '').find((mention) => mention.page === page)?.line ?? 1,
        file: path,
        line: name.line,
        reason: `${on.length} of its ${near.length} nearest siblings (${name.group}) stand on this page, as ${on[0]?.name}; it stands on none.`,
        confidence: on.length / (near.length + 1),
      }));
  });
}

async function findStale(
  repository: Repository,
  { files, index, head }: { files: readonly ChangedCode[]; index: PageIndex; head: string },
): Promise<Finding[]> {
  const gone = new Map<string, { path: string; name: CodeName }>();
  for (const { path, gone: names } of files)
    for (const name of names)
      if (index.of(name.name).length > 0 && !gone.has(name.name)) gone.set(name.name, { path, name });
  if (gone.size === 0) return [];
  const still = await repository.mentions([...gone.keys()].slice(0, 50), head);
  const { kindOfPath } = await import('./paths.ts');
  return [...gone.values()].flatMap(({ path, name }) => {
    if ((still.get(name.name) ?? []).some((file) => kindOfPath(file) === 'code')) return [];
    return index.of(name.name).map(({ page, line }) => ({
      kind: 'stale' as const,
      name: name.name,
      page,
      pageLine: line,
      file: path,
      line: name.line,
      reason: `No code has ${name.name} (${name.group}) any more, and the page mentions it.`,
      confidence: 0.7,
    }));
  });
}
