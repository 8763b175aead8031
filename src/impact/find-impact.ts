import type { FileEntry, Repository, Span } from '../ports/repository.ts';
import { findMapped, type MapEntry } from './doc-map.ts';
import type { Finding } from './finding.ts';
import type { Impact } from './impact.ts';
import { look } from './look.ts';
import { orderPages, type PageReads } from './order-pages.ts';
import { tellPrompt } from './prompt.ts';
import { findFile, readTexts } from './read-files.ts';
import { createPathSorter, type Globs, ignoredNames, watchPatterns } from './sort-paths.ts';

/** More than these nobody reads, and a step's outputs hold no more. */
const FINDINGS_MAX = 500;
const LARGE_TOLD = 5;

export interface ImpactRequest {
  readonly span: Span;
  readonly globs: Globs;
  readonly map: readonly MapEntry[];
  readonly reads: readonly PageReads[];
}

/** What a change leaves behind, sentences on what could not be looked at, and on what the inputs and the map say in vain. */
export async function findImpact(
  { span, globs, map, reads }: ImpactRequest,
  repository: Repository,
): Promise<Impact & { readonly notes: readonly string[]; readonly mistakes: readonly string[] }> {
  const changes = await repository.changes(span);
  const sort = createPathSorter(globs, await readAttributes(span.head, repository));
  const code = changes.filter(({ path }) => sort(path) === 'code');
  const asked = new Set(map.flatMap((entry) => entry.pages));
  const there = new Set<string>();
  const pages: FileEntry[] = [];
  const watch = watchPatterns(globs);
  for (const { path, from = path } of changes) for (const one of [path, from]) watch.see(one);
  for await (const file of repository.files(span.head)) {
    watch.see(file.path);
    if (asked.has(file.path)) there.add(file.path);
    if (sort(file.path) === 'page') pages.push(file);
  }
  const large = new Set<string>();
  const seen = await look({ span, changes, code, pages, sort, large }, repository);
  const mapped = findMapped(map, {
    changed: changes.map(({ path }) => path).filter((path) => sort(path) !== 'page'),
    isThere: (page) => there.has(page),
  });
  const ignored = ignoredNames(globs);
  const all = withoutRepeats([...seen.findings, ...mapped.findings]).filter(({ name }) => !ignored.has(name));
  const touched = new Set(changes.map(({ path }) => path));
  const left = all.filter(({ kind, page }) => kind === 'stale' || !touched.has(page));
  const order = orderPages(left, reads);
  const findings = order
    .flatMap((page) => left.filter((finding) => finding.page === page).sort(surestFirst))
    .slice(0, FINDINGS_MAX);
  const isCovered = seen.isCovered || all.length > left.length;
  return {
    impact: findings.length > 0 ? 'found' : isCovered ? 'covered' : 'none',
    findings,
    pages: order,
    prompt: tellPrompt({ findings, pages: order }),
    notes: [
      ...(span.base === span.head
        ? [`Nothing was compared: the head is the merge base itself, ${span.head.slice(0, 12)}.`]
        : []),
      ...seen.notes,
      ...tellLarge([...large]),
    ],
    mistakes: [
      ...watch.tell(),
      ...mapped.missing.map((page) => `The map names ${page}, which is not there.`),
    ],
  };
}

/** A name may be read in several ways, and stand in several files: the surest of a page is enough. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const surest = new Map<string, Finding>();
  for (const finding of findings.toSorted(surestFirst)) {
    const key = `${finding.kind} ${finding.page} ${finding.name}`;
    if (!surest.has(key)) surest.set(key, finding);
  }
  return [...surest.values()];
}

const surestFirst = (a: Finding, b: Finding) => b.confidence - a.confidence || a.line - b.line;

async function readAttributes(commit: string, repository: Repository): Promise<string> {
  const file = await findFile({ commit, path: '.gitattributes' }, repository);
  for await (const { text } of readTexts(file ? [file] : [], { repository })) return text;
  return '';
}

/** Nothing is passed over in silence but binaries. */
function tellLarge(paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const told = paths.slice(0, LARGE_TOLD);
  const left = paths.length - told.length;
  return [`Larger than 1 MiB, and so not read: ${told.join(', ')}${left > 0 ? ` and ${left} more` : ''}.`];
}
