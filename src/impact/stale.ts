import type { ChangedCode } from './changed-code.ts';
import type { Finding } from './finding.ts';
import { isOrdinary } from './names.ts';
import type { PageIndex } from './page-index.ts';
import type { Past } from './past.ts';

/** On more pages than these a word that is no name is a word of the trade. */
const WORD_PAGES_MAX = 3;

/** Pages that mention what is gone from the changed files. Whether other code has it is still to be asked. */
export function findStale(
  files: readonly ChangedCode[],
  { pages, past, isTested }: { pages: PageIndex; past: Past; isTested: boolean },
): Finding[] {
  const seen = new Set<string>();
  return files.flatMap(({ path, gone, renames }) =>
    gone.flatMap(({ name, kind, line }) => {
      if (isOrdinary(name) || seen.has(name)) return [];
      seen.add(name);
      const instead = renames.get(name);
      const mentions = pages.of(name);
      if (kind === 'word' && mentions.length > WORD_PAGES_MAX) return [];
      return mentions.flatMap((mention): Finding[] => {
        const { times } = past.of(path, mention.page);
        if (!isTested && times === 0) return [];
        return [
          {
            kind: 'stale',
            name,
            ...(instead === undefined ? {} : { instead }),
            page: mention.page,
            pageLine: mention.line,
            file: path,
            line,
            reason: 'This change takes it out of the code, and the page mentions it.',
            confidence: times > 0 || instead !== undefined ? 0.85 : 0.75,
          },
        ];
      });
    }),
  );
}
