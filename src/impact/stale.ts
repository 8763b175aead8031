import type { ChangedCode } from './changed-code.ts';
import type { Finding } from './finding.ts';
import { isOrdinary } from './names.ts';
import type { PageIndex } from './page-index.ts';
import type { Past } from './past.ts';

/** Pages that mention what is gone from the changed files. Whether other code has it is still to be asked. */
export function findStale(
  files: readonly ChangedCode[],
  { pages, past, hasTests }: { pages: PageIndex; past: Past; hasTests: boolean },
): Finding[] {
  const seen = new Set<string>();
  return files.flatMap(({ path, gone, renames }) =>
    gone.flatMap(({ name, line }) => {
      if (isOrdinary(name) || seen.has(name)) return [];
      seen.add(name);
      const instead = renames.get(name);
      return pages.of(name).flatMap((mention): Finding[] => {
        const { times } = past.of(path, mention.page);
        if (!hasTests && times === 0) return [];
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
