import type { ChangedCode } from './changed-code.ts';
import type { Finding } from './finding.ts';
import { isHomeOf } from './home-page.ts';
import { type CodeName, isOrdinary } from './names.ts';
import type { PageIndex } from './page-index.ts';
import { type Past, shareOf } from './past.ts';

/** How many of them stand on the page. The figures behind these are in `bench/README.md`. */
const MOST = { countMin: 3, shareMin: 0.6, entriesMin: 3, tellingMin: 3 };
/** Where page and file are known to change together, fewer do. */
const WITH_PAST = { countMin: 2, shareMin: 0.3, timesMin: 2, pastMin: 0.1 };

/** On the page that is called as the file is, one sibling does. */
const HOME = { shareMin: 0.25 };

interface Candidate {
  readonly page: string;
  readonly on: readonly CodeName[];
  readonly share: number;
  readonly isEnough: boolean;
}

/** Names that are new, on no page, and whose siblings stand on one. */
export function findUndocumented(
  files: readonly ChangedCode[],
  given: { pages: PageIndex; past: Past; hasTests: boolean },
): Finding[] {
  return files.flatMap((file) => {
    return file.fresh.flatMap((name): Finding[] => {
      if (!name.isListed || given.pages.isAnywhere(name.name)) return [];
      const near = name.siblings;
      const [best] = candidates(near, { ...given, name: name.name, path: file.path });
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
          reason: `${best.on.length} of the ${near.length} names around it stand on this page, ${example} among them; it stands on none.`,
          confidence: Math.min(0.95, 0.45 + best.share / 2),
        },
      ];
    });
  });
}

function candidates(
  near: readonly CodeName[],
  {
    pages,
    past,
    hasTests,
    name,
    path,
  }: { pages: PageIndex; past: Past; hasTests: boolean; name: string; path: string },
): Candidate[] {
  const found = new Map<string, { on: CodeName[]; entries: number; telling: number }>();
  for (const sibling of near) {
    if (pages.isCommon(sibling.name)) continue;
    for (const { page, isEntry } of pages.alike(sibling.name)) {
      const there = found.get(page) ?? { on: [], entries: 0, telling: 0 };
      found.set(page, there);
      there.on.push(sibling);
      if (isEntry) there.entries += 1;
      if (isEntry || !isOrdinary(sibling.name)) there.telling += 1;
    }
  }
  return [...found]
    .map(([page, { on, entries, telling }]) => {
      const share = on.length / near.length;
      const shared = past.of(path, page);
      const isMost =
        on.length >= MOST.countMin &&
        share >= MOST.shareMin &&
        telling >= MOST.tellingMin &&
        (hasTests || entries >= MOST.entriesMin);
      const isUsual =
        on.length >= WITH_PAST.countMin &&
        share >= WITH_PAST.shareMin &&
        shared.times >= WITH_PAST.timesMin &&
        shareOf(shared) >= WITH_PAST.pastMin;
      // An ordinary word may be anything: for it both have to speak.
      const isHome = telling >= 1 && share >= HOME.shareMin && isHomeOf(page, path);
      const isEnough = isOrdinary(name) ? isMost && isUsual : isMost || isUsual || isHome;
      return { page, on, share: share + shareOf(shared) / 2, isEnough };
    })
    .filter(({ isEnough }) => isEnough)
    .sort((a, b) => b.share - a.share || (a.page < b.page ? -1 : 1));
}
