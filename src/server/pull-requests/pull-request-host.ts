/** A branch that has been pushed and wants to be looked at. */
export type Proposal = {
  project: string;
  job: string;
  branch: string;
  /** The branch it is to be merged into. */
  base: string;
  prompt: string;
};

/**
 * Where changes are reviewed. Proposing the same branch again gives the pull request that is open for it already.
 * The link is a URL, or a path on this service.
 */
export type PullRequestHost = { propose: (proposal: Proposal, signal: AbortSignal) => Promise<string> };
