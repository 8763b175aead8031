import { posix } from 'node:path';
import type { FileEntry, Repository } from '../ports/repository.ts';

/**
 * Each file with its text, one after the other. What is no text, or larger than people write, is left out.
 * @param large takes the paths of the latter
 */
export async function* readTexts<File extends FileEntry>(
  files: readonly File[],
  { repository, large }: { repository: Pick<Repository, 'texts'>; large?: Set<string> },
): AsyncGenerator<{ file: File; text: string }> {
  let at = 0;
  for await (const content of repository.texts(files.map(({ blob }) => blob))) {
    const file = files[at++];
    if (!file) return;
    if ('text' in content) yield { file, text: content.text };
    else if (content.unread === 'large') large?.add(file.path);
  }
}

/** One file of a commit; undefined where there is none, as outside of the repository, of which git is not asked. */
export async function findFile(
  { commit, path }: { commit: string; path: string },
  repository: Pick<Repository, 'files'>,
): Promise<FileEntry | undefined> {
  const wanted = posix.normalize(path);
  if (/^\.{0,2}(?:\/|$)/.test(wanted)) return undefined;
  for await (const file of repository.files(commit, wanted)) if (file.path === wanted) return file;
  return undefined;
}
