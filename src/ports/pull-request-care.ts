/** A pull request of the code host. */
export interface PullPlace {
  /** owner/name */
  readonly repository: string;
  readonly number: number;
}

/** A pull request as it stands now, as far as it can be taken care of. */
export interface PullState {
  readonly isOpen: boolean;
  readonly body: string;
  readonly author: string;
  readonly isDraft: boolean;
  /** True where the host merges it by itself once it may. */
  readonly isAutoMerging: boolean;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** Logins and team slugs of whom a review is awaited. */
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
  /** The branch; empty where the host does not say. */
  readonly head: string;
  /** True where the branch is in another repository, or in one that is gone. */
  readonly isFromFork: boolean;
  /** How GraphQL calls it; empty where the host has none. */
  readonly nodeId: string;
  /** How many files it changes; undefined where the host does not say. */
  readonly changedFiles: number | undefined;
}

/** What has been done with a pull request before, whether or not it still stands. Names are in lower case. */
export interface PullHistory {
  readonly labels: ReadonlySet<string>;
  readonly assignees: ReadonlySet<string>;
  readonly reviewers: ReadonlySet<string>;
  readonly teams: ReadonlySet<string>;
  readonly wasDraftChanged: boolean;
  readonly wasAutoMerging: boolean;
}

export type MergeMethod = 'merge' | 'squash' | 'rebase';

/** Who is asked to review; `requester` is whoever asked for the change. */
export type Reviewer =
  | { readonly kind: 'requester' }
  | { readonly kind: 'person'; readonly login: string }
  | { readonly kind: 'team'; readonly organisation: string; readonly slug: string };

/** What a workflow wants done for a pull request. */
export interface CareWishes {
  readonly labels: readonly string[];
  readonly reviewers: readonly Reviewer[];
  readonly assignees: readonly string[];
  readonly draft: 'keep' | 'draft' | 'ready';
  readonly autoMerge: MergeMethod | undefined;
  /** Other repositories whose pull requests may be touched, owner/name. */
  readonly repositories: readonly string[];
}

/** What can be done for a pull request after its job has ended. All but `locate` reject with a HostError. */
export interface PullRequestCare {
  /** Undefined where the link is none of this host's. */
  locate(link: string): PullPlace | undefined;
  read(place: PullPlace): Promise<PullState>;
  history(place: PullPlace): Promise<PullHistory>;
  setBody(place: PullPlace, body: string): Promise<void>;
  /** Returns which labels are there then: Gitea and Forgejo pass over those that the repository does not have. */
  addLabels(place: PullPlace, labels: readonly string[]): Promise<readonly string[]>;
  /** Returns who is assigned then: GitHub passes over whom it can't assign. */
  addAssignees(place: PullPlace, logins: readonly string[]): Promise<readonly string[]>;
  requestReviews(
    place: PullPlace,
    from: { people: readonly string[]; teams: readonly string[] },
  ): Promise<void>;
  setDraft(pull: Pick<PullState, 'nodeId'>, isDraft: boolean): Promise<void>;
  /** All changed files, each with its name, and that before where it was renamed. */
  files(place: PullPlace): Promise<readonly (readonly string[])[]>;
  disableAutoMerge(pull: Pick<PullState, 'nodeId'>): Promise<void>;
  enableAutoMerge(pull: Pick<PullState, 'nodeId'>, method: MergeMethod): Promise<void>;
}
