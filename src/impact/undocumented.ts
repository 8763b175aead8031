import type { ChangedCode, FreshName } from './changed-code.ts';
import type { Finding } from './finding.ts';
import { isHomeOf } from './home-page.ts';
import { type CodeName, isOrdinary } from './names.ts';
import type { PageIndex } from './page-index.ts';
import { type Past, shareOf } from './past.ts';

/** How many of them stand on the page. The figures behind these are in `bench/README.md`. */
const MOST = { countMin: 3, shareMin: 0.6, tellingMin: 3 };
/** Where page and file are known to change together, fewer do. */
const WITH_PAST = { countMin: 2, shareMin: 0.3, timesMin: 2, pastMin: 0.2 };

/** On the page that is called as the file is, one sibling does. */
const HOME = { shareMin: 0.25 };
/** Keys are in much that no page is about. Where code of the folder never changes with a page, that page is not theirs. */
const STRANGE = { kind: 'key', changesMin: 20, shareMax: 0.02 };

interface Candidate {
  readonly page: string;
  readonly on: readonly CodeName[];
  readonly share: number;
  readonly isEnough: boolean;
}

/** Names that are new, on no page, and whose siblings stand on one. */
export function findUndocumented(
  files: readonly ChangedCode[],
  given: { pages: PageIndex; past: Past; isTested: boolean },
): Finding[] {
  // Who writes no tests for it does not mean it for readers.
  if (!given.isTested) return [];
  return files.flatMap((file) => {
    return file.fresh.flatMap((name): Finding[] => {
      if (!name.isListed || given.pages.isAnywhere(name.name)) return [];
      const near = name.siblings;
      const [best] = candidates(name, { ...given, path: file.path });
      if (!best) return [];
      const example = best.on[0]?.name ?? '';
      return [
        {
          kind: 'undocumented',
          name: name.name,
          page: best.page,
          pageLine: given.pages.alike(example).find(({ page }) => page === best.page)?.line ?? 1,
          file: file.path,
          line: name.line,
          example,
          reason: `${best.on.length} of the ${near.length} names around it stand on this page, and it stands on none.`,
          confidence: Math.min(0.95, 0.45 + best.share / 2),
        },
      ];
    });
  });
}

function candidates(
  { name, kind, siblings: near }: FreshName,
  { pages, past, path }: { pages: PageIndex; past: Past; path: string },
): Candidate[] {
  const found = new Map<string, { on: CodeName[]; telling: number }>();
  for (const sibling of near) {
    if (pages.isCommon(sibling.name)) continue;
    for (const { page, isEntry } of pages.alike(sibling.name)) {
      const there = found.get(page) ?? { on: [], telling: 0 };
      found.set(page, there);
      there.on.push(sibling);
      if (isEntry || !isOrdinary(sibling.name)) there.telling += 1;
    }
  }
  return [...found]
    .map(([page, { on, telling }]) => {
      const share = on.length / near.length;
      const shared = past.of(path, page);
      const isMost = on.length >= MOST.countMin && share >= MOST.shareMin && telling >= MOST.tellingMin;
      const isUsual =
        on.length >= WITH_PAST.countMin &&
        share >= WITH_PAST.shareMin &&
        shared.times >= WITH_PAST.timesMin &&
        shareOf(shared) >= WITH_PAST.pastMin;
      // An ordinary word may be anything: for it both have to speak.
      const isHome = !isOrdinary(name) && telling >= 1 && share >= HOME.shareMin && isHomeOf(page, path);
      const folder = past.inFolder(path, page);
      const isStrange =
        kind === STRANGE.kind &&
        folder.hits.length >= STRANGE.changesMin &&
        shareOf(folder) < STRANGE.shareMax;
      const isEnough = isHome || (isOrdinary(name) ? isMost && isUsual : !isStrange && (isMost || isUsual));
      return { page, on, share: share + shareOf(shared) / 2, isEnough };
    })
    .filter(({ isEnough }) => isEnough)
    .sort((a, b) => b.share - a.share || (a.page < b.page ? -1 : 1));
}
