import type * as z from 'zod';
import type { checkSchema } from '../../contract/checks.ts';

/** A branch that has been pushed and wants to be looked at. */
export type Proposal = {
  project: string;
  job: string;
  branch: string;
  /** The branch it is to be merged into. */
  base: string;
  prompt: string;
  /** What became of the checks of what was pushed; none where nothing was checked. */
  checks: readonly ProposedCheck[];
  /** The repositories that its change was made with, besides its own. */
  contexts: readonly ProposedContext[];
  /** Whether nobody is to take it for ready. A host without drafts shows it all the same. */
  isDraft: boolean;
  /** What it was proposed as, where nothing of it is new: then no other is opened in the place of one that is closed. */
  known?: string | undefined;
};

export type ProposedCheck = z.infer<typeof checkSchema> & { why?: string | undefined };

/** Without a commit it was not there. */
export type ProposedContext = { name: string; shortCommit?: string };

/** Where a branch is reviewed. */
export type FoundProposal = {
  link: string;
  /** The branch that it is to be merged into, where the host knows. */
  base?: string;
};

/** Where changes are reviewed. A link is a URL, or a path on this service. */
export type PullRequestHost = {
  /** Proposing the same branch again gives the pull request that is open for it already. */
  propose: (proposal: Proposal, signal: AbortSignal) => Promise<string>;
  /** What a branch was proposed as: what is open, else the newest that was merged or closed. Undefined: it was not. */
  find: (
    branch: Pick<Proposal, 'project' | 'job' | 'branch'>,
    signal: AbortSignal,
  ) => Promise<FoundProposal | undefined>;
};
