import type { PullPlace } from './pull-request-care.ts';

export interface ChangedFile {
  readonly path: string;
  readonly status?: string;
  readonly additions: number;
  readonly deletions: number;
}

/** A changed file, with what was changed in it as far as the host tells. */
export interface ChangedText extends ChangedFile {
  /** Where it was before, where it was renamed. */
  readonly previousPath?: string;
  /** Its hunks as git writes them, without a file's head; absent for what has no text, and what is too large for the host. */
  readonly patch?: string;
}

export interface ChangedPage {
  readonly files: readonly ChangedText[];
  /** True where the host has further pages, or tells of no more than it has told. */
  readonly hasMore: boolean;
  /** Why texts are missing that the host has. */
  readonly unread?: Error;
}

/** An issue or a pull request, read where no event tells of it. */
export interface ReadThread {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly url?: string;
  /** A branch, never told here: the same form as an event's thread. */
  readonly base?: undefined;
}

/** A merged pull request that closed an issue. */
export interface ClosingPull extends PullPlace {
  readonly title: string;
}

/** Reads what pull requests change. All but `locate` reject with a HostError. */
export interface PullChanges {
  /** Undefined where the link is none of this host's. */
  locate(link: string): PullPlace | undefined;
  thread(number: number): Promise<ReadThread>;
  /** Its changed files, as many as the host tells. Further pages are read only when asked for. */
  files(place: PullPlace): AsyncIterable<ChangedPage>;
  /** The first few merged pull requests that the host says closed an issue; undefined where it does not say. */
  closers(issue: number): Promise<readonly ClosingPull[] | undefined>;
}
