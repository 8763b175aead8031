/** A regular file at some commit. Symbolic links and submodules are none. */
export interface FileEntry {
  readonly path: string;
  /** Its content's object id. */
  readonly blob: string;
}

/** What one change did to a file. A file that was moved has `from`. */
export interface FileChange {
  readonly path: string;
  readonly from?: string;
  readonly before?: string;
  readonly after?: string;
}

/** One earlier change, as the history tells it. */
export interface PastChange {
  readonly commit: string;
  readonly paths: readonly string[];
  readonly added: readonly string[];
}

/** A git repository, read and never written. Revisions are full commit ids. Rejects with an Error in plain words. */
export interface Repository {
  files(commit: string): Promise<readonly FileEntry[]>;
  changes(span: { base: string; head: string }): Promise<readonly FileChange[]>;
  /** Contents in the given order; undefined for what is no text or too large to be read by people. */
  texts(
    blobs: readonly string[],
  ): AsyncIterable<{ readonly blob: string; readonly text: string | undefined }>;
  /** Paths of files with any of the words, at a commit. */
  mentions(words: readonly string[], commit: string): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Newest first, the commit itself the first; nothing where the history is cut short. */
  history(commit: string, max: number): Promise<readonly PastChange[]>;
}
