import type { FileEntry, Repository } from '../ports/repository.ts';
import { isGenerated } from './generated.ts';
import { isOrdinary, wordsOf } from './names.ts';
import { readTexts } from './read-files.ts';
import { createPathSorter, type Globs, ignoredNames, watchPatterns } from './sort-paths.ts';

/** A name that a page shows as code, and that no code has. */
export interface Drift {
  readonly name: string;
  readonly page: string;
  readonly line: number;
  /** True where earlier code had it; undefined where the history is cut short. */
  readonly wasThere: boolean | undefined;
  readonly confidence: number;
}

/** So many earlier states of the code are looked at, spread over the history. */
export const EARLIER_STATES = 8;
const DRIFTS_MAX = 1_000;
/** What a page may call its own in an example, and what another program calls so, is seldom named like this. */
const TELLING =
  /^(?:--[a-z][\w-]+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Za-z]\w*(?:[_-]\w+)+|[a-z]+(?:[A-Z][a-z0-9]+)+|(?:[A-Z][a-z0-9]+){2,})$/;

interface Shown {
  readonly name: string;
  readonly page: string;
  readonly line: number;
}

/** Looks at a whole commit: what its pages show as code, and its code has not, the surest first, then by page and line. */
export async function findDrift(
  { commit, globs, earlier }: { commit: string; globs: Globs; earlier: readonly string[] | undefined },
  repository: Repository,
): Promise<{ drifts: Drift[]; mistakes: readonly string[] }> {
  const files: FileEntry[] = [];
  const watch = watchPatterns(globs);
  for await (const file of repository.files(commit)) {
    watch.see(file.path);
    files.push(file);
  }
  const sort = createPathSorter(globs, '');
  const pages = files.filter(({ path }) => sort(path) === 'page');
  const shown = await readShown(pages, repository);
  const ignored = ignoredNames(globs);
  const names = new Set(shown.map(({ name }) => name).filter((name) => !ignored.has(name)));
  const isCode = ({ path }: FileEntry) => sort(path) === 'code';
  const code = files.filter(isCode);
  const gone = await notIn(code, { names, repository });
  const seen = new Set(code.map(({ blob }) => blob));
  let never: ReadonlySet<string> = gone;
  for (const state of (earlier ?? []).slice(0, EARLIER_STATES)) {
    const fresh: FileEntry[] = [];
    for await (const file of repository.files(state)) {
      if (seen.has(file.blob) || !isCode(file)) continue;
      seen.add(file.blob);
      fresh.push(file);
    }
    never = await notIn(fresh, { names: never, repository });
  }
  const shareOf = shareThatIsThere(shown, gone);
  const drifts = shown
    .filter(({ name }) => gone.has(name))
    .map((one) => {
      const wasThere = earlier === undefined ? undefined : !never.has(one.name);
      return { ...one, wasThere, confidence: confidenceOf({ wasThere, share: shareOf(one.page) }) };
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, DRIFTS_MAX);
  return { drifts, mistakes: watch.tell() };
}

/** A page whose other names are in the code is about this code, and not about another program. */
function confidenceOf({ wasThere, share }: { wasThere: boolean | undefined; share: number }): number {
  const known = wasThere === undefined ? 0.3 : wasThere ? 0.6 : 0.05;
  return Math.round((known + share * 0.35) * 100) / 100;
}

/** Names that pages show as code, each once for a page. */
async function readShown(pages: readonly FileEntry[], repository: Repository): Promise<Shown[]> {
  const shown: Shown[] = [];
  for await (const { file, text } of readTexts(pages, { repository })) {
    if (isGenerated(text)) continue;
    const page = file.path;
    const names = new Set<string>();
    text.split('\n').forEach((line, index) => {
      for (const code of codeIn(line))
        for (const { word } of wordsOf(code)) {
          if (names.has(word) || isOrdinary(word) || !TELLING.test(word)) continue;
          names.add(word);
          shown.push({ name: word, page, line: index + 1 });
        }
    });
  }
  return shown;
}

/** What stands between backticks on a line. Blocks of code are examples, and hold names of their own. */
function codeIn(line: string): string[] {
  return line.split(/`+/).filter((_, index) => index % 2 === 1);
}

/** Which of the names no file has. */
async function notIn(
  files: readonly FileEntry[],
  { names, repository }: { names: ReadonlySet<string>; repository: Repository },
): Promise<ReadonlySet<string>> {
  const left = new Set(names);
  for await (const { text } of readTexts(files, { repository })) {
    if (left.size === 0) break;
    for (const { word } of wordsOf(text)) left.delete(word);
  }
  return left;
}

/** How much of what a page shows as code the code has. */
function shareThatIsThere(shown: readonly Shown[], gone: ReadonlySet<string>): (page: string) => number {
  const counts = new Map<string, { all: number; there: number }>();
  for (const { page, name } of shown) {
    const { all = 0, there = 0 } = counts.get(page) ?? {};
    counts.set(page, { all: all + 1, there: there + (gone.has(name) ? 0 : 1) });
  }
  return (page) => {
    const { all = 1, there = 0 } = counts.get(page) ?? {};
    return there / all;
  };
}
