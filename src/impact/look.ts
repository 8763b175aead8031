import type { FileChange, FileEntry, Repository, Span } from '../ports/repository.ts';
import { isTest } from '../text/test-path.ts';
import { type ChangedCode, readChangedCode } from './changed-code.ts';
import type { Finding } from './finding.ts';
import { isGenerated } from './generated.ts';
import { createPageIndex, type PageIndex } from './page-index.ts';
import { HISTORY_MAX, readPast } from './past.ts';
import { readTexts } from './read-files.ts';
import type { SortPath } from './sort-paths.ts';
import { findStale } from './stale.ts';
import { findTogether } from './together.ts';
import { readTouchedPages } from './touched-pages.ts';
import { findUndocumented } from './undocumented.ts';

export interface Scope {
  readonly span: Span;
  readonly changes: readonly FileChange[];
  /** Those of the changes that are code. */
  readonly code: readonly FileChange[];
  readonly pages: readonly FileEntry[];
  readonly sort: SortPath;
  /** Takes the paths of texts that are larger than people write. */
  readonly large: Set<string>;
}

export interface Sight {
  readonly findings: readonly Finding[];
  /** The change itself writes of what it brings, or takes out what it removes. */
  readonly isCovered: boolean;
  /** Sentences on what could not be looked at. */
  readonly notes: readonly string[];
}

const SHORT_HISTORY =
  'The history is cut short here, so nobody asked which pages change together with this code. With fetch-depth: 0 that is known.';

const NOTHING: Sight = { findings: [], isCovered: false, notes: [] };

/** Looks at the names of the changed code, at the pages that mention them, and at the history. */
export async function look(scope: Scope, repository: Repository): Promise<Sight> {
  const { span, changes, code, pages, sort, large } = scope;
  if (code.length === 0 || pages.length === 0) return NOTHING;
  const files = await readChangedCode(code, { repository, large });
  // What brings no file, and neither brings nor takes a name, leaves no page behind, whatever pages and history say.
  if (files.every(({ isNew, fresh, gone }) => !isNew && fresh.length === 0 && gone.length === 0))
    return NOTHING;
  const wanted = namesToLookFor(files);
  const history = await repository.history(span.base, HISTORY_MAX);
  const [index, past] = await Promise.all([
    indexPages(pages, { wanted, repository, large }),
    readPast(history, { changes: code, sort }),
  ]);
  const touched = await readTouchedPages({ changes, pages }, { wanted, repository });
  const hasTests = changes.some(({ path }) => isTest(path));
  const given = {
    pages: index,
    past,
    hasTests,
    isTested: hasTests || !past.asksForTests,
  };
  const stale = findStale(files, given).filter(({ page, name }) => !touched.wrote(page, name));
  // All the code has to be read for this, so it is asked last, for names that would be told.
  const asked = [...new Set(stale.map(({ name }) => inCode(name)))];
  const alive = await repository.alive(asked, { commit: span.head, counts: (path) => sort(path) === 'code' });
  const found = [
    ...findUndocumented(files, given),
    ...stale.filter(({ name }) => !alive.has(inCode(name))),
    ...findTogether(files, given),
  ];
  return {
    findings: await withoutGenerated(found, { pages, repository }),
    isCovered: files.some((file) => touched.covers(file, index)),
    notes: history === undefined ? [SHORT_HISTORY] : [],
  };
}

function namesToLookFor(files: readonly ChangedCode[]): Set<string> {
  const names = new Set<string>();
  for (const { fresh, gone } of files) {
    for (const { name } of gone) names.add(name);
    for (const { name, siblings } of fresh)
      for (const one of [name, ...siblings.map((s) => s.name)]) names.add(one);
  }
  return names;
}

/**
 * Code may define the flag `--dry-run` as `dry-run`, and set `HOME_DIR` for who reads `$HOME_DIR`. One word alone may be
 * anything, so `--dry` has to stand as it is.
 */
function inCode(name: string): string {
  if (/^\$[A-Z]/.test(name)) return name.slice(1);
  return /^--\w+-/.test(name) ? name.slice(2) : name;
}

async function indexPages(
  pages: readonly FileEntry[],
  { wanted, ...from }: { wanted: ReadonlySet<string>; repository: Repository; large: Set<string> },
): Promise<PageIndex> {
  const index = createPageIndex(wanted);
  if (wanted.size === 0) return index;
  for await (const { file, text } of readTexts(pages, from))
    if (!isGenerated(text)) index.add(file.path, text);
  return index;
}

/** The history knows no contents, so pages that a program writes are found out last, when they are few. */
async function withoutGenerated(
  findings: readonly Finding[],
  { pages, repository }: { pages: readonly FileEntry[]; repository: Repository },
): Promise<readonly Finding[]> {
  const named = new Set(findings.map(({ page }) => page));
  const asked = pages.filter(({ path }) => named.has(path));
  const written = new Set<string>();
  for await (const { file, text } of readTexts(asked, { repository }))
    if (!isGenerated(text)) written.add(file.path);
  return findings.filter(({ page }) => written.has(page));
}
