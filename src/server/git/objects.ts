import type { GitOptions } from './git.ts';

/** Names of changed files; what is cut off here is not shown. */
const NAMES_MAX_BYTES = 4 * 1024 * 1024;
/** A tree with more is none of documentation. */
const TREE_MAX_BYTES = 256 * 1024 * 1024;

export type ObjectReader = ReturnType<typeof readObjects>;

/** What is read of a repository's commits, files and their names; `run` runs git there. */
export function readObjects(run: (args: readonly string[], options?: GitOptions) => Promise<Buffer>) {
  const text = async (args: readonly string[], options?: GitOptions) =>
    (await run(args, options)).toString('utf8');
  return {
    /** The files that differ between two commits, as `git diff --raw -z` names them. */
    changedFiles: (from: string, to: string) =>
      text(['diff', '--raw', '-z', '--no-abbrev', '--find-renames', from, to, '--'], {
        truncateBytes: NAMES_MAX_BYTES,
      }),

    /** All that is in a commit's tree, as `git ls-tree -r -z` names it. */
    names: (commit: string) => text(['ls-tree', '-r', '-z', commit], { truncateBytes: TREE_MAX_BYTES }),

    /** What objects are and how large: one line for each name, in their order. */
    sizes: (names: readonly string[]) =>
      text(['cat-file', '--batch-check', '--buffer'], { input: lines(names) }),

    /** The contents of blobs one after the other, each behind a line with its id and size. */
    contents: (ids: readonly string[], maxBytes: number) =>
      run(['cat-file', '--batch', '--buffer'], { input: lines(ids), truncateBytes: maxBytes }),
  };
}

function lines(names: readonly string[]): string {
  return names.map((name) => `${name}\n`).join('');
}
