import { basename, dirname } from 'node:path';

/** By path: the whole names of the tests in a file, and how long they took without a mutant. */
export type FilesOfTests = Record<string, { readonly names: readonly string[]; readonly ms: number }>;

/** The tool gives names without their ends: a test called "a" would bring all tests with an "a" along. */
export function wholeNames(pattern: string): string {
  return `^(?:${pattern})$`;
}

/**
 * The files with a test of such a name: those that mirror the changed source before all others, then the quickest. Without a
 * pattern the mutant is of what is computed when a module is loaded, and may show anywhere: asked are the tests of its room.
 */
export function chooseFiles(
  files: FilesOfTests,
  { pattern, changed }: { pattern: string | undefined; changed: readonly string[] },
): string[] {
  const names = new RegExp(wholeNames(pattern ?? '.*'), 'is');
  const rooms = changed.map((source) => `/__tests__/${source.split('/src/')[1]?.split('/')[0]}/`);
  const nearness = (path: string) => Math.max(0, ...changed.map((source) => compare(source, path)));
  return Object.entries(files)
    .filter(([path, { names: all }]) =>
      pattern === undefined
        ? rooms.some((room) => path.includes(room))
        : all.some((name) => names.test(name)),
    )
    .map(([path, { ms }]) => ({ path, ms, near: nearness(path) }))
    .sort((a, b) => b.near - a.near || a.ms - b.ms)
    .map(({ path }) => path);
}

/** 2 for the tests of the file itself, 1 for those of its folder. */
function compare(source: string, test: string): number {
  const folder = dirname(source).split('/src/')[1] ?? '';
  if (!dirname(test).endsWith(`/__tests__/${folder}`)) return 0;
  return basename(test).startsWith(basename(source, '.ts')) ? 2 : 1;
}
