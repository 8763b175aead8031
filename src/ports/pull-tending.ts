/** A pull request of this repository, as far as tending it needs. */
export interface TendedPull {
  readonly number: number;
  readonly title: string;
  readonly state: 'open' | 'merged' | 'closed';
  readonly labels: readonly string[];
  /** The head's commit and branch. `isHere`: the branch is this repository's, not a fork's. */
  readonly head: { readonly sha: string; readonly branch: string; readonly isHere: boolean };
  readonly base: string;
  /** Last change of any kind, comments too, in ms since 1970. */
  readonly updatedMs: number;
  /** True only where the host says so: it may not know yet. */
  readonly hasConflict: boolean;
}

/** A pull request as the list of the open ones has it. */
export interface OpenPull {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** The branch. */
  readonly head: string;
  /** In ms since 1970. */
  readonly createdMs: number;
}

/** What can be done to a pull request of this repository besides commenting on it. Each rejects with a HostError. */
export interface PullTending {
  /** The number behind a link; undefined where it is none of a pull request of this repository. */
  numberOf(link: string): number | undefined;
  /** All that are open. */
  listOpen(): Promise<readonly OpenPull[]>;
  read(number: number): Promise<TendedPull>;
  /** Whether the base branch has commits that the head lacks. */
  isBehind(pull: TendedPull): Promise<boolean>;
  /** Has the host merge the base branch into the head, as long as that is the commit that was read. It takes its time. */
  updateBranch(pull: TendedPull): Promise<void>;
  close(number: number): Promise<void>;
  deleteBranch(branch: string): Promise<void>;
}
