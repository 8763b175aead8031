/** A regular file at some commit. Symbolic links and submodules are none. */
export interface FileEntry {
  readonly path: string;
  /** Its content's object id. */
  readonly blob: string;
}

/** What one change did to a file. A file that was moved has `from`; the content that is not there is undefined. */
export interface FileChange {
  readonly path: string;
  readonly from?: string;
  readonly before?: string;
  readonly after?: string;
}

/** One earlier change, as the history tells it: the paths that it touched. */
export interface PastChange {
  readonly paths: readonly string[];
  /** Those of them that it brought. */
  readonly added: ReadonlySet<string>;
}

/** What a file holds. `large` is text, and more of it than people write. */
export type Content = { readonly text: string } | { readonly unread: 'binary' | 'large' };

/** Two commits, by their full ids. */
export interface Span {
  readonly base: string;
  readonly head: string;
}

/** A repository's objects, read and never written, whatever is checked out. Commits are full ids. Rejects with a GitError. */
export interface Repository {
  /** All files of a commit, sorted by path; with `path` those at or below it. */
  files(commit: string, path?: string): AsyncIterable<FileEntry>;
  changes(span: Span): Promise<readonly FileChange[]>;
  /** One content after the other, in the given order. */
  texts(blobs: readonly string[]): AsyncIterable<Content>;
  /** Which of the words stand as words in a file of the commit that counts. Reads no further than it has to. */
  alive(
    words: readonly string[],
    where: { commit: string; counts: (path: string) => boolean },
  ): Promise<ReadonlySet<string>>;
  /** The changes that led to a commit, the newest first and itself among them; undefined where the history is cut short. */
  history(commit: string, max: number): Promise<AsyncIterable<PastChange> | undefined>;
}

/** A clone, whose revisions have to be found, or fetched where it is shallow. */
export interface Clone extends Repository {
  /** False where the folder lies in no repository. */
  isThere(): Promise<boolean>;
  /** Whether a symbolic link stands at a path of a commit. Links are not followed. */
  isLink(place: { commit: string; path: string }): Promise<boolean>;
  /** The full id of the commit that a name stands for; undefined where there is none here. */
  resolve(revision: string): Promise<string | undefined>;
  /** Undefined where none is known here. */
  mergeBase(one: string, other: string): Promise<string | undefined>;
  isShallow(): Promise<boolean>;
  /** Ancestors, spread evenly over the history, the newest first; undefined where it is cut short. */
  earlier(commit: string, count: number): Promise<readonly string[] | undefined>;
  /** Fetches commits, without their history where the clone has none. */
  fetch(commits: readonly string[]): Promise<void>;
  /** Fetches so many more commits of a shallow clone's history. */
  deepen(count: number, commits: readonly string[]): Promise<void>;
}
