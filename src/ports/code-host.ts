import type { Person } from './person.ts';
import type { ChangedFile, PullChanges } from './pull-changes.ts';
import type { PullMending } from './pull-faults.ts';
import type { PullRequestCare } from './pull-request-care.ts';
import type { PullTending } from './pull-tending.ts';

export type { ChangedFile, Person };

/** What the host says of one login's permission. Only `answer` says what somebody has, and that may be nothing. */
export type PermissionAnswer =
  | { readonly kind: 'answer'; readonly permission: string; readonly roleName?: string }
  /** The host will not say it to this token, however often it is asked; or there is nobody to ask. */
  | ({ readonly kind: 'refused' } & Unread)
  /** Nobody knows: no answer came, or one that does not say what was asked for. Asking again may tell. */
  | ({ readonly kind: 'unanswered' } & Unread);

interface Unread {
  readonly failure?: HostFailure;
  /** Why, as half a sentence. */
  readonly detail?: string;
  /** As in `HostWords`. */
  readonly required?: string;
}

/** What a host adds to a refusal, in its own words, each one clean line; empty where it says nothing. */
export interface HostWords {
  /** Its reason. */
  readonly says: string;
  /** The scopes or permissions that it names as required. */
  readonly required: string;
}

/** A comment on an issue or pull request, or in a review thread. */
export interface ThreadComment {
  readonly id: number;
  readonly inReview: boolean;
  readonly body: string;
  readonly author?: Person;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** On the code host's own web address. */
  readonly url?: string;
}

/** Where comments are read and written: a thread, or one review thread of a pull request. */
export interface CommentPlace {
  readonly thread: number;
  /** The review comment that the review thread hangs on. */
  readonly replyTo?: number;
}

export interface PullRequestFacts {
  readonly number: number;
  readonly title: string;
  readonly state: 'open' | 'merged' | 'closed';
  /** Branch names. */
  readonly base?: string;
  readonly head?: string;
  /** Of the repository that it is to be merged in. */
  readonly defaultBranch?: string;
  /** What it changes in all. */
  readonly changedFiles?: number;
  readonly additions?: number;
  readonly deletions?: number;
}

/** A comment, or by its number the issue itself. */
export interface ReactionTarget extends Pick<ThreadComment, 'id' | 'inReview'> {
  readonly isIssue?: boolean;
}

export type Reaction = 'eyes' | 'rocket' | 'confused' | '-1';

export interface GivenReaction {
  readonly content: string;
  readonly author?: Person;
}

/** The code host: GitHub, GitHub Enterprise Server, Gitea or Forgejo. All but the permissions reject with a HostError. */
export interface CodeHost {
  permission(login: string): Promise<PermissionAnswer>;
  /**
   * What somebody may do as a member of a team, where `permission` does not count teams; undefined where it does, or where
   * no team adds anything. Only teams whose own answer is enough are asked about, and not more than a few. One that can't be
   * asked is passed over, and named where no other lets them in. Rejects as little as `permission` does.
   */
  teamPermission(
    login: string,
    isEnough: (answer: PermissionAnswer) => boolean,
  ): Promise<PermissionAnswer | undefined>;
  /** The login that the token acts as, where the host tells it. */
  ownLogin(): Promise<Person | undefined>;
  /**
   * Newest first; further pages are read only when asked for. Read to its end it was read whole: a list that is cut, or
   * is none, rejects.
   */
  comments(place: CommentPlace): AsyncIterable<ThreadComment>;
  /** The whole repository's comments, newest first, at most so many pages of 100; where pages are shorter, more of them. */
  repositoryComments(maxPages: number): AsyncIterable<ThreadComment>;
  addComment(place: CommentPlace, body: string): Promise<ThreadComment>;
  editComment(comment: Pick<ThreadComment, 'id' | 'inReview'>, body: string): Promise<void>;
  readComment(comment: Pick<ThreadComment, 'id' | 'inReview'>): Promise<ThreadComment>;
  /** What is on it, the first hundred, as the host calls each. */
  reactions(to: ReactionTarget): Promise<readonly GivenReaction[]>;
  /** Returns what takes it away again. */
  addReaction(to: ReactionTarget, reaction: Reaction): Promise<() => Promise<void>>;
  /** Whether a workflow run of the repository is over; undefined where the host does not say. Rejects never. */
  isRunOver(run: string): Promise<boolean | undefined>;
  /** The first 300. */
  changedFiles(pullRequest: number): Promise<readonly ChangedFile[]>;
  /** Undefined where the link is none of this host's. */
  pullRequest(link: string): Promise<PullRequestFacts | undefined>;
  /** The commit that two commits have in common; undefined where the host does not say. */
  mergeBase(one: string, other: string): Promise<string | undefined>;
  readonly tending: PullTending;
  /** The first few, in one request; none where the link is none of this host's. */
  firstFiles(link: string, count: number): Promise<readonly ChangedFile[]>;
  /** Loaded only where it is asked for. Rejects never. */
  openCare(): Promise<PullRequestCare>;
  /** Loaded only where it is asked for. Rejects never. */
  openMending(): Promise<PullMending>;
  /** Loaded only where it is asked for. Rejects never. */
  openChanges(): Promise<PullChanges>;
}

/**
 * `moved`: answered with a redirect, so nothing was done. `refused`: answered with a refusal. `unreadable`: answered with
 * something that is not what was asked for, or lacks it: no answer, so nothing is known by it. `late`: the run's time is over.
 * `endless`: a list that can't be read whole, for it repeats itself or does not end.
 */
export type HostFailure =
  | 'lost'
  | 'gone'
  | 'moved'
  | 'locked'
  | 'forbidden'
  | 'limited'
  | 'unreachable'
  | 'late'
  | 'endless'
  | 'refused'
  | 'unreadable';
