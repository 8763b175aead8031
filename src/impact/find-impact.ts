import type { Repository, Span } from '../ports/repository.ts';
import { readChangedCode } from './changed-code.ts';
import type { Finding } from './finding.ts';
import { createPageIndex } from './page-index.ts';
import { HISTORY_MAX, readPast } from './past.ts';
import { isTest, kindOfPath } from './paths.ts';
import { findStale, gatherGone } from './stale.ts';
import { findTogether } from './together.ts';
import { findUndocumented } from './undocumented.ts';

export async function findImpact(
  repository: Repository,
  { base, head }: Span,
): Promise<{ findings: Finding[]; covered: Finding[] }> {
  const changes = await repository.changes({ base, head });
  const code = changes.filter(({ path }) => kindOfPath(path) === 'code');
  if (code.length === 0) return { findings: [], covered: [] };
  const pages = (await repository.files(head)).filter(({ path }) => kindOfPath(path) === 'page');
  const there = new Set(pages.map(({ path }) => path));
  const files = await readChangedCode(code, repository);
  const index = createPageIndex(
    new Set(
      files
        .flatMap(({ fresh, names, gone }) => [...(fresh.length > 0 ? names : []), ...gone])
        .map(({ name }) => name),
    ),
  );
  let at = 0;
  for await (const text of repository.texts(pages.map(({ blob }) => blob))) {
    const page = pages[at++];
    if (page && text !== undefined) index.add(page.path, text);
  }
  const names = new Map(
    code.flatMap(({ path, from }) => [
      [path, path],
      [from ?? path, path],
    ]),
  );
  const past = readPast(await repository.history(base, HISTORY_MAX), {
    names,
    isPage: (path) => there.has(path),
  });
  const hasTests = changes.some(({ path }) => isTest(path));
  const given = { pages: index, past, hasTests, isOnPage: index.isAnywhere };
  const gone = gatherGone(files, index);
  const alive = await repository.alive(
    gone.map(({ name }) => name.name),
    { commit: head, counts: (path) => kindOfPath(path) === 'code' },
  );
  const found = [
    ...findUndocumented(files, given),
    ...findStale(gone, { ...given, alive }),
    ...findTogether(files, given),
  ];
  const touched = new Set(changes.map(({ path }) => path));
  const isLeft = ({ kind, page }: Finding) => kind === 'stale' || !touched.has(page);
  const findings = found.filter(isLeft).sort((a, b) => b.confidence - a.confidence);
  return { findings, covered: found.filter((finding) => !isLeft(finding)) };
}
