import type { ChangedCode } from './changed-code.ts';
import type { Finding } from './finding.ts';
import type { PageIndex } from './page-index.ts';
import { type Past, type Shared, shareOf } from './past.ts';

/** When a page changed often enough with a file. The figures behind these are in `bench/README.md`. */
const NEARLY_ALWAYS = { timesMin: 4, shareMin: 0.7, trustMin: 0.6 };
/** A change with tests that brings names which stand nowhere is one that docs are written for: there less is enough. */
const WITH_NEWS = { timesMin: 3, shareMin: 0.45, quietMax: 3 };

/** Pages that changed with a file of code nearly each time, or nearly each time that it brought something new. */
export function findTogether(
  files: readonly ChangedCode[],
  { pages, past, hasTests }: { pages: PageIndex; past: Past; hasTests: boolean },
): Finding[] {
  return files.flatMap(({ path, fresh, gone }) => {
    // A change that neither brings nor takes a name is one of form, or mends what pages do not tell.
    if (fresh.length === 0 && gone.length === 0) return [];
    const bringsNews =
      hasTests &&
      fresh.some(({ name, kind }) => kind !== 'definition' && kind !== 'method' && !pages.isAnywhere(name));
    return past.pages(path).flatMap((page): Finding[] => {
      const shared = past.of(path, page);
      const news = bringsNews && isUsualForNews(shared);
      if (!news && !isNearlyAlways(shared)) return [];
      const { hits, times } = shared;
      const counts = `${times} of ${hits.length} earlier changes of this file changed the page too`;
      return [
        {
          kind: 'together',
          name: path,
          page,
          pageLine: 1,
          file: path,
          line: 1,
          reason: news ? `${counts}, and this one brings new names.` : `${counts}.`,
          confidence: 0.5 + shareOf(shared) / 2 - 1 / (hits.length + 2),
        },
      ];
    });
  });
}

function isNearlyAlways(shared: Shared): boolean {
  const { timesMin, shareMin, trustMin } = NEARLY_ALWAYS;
  return shared.times >= timesMin && shareOf(shared) >= shareMin && trustOf(shared.hits) >= trustMin;
}

function isUsualForNews(shared: Shared): boolean {
  const { timesMin, shareMin, quietMax } = WITH_NEWS;
  return shared.times >= timesMin && shareOf(shared) >= shareMin && shared.hits.indexOf(true) <= quietMax;
}

/** How often an alarm by a like rule would have been right in the file's own history; 1 where there would have been none. */
function trustOf(hits: readonly boolean[]): number {
  let times = 0;
  let alarms = 0;
  let right = 0;
  hits.toReversed().forEach((hit, before) => {
    if (times >= 3 && times / before >= 0.6) {
      alarms += 1;
      if (hit) right += 1;
    }
    if (hit) times += 1;
  });
  return alarms === 0 ? 1 : right / alarms;
}
