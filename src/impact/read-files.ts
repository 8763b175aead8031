import type { FileEntry, Repository } from '../ports/repository.ts';

/** Each file with its text, one after the other. What is no text, or larger than people write, is left out. */
export async function* readTexts<File extends { readonly blob: string }>(
  files: readonly File[],
  repository: Pick<Repository, 'texts'>,
): AsyncGenerator<{ file: File; text: string }> {
  let at = 0;
  for await (const text of repository.texts(files.map(({ blob }) => blob))) {
    const file = files[at++];
    if (file && text !== undefined) yield { file, text };
  }
}

/** One file of a commit; undefined where there is none. */
export async function findFile(
  { commit, path }: { commit: string; path: string },
  repository: Pick<Repository, 'files'>,
): Promise<FileEntry | undefined> {
  for await (const file of repository.files(commit, path)) if (file.path === path) return file;
  return undefined;
}
