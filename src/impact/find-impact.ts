import type { Repository } from '../ports/repository.ts';
import { findByNames } from './by-names.ts';
import type { Finding } from './finding.ts';
import { kindOfPath } from './paths.ts';
import { findTogether } from './together.ts';

export const HISTORY_MAX = 5_000;

export async function findImpact(
  repository: Repository,
  { base, head }: { base: string; head: string },
): Promise<{ findings: Finding[]; pages: string[] }> {
  const changes = await repository.changes({ base, head });
  const code = changes.filter(({ path }) => kindOfPath(path) === 'code');
  const files = await repository.files(head);
  const pages = files.filter(({ path }) => kindOfPath(path) === 'page');
  if (code.length === 0 || pages.length === 0) return { findings: [], pages: [] };
  const there = new Set(pages.map(({ path }) => path));
  const history = await repository.history(base, HISTORY_MAX);
  const findings = [
    ...findTogether(
      code.map(({ path, before }) => ({ path, isNew: before === undefined })),
      history,
      (path) => there.has(path),
    ),
    ...(await findByNames(repository, { base, head, code, changes, pages })),
  ];
  const touched = new Set(changes.map(({ path }) => path));
  const left = findings.filter(({ page, kind }) => kind === 'stale' || !touched.has(page));
  left.sort((a, b) => b.confidence - a.confidence);
  return { findings: left, pages: [...new Set(left.map(({ page }) => page))] };
}
