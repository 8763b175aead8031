import type { ChangedCode } from './changed-code.ts';
import type { Finding } from './finding.ts';
import type { PageIndex } from './page-index.ts';
import { type Past, type Shared, shareOf } from './past.ts';

/** When a page changed often enough with a file. The figures behind these are in `bench/README.md`. */
const NEARLY_ALWAYS = { timesMin: 4, shareMin: 0.7 };
/** A change with tests that brings names which stand nowhere is one that docs are written for: there less is enough. */
const WITH_NEWS = { timesMin: 3, shareMin: 0.3, quietMax: 3 };
/** Whatever was once: a page that has long had other things to tell says nothing. */
const LATELY = { changes: 20, shareMin: 0.4 };
/** When a page changed often enough with a new file. */
const WITH_NEW_FILE = { timesMin: 3, shareMin: 0.5 };

/** Pages that changed with a file of code, or with a new one beside it, nearly each time or each time that it brought something new. */
export function findTogether(
  files: readonly ChangedCode[],
  { pages, past, isTested, hasTests }: { pages: PageIndex; past: Past; isTested: boolean; hasTests: boolean },
): Finding[] {
  return files.flatMap(({ path, isNew, fresh, gone }) => {
    const bringsNews =
      hasTests &&
      fresh.some(({ name, kind }) => kind !== 'definition' && kind !== 'method' && !pages.isAnywhere(name));
    // A change that neither brings nor takes a name is one of form, or mends what pages do not tell.
    const saysNothing = !isTested || (fresh.length === 0 && gone.every(({ kind }) => kind === 'word'));
    return past.pages(path).flatMap((page): Finding[] => {
      const shared = past.of(path, page);
      const ofNew = past.ofNew(path, page);
      const reason =
        isNew && isUsualForNew(ofNew)
          ? `${counted(ofNew)} changes that brought a file like this one changed the page too.`
          : saysNothing
            ? undefined
            : isNearlyAlways(shared)
              ? `${counted(shared)} changes of this file changed the page too.`
              : bringsNews && isUsualForNews(shared)
                ? `${counted(shared)} changes of this file changed the page too, and this one brings new names.`
                : undefined;
      const best = isNew ? ofNew : shared;
      if (reason === undefined || !isUsualLately(best)) return [];
      const confidence = 0.5 + shareOf(best) / 2 - 1 / (best.hits.length + 2);
      return [{ kind: 'together', name: path, page, pageLine: 1, file: path, line: 1, reason, confidence }];
    });
  });
}

function counted({ times, hits }: Shared): string {
  return `${times} of ${hits.length} earlier`;
}

function isUsualLately({ hits }: Shared): boolean {
  const late = hits.slice(0, LATELY.changes);
  return late.filter(Boolean).length >= LATELY.shareMin * late.length;
}

function isUsualForNew(shared: Shared): boolean {
  return shared.times >= WITH_NEW_FILE.timesMin && shareOf(shared) >= WITH_NEW_FILE.shareMin;
}

function isNearlyAlways(shared: Shared): boolean {
  const { timesMin, shareMin } = NEARLY_ALWAYS;
  return shared.times >= timesMin && shareOf(shared) >= shareMin;
}

function isUsualForNews(shared: Shared): boolean {
  const { timesMin, shareMin, quietMax } = WITH_NEWS;
  return shared.times >= timesMin && shareOf(shared) >= shareMin && shared.hits.indexOf(true) <= quietMax;
}
