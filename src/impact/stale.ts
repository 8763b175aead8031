import type { ChangedCode } from './changed-code.ts';
import type { Finding } from './finding.ts';
import { type CodeName, isOrdinary } from './names.ts';
import type { PageIndex } from './page-index.ts';
import type { Past } from './past.ts';

export interface Gone {
  readonly path: string;
  readonly name: CodeName;
  readonly instead: string | undefined;
}

/** Names that are gone from the changed files and that a page mentions. Whether other code has them is still to be asked. */
export function gatherGone(files: readonly ChangedCode[], pages: PageIndex): Gone[] {
  const gone = new Map<string, Gone>();
  for (const { path, gone: names, renames } of files)
    for (const name of names)
      if (!isOrdinary(name.name) && !gone.has(name.name) && pages.of(name.name).length > 0)
        gone.set(name.name, { path, name, instead: renames.get(name.name) });
  return [...gone.values()];
}

/** Pages that mention what no code has any more. */
export function findStale(
  gone: readonly Gone[],
  {
    pages,
    past,
    hasTests,
    alive,
  }: { pages: PageIndex; past: Past; hasTests: boolean; alive: ReadonlySet<string> },
): Finding[] {
  return gone.flatMap(({ path, name, instead }) => {
    if (alive.has(name.name)) return [];
    return pages.of(name.name).flatMap(({ page, line }): Finding[] => {
      const { times } = past.of(path, page);
      if (!hasTests && times === 0) return [];
      return [
        {
          kind: 'stale',
          name: name.name,
          ...(instead === undefined ? {} : { instead }),
          page,
          pageLine: line,
          file: path,
          line: name.line,
          reason: 'This change takes it out of the code, and the page mentions it.',
          confidence: times > 0 || instead !== undefined ? 0.85 : 0.75,
        },
      ];
    });
  });
}
