import type { Person } from './person.ts';
import type { PullPlace } from './pull-request-care.ts';

/** A check or a status of a commit. `undecided`: it has ended, and that says neither well nor wrong, as one that was cancelled. */
export interface HeadCheck {
  readonly name: string;
  readonly state: 'failed' | 'running' | 'passed' | 'undecided';
  /** The host's own word, in lower case. */
  readonly conclusion: string;
  readonly title: string;
  readonly summary: string;
  /** The first of them. */
  readonly annotations: readonly Annotation[];
  readonly annotationCount: number;
  /** Where a person reads more. */
  readonly url: string;
  /** When it ended, or was last heard of, in ms since 1970; 0 where the host does not say. */
  readonly atMs: number;
}

export interface Annotation {
  readonly path: string;
  readonly line: number | undefined;
  readonly level: string;
  readonly title: string;
  readonly message: string;
}

/** A review thread. */
export interface ReviewThread {
  /** As the host calls it. */
  readonly id: string;
  /** Neither resolved nor outdated, as far as the host tells: Gitea and Forgejo do not say what is outdated. */
  readonly isOpen: boolean;
  readonly path: string;
  readonly line: number | undefined;
  /** The last of them, oldest first. */
  readonly comments: readonly ReviewWord[];
}

export interface ReviewWord {
  /** Undefined where the writer is gone. */
  readonly author: Person | undefined;
  readonly body: string;
  /** In ms since 1970; 0 where the host does not say. */
  readonly atMs: number;
}

/** What was read, and why it is not all where it is not. */
export interface Part<Item> {
  readonly items: readonly Item[];
  readonly unread?: Error;
}

/** How the head of a pull request stands. */
export interface PullFaults {
  /** The commit. */
  readonly head: string;
  readonly conflict: 'yes' | 'no' | 'unknown';
  readonly checks: Part<HeadCheck>;
  readonly threads: Part<ReviewThread>;
}

export interface ReviewReply {
  readonly thread: ReviewThread;
  readonly body: string;
}

/** Reads what is wrong with pull requests, and answers their reviewers. All but `locate` reject with a HostError. */
export interface PullMending {
  /** Undefined where the link is none of this host's. */
  locate(link: string): PullPlace | undefined;
  faults(place: PullPlace, asked: { checks: boolean; threads: boolean }): Promise<PullFaults>;
  /** Answers in each of the threads; what was lost may stand there all the same. */
  reply(place: PullPlace, replies: readonly ReviewReply[]): Promise<void>;
}
